/** Words near a find that make it surer: 'passport' before letters and digits. */

import { countWhile } from "../../document/search.js";
import { escaped } from "../../language/quantity/alternatives.js";
import type { DetectorInput } from "./detector.js";
import { splitWords, type Words, wordsOf } from "./words.js";

const BEFORE = 100;
const AFTER = 40;

/** Scripts that write words without spaces between, or with particles joined to them. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Scripts whose one-letter prefixes are attached to the word. */
const PREFIXED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Finds a context word near a span, in lower case: the nearest before it first. */
export type ContextMatcher = (
  input: DetectorInput,
  start: number,
  end: number,
) => string | undefined;

/** A matcher of context words as whole words, where their script marks them. */
export function contextMatcher(phrases: readonly string[]): ContextMatcher {
  let regex: RegExp | undefined;
  const mayStand = quickLook(phrases);
  return (input, start, end) => {
    const { text } = input;
    const from = Math.max(0, start - BEFORE);
    const to = Math.min(text.length, end + AFTER);
    const words = wordsOf(input);
    const before = mayStand(words, from, start);
    const after = mayStand(words, end, to);
    if (!before && !after) return undefined;
    regex ??= new RegExp(
      [...phrases]
        .sort((a, b) => b.length - a.length)
        .map(wholeWord)
        .join("|"),
      "giu",
    );
    const found =
      (before ? text.slice(from, start).match(regex)?.at(-1) : undefined) ??
      (after ? text.slice(end, to).match(regex)?.[0] : undefined);
    return found?.toLowerCase();
  };
}

/** Whether a phrase may be in a stretch of the text: its first word must. */
function quickLook(phrases: readonly string[]) {
  const firstWords = new Set<string>();
  let joined = false;
  for (const phrase of phrases) {
    const first = splitWords(phrase).lower[0];
    if (isJoined(phrase)) joined = true;
    else if (first !== undefined) firstWords.add(first).add(`${first}s`);
  }
  return (words: Words, from: number, to: number): boolean => {
    const { text, starts, ends, lower } = words;
    if (joined && OTHER_SCRIPT.test(text.slice(from, to))) return true;
    for (
      let i = countWhile(ends.length, (at) => ends[at]! <= from);
      i < starts.length && starts[i]! < to;
      i++
    ) {
      const whole = starts[i]! >= from && ends[i]! <= to;
      // what is cut off at the edge is not seen
      const word = whole
        ? lower[i]!
        : text.slice(Math.max(from, starts[i]!), Math.min(to, ends[i]!)).toLowerCase();
      if (firstWords.has(word)) return true;
    }
    return false;
  };
}

/** Where the joined and prefixed scripts are, and many others. */
const OTHER_SCRIPT = /[\u0590-\u1fff\u2e80-\uffff]/;

const isJoined = (phrase: string): boolean =>
  OTHER_SCRIPT.test(phrase) && (JOINED.test(phrase) || PREFIXED.test(phrase));

/** A phrase as a pattern that ends where words end, in scripts that mark it. */
function wholeWord(phrase: string): string {
  const first = phrase.charAt(0);
  const last = phrase.charAt(phrase.length - 1);
  const left = JOINED.test(first) || PREFIXED.test(first) ? "" : "(?<![\\p{L}\\p{N}])";
  const right = JOINED.test(last) ? "" : "(?:'?s)?(?![\\p{L}\\p{N}])";
  return left + escaped(phrase).replace(/ /g, "\\s") + right;
}
