/** Rows of a table of separated values, with the place of every cell. */

import { CsvError, parse } from "csv-parse/sync";
import { errors } from "../errors.js";
import type { Value } from "./field.js";

export interface Cell extends Value {
  readonly quoted: boolean;
}

export type Row = readonly Cell[];

const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number] | typeof NO_DELIMITER;

/** For a table of one column, whose cells may hold commas: a character that texts do not hold. */
const NO_DELIMITER = "\u001f";

/** How much of a file tells its delimiter. */
const SAMPLE_ROWS = 100;

/** Lines above a table, as its title: at most so many. */
const MOST_TITLES = 8;

/** @throws INPUT_FORMAT where a quote is not closed */
export function rowsOf(source: string, delimiter: Delimiter, name: string): Row[] {
  return (
    wellFormedRows(source, delimiter) ??
    parsed(source, delimiter, (lastRow) => {
      const line = source.slice(0, lastRow).split(/\r\n?|\n/).length;
      throw errors.INPUT_FORMAT`${name}, line ${line}: a quoted cell is never closed; add the closing quote, or double the quotes inside`;
    })
  );
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The rows of a table whose quotes are all where the form has them (RFC 4180); undefined where one is
 * not, and the parser says what it means. It reads such tables alike at a tenth of the speed, since it
 * makes an object of places for every cell.
 */
export function wellFormedRows(source: string, delimiter: Delimiter): Row[] | undefined {
  const cut = delimiter.charCodeAt(0);
  const { length } = source;
  const rows: Row[] = [];
  let row: Cell[] = [];
  let at = source.startsWith("\ufeff") ? 1 : 0;
  if (at === length) return rows;
  for (;;) {
    const start = at;
    const quoted = source.charCodeAt(at) === QUOTE;
    let value: string;
    if (quoted) {
      let end = source.indexOf('"', at + 1);
      let doubled = false;
      while (end >= 0 && source.charCodeAt(end + 1) === QUOTE) {
        doubled = true;
        end = source.indexOf('"', end + 2);
      }
      if (end < 0) return undefined;
      at = end + 1;
      value = source.slice(start + 1, end);
      if (doubled) value = value.replaceAll('""', '"');
    } else {
      for (; at < length; at++) {
        const code = source.charCodeAt(at);
        if (code === cut || code === LINE_FEED || code === CARRIAGE_RETURN) break;
        if (code === QUOTE) return undefined;
      }
      value = source.slice(start, at);
    }
    row.push({ value, start, end: at, quoted });
    const code = at < length ? source.charCodeAt(at) : LINE_FEED;
    if (code === cut) {
      at++;
      continue;
    }
    if (code !== LINE_FEED && code !== CARRIAGE_RETURN) return undefined;
    rows.push(row);
    row = [];
    at += code === CARRIAGE_RETURN && source.charCodeAt(at + 1) === LINE_FEED ? 2 : 1;
    if (at >= length) return rows;
  }
}

/** The delimiter that cuts the first rows into the same number of columns most often, of more than one. */
export function delimiterOf(source: string, among: readonly Delimiter[] = DELIMITERS): Delimiter {
  let best: Delimiter = NO_DELIMITER;
  let bestShare = 0;
  let bestColumns = 1;
  for (const delimiter of among) {
    const rows = parsed(source, delimiter, () => {}, SAMPLE_ROWS).filter(
      (row) => row.length > 1 || row[0]?.value !== "",
    );
    const first = titlesAbove(rows);
    const columns = rows[first]?.length ?? 0;
    if (columns < 2) continue;
    const table = rows.slice(first);
    const share = table.filter((row) => row.length === columns).length / table.length;
    if (share > bestShare || (share === bestShare && columns > bestColumns)) {
      best = delimiter;
      bestShare = share;
      bestColumns = columns;
    }
  }
  return best;
}

/** Lines of one cell above a table of three columns or more that has no other line; else none. */
function titlesAbove(rows: readonly Row[]): number {
  const first = rows.findIndex(({ length }) => length > 1);
  const columns = rows[first]?.length ?? 0;
  const isTable =
    first <= MOST_TITLES &&
    columns > 2 &&
    rows.length - first > 2 &&
    rows.slice(first).every(({ length }) => length === columns);
  return isTable ? first : 0;
}

/** @param unclosed called with where the last whole row ends; where it returns, the rows before remain */
export function parsed(
  source: string,
  delimiter: Delimiter,
  unclosed: (lastRow: number) => void,
  limit?: number,
): Row[] {
  const bytes = Buffer.from(source);
  const rows: Row[] = [];
  let row: Cell[] = [];
  // the parser counts bytes; a place is counted once, from the one before it
  let byte = 0;
  let place = 0;
  const placeOf = (to: number): number => {
    place += bytes.toString("utf8", byte, to).length;
    byte = to;
    return place;
  };
  let start = source.startsWith("\ufeff") ? placeOf(3) : 0;
  let rowEnd = start;
  try {
    parse(bytes, {
      bom: true,
      delimiter,
      // the line ends of a file may differ
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      // a quote inside a cell that does not start with one stands for itself
      relax_quotes: true,
      ...(limit !== undefined && { to: limit }),
      cast: (value, { bytes: to, quoting }) => {
        const end = placeOf(to);
        row.push({ value, start, end, quoted: quoting });
        start = end + 1;
        return "";
      },
      on_record: (_, { bytes: to }) => {
        rows.push(row);
        row = [];
        start = rowEnd = placeOf(to);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    unclosed(rowEnd);
  }
  return rows;
}

/** The source form of a value in a cell. */
export const encoded = (value: string, quoted: boolean, delimiter: Delimiter): string =>
  // nothing at all would be no row where it stands alone
  quoted || value === "" || /["\r\n]/.test(value) || value.includes(delimiter)
    ? `"${value.replaceAll('"', '""')}"`
    : value;
