/**
 * A file as it leaves: written, read again, and everything that its bytes hold. What people are shown before they
 * approve is made of these parts and of nothing else.
 */

import { createHash } from "node:crypto";
import type { Sanitized } from "../../../document/document.js";
import type { AnyFile, FilePart } from "../../../entries/formats.js";
import { errors } from "../../../errors.js";
import type { Queryable } from "../../store/database.js";
import { type Output, outputOf } from "../model/output.js";
import { findFile, readStored, type StoredFile } from "../store/files.js";
import { asSanitized } from "./as-sanitized.js";
import { assessmentOf } from "./assessment.js";
import type { ReviewContext } from "./context.js";
import { HiddenWords } from "./hidden-words.js";
import type { OpenTask } from "./open-task.js";
import type { WrittenFile } from "./opened-files.js";

/** A document with its output, as it would leave. */
export interface Released {
  readonly opened: OpenTask;
  readonly output: Output;
  readonly sanitized: Sanitized;
}

/** The one hash that an approval of several documents is bound to; of one it is that of its output. */
export function hashOfAll(released: readonly Released[]): string {
  const [first, ...others] = released.map(({ output }) => output.hash);
  if (others.length === 0) return first!;
  return createHash("sha256")
    .update(JSON.stringify([first, ...others]))
    .digest("hex");
}

export function releasedNow(opened: OpenTask): Released {
  const { dossier, stream, project } = opened;
  const output = outputOf(dossier.analysis, stream.state);
  const assessment = assessmentOf(dossier, stream.state, project);
  return { opened, output, sanitized: asSanitized(dossier, stream.state, output, assessment) };
}

/** Ids of all documents of a file, in its order. */
export async function tasksOfFile(on: Queryable, file: string): Promise<string[]> {
  const rows = await on.query<{ id: string }>(
    "select id from tasks where file = $1 order by position",
    [file],
  );
  return rows.map(({ id }) => id);
}

/**
 * Writes a file and reads it again: what comes back must be the outputs, to the letter, and nothing else that it
 * holds may show a hidden word.
 * @param released all of its documents, in order
 * @throws OUTPUT_UNWRITABLE
 */
export async function writtenFile(
  { reader, store }: Pick<ReviewContext, "reader" | "store">,
  on: Queryable,
  released: readonly Released[],
): Promise<WrittenFile> {
  const file = await findFile(on, store.seal, released[0]!.opened.task.file);
  const persons = released.flatMap(({ opened }) => opened.task.persons);
  const read = await readStored(reader, file, persons);
  const content = await read.write(released.map(({ sanitized }) => sanitized));
  const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
  const name = file.name;
  const parts = await reader.contents(bytes, file.format, {
    name,
    id: name,
    persons: [],
    ...(file.password !== undefined && { password: file.password }),
  });
  const isTable = parts.some(({ column }) => column !== undefined);
  const same = isTable
    ? await hasRows(read, released, parts)
    : await readsTheSame(reader, read, { ...file, bytes }, released);
  if (!same) {
    throw errors.OUTPUT_UNWRITABLE`the written file does not contain the output when it is read again; export it as txt`;
  }
  // a file that is not text was checked part by part by its format; its bytes show no words
  const hidden = new HiddenWords(released);
  const showing = typeof content === "string" ? hidden.countIn(content) : 0;
  if (showing > 0) {
    throw errors.OUTPUT_UNWRITABLE`${showing} places of the file beside its text, such as a document's id, show words that the output hides; export it as txt`;
  }
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return { content, parts, beside: besideOf(parts, released), hash };
}

async function readsTheSame(
  reader: ReviewContext["reader"],
  read: AnyFile,
  file: StoredFile,
  released: readonly Released[],
): Promise<boolean> {
  const { columns: _, ...plain } = file;
  const again = await readStored(reader, plain, [], read.scheme && { scheme: read.scheme });
  return (
    again.documents.length === released.length &&
    (read.isExact === false ||
      again.documents.every(({ text }, i) => text === released[i]!.output.text))
  );
}

/**
 * Whether a table that was written has each row as people saw it: the cells that were read as their output has them,
 * the others as they were. Types are not inferred anew, since a date made vaguer looks like another kind of column.
 */
async function hasRows(
  read: AnyFile,
  released: readonly Released[],
  parts: readonly FilePart[],
): Promise<boolean> {
  const written = new Map<string, string[]>();
  for (const { where, column, text } of parts) {
    if (column === undefined || text === "") continue;
    const row = written.get(where);
    if (row) row.push(text);
    else written.set(where, [text]);
  }
  const left = new Map<string, number>();
  for (const row of written.values()) {
    const key = keyOf(row);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  for (const [i, one] of released.entries()) {
    const layout = await read.layoutOf?.(i);
    if (layout?.kind !== "record") return false;
    const row = layout.cells.map(({ start, end }) => outputIn(one, start, end));
    const unread = (layout.unread ?? []).filter(({ isRemoved }) => !isRemoved);
    const key = keyOf([...row, ...unread.map(({ text }) => text)].filter((text) => text !== ""));
    const count = left.get(key) ?? 0;
    // a workbook's texts outside of cells are a document too
    if (
      count === 0 &&
      !row.every((text) => parts.some((part) => part.text.includes(text.trim())))
    ) {
      return false;
    }
    left.set(key, count - 1);
  }
  return true;
}

const keyOf = (cells: readonly string[]): string =>
  JSON.stringify(cells.map((text) => text.trim()).sort());

/** What became of a stretch of a document's text. */
export function outputIn(
  { opened, output }: Pick<Released, "opened" | "output">,
  start: number,
  end: number,
): string {
  const { text } = opened.dossier.analysis.document;
  let words = "";
  let at = start;
  for (const one of output.replacements) {
    if (one.end <= start || one.start >= end) continue;
    words += text.slice(at, Math.max(at, one.start)) + one.replacement;
    at = Math.min(end, one.end);
  }
  return words + text.slice(at, end);
}

/** White space of a file and of a text differ, and say nothing. */
const plain = (text: string): string => text.replace(/\s+/gu, " ").trim();

function besideOf(parts: readonly FilePart[], released: readonly Released[]): FilePart[] {
  const shown = plain(released.map(({ output }) => output.text).join("\n"));
  return parts.flatMap((part): FilePart[] => {
    if (part.column !== undefined || shown.includes(plain(part.text))) return [];
    const lines = part.text.split(/\r\n?|\n/).filter((line) => !shown.includes(plain(line)));
    return lines.length === 0 ? [] : [{ ...part, text: lines.join("\n") }];
  });
}
