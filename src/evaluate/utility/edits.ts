/** What masks made of a text, and which part of it each stretch of the original became. */

import { EditedText } from "../../document/edited-text.js";
import type { Span } from "../../document/span.js";

export interface Edit extends Span {
  /** What replaces it; without it the stretch is removed. */
  readonly replacement?: string;
}

/** Edits in reading order, none inside or across another: what overlaps is one edit. */
export function disjoint(edits: readonly Edit[]): Edit[] {
  const joined: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last === undefined || edit.start >= last.end) joined.push(edit);
    else if (edit.end > last.end) joined[joined.length - 1] = { ...last, end: edit.end };
  }
  return joined;
}

/** The text after disjoint edits. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return rewritten(text, edits, { start: 0, end: text.length });
}

/** What a stretch became; its ends must not lie inside an edit. */
export function rewritten(text: string, edits: readonly Edit[], { start, end }: Span): string {
  const out = new EditedText(text, start);
  for (const edit of edits) {
    if (edit.end <= start || edit.start >= end) continue;
    out.replace(edit.start, edit.end, edit.replacement ?? "");
  }
  return out.finish(end);
}

/** The stretch, wide enough that no edit crosses its ends; itself where no edit touches it. */
export function widenSpan(edits: readonly Edit[], span: Span): Span {
  let { start, end } = span;
  for (const edit of edits) {
    if (edit.end <= start || edit.start >= end) continue;
    start = Math.min(start, edit.start);
    end = Math.max(end, edit.end);
  }
  return { start, end };
}
