/** What the detectors of times in other languages share: the forms that a text may hold at all, and a find. */

import type { Span } from "../../../document/span.js";
import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Found } from "../../kit/detector.js";
import type { Searched } from "../../search/matches.js";
import { Expressions } from "../../search/places.js";

type Forms = readonly { readonly regex: RegExp }[];
const expressions = new WeakMap<Forms, Expressions>();

/** A text read for forms: what cannot match is not even compiled, and each language has twenty long expressions. */
export function readFor(forms: Forms, text: string): Searched {
  let own = expressions.get(forms);
  if (!own) expressions.set(forms, (own = new Expressions(forms.map(({ regex }) => regex))));
  return { text, places: own.in(text) };
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
