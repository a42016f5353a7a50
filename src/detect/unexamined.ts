/**
 * What was not examined with all there is: text in another language or script, and words the
 * recognizer cannot spell. Patterns and word lists looked at it all the same; it is named in the
 * result, never passed off as clean.
 */

import type { Unexamined } from "../document/document.js";
import { contains, inReadingOrder, type Span } from "../document/span.js";
import { languageRegions } from "../language/identify.js";

/** The language of the recognizer, the word lists and the rules for names. */
const EXAMINED_LANGUAGE = "en";

/** Surer than this that a stretch is in another language, and it is said so. */
const SURE = 0.7;

/** Words of English, and of no other language in Latin letters, that few sentences do without. */
const ENGLISH =
  /\b(?:the|of|and|to|for|with|by|my|your|you|his|her|their|our|from|this|that|these|it|its|he|she|they|we|are|were|have|has|had|be|been|not|but|at|as|or|who|when|what|how|please|hello|hi|dear|yes|thank|thanks)\b/i;
/** Fewer words in lower case are a name, a heading or a row of a table. */
const SENTENCE = 4;
const LOWER_CASE_WORD = /(?<![\p{L}\p{N}])\p{Ll}{2,}(?![\p{L}\p{N}])/gu;

const languageName = new Intl.DisplayNames("en", { type: "language" });

/** Two letters or more of a script other than Latin; single ones are signs and variables. */
const OTHER_SCRIPT = /(?:(?!\p{Script=Latin})\p{L}\p{M}*){2,}/gu;
const LATIN = /\p{Script=Latin}/u;
/** Words nearer than this, with no Latin letter between, are one stretch. */
const NEAR = 40;

/** Stretches of `text` in reading order. `unread`: words the recognizer could not spell. */
export function unexaminedIn(text: string, unread: readonly Span[]): Unexamined[] {
  const foreign = languageRegions(text).flatMap(({ start, end, language, confidence }) => {
    const sure = language !== EXAMINED_LANGUAGE && language !== "und" && confidence >= SURE;
    if (!sure && !(language === "und" && looksForeign(text.slice(start, end)))) return [];
    const name = sure ? languageName.of(language) : "a language not recognized";
    return [{ start, end, reason: `text in ${name}, examined by patterns and word lists only` }];
  });
  const rest = (spans: readonly Span[], known: readonly Span[], reason: string): Unexamined[] =>
    spans
      .filter((span) => !known.some((region) => contains(region, span)))
      .map(({ start, end }) => ({ start, end, reason }));
  const scripts = rest(
    otherScripts(text),
    foreign,
    "text in another script, examined by patterns only",
  );
  const illegible = rest(
    unread,
    [...foreign, ...scripts],
    "words the recognizer cannot read, examined by patterns only",
  );
  return [...foreign, ...scripts, ...illegible].sort(inReadingOrder);
}

/** Sentences, but none of the words that English sentences are made with. */
const looksForeign = (text: string): boolean =>
  (text.match(LOWER_CASE_WORD)?.length ?? 0) >= SENTENCE && !ENGLISH.test(text);

/** Stretches written in another script than Latin. */
function otherScripts(text: string): Span[] {
  const stretches: Span[] = [];
  for (const { 0: word, index } of text.matchAll(OTHER_SCRIPT)) {
    const end = index + word.length;
    const last = stretches.at(-1);
    const near = last && index - last.end < NEAR && !LATIN.test(text.slice(last.end, index));
    if (near) stretches[stretches.length - 1] = { start: last.start, end };
    else stretches.push({ start: index, end });
  }
  return stretches;
}
