/** From replacements in the text of a record to the new values of its fields. */

import type { Sanitized } from "../document/document.js";
import type { Span } from "../document/span.js";
import { errors, type PalimpsestError } from "../errors.js";
import { isFieldWord } from "../tables/telling-name.js";
import {
  type Field,
  type FieldFile,
  type FieldRecord,
  layOut,
  unverified,
  type Value,
} from "./field.js";

export interface Changes<V extends Value> {
  /** The new text of every value that changes, in order. */
  readonly changes: ReadonlyMap<V, string>;
  /** Labels and ids that show what is hidden, and are to be numbered. */
  readonly telling: readonly string[];
  /** Names of people that are hidden, of several words. */
  readonly people: readonly string[];
}

/** @throws OUTPUT_UNWRITABLE */
export function changesOf<V extends Value>(
  file: FieldFile<V>,
  record: FieldRecord<V>,
  sanitized: Sanitized,
): Changes<V> {
  const { text, values, labels } = layOut(record.fields);
  const { document, replacements } = sanitized;
  if (document.text !== text) throw unverified(file.name);
  if (replacements.length === 0) return { changes: new Map(), telling: [], people: [] };
  const parts = new Map<V, string>();
  const lasts = new Map<V, number>();
  const surfaces: Surface[] = [];
  const named: string[] = [];
  const directs = new Set(
    sanitized.entities.filter((one) => one.identifier === "DIRECT").map(({ id }) => id),
  );
  const people = new Set(sanitized.entities.filter((e) => e.type === "PERSON").map(({ id }) => id));
  const telling = new Set<string>();
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
        if (people.has(entity)) named.push(text.slice(from, to));
      }
    }
    while (label < labels.length - 1 && labels[label + 1]!.at.start <= start) label++;
    const { at, field } = labels[label]!;
    const found = { start, end: Math.min(end, at.end) };
    const isTelling = people.has(entity) && namesSomebody(text, found, field);
    if (isTelling) telling.add(field.label);
    if (touched) continue;
    clipped = true;
    surfaces.push({ words: text.slice(start, end), named: isTelling });
  }
  for (const { at, value } of values) {
    const done = lasts.get(value);
    if (done !== undefined) parts.set(value, parts.get(value)! + text.slice(done, at.end));
  }
  if (!clipped && withParts(text, values, parts) !== sanitized.text) throw unverified(file.name);
  const changes = new Map([...parts].filter(([{ value }, now]) => now !== value));
  if (sanitized.notReleased) return { changes, telling: [], people: [] };
  return {
    changes,
    telling: tellingNames(file, record, parts, surfaces, telling),
    people: named.filter((words) => wordsOf(words).length > 1),
  };
}

/**
 * Labels that show a name that another record hides: one above a column of numbers is read once, and
 * alone, where less is found.
 */
export function labelsOfPeople(
  { name, names }: Pick<FieldFile, "name" | "names">,
  records: readonly FieldRecord[],
  people: ReadonlySet<string>,
): readonly string[] {
  if (names === "keep" || people.size === 0) return [];
  const labels = new Set(records.flatMap(({ fields }) => fields.map(({ label }) => label)));
  const hidden = [...people].map(wordsOf);
  if (!hidden.some(phrasesOfLabels([...labels]))) return [];
  const telling = [...labels].filter((label) => hidden.some(phrasesOf([label])));
  if (telling.length > 0 && names === undefined) throw showsHidden(name, "the header");
  return telling;
}

/** What standard error says of labels that are numbered. */
export const numberedNote = (name: string, count: number): string =>
  `${name}: ${count === 1 ? "1 name of a column, key or id tells" : `${count} names of columns, keys or ids tell`} of somebody who is hidden, and ${count === 1 ? "is" : "are"} numbered; --names keep leaves them`;

const showsHidden = (name: string, where: string): PalimpsestError =>
  errors.OUTPUT_UNWRITABLE`${name}, ${where}: a name of a column, a key or an id shows words that are to be hidden; let --names number replace it, rename it, or add the header row that is missing`;

/** The text of the record with the new words of its values. */
function withParts<V extends Value>(
  text: string,
  values: ReturnType<typeof layOut<V>>["values"],
  parts: ReadonlyMap<V, string>,
): string {
  let out = "";
  let last = 0;
  for (const { at, value } of values) {
    const words = parts.get(value);
    if (words === undefined) continue;
    out += text.slice(last, at.start) + words;
    last = at.end;
  }
  return out + text.slice(last);
}

