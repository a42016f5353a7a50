/** What the detectors of times in other languages share: the forms that a text may hold at all, and a find. */

import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { DetectorInput, Found, Pattern } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesIn } from "../../search/matches.js";
import { Expressions } from "../../search/places.js";
import { outermost } from "./outermost.js";

type Form = Pick<Pattern, "regex">;
const expressions = new WeakMap<readonly Form[], Expressions>();

/**
 * What the forms of each stretch's language find in it, none within another. Forms that can match nowhere are not even compiled:
 * each language has twenty long expressions.
 */
export const findByForms = <Own extends Form>(
  input: DetectorInput,
  formsOf: (language: ListedLanguage) => readonly Own[],
  found: (match: RegExpExecArray, form: Own, language: ListedLanguage, text: string) => Found[],
): Found[] =>
  findLocally(input, (text, language) => {
    const forms = formsOf(language);
    let own = expressions.get(forms);
    if (!own) expressions.set(forms, (own = new Expressions(forms.map(({ regex }) => regex))));
    const places = own.in(text);
    return outermost(
      forms.flatMap((form) =>
        Array.from(matchesIn(form.regex, { text, places })).flatMap((match) =>
          found(match, form, language, text),
        ),
      ),
    );
  });

/** A match as a time, and the language whose form found it. */
export const timeAt = (
  { 0: match, index }: RegExpExecArray,
  subtype: string,
  score: number,
  language: string,
): Found => ({
  start: index,
  end: index + match.length,
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
