/** Findings of parts of a text, read one by one, as those of the whole. */

import { countWhile } from "../../document/search.js";
import type { Span } from "../../document/span.js";
import type { RecognizerFindings } from "./recognizer.js";

/** A part of a text and what was found in it, in offsets of the part. */
export interface ReadPart extends Span {
  readonly findings: RecognizerFindings;
}

/** The span by so much further on. */
export const shifted = <One extends Span>(one: One, by: number): One => ({
  ...one,
  start: one.start + by,
  end: one.end + by,
});

/** The findings of parts in reading order, none overlapping another, in offsets of the whole text. */
export function joined(parts: readonly ReadPart[]): RecognizerFindings {
  const within = (span: Span): ReadPart | undefined => {
    const part = parts[countWhile(parts.length, (i) => parts[i]!.end <= span.start)];
    return part && part.start <= span.start ? part : undefined;
  };
  const inside = (span: Span, part: ReadPart): Span =>
    shifted({ start: span.start, end: Math.min(span.end, part.end) }, -part.start);
  const all = <One extends Span>(of: (findings: RecognizerFindings) => readonly One[]): One[] =>
    parts.flatMap(({ start, findings }) => of(findings).map((one) => shifted(one, start)));
  return {
    found: all(({ found }) => found),
    unread: all(({ unread }) => unread),
    parts: all(({ parts: read }) => read),
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
