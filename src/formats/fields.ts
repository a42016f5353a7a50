/**
 * Records made of fields (rows of a table, lines of JSON) as texts, and replacements in these texts
 * back in their fields.
 *
 * A record is laid out as `label: value`, a blank line between fields: detectors take what stands on
 * both sides of a blank line for two things, and still see the label beside the value. Labels are
 * context and never change, so a replacement that reaches over the edge of a value counts inside only.
 */

import { createDocument, type Sanitized } from "../document/document.js";
import type { Span } from "../document/span.js";
import { PalimpsestError } from "../errors.js";
import type { ReadFile } from "./format.js";

/** Text of the source that may be replaced; the span is that of its source form, quotes included. */
export interface Value extends Span {
  readonly value: string;
}

export interface Field<V extends Value = Value> {
  /** Empty: none. */
  readonly label: string;
  /** Whether the label names a field that many records have, and so says nothing about one. */
  readonly shared: boolean;
  /** Absent: the label stands alone. */
  readonly value?: V;
}

export interface FieldRecord<V extends Value = Value> {
  readonly id: string;
  /** Ids that stand in the file; they are not read as text. */
  readonly ids: readonly string[];
  /** What errors call it: `line 3`. */
  readonly where: string;
  readonly fields: readonly Field<V>[];
}

export interface FieldFile<V extends Value = Value> {
  /** What errors call it. */
  readonly name: string;
  readonly source: string;
  readonly records: readonly FieldRecord<V>[];
  readonly persons: readonly string[];
  /** The source form of another value in this one's place. */
  encode(value: V, replacement: string): string;
  /** Every value of a source of this form, in order; how what was written is verified. */
  valuesOf(source: string): readonly Value[];
}

const SEPARATOR = "\n\n";

/** A file of records: a document each, and back. */
export function readFields<V extends Value>(file: FieldFile<V>): ReadFile {
  return {
    documents: file.records.map(({ id, fields }) =>
      createDocument(layOut(fields).text, { id, persons: file.persons }),
    ),
    write: (sanitized) => write(file, sanitized),
  };
}

interface LaidOut<V extends Value> {
  readonly text: string;
  /** In order; `at` is where the value or the label stands in the text. */
  readonly values: readonly { readonly at: Span; readonly value: V }[];
  readonly labels: readonly { readonly at: Span; readonly field: Field<V> }[];
}

function layOut<V extends Value>(
  fields: readonly Field<V>[],
  changed: ReadonlyMap<V, string> = new Map(),
): LaidOut<V> {
  let text = "";
  const values: { at: Span; value: V }[] = [];
  const labels: { at: Span; field: Field<V> }[] = [];
  for (const [i, field] of fields.entries()) {
    const { label, value } = field;
    if (i > 0) text += SEPARATOR;
    labels.push({ at: { start: text.length, end: text.length + label.length }, field });
    if (label !== "") text += value === undefined ? `${label}:` : `${label}: `;
    if (value === undefined) continue;
    const start = text.length;
    text += changed.get(value) ?? value.value;
    values.push({ at: { start, end: text.length }, value });
  }
  return { text, values, labels };
}

/** @throws OUTPUT_UNWRITABLE where a label or an id names somebody who is hidden */
function write<V extends Value>(file: FieldFile<V>, sanitized: readonly Sanitized[]): string {
  if (sanitized.length !== file.records.length) throw unverified(file.name);
  let out = "";
  let last = 0;
  const written = new Map<number, string>();
  for (const [i, record] of file.records.entries()) {
    for (const [value, replacement] of changesOf(file, record, sanitized[i]!)) {
      out += file.source.slice(last, value.start) + file.encode(value, replacement);
      last = value.end;
      written.set(value.start, replacement);
    }
  }
  out += file.source.slice(last);
  if (written.size > 0) verify(file, out, written);
  return out;
}

