/** What people decide about whole columns of a table that are not read as text. */

import { errors } from "../../../errors.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import { notAllowed, notFound } from "../model/refusal.js";
import { note } from "../queries/audit.js";
import { columnsOf, unreadIn } from "../queries/columns.js";
import { assignmentOf, type ReviewContext } from "../queries/context.js";
import { rowIn } from "../queries/queue-context.js";
import { tasksOfFile } from "../queries/written-file.js";
import type { ColumnsInput, TaskRow } from "../schema.js";
import { type ColumnDecision, type FileColumns, saveColumns } from "../store/file-columns.js";
import { findFile, readStored } from "../store/files.js";
import { insertDocuments } from "./tasks.js";

/**
 * Lets columns leave as they are, for a reason, or has them treated otherwise. Another treatment has the table read
 * anew, so it comes before any decision in its rows. Gives the row asked about, or the first of the table read anew.
 * @throws NOT_FOUND, NOT_ALLOWED, CONFLICT where rows are decided already, USAGE for a treatment that does not exist
 */
export async function decideColumns(
  context: ReviewContext,
  id: string,
  user: User,
  { columns }: ColumnsInput,
): Promise<TaskRow> {
  const { store, now } = context;
  const first = await store.transaction(async (on) => {
    const { task, project, seat } = await assignmentOf(context, on, id, user, { lock: true });
    if (!seat.mayEdit) throw notAllowed("only a reader of this document may do this");
    const before = await columnsOf(context, on, task.file);
    const names = new Set(before.unread.map(({ name }) => name));
    if (Object.keys(columns).some((name) => !names.has(name))) throw notFound("column");
    const at = now().toISOString();
    const decided: Record<string, ColumnDecision> = { ...before.decided };
    for (const [name, { treatment, reason }] of Object.entries(columns)) {
      decided[name] = { by: user.name, at, reason, ...(treatment !== undefined && { treatment }) };
    }
    await saveColumns(on, store.seal, task.file, { ...before, decided });
    const isChanged = Object.values(columns).some(({ treatment }) => treatment !== undefined);
    const details = { columns: Object.keys(columns).length, anew: isChanged };
    await note(on, now(), { by: user.name, action: "file.columns", task: id, details });
    if (!isChanged) return id;
    await refuseDecided(on, task.file);
    const file = await findFile(on, store.seal, task.file);
    const read = await readStored(context.reader, file, task.persons);
    const again: FileColumns = { unread: await unreadIn(read), decided };
    await saveColumns(on, store.seal, task.file, again);
    const gone = await tasksOfFile(on, task.file);
    await on.query("delete from tasks where file = $1", [task.file]);
    for (const one of gone) context.dossiers.forget(one);
    const made = await insertDocuments(on, context, user, {
      project,
      file: task.file,
      name: file.name,
      read,
      readers: task.readers,
      due: task.due,
      request: `${task.file} ${at}`,
    });
    return made[0]!;
  });
  context.files.clear();
  return rowIn(context, store, await assignmentOf(context, store, first, user));
}

async function refuseDecided(on: Queryable, file: string): Promise<void> {
  const [row] = await on.query<{ n: number }>(
    `select count(*)::integer as n from events where task in (select id from tasks where file = $1)`,
    [file],
  );
  if (row!.n === 0) return;
  throw errors.CONFLICT`rows of this table have been decided, and they would have to be read anew; add the file again, and decide its columns first`;
}
