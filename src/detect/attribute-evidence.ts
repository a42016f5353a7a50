/** What the recognizer of other languages takes for an attribute, weighed by its words. */

import { isFunctionWordsOf } from "../language/function-words-of.js";
import { isPlainNoun } from "../language/plain-listed.js";
import { isStatedOf, looksLikeAttribute, looksLikeIllness } from "./attribute/attribute-forms.js";
import { type Reader, wordsIn } from "./evidence-words.js";
import type { Found } from "./kit/detector.js";

/** The parts of what is called an attribute that are one by their form or by what is said before them. */
export function attributesIn({ text, language, ordinary }: Reader, one: Found): Found[] {
  const words = wordsIn(text, one);
  const stated = isStatedOf(text.slice(Math.max(0, one.start - 40), one.start), language);
  const parts: Found[] = [];
  let joined = false;
  for (const [i, { start, end, lower, capital, opens }] of words.entries()) {
    // 'Schlafapnoe-Syndrom' is one word
    const unheard =
      !ordinary.has(lower, language) || (lower.includes("-") && looksLikeIllness(lower));
    const telling = looksLikeAttribute(lower) || (capital && !opens && language !== "de");
    const isAttribute =
      lower.length > 2 &&
      unheard &&
      !isPlainNoun(lower, language) &&
      ((telling && !isFunctionWordsOf(lower, language)) || (stated && i === 0));
    if (isAttribute && joined) parts[parts.length - 1] = { ...parts.at(-1)!, end };
    else if (isAttribute) parts.push({ ...one, start, end });
    joined = isAttribute;
  }
  return parts;
}
