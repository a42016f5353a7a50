/** A table under review, row by row: each row is a task of its own, all of one file. */

import type { Span } from "../../../document/span.js";
import { treatmentText, type UnreadCell } from "../../../entries/formats.js";
import { asPalimpsestError } from "../../../errors.js";
import type { User } from "../../http/user.js";
import { notFound } from "../model/refusal.js";
import { openMentions } from "../model/state.js";
import type { Table, TableQuery } from "../schema.js";
import { columnsOf } from "./columns.js";
import { assignmentOf, type ReviewContext } from "./context.js";
import { fileOf } from "./layout.js";
import { type OpenTask, openTask } from "./open-task.js";
import { rowIn } from "./queue-context.js";
import { outputIn, releasedNow } from "./written-file.js";

interface Cell extends Span {
  readonly column: string;
}

interface Row {
  readonly cells: readonly Cell[];
  readonly unread: readonly UnreadCell[];
}

const layouts = new WeakMap<object, Promise<ReadonlyMap<number, Row>>>();

/** The cells of each row of a file by its position; a file of another kind has none. */
export async function cellsOfFile(
  context: ReviewContext,
  id: string,
): Promise<ReadonlyMap<number, Row>> {
  const file = await fileOf(context, id);
  const read = async () => {
    const rows = new Map<number, Row>();
    for (const position of file.documents.keys()) {
      const layout = await file.layoutOf?.(position);
      if (layout?.kind !== "record") break;
      rows.set(position, { cells: layout.cells, unread: layout.unread ?? [] });
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
      cells: cellsIn(opened, cells.get(position)),
    });
  }
  const file = await fileOf(context, task.file);
  const isRead = new Set(
    [...cells.values()].flatMap((row) => row.cells.map(({ column }) => column)),
  );
  const { unread, decided } = await columnsOf(context, store, task.file);
  const about = (name: string) => {
    const own = unread.find((column) => column.name === name);
    return {
      unread: own?.cells ?? 0,
      isHarmless: own?.isHarmless ?? false,
      decided: decided[name] ?? null,
    };
  };
  const columns = [...(file.scheme?.values() ?? [])].map(({ name, treatment, reason }) => {
    const text = treatmentText(treatment);
    const words = typeof text === "string" ? text : text.treatment;
    return { name, treatment: words, isRead: isRead.has(name), reason, ...about(name) };
  });
  const unnamed = [...isRead].filter((name) => columns.every((column) => column.name !== name));
  return {
    columns: [
      ...columns,
      ...unnamed.map((name) => ({
        name,
        treatment: "text",
        isRead: true,
        reason: "",
        ...about(name),
      })),
    ],
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

function cellsIn(
  opened: OpenTask,
  row: Row = { cells: [], unread: [] },
): Table["rows"][number]["cells"] {
  const now = releasedNow(opened);
  const { text } = opened.dossier.analysis.document;
  const open = openMentions(opened.stream.state);
  const read = row.cells.map(({ column, start, end }) => {
    const [original, output] = [text.slice(start, end), outputIn(now, start, end)];
    return {
      column,
      text: original,
      output: output === original ? null : output,
      isRead: true,
      open: open.filter((one) => one.start < end && one.end > start).length,
    };
  });
  const unread = row.unread.map(({ column, text: original, isRemoved }) => ({
    column,
    text: original,
    output: isRemoved ? "" : null,
    isRead: false,
    open: 0,
  }));
  return [...read, ...unread];
}