/** The new text of every value that changes, in order. */
function changesOf<V extends Value>(
  file: FieldFile<V>,
  record: FieldRecord<V>,
  sanitized: Sanitized,
): ReadonlyMap<V, string> {
  const { text, values, labels } = layOut(record.fields);
  const { document, replacements } = sanitized;
  if (document.text !== text) throw unverified(file.name);
  if (replacements.length === 0) return new Map();
  const parts = new Map<V, string>();
  const lasts = new Map<V, number>();
  const surfaces: Surface[] = [];
  const directs = new Set(
    sanitized.entities.filter((one) => one.identifier === "DIRECT").map(({ id }) => id),
  );
  const people = new Set(sanitized.entities.filter((e) => e.type === "PERSON").map(({ id }) => id));
  let clipped = false;
  let first = 0;
  let label = 0;
  for (const { start, end, replacement, entity } of replacements) {
    while (first < values.length && values[first]!.at.end <= start) first++;
    let touched = false;
    for (let i = first; i < values.length && values[i]!.at.start < end; i++) {
      const { at, value } = values[i]!;
      const from = Math.max(start, at.start);
      const to = Math.min(end, at.end);
      if (from >= to) continue;
      touched = true;
      if (from > start || to < end) clipped = true;
      const words = within(replacement, text.slice(start, from), text.slice(to, end));
      const done = lasts.get(value) ?? at.start;
      parts.set(value, (parts.get(value) ?? "") + text.slice(done, from) + words);
      lasts.set(value, to);
      if (words !== text.slice(from, to)) {
        surfaces.push({ words: text.slice(from, to), named: directs.has(entity) });
      }
    }
    if (touched) continue;
    clipped = true;
    while (label < labels.length - 1 && labels[label + 1]!.at.start <= start) label++;
    const words = text.slice(start, end);
    surfaces.push({
      words,
      named: people.has(entity) && namesSomebody(words, labels[label]!.field),
    });
  }
  for (const { at, value } of values) {
    const done = lasts.get(value);
    if (done !== undefined) parts.set(value, parts.get(value)! + text.slice(done, at.end));
  }
  if (!clipped && layOut(record.fields, parts).text !== sanitized.text) {
    throw unverified(file.name);
  }
  refuseTelling(file, record, parts, surfaces);
  return new Map([...parts].filter(([{ value }, now]) => now !== value));
}

/** A replacement without what it repeats of the label before and after the value. */
function within(replacement: string, before: string, after: string): string {
  const words = replacement.startsWith(before) ? replacement.slice(before.length) : replacement;
  return words.endsWith(after) ? words.slice(0, words.length - after.length) : words;
}

/** Whether what is taken for a person in a label is one: `Sender` alone on its line is not. */
const namesSomebody = (words: string, { label, value }: Field): boolean =>
  /\S\s+\S/.test(words.trim()) || (value !== undefined && words.trim() === label);

/** Words that are hidden; `named` where they give somebody away wherever they stand. */
interface Surface {
  readonly words: string;
  readonly named: boolean;
}

/**
 * Labels and ids stay as they are, so they must not show what is hidden. A shared label and an id may
 * hold what is hidden as a quasi-identifier: 'Hospital' above a column of hospitals tells nothing, and
 * row 34 no age. What still stands in a value stays there by decision.
 */
function refuseTelling<V extends Value>(
  { name }: FieldFile<V>,
  { ids, where, fields }: FieldRecord<V>,
  changed: ReadonlyMap<V, string>,
  surfaces: readonly Surface[],
): void {
  if (surfaces.length === 0) return;
  const labelsThat = (shared: boolean) =>
    fields.filter((field) => field.shared === shared).map(({ label }) => label);
  const inShared = phrasesOf([...ids, ...labelsThat(true)]);
  const inOwn = phrasesOf(labelsThat(false));
  let standing: ReturnType<typeof phrasesOf> | undefined;
  for (const surface of surfaces) {
    const words = wordsOf(surface.words);
    // a short number is a key or a count before it is somebody's
    const telling = surface.named || words.length > 1 || !/^\d{1,3}$/.test(words[0] ?? "");
    if (!((surface.named && inShared(words)) || (telling && inOwn(words)))) continue;
    standing ??= phrasesOf(
      fields.map(({ value }) => (value === undefined ? "" : (changed.get(value) ?? value.value))),
    );
    if (standing(words)) continue;
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      `${name}, ${where}: expected column names, keys and ids that tell of nobody, got one with words that are to be hidden; rename it, or add the header row that is missing`,
    );
  }
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Tells whether words follow each other in one of the texts; a record may have thousands of both. */
function phrasesOf(texts: readonly string[]): (words: readonly string[]) => boolean {
  const all = texts.flatMap((text) => [...wordsOf(text), ""]);
  const places = new Map<string, number[]>();
  for (const [i, word] of all.entries()) {
    const found = places.get(word);
    if (found) found.push(i);
    else places.set(word, [i]);
  }
  return (words) =>
    words.length > 0 &&
    (places.get(words[0]!) ?? []).some((at) => words.every((word, i) => all[at + i] === word));
}

/** Reads the output again: every value as it was or as it was replaced. */
function verify<V extends Value>(
  { name, source, valuesOf }: FieldFile<V>,
  out: string,
  written: ReadonlyMap<number, string>,
): void {
  const before = valuesOf(source);
  const now = valuesOf(out);
  const same =
    before.length === now.length &&
    before.every(({ start, value }, i) => (written.get(start) ?? value) === now[i]!.value);
  if (!same) throw unverified(name);
}

const unverified = (name: string): PalimpsestError =>
  new PalimpsestError(
    "OUTPUT_UNWRITABLE",
    `${name}: expected to read back what was written, got something else; write it with --to txt or json, and report it`,
  );
