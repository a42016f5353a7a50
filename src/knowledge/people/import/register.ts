/**
 * A population register as CSV: one row per individual, one column per property, names of the columns in the
 * first row. Given name and surname in columns of their own also make the statement 'full name'.
 */

import { basename } from "node:path";
import { CsvError, parse } from "csv-parse";
import { errors, type PalimpsestError } from "../../../errors.js";
import { openBytes } from "./bytes.js";
import { type Entry, type EntrySource, entrySource, type ImportCounts } from "./entry.js";
import { countMalformed } from "./malformed.js";

export interface RegisterOptions {
  /** Column that identifies a row; without it rows are numbered. It is no statement itself. */
  readonly idColumn?: string;
  /** Default: the one of comma, semicolon, tab and bar that the first row has most of. */
  readonly delimiter?: string;
}

const GIVEN = /^(?:given|first|fore|christian)[ _-]?names?$/i;
const SURNAME = /^(?:sur|last|family)[ _-]?names?$/i;
const BATCH = 2000;

/** @throws INPUT_FORMAT where the first row does not name the columns, or does not have `idColumn` */
export function readRegister(path: string, options: RegisterOptions = {}): EntrySource {
  return entrySource(path, async function* (entries, counts, { maxMalformed, onProgress }) {
    const source = await openBytes(path);
    const first = await firstChunk(source.chunks);
    const rows = parse({
      bom: true,
      delimiter: options.delimiter ?? delimiterOf(first.head),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    const fed = feed(first.all, rows);
    let columns: Columns | undefined;
    try {
      for await (const row of rows as AsyncIterable<string[]>) {
        if (columns === undefined) {
          columns = columnsOf(row, options.idColumn, path);
          continue;
        }
        counts.records++;
        if (row.length !== columns.names.length) {
          countMalformed(
            counts,
            maxMalformed,
            `a row of ${columns.names.length} columns`,
            `row ${counts.records} of ${path}`,
          );
          continue;
        }
        entries.add(entryOf(row, columns, `${basename(path)}#${counts.records}`, counts));
        if (entries.size < BATCH) continue;
        yield entries.take();
        onProgress?.({
          step: "entries",
          bytes: source.bytesRead(),
          totalBytes: source.size,
          counts,
        });
      }
      await fed;
    } catch (error) {
      await fed.catch((cause) => {
        throw cause;
      });
      throw error instanceof CsvError ? notCsv(path, counts.records) : error;
    }
    if (columns === undefined) throw notCsv(path, 0);
    yield entries.take();
  });
}

interface Columns {
  readonly names: readonly string[];
  readonly id: number;
  readonly given: number;
  readonly surname: number;
}

function columnsOf(names: readonly string[], idColumn: string | undefined, path: string): Columns {
  const id = idColumn === undefined ? -1 : names.indexOf(idColumn);
  if (names.some((name) => name === "") || new Set(names).size < names.length) {
    throw errors.INPUT_FORMAT`the first row of ${path} has an empty or repeated column name; add a first row with a different name for each column`;
  }
  if (idColumn !== undefined && id === -1) {
    throw errors.INPUT_FORMAT`${path} has ${names.length} columns, none called '${idColumn}'; check its spelling and the delimiter`;
  }
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  return { names, id, given: find(GIVEN), surname: find(SURNAME) };
}

function entryOf(
  row: readonly string[],
  columns: Columns,
  numbered: string,
  counts: ImportCounts,
): Entry {
  const statements = columns.names
    .map((property, i) => ({ property, value: row[i]! }))
    .filter((_, i) => i !== columns.id);
  const given = row[columns.given];
  const surname = row[columns.surname];
  if (given && surname) statements.push({ property: "full name", value: `${given} ${surname}` });
  const filled = statements.filter(({ value }) => value !== "");
  counts.withoutValue += statements.length - filled.length;
  return { individual: (columns.id >= 0 && row[columns.id]) || numbered, statements: filled };
}

/** The first piece of a file, and the whole of it again. */
async function firstChunk(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: first.done ? "" : first.value.toString("utf8"), all: all() };
}

async function feed(chunks: AsyncIterable<Buffer>, rows: ReturnType<typeof parse>): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (!rows.write(chunk)) await new Promise((resolve) => rows.once("drain", resolve));
    }
    rows.end();
  } catch (error) {
    rows.destroy(error as Error);
    throw error;
  }
}

function delimiterOf(head: string): string {
  const row = head.split(/\r?\n/, 1)[0]!;
  const counted = [",", ";", "\t", "|"].map((mark) => [mark, row.split(mark).length] as const);
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const notCsv = (path: string, row: number): PalimpsestError =>
  errors.INPUT_FORMAT`${path} cannot be read as a table after row ${row}; check quotes, delimiter and the first row of names`;