/** A replacement without what it repeats of the label before and after the value. */
function within(replacement: string, before: string, after: string): string {
  const words = replacement.startsWith(before) ? replacement.slice(before.length) : replacement;
  return words.endsWith(after) ? words.slice(0, words.length - after.length) : words;
}

/**
 * Whether what is taken for a person in a label is one: `Sender` alone on its line is not, nor a word that columns are
 * called by. A find that begins or ends inside a word is no such word: `nameQuorvath`.
 */
function namesSomebody(text: string, { start, end }: Span, { label, value }: Field): boolean {
  const words = text.slice(start, end).trim();
  if (words === "") return false;
  if (/\S\s+\S/.test(words)) return true;
  if (words === label) return value !== undefined;
  const isGlued = /\p{L}$/u.test(text.slice(0, start)) || /^\p{L}/u.test(text.slice(end));
  return isGlued || !isFieldWord(words);
}

/** Words that are hidden; `named` where they give somebody away anywhere. */
interface Surface {
  readonly words: string;
  readonly named: boolean;
}

/**
 * Labels and ids that show what is hidden. A shared label and an id may hold what is hidden as a
 * quasi-identifier: 'Hospital' above a column of hospitals tells nothing, and row 34 no age. What still
 * stands in a value stays there by decision.
 * @throws OUTPUT_UNWRITABLE where names are neither kept nor numbered
 */
function tellingNames<V extends Value>(
  { name, names }: FieldFile<V>,
  { ids, where, fields }: FieldRecord<V>,
  changed: ReadonlyMap<V, string>,
  surfaces: readonly Surface[],
  found: ReadonlySet<string>,
): string[] {
  if (surfaces.length === 0 || names === "keep") return [];
  if (found.size > 0 && names === undefined) throw showsHidden(name, where);
  const labelsThat = (shared: boolean) =>
    fields.filter((field) => field.shared === shared).map(({ label }) => label);
  const inLabels = phrasesOfLabels(labelsThat(true));
  const inIds = phrasesOf(ids);
  const inShared = (words: readonly string[]) => inIds(words) || inLabels(words);
  const inOwn = phrasesOf(labelsThat(false));
  let standing: ReturnType<typeof phrasesOf> | undefined;
  const telling = new Set(found);
  for (const surface of surfaces) {
    const words = wordsOf(surface.words);
    // a short number is a key or a count before it is somebody's
    const isTelling = surface.named || words.length > 1 || !/^\d{1,3}$/.test(words[0] ?? "");
    if (!((surface.named && inShared(words)) || (isTelling && inOwn(words)))) continue;
    standing ??= phrasesOf(
      fields.map(({ value }) => (value === undefined ? "" : (changed.get(value) ?? value.value))),
    );
    if (standing(words)) continue;
    if (names === undefined) throw showsHidden(name, where);
    for (const label of [...ids, ...fields.map((field) => field.label)]) {
      if (phrasesOf([label])(words)) telling.add(label);
    }
  }
  return [...telling];
}

/**
 * Whether ids of a record could be numbered because they show one of these values; that they are is known once it was
 * read. An id that is called like a column is numbered with it.
 */
export function idsCouldShow(
  ids: readonly string[],
  labels: readonly string[],
  values: readonly { readonly words: string }[],
): boolean {
  const inIds = phrasesOf(ids);
  return (
    ids.some((id) => labels.includes(id.replace(/\s+/g, " ").trim())) ||
    values.some(({ words }) => inIds(wordsOf(words)))
  );
}

/** Tells whether a value could show in one of the labels, which then would be numbered. */
export function labelsCouldShow(labels: readonly string[]): (words: string) => boolean {
  const inLabels = phrasesOf(labels);
  return (words) => inLabels(wordsOf(words));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Rows of a table have the same labels; the last ones are kept. */
let lastLabels: { readonly key: string; readonly has: ReturnType<typeof phrasesOf> } | undefined;

function phrasesOfLabels(labels: readonly string[]): ReturnType<typeof phrasesOf> {
  const key = JSON.stringify(labels);
  if (lastLabels?.key !== key) lastLabels = { key, has: phrasesOf(labels) };
  return lastLabels.has;
}

/** Tells whether words follow each other in one of the texts; a record may have thousands of both. */
function phrasesOf(texts: readonly string[]): (words: readonly string[]) => boolean {
  if (texts.length === 0) return () => false;
  // `annaBerg` is two words, and one
  const all = texts.flatMap((text) =>
    [text, text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")].flatMap((one) => [...wordsOf(one), ""]),
  );
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
