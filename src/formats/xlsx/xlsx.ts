/**
 * Workbooks, .xlsx and .xlsm: Office Open XML, edited in place.
 *
 * | of the file | becomes |
 * | --- | --- |
 * | cells of visible and hidden sheets, rows and columns | a table per sheet, a document per row, as in CSV; strings, rich text, inline strings and cached results of formulas alike |
 * | a number in a format of dates | a moment |
 * | a cell that changes | its new words; its formula and rich text are gone |
 * | names of sheets, defined names, headers and footers, rules of validation, literals in formulas, columns of tables, titles of charts, text in drawings | one more document, and replaced in place; formulas follow a sheet's new name |
 * | values that charts keep beside the sheet | gone; a spreadsheet program draws them from the cells |
 * | comments and notes, pivot tables, links to the outside, pictures, embedded files, macros, queries, properties, custom XML, printers, authors, alternative texts | gone |
 * | styles, formats, widths, merged cells, charts, tables, conditional formats, protection | as they were |
 *
 * Parts that do not change keep their bytes. What was written is read again: every cell and every text
 * must be what it was or what took its place.
 */

import type { Sanitized } from "../../document/document.js";
import { PalimpsestError } from "../../errors.js";
import { type ColumnTreatments, OTHERS, type Scheme } from "../../tables/scheme.js";
import type { FieldFile, FieldRecord, Value } from "../field.js";
import { changesOf } from "../field-changes.js";
import { readFields } from "../fields.js";
import type { BytesFormat, ReadFile, ReadOptions } from "../format.js";
import { requireText } from "../require-text.js";
import { isHeader, type Row, type Table, tableOf } from "../table-rows.js";
import { type LoosePlace, looseIn, type Renamed, renameInFormulas, strip } from "./loose.js";
import { openWorkbook, type Part, packWorkbook, type Workbook } from "./package.js";
import {
  dropShared,
  momentStyles,
  named,
  rowsIn,
  type SharedStrings,
  type SheetCell,
  setCell,
  sharedGroup,
  sharedStringsOf,
  stringsUsed,
} from "./sheet.js";

export const xlsx: BytesFormat = {
  name: "xlsx",
  extensions: [".xlsx", ".xlsm"],
  readBytes(bytes, options) {
    const { name } = options;
    const open = openCells(bytes, name);
    const tables = tablesOf(open, options);
    const records = [...tables.flatMap(({ records }) => records), ...looseRecord(open, options)];
    requireText(
      records.flatMap(({ fields }) => fields.map(({ value }) => value?.value ?? "")).join(" ") ||
        open.sheets.flatMap(({ rows }) => rows.flat().map(({ value }) => value)).join(" "),
      name,
      "its sheets have no cells with values",
    );
    const read = records.filter(({ fields }) => fields.length > 0);
    const source: FieldFile<Value> = {
      ...options,
      source: "",
      records,
      scheme: schemeOf(tables, open),
      nothing: "",
      placesOf: () => [],
      encode: (_, replacement) => replacement,
      valuesOf: () => [],
    };
    const left = open.workbook.leftOut;
    const file: ReadFile<Uint8Array> = {
      ...readFields(source),
      ...(left.length > 0 && { notes: [`left out: ${left.join(", ")}`] }),
      ...anonymityOf(tables),
      write: (sanitized) => write(bytes, source, read, sanitized),
    };
    return file;
  },
};

interface Sheet {
  readonly name: string;
  readonly part: Part;
  readonly rows: readonly Row<SheetCell>[];
  /** Number of each row in the sheet. */
  readonly numbers: readonly number[];
}

interface OpenCells {
  readonly workbook: Workbook;
  readonly strings: SharedStrings;
  readonly sheets: readonly Sheet[];
  readonly loose: readonly LoosePlace[];
  /** Parts from which something was taken. */
  readonly stripped: ReadonlySet<Part>;
}

/** The same file always gives the same values at the same places. */
function openCells(bytes: Uint8Array, name: string): OpenCells {
  const workbook = openWorkbook(bytes, name);
  const stripped = new Set(workbook.parts.filter(strip));
  const { main, parts } = workbook;
  const ofType = (type: string) => parts.find((part) => part.type === type);
  const strings = sharedStringsOf(ofType("sharedStrings"));
  const moments = momentStyles(ofType("styles"));
  const root = main.xml.documentElement!;
  const from1904 = /^(?:1|true)$/.test(
    named(root, "workbookPr")[0]?.getAttribute("date1904") ?? "",
  );
  let first = 0;
  const sheets: Sheet[] = [];
  for (const element of named(root, "sheet")) {
    const id = Array.from(element.attributes).find(({ localName }) => localName === "id")?.value;
    const part = main.targets.get(id ?? "");
    if (part?.type !== "worksheet") continue;
    const read = rowsIn(part, { strings, moments, from1904, name, first });
    first += read.rows.reduce((sum, row) => sum + row.length, 0);
    sheets.push({ name: element.getAttribute("name") ?? "", part, ...read });
  }
  const loose: LoosePlace[] = [];
  for (const part of parts) loose.push(...looseIn(part, first + loose.length));
  return { workbook, strings, sheets, loose, stripped };
}

