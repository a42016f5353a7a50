/** Edits of a text by place. */

import { inReadingOrder, type Span } from "../../document/span.js";

export interface Edit extends Span {
  readonly text: string;
}

/** A source with edits made; one that begins within a range edited before writes nothing. */
export function edited(source: string, edits: readonly Edit[]): string {
  let output = "";
  let at = 0;
  for (const { start, end, text } of [...edits].sort(inReadingOrder)) {
    if (start < at) {
      at = Math.max(at, end);
      continue;
    }
    output += source.slice(at, start) + text;
    at = end;
  }
  return output + source.slice(at);
}

/** A text without spans of it, which may overlap. */
export const without = (text: string, spans: readonly Span[]): string =>
  edited(
    text,
    spans.map(({ start, end }) => ({ start, end, text: "" })),
  );
