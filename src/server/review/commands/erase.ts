/** Erasing for good: rows are removed, and so is what the database keeps of removed rows. */

import type { User } from "../../http/user.js";
import type { Store } from "../../store/store.js";
import { notFound } from "../model/refusal.js";
import { note } from "../queries/audit.js";
import type { ReviewContext } from "../queries/context.js";
import { findTask } from "../store/records.js";

/** Erases a task with its file, events, approvals and attacks. The audit log keeps that it was there. */
export async function eraseTask(context: ReviewContext, id: string, user: User): Promise<void> {
  const { store, now, dossiers, files: opened, leaving } = context;
  const files = await store.transaction(async (on) => {
    const task = await findTask(on, store.seal, id, { lock: true });
    if (!task) throw notFound("task");
    await on.query("delete from tasks where id = $1", [id]);
    const rows = await on.query<{ id: string }>(
      "delete from files where id = $1 and not exists (select 1 from tasks where file = $1) returning id",
      [task.file],
    );
    await note(on, now(), { by: user.name, action: "task.erase", task: id, project: task.project });
    return rows;
  });
  dossiers.forget(id);
  opened.clear();
  leaving.clear();
  store.seal.forget([`task ${id}`, ...files.map((file) => `file ${file.id}`)]);
  await removeUnreachable(store);
}

const MS_A_DAY = 86_400_000;

/** Erases tasks that are older than their project keeps them; how many. */
export async function eraseExpired(context: ReviewContext): Promise<number> {
  const { store, now, dossiers, files: opened, leaving } = context;
  const { expired, files } = await store.transaction(async (on) => {
    const rows = await on.query<{ id: string; file: string; project: string }>(
      `delete from tasks using projects
       where tasks.project = projects.id and retention_days is not null
         and extract(epoch from $1::timestamptz - tasks.created_at) * 1000 > retention_days * ${MS_A_DAY}::double precision
       returning tasks.id, tasks.file, tasks.project`,
      [now()],
    );
    if (rows.length === 0) return { expired: rows, files: [] };
    const unused = await on.query<{ id: string }>(
      "delete from files where not exists (select 1 from tasks where file = files.id) returning id",
    );
    for (const { id, project } of rows) {
      await note(on, now(), { by: "palimpsest", action: "task.expire", task: id, project });
    }
    return { expired: rows, files: unused };
  });
  for (const { id } of expired) dossiers.forget(id);
  if (expired.length > 0) {
    opened.clear();
    leaving.clear();
    store.seal.forget([
      ...expired.map(({ id }) => `task ${id}`),
      ...files.map(({ id }) => `file ${id}`),
    ]);
    await removeUnreachable(store);
  }
  await forgetOrphans(store);
  return expired.length;
}

/** Deletes keys whose rows are gone: a crash may have come between the two. */
async function forgetOrphans(store: Store): Promise<void> {
  const rows = await store.query<{ owner: string }>(
    `select 'task ' || id as owner from tasks union all select 'file ' || id from files
     union all select 'background ' || id from backgrounds
     union all select 'project ' || id from projects`,
  );
  store.seal.forgetAllBut(rows.map(({ owner }) => owner));
}

/** Tables that hold sealed text. */
const SEALED_TABLES = "tasks, files, file_columns, events, approvals, attacks, background_texts";

/** Has the database drop what it still keeps of removed rows; it would do so later by itself. */
export const removeUnreachable = (store: Store): Promise<void> =>
  store.execute(`vacuum ${SEALED_TABLES}`);
