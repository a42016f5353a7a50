/**
 * What was not examined with all there is: text in another language or script, and words the
 * recognizer cannot spell. Patterns and word lists looked at it all the same; it is named in the
 * result, never passed off as clean.
 */

import type { Unexamined } from "../document/document.js";
import { contains, inReadingOrder, type Span } from "../document/span.js";
import { identifyLanguage } from "../language/identify.js";
import { languageByGrams } from "../language/identify-by-grams.js";
import { holdsEnglish, type LanguageStretch, languageStretches } from "../language/stretches.js";
import { isReadByNames, isSupported, languageName, languageTag } from "../language/supported.js";

/** Words in lower case that a stretch of unidentified language contains where it is sentences. */
const SENTENCE = 4;
const LOWER_CASE_WORD = /(?<![\p{L}\p{N}])\p{Ll}{2,}(?![\p{L}\p{N}])/gu;

/** Two letters or more of a script other than Latin; single ones are signs and variables. */
const OTHER_SCRIPT = /(?:(?!\p{Script=Latin})\p{L}\p{M}*){2,}/gu;
const LATIN = /\p{Script=Latin}/u;
/** Words nearer than this, with no Latin letter between, are one stretch. */
const NEAR = 40;

/**
 * Stretches of `text` in reading order. `unread`: words the recognizer could not spell; `known`: the language
 * that somebody says the text is in.
 */
export function unexaminedIn(
  text: string,
  unread: readonly Span[],
  languages: readonly LanguageStretch[] = languageStretches(text),
  known?: string,
  passages?: readonly Span[],
): Unexamined[] {
  const told = known === undefined ? [] : readAsAnother(text, languageTag(known));
  const foreign = languages.flatMap(({ start, end, language }) => {
    const reason =
      language === "en"
        ? known === undefined &&
          isUntold(passages ? valuesIn(text, { start, end }, passages) : text.slice(start, end)) &&
          "text in a language not recognized, examined by patterns and word lists only"
        : howExamined(language);
    return reason ? [{ start, end, reason }] : [];
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
  return [...told, ...foreign, ...scripts, ...illegible].sort(inReadingOrder);
}

/** Stretches that look like another language than the one somebody says they are in. */
const readAsAnother = (text: string, known: string): Unexamined[] =>
  languageStretches(text).flatMap(({ start, end, language, doubtful }) =>
    doubtful ||
    language === known ||
    (language === "en" && !isSurelyEnglish(text.slice(start, end)))
      ? []
      : [
          {
            start,
            end,
            reason: `text in ${languageName(language)}, read as ${languageName(known)}`,
          },
        ],
  );

/** Text of no telling language counts as English; what has its function words is. */
const SURE = 0.7;
function isSurelyEnglish(text: string): boolean {
  const { language, confidence } = identifyLanguage(text);
  return language === "en" && confidence >= SURE;
}

/** What a stretch in a language other than English was not examined with; undefined where with all. */
function howExamined(language: string): string | undefined {
  return isSupported(language)
    ? undefined
    : `text in ${languageName(language)}, which is not supported: examined by patterns${
        isReadByNames(language) ? ", word lists and names only" : " and word lists only"
      }`;
}

/** Sentences, but none of the words that English sentences are made with. */
function isUntold(text: string): boolean {
  const words = text.replace(ADDRESS, " ");
  if (holdsEnglish(words) || (words.match(LOWER_CASE_WORD)?.length ?? 0) < SENTENCE) return false;
  const { language, confidence } = identifyLanguage(words);
  if (language === "en" && confidence >= LIKELY) return false;
  // shorthand does without them: '#NOF L, awaiting theatre. Lives w/ son'
  const grams = languageByGrams(words);
  return grams?.language !== "en" || grams.score < LIKE_ENGLISH;
}
/** As sure as this that words are English, and they are no text in an unknown language. */
const LIKELY = 0.3;
/** Letters as frequent as this in English (share of its n-grams, [0, 1]) are English. */
const LIKE_ENGLISH = 0.5;
/** Letters that speak for no language. */
const ADDRESS = /(?<!\S)\S+[@/]\S+/gu;
/** The name of a column before its value. */
const LABEL = /^[^:\n]{1,60}: /u;

/** The values of a record's fields within a stretch: the names of columns are no sentence. */
const valuesIn = (text: string, { start, end }: Span, passages: readonly Span[]): string =>
  passages
    .filter((one) => one.start < end && start < one.end)
    .map((one) => text.slice(one.start, one.end).replace(LABEL, ""))
    .join("\n");

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
