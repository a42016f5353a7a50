/** Edits of a text by place. */

import { EditedText } from "../../document/edited-text.js";
import { inReadingOrder, type Span } from "../../document/span.js";

export interface Edit extends Span {
  readonly text: string;
}

/** A source with edits made; one that begins within a range edited before writes nothing. */
export function edited(source: string, edits: readonly Edit[]): string {
  const output = new EditedText(source);
  for (const { start, end, text } of [...edits].sort(inReadingOrder)) {
    output.replace(start, end, start < output.at ? "" : text);
  }
  return output.finish();
}

/** A text without spans of it, which may overlap. */
export const without = (text: string, spans: readonly Span[]): string =>
  edited(
    text,
    spans.map(({ start, end }) => ({ start, end, text: "" })),
  );
