import { errors } from "../errors.js";
import { countWhile } from "./search.js";

/** A half-open range of a text in UTF-16 code units: `text.slice(start, end)`. Never empty. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A span of `text`.
 * @throws SPAN_INVALID when it lies outside the text, is empty or does not consist of whole numbers.
 */
export function spanOf(text: string, start: number, end: number): Span {
  if (
    !Number.isInteger(start) ||
    !Number.isInteger(end) ||
    start < 0 ||
    end > text.length ||
    start >= end
  ) {
    throw errors.SPAN_INVALID`the span from ${start} to ${end} is empty or not within the text's ${text.length} characters; check the unit of the offsets (code points or UTF-16)`;
  }
  return { start, end };
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** Index of the first span that ends after an offset; `spans` in order, none overlapping another. */
export function firstEndingAfter(spans: readonly Span[], offset: number): number {
  return countWhile(spans.length, (i) => spans[i]!.end <= offset);
}

/** Reading order: earlier first, of two that start together the longer first. */
export const inReadingOrder = (a: Span, b: Span): number => a.start - b.start || b.end - a.end;
