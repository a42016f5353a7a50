/** An attack on the present output, against a stored background; the last one is kept. */

import { offsetConverter } from "../../../document/offsets.js";
import { overlaps } from "../../../document/span.js";
import type { DocumentAttack } from "../../../entries/evaluate.js";
import { errors } from "../../../errors.js";
import type { User } from "../../http/user.js";
import { put } from "../../store/database.js";
import type { Store } from "../../store/store.js";
import { type Output, outputOf } from "../model/output.js";
import { Places } from "../model/places.js";
import { notAllowed, notFound } from "../model/refusal.js";
import { inOrder } from "../model/state.js";
import { note } from "../queries/audit.js";
import type { ReviewContext } from "../queries/context.js";
import { type OpenTask, openTask } from "../queries/open-task.js";
import type { AttackInput, AttackResult } from "../schema.js";
import { findTask } from "../store/records.js";
import { listBackgrounds, textsOf } from "./backgrounds.js";

/** Candidates that are shown. */
const SHOWN = 20;

type Stored = Omit<AttackResult, "stale" | "background" | "backgroundName">;

const place = (task: string, background: string): string => `attacks:${task}:${background}`;
const placeOfPeople = (task: string, background: string): string =>
  `attacks.people:${background}:${task}`;

/** A result names people of the background: it opens while both the task and the background exist. */
const sealed = ({ seal }: Store, task: string, background: string, stored: Stored): Uint8Array =>
  seal.seal(place(task, background), seal.sealJson(placeOfPeople(task, background), stored));

function opened({ seal }: Store, task: string, background: string, bytes: Uint8Array): Stored {
  const inner = seal.open(place(task, background), bytes);
  // rows of earlier releases are under the task's key alone
  if (inner[0] === 0x7b /* { */) return JSON.parse(Buffer.from(inner).toString("utf8"));
  return seal.openJson(placeOfPeople(task, background), inner);
}

/** @throws NOT_FOUND, INPUT_FORMAT for a person the background has not, and what the engine throws */
export async function attackTask(
  context: ReviewContext,
  id: string,
  user: User,
  { background, attacker = "ensemble", person }: AttackInput,
): Promise<AttackResult> {
  const { store, now } = context;
  const seen = await openTask(context, store, id, user);
  if (seen.seat.stream === undefined) {
    throw notAllowed("you may not see these decisions");
  }
  const texts = await textsOf(context, store, background);
  if (person !== undefined && !texts.some(({ name }) => name === person)) {
    throw errors.INPUT_FORMAT`the background has no text about the 'person' named; leave 'person' out, or add a text about them`;
  }
  const output = outputOf(seen.dossier.analysis, seen.stream.state);
  const attack = await context.engine.attack(output.text, texts, {
    by: attacker,
    ...(person !== undefined && { person }),
  });
  const stored: Stored = {
    attacker,
    at: now().toISOString(),
    by: user.name,
    version: seen.stream.version,
    candidates: attack.candidates
      .slice(0, SHOWN)
      .map(({ id: name, rank, probability }) => ({ name, rank, probability })),
    total: attack.background,
    rank: attack.person?.rank ?? null,
    clues: cluesOf(attack, seen, output),
  };
  await store.transaction(async (on) => {
    // an attack takes a while: neither may have been erased, and sealing would make new keys for them
    if (!(await findTask(on, store.seal, id, { lock: true }))) throw notFound("task");
    const [still] = await on.query("select id from backgrounds where id = $1 for share", [
      background,
    ]);
    if (!still) throw notFound("background");
    const attack = { task: id, background, author: user.name, at: now(), version: stored.version };
    const held = { hash: output.hash, sealed: sealed(store, id, background, stored) };
    await put(on, "attacks", { ...attack, ...held }, ["task", "background"]);
    const details = { background, attacker, hash: output.hash };
    await note(on, now(), { by: user.name, action: "task.attack", task: id, details });
  });
  const [last] = await attacksOf(context, id, user);
  return last!;
}

/** The last attack with a background that a user may see, names and all: for the server's own use. */
export async function lastAttack(
  store: ReviewContext["store"],
  { task, seat }: Pick<OpenTask, "task" | "seat">,
  background: string,
  { name }: User,
): Promise<Stored | undefined> {
  const [row] = await store.query<{ sealed: Uint8Array; author: string }>(
    "select sealed, author from attacks where task = $1 and background = $2",
    [task.id, background],
  );
  if (!row || (seat.kind === "own" && row.author !== name)) return undefined;
  return opened(store, task.id, background, row.sealed);
}

/** The attacks on a task, the newest first. */
export async function attacksOf(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<AttackResult[]> {
  const { store } = context;
  const { dossier, stream, seat } = await openTask(context, store, id, user);
  if (seat.stream === undefined) return [];
  const { hash } = outputOf(dossier.analysis, stream.state);
  const names = new Map((await listBackgrounds(context)).map((one) => [one.id, one.name]));
  const rows = await store.query<{
    background: string;
    hash: string;
    sealed: Uint8Array;
    author: string;
  }>("select background, hash, sealed, author from attacks where task = $1 order by at desc", [id]);
  return rows
    .filter(({ author }) => seat.kind !== "own" || author === user.name)
    .map((row) => {
      const stored = opened(store, id, row.background, row.sealed);
      return {
        ...stored,
        background: row.background,
        backgroundName: names.get(row.background) ?? "",
        stale: row.hash !== hash,
        candidates: stored.candidates.map((candidate) => ({
          ...candidate,
          name: user.roles.has("approve") ? candidate.name : `person ${candidate.rank}`,
        })),
      };
    });
}

/** The words that spoke for the first candidate, with their places in the output and in the original. */
function cluesOf(
  { clues }: Pick<DocumentAttack, "clues">,
  { dossier, stream }: OpenTask,
  output: Output,
): AttackResult["clues"] {
  const { toCodePoint } = offsetConverter(output.text);
  const { offsets } = dossier;
  const places = new Places(output);
  const mentions = inOrder(stream.state);
  return clues.flatMap(({ text, weight, places: stands }) =>
    stands.map(({ start, end }) => {
      const touched = places.replacementAt(start, end);
      const source = places.at(start, end);
      const original = source === null || source === "replacement" ? null : source;
      const around = original && mentions.find((mention) => overlaps(mention, original));
      return {
        text,
        weight,
        outStart: toCodePoint(start),
        outEnd: toCodePoint(end),
        start: original && offsets.toCodePoint(original.start),
        end: original && offsets.toCodePoint(original.end),
        mention: touched?.mention ?? around?.id ?? null,
      };
    }),
  );
}
