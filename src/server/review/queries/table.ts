/** A table under review, row by row: each row is a task of its own, all of one file. */

import type { Span } from "../../../document/span.js";
import { treatmentText } from "../../../entries/formats.js";
import { asPalimpsestError } from "../../../errors.js";
import type { User } from "../../http/user.js";
import { outputOf } from "../model/output.js";
import { notFound } from "../model/refusal.js";
import { openMentions } from "../model/state.js";
import type { Table, TableQuery } from "../schema.js";
import { assignmentOf, type ReviewContext } from "./context.js";
import { fileOf } from "./layout.js";
import { type OpenTask, openTask } from "./open-task.js";
import { rowIn } from "./queue-context.js";

interface Cell extends Span {
  readonly column: string;
}

const layouts = new WeakMap<object, Promise<ReadonlyMap<number, readonly Cell[]>>>();

/** The cells of each row of a file by its position; a file of another kind has none. */
export async function cellsOfFile(
  context: ReviewContext,
  id: string,
): Promise<ReadonlyMap<number, readonly Cell[]>> {
  const file = await fileOf(context, id);
  const read = async () => {
    const rows = new Map<number, readonly Cell[]>();
    for (const position of file.documents.keys()) {
      const layout = await file.layoutOf?.(position);
      if (layout?.kind !== "record") break;
      rows.set(position, layout.cells);
    }
    return rows;
  };
  const known = layouts.get(file) ?? read();
  layouts.set(file, known);
  return known;
}

/** Rows of the table that a task is a row of. @throws NOT_FOUND where it is not of a table */
export async function readTable(
  context: ReviewContext,
  id: string,
  user: User,
  { from = 0, count = 50 }: TableQuery,
): Promise<Table> {
  const { store } = context;
  const { task } = await assignmentOf(context, store, id, user);
  const cells = await cellsOfFile(context, task.file);
  if (cells.size === 0) throw notFound("table");
  const all = await store.query<{ id: string; position: number }>(
    "select id, position from tasks where file = $1 order by position",
    [task.file],
  );
  const rows: Table["rows"] = [];
  for (const [i, { id: one, position }] of all.slice(from, from + count).entries()) {
    const opened = await openedOrNot(context, one, user);
    if (!opened) continue;
    const { status } = await rowIn(context, store, opened);
    rows.push({
      at: from + i,
      task: one,
      name: opened.task.name,
      status,
      cells: (cells.get(position) ?? []).map((cell) => cellView(opened, cell)),
    });
  }
  const file = await fileOf(context, task.file);
  const isRead = new Set([...cells.values()].flatMap((row) => row.map(({ column }) => column)));
  const columns = [...(file.scheme?.values() ?? [])].map(({ name, treatment }) => {
    const text = treatmentText(treatment);
    const words = typeof text === "string" ? text : text.treatment;
    return { name, treatment: words, isRead: isRead.has(name) };
  });
  const unnamed = [...isRead].filter((name) => columns.every((column) => column.name !== name));
  return {
    columns: [...columns, ...unnamed.map((name) => ({ name, treatment: "text", isRead: true }))],
    total: all.length,
    at: all.findIndex((one) => one.id === id),
    rows,
  };
}

/** A row that is still read, or is not this user's, is left out. */
async function openedOrNot(context: ReviewContext, id: string, user: User) {
  try {
    return await openTask(context, context.store, id, user);
  } catch (error) {
    const { code } = asPalimpsestError(error);
    if (code === "NOT_FOUND" || code === "CHECKS_FAILED") return undefined;
    throw error;
  }
}

function cellView({ dossier, stream }: OpenTask, { column, start, end }: Cell) {
  const { text } = dossier.analysis.document;
  const { replacements } = outputOf(dossier.analysis, stream.state);
  let output = "";
  let at = start;
  for (const one of replacements) {
    if (one.end <= start || one.start >= end) continue;
    output += text.slice(at, Math.max(at, one.start)) + one.replacement;
    at = Math.min(end, one.end);
  }
  output += text.slice(at, end);
  const original = text.slice(start, end);
  const open = openMentions(stream.state).filter((one) => one.start < end && one.end > start);
  return { column, text: original, output: output === original ? null : output, open: open.length };
}
