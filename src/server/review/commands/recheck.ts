/**
 * Random re-checks: of the documents that one reader has finished, some are read by a second person,
 * blind. From then on such a document is one of a double reading, so that the second reader cannot
 * tell it from work not begun; what they differ in is settled, and how far they agree is measured.
 */

import type { Queryable } from "../../store/database.js";
import type { Seal } from "../../store/seal.js";
import type { Assignment } from "../queries/access.js";
import { note } from "../queries/audit.js";
import type { ReviewContext } from "../queries/context.js";
import { SHARED, streamOfReader, type TaskRecord } from "../store/records.js";

/** The same answer for a task whenever it is asked: finishing again does not draw again. */
export function isDrawn(seal: Seal, task: string, share: number): boolean {
  const drawn = Number.parseInt(seal.fingerprint(`recheck:${task}`).slice(0, 8), 16);
  return drawn / 2 ** 32 < share;
}

/**
 * Gives a document that was just finished to a second reader, where it is drawn.
 * @returns the task as it is then; undefined where it stays as it is
 */
export async function drawForRecheck(
  { store, now }: Pick<ReviewContext, "store" | "now">,
  on: Queryable,
  { task, project }: Pick<Assignment, "task" | "project">,
  finisher: string,
): Promise<TaskRecord | undefined> {
  if (task.double || !isDrawn(store.seal, task.id, project.recheck)) return undefined;
  const [reader = finisher] = task.readers;
  const others = project.annotators.filter((name) => name !== reader);
  // nobody could read it again
  if (project.annotators.length > 0 && others.length === 0) return undefined;
  const second = await leastBusy(on, others);
  const readers = second === undefined ? [reader] : [reader, second];
  await on.query("update tasks set double = true, readers = $2 where id = $1", [
    task.id,
    JSON.stringify(readers),
  ]);
  for (const table of ["events", "streams", "leases"]) {
    await on.query(`update ${table} set stream = $2 where task = $1 and stream = $3`, [
      task.id,
      streamOfReader(reader),
      SHARED,
    ]);
  }
  await note(on, now(), { by: "palimpsest", action: "task.recheck", task: task.id });
  return { ...task, double: true, readers };
}

/** The reader with the fewest tasks; undefined if there are no readers: anybody may take it. */
async function leastBusy(on: Queryable, names: readonly string[]): Promise<string | undefined> {
  const rows = await on.query<{ reader: string; n: number }>(
    `select reader, count(*)::integer as n
     from tasks, jsonb_array_elements_text(readers) as reader group by reader`,
  );
  const counts = new Map(rows.map(({ reader, n }) => [reader, n]));
  const tasks = (name: string) => counts.get(name) ?? 0;
  const [first, ...rest] = names;
  return first && rest.reduce((a, b) => (tasks(b) < tasks(a) ? b : a), first);
}
