/** A whole file before it leaves: what its bytes hold, what became of its columns, and what still stops it. */

import { asPalimpsestError } from "../../../errors.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import type { Check, FileRelease, FileReleaseQuery } from "../schema.js";
import { findApproval } from "../store/approval-records.js";
import type { TaskRecord } from "../store/records.js";
import { columnsOf } from "./columns.js";
import { assignmentOf, type ReviewContext } from "./context.js";
import { checksFor, openTask } from "./open-task.js";
import type { LeavingFile, WrittenFile } from "./opened-files.js";
import { hashOfAll, type Released, releasedNow, tasksOfFile, writtenFile } from "./written-file.js";

/** Documents that are named as stopping a file. */
const NAMED = 20;
/** Characters of a part that are shown; what is longer is cut, and says so. */
const SHOWN = 100_000;

/**
 * The file is written and read again once for all of its pages, as long as nothing about it changes.
 * @throws NOT_FOUND, CHECKS_FAILED while a document of the file is still read
 */
export async function readFileRelease(
  context: ReviewContext,
  id: string,
  user: User,
  { from = 0, count = 100 }: FileReleaseQuery,
): Promise<FileRelease> {
  const { task } = await assignmentOf(context, context.store, id, user);
  const key = `${user.name} ${task.file} ${await digestOf(context.store, task)}`;
  const { written, ...release } = await context.leaving.open(key, () =>
    leavingFile(context, task.file, user),
  );
  return { ...release, file: written && fileView(written, from, count) };
}

/** Changes with everything that decides what leaves and what stops it. */
async function digestOf(
  on: Queryable,
  { file, project }: Pick<TaskRecord, "file" | "project">,
): Promise<string> {
  const ofTasks = (table: string) =>
    `(select string_agg(md5(one::text), ' ' order by md5(one::text))
      from ${table} as one join tasks on tasks.id = one.task where tasks.file = $1)`;
  const [row] = await on.query<{ digest: string }>(
    `select md5(concat_ws('/', ${["streams", "approvals", "attacks"].map(ofTasks).join(", ")},
       (select string_agg(concat_ws(' ', id, phase, readers), ' ' order by id) from tasks where file = $1),
       (select md5(one::text) from file_columns as one where file = $1),
       (select md5(one::text) from projects as one where id = $2))) as digest`,
    [file, project],
  );
  return row!.digest;
}

async function leavingFile(context: ReviewContext, file: string, user: User): Promise<LeavingFile> {
  const { store } = context;
  const released: Released[] = [];
  const stops: FileRelease["stops"] = [];
  let finished = 0;
  let approved = 0;
  let unexamined = 0;
  for (const one of await tasksOfFile(store, file)) {
    const opened = await openTask(context, store, one, user);
    const now = releasedNow(opened);
    released.push(now);
    if (opened.stream.state.finished) finished++;
    unexamined += opened.dossier.analysis.unexamined.length;
    const approval = await findApproval(store, store.seal, one);
    if (approval && !approval.voided && approval.hash === now.output.hash) approved++;
    const failing = (await checksFor(context, store, opened, user)).filter(stopsApproval);
    if (failing.length > 0) stops.push({ task: one, name: opened.task.name, checks: failing });
  }
  const columns = await columnsOf(context, store, file);
  const written = await writtenOrNot(context, released);
  return {
    documents: released.length,
    finished,
    approved,
    unexamined,
    hash: hashOfAll(released),
    written: "parts" in written ? written : null,
    problem: "parts" in written ? null : written.problem,
    columns: columns.unread.map((column) => ({
      ...column,
      decided: columns.decided[column.name] ?? null,
    })),
    stops: stops.slice(0, NAMED),
    stopped: stops.length,
  };
}

const stopsApproval = ({ ok, blocks, name }: Check): boolean =>
  !ok && blocks !== "nothing" && name !== "risk";

async function writtenOrNot(
  context: ReviewContext,
  released: readonly Released[],
): Promise<WrittenFile | { readonly problem: string }> {
  try {
    return await writtenFile(context, context.store, released);
  } catch (thrown) {
    const { code } = asPalimpsestError(thrown);
    if (code !== "OUTPUT_UNWRITABLE") throw thrown;
    return { problem: code };
  }
}

function fileView(
  { parts, beside, hash }: WrittenFile,
  from: number,
  count: number,
): NonNullable<FileRelease["file"]> {
  const rows = new Map<string, string[]>();
  for (const { where, column, text } of parts) {
    if (column === undefined) continue;
    const row = rows.get(where) ?? [];
    rows.set(where, row);
    row[column] = text;
  }
  return {
    hash,
    total: rows.size,
    rows: [...rows]
      .slice(from, from + count)
      .map(([where, cells]) => ({ where, cells: Array.from(cells, (text) => text ?? "") })),
    beside: beside.map(({ where, text }) => ({
      where,
      text: text.slice(0, SHOWN),
      left: Math.max(0, text.length - SHOWN),
    })),
  };
}
