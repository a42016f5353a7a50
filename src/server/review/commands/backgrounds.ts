/** Backgrounds: named sets of texts about people, which an attack on a document may read. */

import { randomUUID } from "node:crypto";
import { errors } from "../../../errors.js";
import type { User } from "../../http/user.js";
import { put, type Queryable } from "../../store/database.js";
import { notFound } from "../model/refusal.js";
import { note } from "../queries/audit.js";
import type { ReviewContext } from "../queries/context.js";
import type { Background, BackgroundInput } from "../schema.js";
import { removeUnreachable } from "./erase.js";

const place = (id: string): string => `backgrounds:${id}`;
const textPlace = (id: string, position: number): string => `background_texts:${id}:${position}`;

export interface BackgroundText {
  /** Whom it is about. */
  readonly name: string;
  readonly text: string;
}

/** @throws DUPLICATE_ID where two texts have the same name */
export async function createBackground(
  context: ReviewContext,
  user: User,
  { name, texts }: BackgroundInput,
): Promise<Background> {
  const { store, now } = context;
  if (new Set(texts.map((one) => one.name)).size < texts.length) {
    throw errors.DUPLICATE_ID`a person's name occurs twice in the background; join the texts about that person`;
  }
  const id = randomUUID();
  await store.transaction(async (on) => {
    const sealed = store.seal.sealJson(place(id), { name });
    const made = { created_at: now(), created_by: user.name };
    await put(on, "backgrounds", { id, sealed, texts: texts.length, ...made });
    for (const [position, text] of texts.entries()) {
      const sealed = store.seal.sealJson(textPlace(id, position), text);
      await put(on, "background_texts", { background: id, position, sealed });
    }
    const details = { background: id, texts: texts.length };
    await note(on, now(), { by: user.name, action: "background.create", details });
  });
  return { id, name, texts: texts.length, createdAt: now().toISOString(), createdBy: user.name };
}

export async function listBackgrounds({ store }: ReviewContext): Promise<Background[]> {
  const rows = await store.query<
    Omit<Background, "name" | "createdAt"> & { createdAt: Date; sealed: Uint8Array }
  >(
    `select id, sealed, texts, created_at as "createdAt", created_by as "createdBy" from backgrounds
     order by created_at, id`,
  );
  return rows.map(({ sealed, createdAt, ...row }) => ({
    ...row,
    ...store.seal.openJson<{ name: string }>(place(row.id), sealed),
    createdAt: createdAt.toISOString(),
  }));
}

/** @throws NOT_FOUND */
export async function textsOf(
  { store }: ReviewContext,
  on: Queryable,
  id: string,
): Promise<BackgroundText[]> {
  const rows = await on.query<{ position: number; sealed: Uint8Array }>(
    "select position, sealed from background_texts where background = $1 order by position",
    [id],
  );
  if (rows.length === 0) throw notFound("background");
  return rows.map(({ position, sealed }) => store.seal.openJson(textPlace(id, position), sealed));
}

/** @throws NOT_FOUND */
export async function removeBackground(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<void> {
  const { store, now } = context;
  await store.transaction(async (on) => {
    const rows = await on.query("delete from backgrounds where id = $1 returning id", [id]);
    if (rows.length === 0) throw notFound("background");
    const details = { background: id };
    await note(on, now(), { by: user.name, action: "background.erase", details });
  });
  store.seal.forget([`background ${id}`]);
  await removeUnreachable(store);
}
