/**
 * Stretches of words that tell of one person alone: 'rang the hooter the day they shut the yard'. The recognizer calls
 * them other clues and is sure of their middle; where they end, the probability of the words beside it says, and a
 * place or a time that closes the sentence belongs to them.
 */

import { overlaps, type Span } from "../document/span.js";
import { withoutFunctionWords } from "../language/function-words.js";
import type { Found } from "./kit/detector.js";

/** Fewest words of a stretch that is told, and not the name of anything. */
const LEAST_WORDS = 4;
/** Below this mean probability of its words a told stretch is none. */
const LEAST_SCORE = 0.8;
/** A word beside a stretch is part of it from this probability on. */
const LEAST_TOLD = 0.1;
/** How many words may lie between a stretch and what belongs to it. */
const REACH = 3;

const WORD = /\p{L}[\p{L}\p{M}'’-]*|\p{N}[\p{N}.,:/-]*/gu;
/** Where a telling ends at the latest. */
const BORDER = /[.!?;:|\n\t()"“”[\]]/u;

/** Told in words, most of them in small letters. */
function isTold(words: string): boolean {
  const all = words.match(WORD) ?? [];
  const small = all.filter((word) => /^\p{Ll}/u.test(word));
  return all.length >= LEAST_WORDS && 2 * small.length >= all.length;
}

/** The finds, with told stretches whole and nothing else within them. */
export function withTellings(
  text: string,
  found: readonly Found[],
  told: (span: Span) => number | undefined,
): Found[] {
  const whole: Found[] = [];
  const doubtful = new Set<Found>();
  for (const one of found) {
    if (one.type !== "MISC" || !isTold(text.slice(one.start, one.end))) continue;
    if (whole.some((other) => overlaps(one, other))) continue;
    if (one.score < LEAST_SCORE) doubtful.add(one);
    else {
      const span = withoutFunctionWords(text, grown(text, one, found, told));
      whole.push({ ...one, ...span, subtype: "uniqueness" });
    }
  }
  const rest = found.filter(
    (one) => !doubtful.has(one) && !whole.some((other) => overlaps(one, other)),
  );
  return [...rest, ...whole].sort((a, b) => a.start - b.start);
}

/** The stretch with the words beside it that are as telling, and the finds that it reaches. */
function grown(
  text: string,
  one: Span,
  found: readonly Found[],
  told: (span: Span) => number | undefined,
): Span {
  let { start, end } = one;
  for (let grows = true; grows; ) {
    grows = false;
    for (const next of wordsAfter(text, end, REACH)) {
      const other = found.find((two) => two.start <= next.start && next.start < two.end);
      if (other && other.type !== "PERSON" && other.end > end) {
        end = other.end;
        grows = true;
        break;
      }
      if ((told(next) ?? 0) >= LEAST_TOLD) {
        end = next.end;
        grows = true;
        break;
      }
    }
    for (const next of wordsBefore(text, start, REACH)) {
      const other = found.find((two) => two.start < next.end && next.end <= two.end);
      const isPart = other ? other.type === "MISC" : (told(next) ?? 0) >= LEAST_TOLD;
      const from = other && isPart ? other.start : next.start;
      if (isPart && from < start) {
        start = from;
        grows = true;
        break;
      }
    }
  }
  return { start, end };
}

/** The words behind a place, in the same clause, the nearest first. */
function wordsAfter(text: string, from: number, most: number): Span[] {
  const rest = text.slice(from, from + 80);
  const border = BORDER.exec(rest)?.index ?? rest.length;
  return Array.from(rest.slice(0, border).matchAll(WORD), ({ 0: word, index }) => ({
    start: from + index,
    end: from + index + word.length,
  })).slice(0, most);
}

/** The words before a place, in the same clause, the nearest first. */
function wordsBefore(text: string, to: number, most: number): Span[] {
  const from = Math.max(0, to - 80);
  const before = text.slice(from, to);
  const border =
    Math.max(...Array.from(before.matchAll(new RegExp(BORDER, "gu")), ({ index }) => index), -1) +
    1;
  return Array.from(before.slice(border).matchAll(WORD), ({ 0: word, index }) => ({
    start: from + border + index,
    end: from + border + index + word.length,
  }))
    .reverse()
    .slice(0, most);
}
