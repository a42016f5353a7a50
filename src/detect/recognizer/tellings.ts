/**
 * Stretches of words that tell of one person alone: 'rang the hooter the day they shut the yard'. The recognizer calls
 * them other clues and is sure of their middle; where they end, the probability of the words beside it says. What the
 * recognizer found behind it in the same clause, a place or a time, belongs to it; before it only other clues do, and
 * what stands before a conjunction does not: 'chest pain while refereeing'. Names of people stay by themselves.
 */

import { inReadingOrder, overlaps, type Span } from "../../document/span.js";
import { withoutFunctionWords } from "../../language/function-words.js";
import type { Found } from "../kit/detector.js";
import { type Word, wordsIn } from "./other-languages/evidence-words.js";

/** Fewest words of a stretch that is told, and not the name of anything. */
const LEAST_WORDS = 4;
/** Below this mean probability of its words a told stretch is none. */
const LEAST_SCORE = 0.8;
/** A word beside a stretch is part of it from this probability on. */
const LEAST_TOLD = 0.1;
/** How many words may lie between a stretch and what belongs to it. */
const REACH = 3;
/** How many characters those words may take. */
const FAR = 80;

/** Where a telling ends at the latest. */
const BORDER = /[.!?;:|\n\t()"“”[\]]/u;
const CONJUNCTION =
  /^(?:and|or|but|while|whilst|because|when|after|before|since|until|although|though|so)$/u;

/** The probability of MISC for the words of a span. */
type Told = (span: Span) => number | undefined;

/** Told in words, most of them in small letters. */
function isTold(text: string, span: Span): boolean {
  const words = wordsIn(text, span);
  const small = words.filter(({ written }) => /^\p{Ll}/u.test(written));
  return words.length >= LEAST_WORDS && 2 * small.length >= words.length;
}

/** The finds in reading order, with told stretches whole and nothing else within them. */
export function withTellings(text: string, found: readonly Found[], told: Told): Found[] {
  const whole: Found[] = [];
  const doubtful = new Set<Found>();
  for (const one of found) {
    if (one.type !== "MISC" || !isTold(text, one)) continue;
    if (whole.some((other) => overlaps(one, other))) continue;
    if (one.score < LEAST_SCORE) doubtful.add(one);
    else {
      const span = withoutFunctionWords(text, grown(text, one, found, told));
      for (const part of clausesOf(text, span))
        whole.push({ ...one, ...part, subtype: "uniqueness" });
    }
  }
  const rest = found.filter(
    (one) => !doubtful.has(one) && !whole.some((other) => overlaps(one, other)),
  );
  return [...rest, ...whole].sort(inReadingOrder);
}

const SINGLES = "the (?:only|first|last|sole|youngest|oldest|longest[- ]serving)";
/** Between two tellings of one stretch: 'won the Costa prize and holds the county record'. */
const BETWEEN_TELLINGS = new RegExp(
  `,? and (?=(?:${SINGLES}|holds?|held|won|wins|broke|was awarded|received) )`,
  "giu",
);
/** The verb before what is told: 'was the first Welshman'. */
const COPULA = new RegExp(
  `^(?:is|was|are|were|became|remains?|remained) (?=(?:still )?${SINGLES} )`,
  "iu",
);

/** The tellings of a stretch, each without the verb before it, so that words can be put in its place. */
function clausesOf(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: between } of words.matchAll(BETWEEN_TELLINGS)) {
    spans.push({ start: start + from, end: start + index });
    from = index + between.length;
  }
  spans.push({ start: start + from, end });
  return spans.map((span) => {
    const verb = COPULA.exec(text.slice(span.start, span.end))?.[0].length ?? 0;
    return { start: span.start + verb, end: span.end };
  });
}

/** The stretch with the words beside it that are as telling, and the finds that it reaches. */
function grown(text: string, one: Span, found: readonly Found[], told: Told): Span {
  const part = (word: Word, belongs: (find: Found) => boolean): Span | undefined => {
    const find = found.find((each) => overlaps(each, word));
    if (find) return belongs(find) ? find : undefined;
    return (told(word) ?? 0) >= LEAST_TOLD ? word : undefined;
  };
  const behind = (end: number) =>
    first(wordsAfter(text, end), (word) => part(word, ({ type }) => type !== "PERSON"));
  const before = (start: number) =>
    first(wordsBefore(text, start), (word) => part(word, ({ type }) => type === "MISC"));
  let { start, end } = one;
  for (let next = behind(end); next; next = behind(end)) end = next.end;
  for (let next = before(start); next; next = before(start)) start = next.start;
  return { start, end };
}

function first(words: readonly Word[], part: (word: Word) => Span | undefined): Span | undefined {
  for (const word of words) {
    const found = part(word);
    if (found) return found;
  }
  return undefined;
}

/** The words behind a place, in the same clause, the nearest first. */
function wordsAfter(text: string, from: number): Word[] {
  const [clause] = text.slice(from, from + FAR).split(BORDER, 1);
  return wordsIn(text, { start: from, end: from + clause!.length }).slice(0, REACH);
}

/** The words before a place, in the same clause and behind its conjunction, the nearest first. */
function wordsBefore(text: string, to: number): Word[] {
  const clause = text
    .slice(Math.max(0, to - FAR), to)
    .split(BORDER)
    .at(-1)!;
  const words = wordsIn(text, { start: to - clause.length, end: to }).reverse();
  const conjunction = words.findIndex(({ lower }) => CONJUNCTION.test(lower));
  return words.slice(0, Math.min(REACH, conjunction < 0 ? REACH : conjunction));
}
