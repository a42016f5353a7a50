/** What the detectors of times in other languages share: the forms that a text may hold at all, and a find. */

import type { Span } from "../../../document/span.js";
import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Found } from "../../kit/detector.js";
import { shapeOf } from "../../search/shape.js";
import { Trigrams } from "../../search/trigrams.js";

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

const NEXT = /^ ([\p{L}\p{M}]+|\S)/u;

/**
 * Whether nothing is counted behind a number: a clause ends, or a word such as 'und' and 'mit' follows.
 * @param end how a clause ends; tried where no word follows
 * @param of words before what is counted, or what owns the number: 'de' in 'a las dos de ellas'
 */
export function isOpen(after: string, language: ListedLanguage, end: RegExp, of: RegExp): boolean {
  const next = NEXT.exec(after)?.[1]?.toLowerCase();
  if (next === undefined) return after === "" || end.test(after);
  return isFunctionWordsOf(next, language) && !of.test(next);
}
