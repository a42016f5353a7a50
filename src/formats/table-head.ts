/** The rows above the cells of a table: titles, groups of columns, and the header, where there is one. */

import { type Form, formOf } from "../tables/form.js";
import type { Value } from "./field.js";

type Row<Cell extends Value = Value> = readonly Cell[];

export interface Head<Cell extends Value = Value> {
  /** Rows before the header, or before the body where there is none: titles, and `group`. */
  readonly above: number;
  /** The row before the header that says what its columns have in common: `Patient` over `Surname` and `First name`. */
  readonly group?: Row<Cell>;
  readonly header: Row<Cell> | undefined;
  /** What the header says of each column; empty: nothing. */
  readonly labels: readonly string[];
  /** The names of the columns, with those of their groups. */
  readonly names: readonly string[];
}

/** Rows above a table, as titles: at most so many. */
const TITLE_ROWS = 8;
/** Rows that show whether the row above them is a header. */
const SAMPLE = 200;
/** Characters of a question that a survey writes above its answers. */
const LONGEST_NAME = 300;

export const columnName = (names: readonly string[], at: number): string =>
  names[at] || `column ${at + 1}`;

const labelOf = ({ value }: Value): string => value.replace(/\s+/g, " ").trim();
const filledIn = (row: Row): number => row.filter(({ value }) => /\S/.test(value)).length;

/** The head of a table whose first row is known to be its header, or not to be. */
export function headOf<Cell extends Value>(
  rows: readonly Row<Cell>[],
  isHead: boolean,
): Head<Cell> {
  const header = isHead ? rows[0] : undefined;
  const labels = (header ?? []).map(labelOf);
  return { above: 0, header, labels, names: labels };
}

/** The header is the first row of several names that could be one, under rows that say little; else the first. */
export function findHead<Cell extends Value>(rows: readonly Row<Cell>[]): Head<Cell> {
  const most = rows.slice(0, 50).reduce((max, row) => Math.max(max, filledIn(row)), 0);
  const start = rows.slice(0, TITLE_ROWS).findIndex((row, i) => {
    const filled = filledIn(row);
    return (
      filled >= Math.max(2, most / 2) &&
      rows.slice(0, i).every((title) => filledIn(title) <= Math.max(1, filled / 2)) &&
      isHeader(rows.slice(i, i + SAMPLE))
    );
  });
  if (start < 0) return headOf(rows, isHeader(rows.slice(0, SAMPLE)));
  const below = rows.slice(start, start + SAMPLE);
  if (!isGroup(below)) {
    const labels = rows[start]!.map(labelOf);
    return { above: start, header: rows[start]!, labels, names: labels };
  }
  const group = rows[start]!;
  const header = rows[start + 1]!;
  const labels = header.map(labelOf);
  let last = "";
  const names = labels.map((label, at) => {
    const own = group[at] ? labelOf(group[at]) : "";
    // a name reaches over the empty cells after it
    if (own !== "" || label === "") last = own;
    return [last, label].filter((one) => one !== "").join(" ");
  });
  return { above: start + 1, group, header, labels, names };
}

/**
 * Whether the first row is a header: short names that all differ, or names of any kind above columns
 * of numbers, dates and codes. A single row is never one: nothing would be read.
 */
export function isHeader(rows: readonly Row[]): boolean {
  const names = rows[0]?.map(({ value }) => value.trim()).filter((value) => value !== "") ?? [];
  const different = new Set(names.map((one) => one.toLowerCase())).size === names.length;
  // a first line of text is likelier where there is no second column
  const words = names.length === 1 ? 2 : 5;
  return (
    names.length > 0 &&
    rows.some((row, i) => i > 0 && row.some(({ value }) => /\S/.test(value))) &&
    // who writes the first line of a chat writes others
    rows[0]!.every(
      ({ value }, i) => value === "" || !rows.some((row, j) => j > 0 && row[i]?.value === value),
    ) &&
    ((different &&
      rows[0]!.every(({ value }, at) => {
        const name = value.trim();
        return name === "" || looksLikeName(name, words) || isYearAbove(rows, at);
      }) &&
      names.some((one) => /\p{L}/u.test(one))) ||
      (names.length > 1 &&
        names.every((one) => one.length <= LONGEST_NAME && /\p{L}/u.test(one)) &&
        isUnlikeBody(rows)))
  );
}

/** Short, with a letter, and neither a number, a date, an address nor a sentence. */
const looksLikeName = (value: string, words: number): boolean =>
  value.length <= 40 &&
  /\p{L}/u.test(value) &&
  !/\p{Nd}{3}|[@\n\r]|[,;!]/u.test(value) &&
  value.split(/\s+/).length <= words;

const YEAR = /^(?:19|20)\d\d$/;

/** `2023` above what was given in that year: hardly a year is among the cells below. */
function isYearAbove(rows: readonly Row[], at: number): boolean {
  if (!YEAR.test(rows[0]![at]!.value.trim())) return false;
  const below = rows.slice(1).flatMap((row) => row[at]?.value.trim() || []);
  return below.length > 1 && below.filter((one) => YEAR.test(one)).length < 0.2 * below.length;
}

/** Whether the first row names a column of groups: it leaves cells empty, and the row below it is a header. */
const isGroup = (rows: readonly Row[]): boolean =>
  rows.length > 3 &&
  rows[0]!.some(({ value }, at) => !/\S/.test(value) && /\S/.test(rows[1]![at]?.value ?? "")) &&
  filledIn(rows[1]!) > 1 &&
  isHeader(rows.slice(1)) &&
  isUnlikeBody(rows.slice(1));

const OF_WORDS: ReadonlySet<Form> = new Set(["name", "words", "text"]);

/** Whether words stand above cells of figures, dates or codes, and nowhere one of those above its like. */
function isUnlikeBody(rows: readonly Row[]): boolean {
  let unlike = 0;
  for (const [at, { value }] of rows[0]!.entries()) {
    const form = formOf(value);
    const below = rows
      .slice(1)
      .map((row) => formOf(row[at]?.value ?? ""))
      .filter((one) => one !== "nothing");
    const others = below.filter((one) => !OF_WORDS.has(one));
    if (form === "nothing" || below.length < 2 || others.length < 0.8 * below.length) continue;
    if (OF_WORDS.has(form)) unlike++;
    // `Q2` above grades is a name, above other codes it may be one of them
    else if (form !== "code") return false;
    else if (!others.includes("code")) unlike++;
  }
  return unlike > 0;
}
