/** Findings of parts of a text, read one by one, as those of the whole. */

import type { Span } from "../../document/span.js";
import type { NeuralFindings } from "./recognizer.js";

/** A part of a text and what was found in it, in offsets of the part. */
export interface Part extends Span {
  readonly findings: NeuralFindings;
}

/** The findings of parts in reading order, none overlapping another, in offsets of the whole text. */
export function joined(parts: readonly Part[]): NeuralFindings {
  const shifted = <One extends Span>(one: One, by: number): One => ({
    ...one,
    start: one.start + by,
    end: one.end + by,
  });
  const within = (span: Span): Part | undefined =>
    parts.find(({ start, end }) => start <= span.start && span.start < end);
  const inside = (span: Span, part: Part): Span =>
    shifted({ start: span.start, end: Math.min(span.end, part.end) }, -part.start);
  return {
    found: parts.flatMap(({ start, findings }) => findings.found.map((one) => shifted(one, start))),
    unread: parts.flatMap(({ start, findings }) =>
      findings.unread.map((one) => shifted(one, start)),
    ),
    judge(span) {
      const part = within(span);
      return part?.findings.judge(inside(span, part));
    },
    inside(span) {
      const part = within(span);
      return part?.findings.inside(inside(span, part));
    },
  };
}
