/** New words within a value of a syntax: without what would end it, a number in the place of a number. */

import type { Document, DocumentField } from "../document/document.js";
import { numberFor } from "../document/number-for.js";
import { firstEndingAfter, type Span } from "../document/span.js";

/** The field that a mention is in; undefined in prose, and in records, whose formats write their values themselves. */
export function fieldOf(
  { fields, passages }: Pick<Document, "fields" | "passages">,
  { start, end }: Span,
): DocumentField | undefined {
  if (fields === undefined || passages !== undefined) return undefined;
  const field = fields[firstEndingAfter(fields, start)];
  return field && field.start <= start && end <= field.end ? field : undefined;
}

/** How a scalar of YAML may not begin if it is not quoted. */
const OPENS = /^[[{&*!|>%@`?#,-]/;

export function inValue(field: DocumentField, { start, end }: Span, words: string): string {
  if (field.number) return numberFor(words);
  const written = field.ends === undefined ? words : without(field.ends, words);
  if (!field.bare || !OPENS.test(written)) return written;
  const isWhole = start === field.start && end === field.end;
  if (isWhole) return `"${written}"`;
  return start === field.start ? written.replace(/^\[|\]$/g, "") : written;
}

const without = (ends: string, words: string): string =>
  [...words].map((one) => (ends.includes(one) ? " " : one)).join("");
