/**
 * Records made of fields (rows of a table, lines of JSON) as texts, and replacements in these texts
 * back in their fields.
 *
 * A record is laid out as `label: value`, a blank line between fields: detectors take what stands on
 * both sides of a blank line for two things, and still see the label beside the value. Labels are
 * context and never change, so a replacement that reaches over the edge of a value counts inside only.
 * A field whose column has a type is a mention known before detection; one that is kept is no part of
 * the text.
 */

import { createDocument, type Sanitized } from "../document/document.js";
import type { Span } from "../document/span.js";
import { wordsOfName } from "../tables/column-name.js";
import {
  type FieldFile,
  type FieldRecord,
  givenIn,
  type LaidOut,
  layOut,
  SEPARATOR,
  unverified,
  type Value,
} from "./field.js";
import { changesOf, labelsOfPeople, numberedNote } from "./field-changes.js";
import { written } from "./field-edits.js";
import type { ReadFile } from "./format.js";

/** A file of records: a document each, and back. */
export function readFields<V extends Value>(file: FieldFile<V>): ReadFile {
  const { persons, scope, scheme } = file;
  const read = file.records.filter(({ fields }) => fields.length > 0);
  const machine = isLog(scheme);
  return {
    scheme,
    documents: read.map(({ id, fields }) => {
      const laid = layOut(fields);
      // the label itself may say something about a person, also one that is shown alone to be read
      const settled = fields.every(
        ({ treatment, value, shared, label }) =>
          (value === undefined ? treatment === undefined : treatment?.kind === "type") &&
          (shared || label === ""),
      );
      return createDocument(laid.text, {
        id,
        persons,
        given: givenIn(laid),
        settled,
        passages: settled ? [] : passagesOf(laid),
        ...(machine && { machine }),
        ...(scope && { scope }),
      });
    }),
    write: (sanitized) => write(file, read, sanitized),
    recordNames: read.map(({ where }) => where),
    layoutOf: (document) => {
      const record = read[document]!;
      const unread = record.unread?.() ?? [];
      return { kind: "record", cells: cellsOf(record), ...(unread.length > 0 && { unread }) };
    },
  };
}

/** Whether a machine wrote the records: each with a level or a logger, and a time. */
const isLog = (scheme: FieldFile<Value>["scheme"]): boolean => {
  const names = [...scheme.keys()].map(wordsOfName);
  return (
    names.some((name) => /^(?:log ?)?(?:level|severity|levelname|logger)$/.test(name)) &&
    names.some((name) => /^(?:ts|time|timestamp|@?timestamp|datetime|asctime|date)$/.test(name))
  );
};

/** Where the fields are that have to be read: those of typed columns are known, and their shared labels say nothing. */
function passagesOf({ text, labels }: LaidOut<Value>): Span[] {
  return labels.flatMap(({ at: { start }, field }, i) => {
    if (field.treatment?.kind === "type" && (field.shared || field.label === "")) return [];
    const next = labels[i + 1]?.at.start;
    return [{ start, end: next === undefined ? text.length : next - SEPARATOR.length }];
  });
}

function cellsOf({ fields }: FieldRecord<Value>) {
  const { values, labels } = layOut(fields);
  const columns = new Map(labels.map(({ field }) => [field.value, field.label]));
  return values.map(({ at, value }) => ({ ...at, column: columns.get(value) ?? "" }));
}

/** @throws OUTPUT_UNWRITABLE if a label or an id names somebody who is hidden and may not be numbered */
function write<V extends Value>(
  file: FieldFile<V>,
  read: readonly FieldRecord<V>[],
  sanitized: readonly Sanitized[],
): string {
  if (sanitized.length !== read.length) throw unverified(file.name);
  const edits = new Map<Value, string>();
  const telling = new Set<string>();
  const people = new Set<string>();
  for (const [i, record] of read.entries()) {
    const found = changesOf(file, record, sanitized[i]!);
    for (const [value, replacement] of found.changes) edits.set(value, replacement);
    for (const label of found.telling) telling.add(label);
    for (const name of found.people) people.add(name);
  }
  for (const label of labelsOfPeople(file, read, people)) telling.add(label);
  return written(file, [
    ...[...edits].map(([value, replacement]) => ({ value, replacement })),
    ...numbered(file, telling),
    ...file.records.flatMap(({ decided = [] }) => decided),
    ...file.records.flatMap(({ dropped }) => dropped.map((value) => ({ value }))),
  ]);
}

/** New names for labels that say something about a person, in all their places. */
function numbered<V extends Value>(
  { name, scheme, placesOf, note }: FieldFile<V>,
  telling: ReadonlySet<string>,
): { value: Value; replacement: string }[] {
  if (telling.size === 0) return [];
  const order = [...scheme.keys()];
  note?.(numberedNote(name, telling.size));
  return [...telling].flatMap((label, i) => {
    const at = order.indexOf(label);
    return placesOf(label).map((value) => ({
      value,
      replacement: at < 0 ? `name ${i + 1}` : `column ${at + 1}`,
    }));
  });
}
