/** A record of labelled values, and the text it is laid out as. */

import type { GivenMention } from "../document/document.js";
import type { GivenKind } from "../document/given.js";
import type { Span } from "../document/span.js";
import { errors, type PalimpsestError } from "../errors.js";
import type { CellTreatment, Scheme } from "../tables/scheme.js";
import type { ReadOptions } from "./format.js";
import type { UnreadCell } from "./layout/layout.js";

/** Text of the source that may be replaced; the span is that of its source form, quotes included. */
export interface Value extends Span {
  readonly value: string;
}

export interface Field<V extends Value = Value> {
  /** Empty: none. */
  readonly label: string;
  /** Whether the label names a field that many records have, and so says nothing about one. */
  readonly shared: boolean;
  /** Absent: the label is alone. */
  readonly value?: V;
  /** What the column says; absent: text. That of a label alone is text, where it has to be read. */
  readonly treatment?: CellTreatment;
}

/** A value that is removed, with the source removed with it. */
export interface Dropped extends Span {
  readonly of: Value;
}

export interface FieldRecord<V extends Value = Value> {
  readonly id: string;
  /** Ids in the file; they are not read as text. */
  readonly ids: readonly string[];
  /** What errors call it: `line 3`. */
  readonly where: string;
  readonly fields: readonly Field<V>[];
  readonly dropped: readonly Dropped[];
  /** Cells that are no part of the text, in order. */
  unread?(): readonly UnreadCell[];
  /** Values that the whole table decides, as a quasi-identifier's generalization; no part of the text. */
  readonly decided?: readonly { readonly value: V; readonly replacement: string }[];
}

export interface FieldFile<V extends Value = Value>
  extends Pick<ReadOptions, "name" | "persons" | "scope" | "names" | "note"> {
  readonly source: string;
  readonly records: readonly FieldRecord<V>[];
  readonly scheme: Scheme;
  /** Where each label is written; they are replaced where one says something about a person. */
  placesOf(label: string): readonly Value[];
  /** What can stand in this value's place where some words should: a number in the place of one. Default: the words. */
  fits?(value: Value, words: string): string;
  /** The source form of another value in this one's place. */
  encode(value: Value, replacement: string): string;
  /** What is written in place of a value that is removed. */
  readonly nothing: string;
  /** Every value of a source of this form, in order; how what was written is verified. */
  valuesOf(source: string): readonly Value[];
}

/** Between two fields of a record. */
export const SEPARATOR = "\n\n";

export interface LaidOut<V extends Value> {
  readonly text: string;
  /** In order; `at` is where the value or the label is in the text. */
  readonly values: readonly {
    readonly at: Span;
    readonly value: V;
    readonly treatment: CellTreatment | undefined;
  }[];
  readonly labels: readonly { readonly at: Span; readonly field: Field<V> }[];
}

export function layOut<V extends Value>(
  fields: readonly Field<V>[],
  changed: ReadonlyMap<V, string> = new Map(),
): LaidOut<V> {
  let text = "";
  const values: LaidOut<V>["values"][number][] = [];
  const labels: { at: Span; field: Field<V> }[] = [];
  for (const [i, field] of fields.entries()) {
    const { label, value, treatment } = field;
    if (i > 0) text += SEPARATOR;
    labels.push({ at: { start: text.length, end: text.length + label.length }, field });
    if (label !== "") text += value === undefined ? `${label}:` : `${label}: `;
    if (value === undefined) continue;
    const start = text.length;
    text += changed.get(value) ?? value.value;
    values.push({ at: { start, end: text.length }, value, treatment });
  }
  return { text, values, labels };
}

/** The mentions that columns decide. */
export function givenIn({ text, values }: LaidOut<Value>): GivenMention[] {
  const given: GivenMention[] = [];
  for (const { at, treatment } of values) {
    if (treatment?.kind === "type") given.push({ ...inside(text, at), ...givenOf(treatment) });
  }
  return given;
}

/** A span without blanks around. */
function inside(text: string, { start: from, end: to }: Span): Span {
  const value = text.slice(from, to);
  const start = from + (value.length - value.trimStart().length);
  return { start, end: Math.max(start, from + value.trimEnd().length) };
}

/** What the treatment of a column says of a value. */
export const givenOf = ({
  type,
  way,
  replacement,
}: Omit<CellTreatment & { readonly kind: "type" }, "kind">): GivenKind => ({
  type,
  ...(way !== undefined && { way }),
  ...(replacement !== undefined && { replacement }),
});

export const unverified = (name: string): PalimpsestError =>
  errors.OUTPUT_UNWRITABLE`the file written for ${name} reads differently from what was sanitized; write it with --to txt or json, and report it`;