/** Rows above a table, as a title: at most so many. */
const TITLE_ROWS = 8;

function tablesOf({ sheets }: OpenCells, options: ReadOptions): Table<SheetCell>[] {
  const { columns = {}, quasi, id } = options;
  const missing = new Set(Object.keys(columns).filter((name) => name !== OTHERS));
  const several = sheets.filter(({ rows }) => rows.length > 0).length > 1;
  let found = false;
  const tables = sheets.flatMap(({ rows, numbers }, i): Table<SheetCell>[] => {
    if (rows.length === 0) return [];
    const start = startOf(rows);
    const labels = new Set(rows[start]!.map(({ value }) => value.replace(/\s+/g, " ").trim()));
    const own: Record<string, ColumnTreatments[string]> = {};
    for (const [name, treatment] of Object.entries(columns)) {
      if (name !== OTHERS && !labels.has(name)) continue;
      own[name] = treatment;
      missing.delete(name);
    }
    const isQuasi = quasi?.quasi.every((name) => labels.has(name)) ?? false;
    found ||= isQuasi;
    const { quasi: _, scheme: __, ...more } = options;
    const ofSheet = {
      ...more,
      columns: own,
      id: several ? `${id}:${i + 1}` : id,
      ...(quasi && isQuasi && { quasi }),
    };
    const title = rows.slice(0, start);
    return [
      ...(title.length > 0
        ? [
            tableOf(
              title,
              { ...ofSheet, columns: { "*": "text" }, id: `${ofSheet.id}:title` },
              numbers[0],
            ),
          ]
        : []),
      tableOf(rows.slice(start), ofSheet, numbers[start]),
    ];
  });
  if (missing.size > 0 || (quasi && !found)) {
    throw new PalimpsestError(
      "USAGE",
      `no sheet of ${options.name} has ${missing.size > 0 ? `a column '${[...missing][0]}'` : `all of the columns ${quasi!.quasi.join(", ")}`}; check the first row of each`,
    );
  }
  return tables;
}

/** Where a sheet's table begins: at the first row of several names that could be a header, else at the top. */
function startOf(rows: readonly Row<SheetCell>[]): number {
  const filled = (row: Row<SheetCell>) => row.filter(({ value }) => value !== "").length;
  const most = rows.slice(0, 50).reduce((max, row) => Math.max(max, filled(row)), 0);
  const found = rows
    .slice(0, TITLE_ROWS)
    .findIndex(
      (row, i) => filled(row) >= Math.max(2, most / 2) && isHeader(rows.slice(i, i + 200)),
    );
  return Math.max(0, found);
}

/** One record of the texts outside cells. */
const looseRecord = ({ loose }: OpenCells, { id }: ReadOptions): FieldRecord<Value>[] =>
  loose.length === 0
    ? []
    : [
        {
          id: `${id}:workbook`,
          ids: [],
          where: "outside the cells",
          fields: loose.map((value) => ({ label: value.label, shared: true, value })),
          dropped: [],
        },
      ];

/** All schemes as one; a column's name has its sheet's number where there are several. */
function schemeOf(tables: readonly Table<SheetCell>[], { sheets }: OpenCells): Scheme {
  const [first] = tables;
  if (tables.length === 1 && first) return first.scheme;
  return new Map(
    tables.flatMap(({ scheme }, i) =>
      [...scheme].map(([name, column]) => {
        const key = sheets.length > 1 || i > 0 ? `sheet ${i + 1}.${name}` : name;
        return [key, { ...column, name: key }] as const;
      }),
    ),
  );
}

function anonymityOf(tables: readonly Table<SheetCell>[]) {
  const quasi = tables.find((table) => table.quasi)?.quasi;
  return quasi && { anonymity: quasi.anonymity, hierarchies: quasi.hierarchies };
}

