/** What the detectors of times in other languages share: the forms that a text may hold at all, and a find. */

import type { Span } from "../../document/span.js";
import type { Found } from "../kit/detector.js";
import { shapeOf } from "../search/shape.js";
import { Trigrams } from "../search/trigrams.js";

/** Forms that may match: what cannot is not even compiled, and each language has twenty long expressions. */
export function formsIn<T extends { readonly regex: RegExp }>(
  text: string,
  forms: readonly T[],
): T[] {
  const trigrams = new Trigrams(text);
  return forms.filter(({ regex }) => {
    const { literals } = shapeOf(regex);
    return literals === undefined || trigrams.mayHold(literals);
  });
}

/** A time at a place of the text, and the language whose form found it. */
export const timeAt = (
  { start, end }: Span,
  subtype: string,
  score: number,
  language: string,
): Found => ({
  start,
  end,
  type: "DATETIME",
  subtype,
  score,
  evidence: { rule: `${subtype}, ${language}` },
});
