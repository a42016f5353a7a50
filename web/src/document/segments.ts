/**
 * The runs of a paragraph between two boundaries of mentions. Mentions may overlap and nest: the text
 * is split at every boundary, so that each run has one list of mentions that cover it.
 */

import type { State } from "../api/types.js";
import type { SemanticType } from "../theme/types.js";
import type { Paragraph } from "./paragraphs.js";

/** What the view needs to know of a mention. Offsets in UTF-16 code units of the document's text. */
export interface Mark {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly type: SemanticType;
  readonly state: State;
  /** What stands in its place; absent where it is kept. */
  readonly replacement?: string;
  /** Said by a glyph after it; absent: confirmed. */
  readonly status?: "open" | "disputed" | "doubtful";
}

export interface Segment {
  readonly start: number;
  readonly end: number;
  /** The mentions that cover this run, innermost first; empty for plain text. */
  readonly marks: readonly Mark[];
  /** The outermost mention whose replacement stands here instead of the text. */
  readonly replacedBy?: Mark;
  /** This run is where that replacement is written; on its other runs nothing stands. */
  readonly first: boolean;
  /** This run ends its innermost mention, so that the status glyph follows it. */
  readonly last: boolean;
}

/** The segments of a paragraph. `marks` must hold every mention that touches it, in any order. */
export function segmentsOf(paragraph: Paragraph, marks: readonly Mark[]): Segment[] {
  const { start, end } = paragraph;
  const bounds = new Set([start, end]);
  for (const mark of marks) {
    if (mark.start > start && mark.start < end) bounds.add(mark.start);
    if (mark.end > start && mark.end < end) bounds.add(mark.end);
  }
  const cuts = [...bounds].sort((a, b) => a - b);
  const inOrder = [...marks].sort((a, b) => a.start - b.start || b.end - a.end);
  const written = new Set<string>();
  const segments: Segment[] = [];
  let from = 0;
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    const [left, right] = [cuts[index]!, cuts[index + 1]!];
    while (from < inOrder.length && inOrder[from]!.end <= left) from += 1;
    const covering: Mark[] = [];
    for (let at = from; at < inOrder.length && inOrder[at]!.start < right; at += 1) {
      if (inOrder[at]!.end >= right) covering.push(inOrder[at]!);
    }
    covering.sort((a, b) => length(a) - length(b));
    const replacedBy = covering.findLast(({ state }) => state !== "keep");
    // A mention that began in an earlier paragraph was written there.
    const first =
      replacedBy !== undefined && replacedBy.start >= start && !written.has(replacedBy.id);
    if (replacedBy) written.add(replacedBy.id);
    segments.push({
      start: left,
      end: right,
      marks: covering,
      ...(replacedBy && { replacedBy }),
      first,
      last: covering[0]?.end === right,
    });
  }
  return segments;
}

/** The mentions at a place of the text, innermost first. */
export const marksAt = (marks: readonly Mark[], at: number): Mark[] =>
  marks.filter(({ start, end }) => start <= at && at < end).sort((a, b) => length(a) - length(b));

const length = ({ start, end }: Mark) => end - start;

/** The marks that touch each paragraph; a mark over a boundary stands with each it touches. */
export function marksByParagraph(
  paragraphs: readonly Paragraph[],
  marks: readonly Mark[],
): Mark[][] {
  const groups: Mark[][] = paragraphs.map(() => []);
  const inOrder = [...marks].sort((a, b) => a.start - b.start);
  let first = 0;
  for (const mark of inOrder) {
    while (first < paragraphs.length && paragraphs[first]!.end <= mark.start) first += 1;
    for (let at = first; at < paragraphs.length && paragraphs[at]!.start < mark.end; at += 1) {
      groups[at]!.push(mark);
    }
  }
  return groups;
}
