/** A whole file before it leaves: what its bytes hold, what became of its columns, and what still stops it. */

import { asPalimpsestError } from "../../../errors.js";
import type { User } from "../../http/user.js";
import type { Check, FileRelease, FileReleaseQuery } from "../schema.js";
import { findApproval } from "../store/approval-records.js";
import { columnsOf } from "./columns.js";
import type { ReviewContext } from "./context.js";
import { checksFor, openTask } from "./open-task.js";
import {
  hashOfAll,
  type Released,
  releasedNow,
  tasksOfFile,
  type WrittenFile,
  writtenFile,
} from "./written-file.js";

/** Documents that are named as stopping a file. */
const NAMED = 20;
/** Characters of a part that are shown; what is longer is cut, and says so. */
const SHOWN = 100_000;

/** @throws NOT_FOUND, CHECKS_FAILED while a document of the file is still read */
export async function readFileRelease(
  context: ReviewContext,
  id: string,
  user: User,
  { from = 0, count = 100 }: FileReleaseQuery,
): Promise<FileRelease> {
  const { store } = context;
  const { task } = await openTask(context, store, id, user);
  const released: Released[] = [];
  const stops: FileRelease["stops"] = [];
  let finished = 0;
  let approved = 0;
  for (const one of await tasksOfFile(store, task.file)) {
    const opened = await openTask(context, store, one, user);
    const now = releasedNow(opened);
    released.push(now);
    if (opened.stream.state.finished) finished++;
    const approval = await findApproval(store, store.seal, one);
    if (approval && !approval.voided && approval.hash === now.output.hash) approved++;
    const failing = (await checksFor(context, store, opened, user)).filter(stopsApproval);
    if (failing.length > 0) stops.push({ task: one, name: opened.task.name, checks: failing });
  }
  const columns = await columnsOf(context, store, task.file);
  const written = await writtenOrNot(context, released);
  return {
    documents: released.length,
    finished,
    approved,
    hash: hashOfAll(released),
    file: "parts" in written ? fileView(written, from, count) : null,
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
