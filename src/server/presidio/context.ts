/**
 * Context words as the incumbent weighs them: a word that contains one, among the five before a find
 * or those the client sent, adds .35 and lifts to at least .4.
 */

const BOOST = 0.35;
const LEAST = 0.4;
const WORDS_BEFORE = 5;
const WORD = /[\p{L}\p{N}#]+/gu;
/** Characters before a find in which its five words are looked for. */
const REACH = 200;

/** Words that say nothing and do not count among the five. */
const FUNCTION_WORDS = new Set(
  "a an the this that these those is are was were be been am of in on at to for from by with and or but not no it its my your his her our their i you he she we they as if so do does did has have had will would can could may must me him them us there here which who what when where how than then".split(
    " ",
  ),
);

/** The words before an offset that count, nearest first, in lower case. */
export function wordsBefore(text: string, start: number): string[] {
  return (text.slice(Math.max(0, start - REACH), start).match(WORD) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !FUNCTION_WORDS.has(word))
    .slice(-WORDS_BEFORE)
    .reverse();
}

/** The first of a recognizer's words that stands in one of the words around. */
export const supportiveWord = (
  own: readonly string[],
  around: readonly string[],
): string | undefined =>
  own.find((word) => around.some((one) => one.toLowerCase().includes(word.toLowerCase())));

export const boosted = (score: number): number =>
  Math.min(1, Math.max(round(score + BOOST), LEAST));

/** Without the tail that adding decimal fractions leaves. */
export const round = (score: number): number => Math.round(score * 1e4) / 1e4;
