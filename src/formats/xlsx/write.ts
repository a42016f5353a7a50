/** Writes what was sanitized into a workbook's cells and its texts outside cells, and reads it again. */

import type { Sanitized } from "../../document/document.js";
import { errors, type PalimpsestError } from "../../errors.js";
import type { FieldFile, FieldRecord, Value } from "../field.js";
import { changesOf, labelsOfPeople, numberedNote } from "../field-changes.js";
import { type OpenCells, openCells } from "./cells.js";
import { type LoosePlace, type Renamed, renameInFormulas } from "./loose.js";
import { type Part, packWorkbook } from "./package.js";
import { dropShared, setCell, sharedGroup, stringsUsed } from "./sheet.js";

/** @throws OUTPUT_UNWRITABLE */
export function write(
  bytes: Uint8Array,
  source: FieldFile<Value>,
  read: readonly FieldRecord<Value>[],
  sanitized: readonly Sanitized[],
): Uint8Array {
  const { name } = source;
  if (sanitized.length !== read.length) throw unwritable(name);
  const changes = new Map<number, string>();
  const telling = new Set<string>();
  const people = new Set<string>();
  for (const [i, record] of read.entries()) {
    const found = changesOf(source, record, sanitized[i]!);
    for (const [{ start }, words] of found.changes) changes.set(start, words);
    for (const label of found.telling) telling.add(label);
    for (const name of found.people) people.add(name);
  }
  for (const label of labelsOfPeople(source, read, people)) telling.add(label);
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
  note?.(numberedNote(name, telling.size));
  for (const { rows } of sheets) {
    for (const row of rows) {
      for (const [at, { value, start }] of row.entries()) {
        if (changes.has(start) || !telling.has(value.replace(/\s+/g, " ").trim())) continue;
        changes.set(start, `column ${at + 1}`);
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
  errors.OUTPUT_UNWRITABLE`the workbook written for ${name} reads differently from what was sanitized; write it with --to txt, or save its sheets as CSV, and report it`;