/** @throws OUTPUT_UNWRITABLE */
function write(
  bytes: Uint8Array,
  source: FieldFile<Value>,
  read: readonly FieldRecord<Value>[],
  sanitized: readonly Sanitized[],
): Uint8Array {
  const { name } = source;
  if (sanitized.length !== read.length) throw unwritable(name);
  const changes = new Map<number, string>();
  const telling = new Set<string>();
  for (const [i, record] of read.entries()) {
    const found = changesOf(source, record, sanitized[i]!);
    for (const [{ start }, words] of found.changes) changes.set(start, words);
    for (const label of found.telling) telling.add(label);
  }
  for (const { dropped, decided = [] } of source.records) {
    for (const { of } of dropped) changes.set(of.start, "");
    for (const { value, replacement } of decided) changes.set(value.start, replacement);
  }
  const open = openCells(bytes, name);
  numberTelling(open, telling, changes, source);
  const expected = apply(open, changes);
  const written = packWorkbook(open.workbook, expected.changed);
  verify(written, expected.values, name);
  return written;
}

/** Names of columns that say something about a person get the column's number. */
function numberTelling(
  { sheets, loose }: OpenCells,
  telling: ReadonlySet<string>,
  changes: Map<number, string>,
  { name, note }: FieldFile<Value>,
): void {
  if (telling.size === 0) return;
  note?.(
    `${name}: ${telling.size} names of columns or ids tell of somebody who is hidden, and are numbered; --names keep leaves them`,
  );
  for (const { rows } of sheets) {
    for (const row of rows) {
      for (const [at, { value, start }] of row.entries()) {
        if (telling.has(value.replace(/\s+/g, " ").trim())) changes.set(start, `column ${at + 1}`);
      }
    }
  }
  for (const { value, start } of loose) {
    if (telling.has(value.trim()) && !changes.has(start)) changes.set(start, "column");
  }
}

/** Kinds of places whose words formulas use. */
const NAMES: ReadonlySet<string> = new Set(["sheet", "name", "table", "column"]);

interface Applied {
  readonly changed: ReadonlySet<Part>;
  /** Every value of the new file, in order. */
  readonly values: readonly string[];
}

function apply(
  { workbook, strings, sheets, loose, stripped }: OpenCells,
  changes: ReadonlyMap<number, string>,
): Applied {
  const changed = new Set(stripped);
  const byValue = new Map<string, string>();
  const values: string[] = [];
  for (const { part, rows } of sheets) {
    const groups = new Set<string>();
    for (const cell of rows.flat()) {
      const words = cell.element && changes.get(cell.start);
      values.push(words ?? cell.value);
      if (words === undefined || words === cell.value) continue;
      byValue.set(cell.value.trim(), words);
      const group = sharedGroup(cell);
      if (group !== undefined) groups.add(group);
      setCell(cell, words, strings);
      changed.add(part);
    }
    if (groups.size > 0) dropShared(part, groups);
  }
  const renamed: Renamed[] = [];
  for (const place of loose) {
    if (place.isGone()) continue;
    // what repeats a cell repeats its new words
    const words = byValue.get(place.value.trim()) ?? changes.get(place.start);
    const now = words === undefined ? place.value : validIn(place, words);
    values.push(now);
    if (now === place.value) continue;
    if (NAMES.has(place.label)) renamed.push({ label: place.label, from: place.value, to: now });
    place.set(now);
    changed.add(place.part);
  }
  if (renamed.length > 0) {
    for (const part of workbook.parts) if (renameInFormulas(part, renamed)) changed.add(part);
  }
  const used = new Set(sheets.flatMap(({ part }) => stringsUsed(part)));
  const table = workbook.parts.find(({ type }) => type === "sharedStrings");
  if (table) {
    strings.clear(used);
    changed.add(table);
  }
  return { changed, values };
}

/** Words in a form that the place allows. */
function validIn({ label }: LoosePlace, words: string): string {
  if (label === "sheet")
    return (
      words
        .replace(/[[\]:*?/\\']/g, "")
        .trim()
        .slice(0, 31) || "hidden"
    );
  if (label === "name" || label === "table") {
    const plain = words.replace(/[^\p{L}\p{N}_.]+/gu, "_").replace(/^_+|_+$/g, "");
    return /^[\p{L}_]/u.test(plain) ? plain : `_${plain}`;
  }
  return words;
}

function verify(written: Uint8Array, expected: readonly string[], name: string): void {
  const { sheets, loose } = openCells(written, name);
  const now = [...sheets.flatMap(({ rows }) => rows.flat()), ...loose].map(({ value }) => value);
  // places that lost their letters are no texts any more
  const wanted = expected.filter(
    (value, i) => i < now.length - loose.length || /\p{L}|\d{4}/u.test(value),
  );
  if (now.length !== wanted.length || now.some((value, i) => value !== wanted[i]))
    throw unwritable(name);
}

const unwritable = (name: string): PalimpsestError =>
  new PalimpsestError(
    "OUTPUT_UNWRITABLE",
    `the workbook written for ${name} reads differently from what was sanitized; write it with --to txt, or save its sheets as CSV, and report it`,
  );
