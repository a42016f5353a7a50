import { countWhile } from "../../document/search.js";
import { wordSet } from "../../language/lists.js";
import type { Found } from "../kit/detector.js";
import { LAWS } from "../kit/organization-heads.js";
import {
  comparable,
  comparableWords,
  gapBetween,
  isCapitalized,
  type Phrase,
  phraseMatcher,
  splitWords,
  type Words,
  wordAt,
} from "../kit/phrases.js";
import { isForename } from "./forenames.js";
import { nameFound } from "./name.js";
import { NAME_ENDS, NOT_IN_NAMES } from "./not-names.js";
import { parsePerson } from "./parse.js";

interface Repeated {
  readonly rule: "full name" | "surname" | "given name" | "letter" | "organization";
  readonly score: number;
}

const FULL: Repeated = { rule: "full name", score: 0.9 };
const SURNAME: Repeated = { rule: "surname", score: 0.75 };
const GIVEN: Repeated = { rule: "given name", score: 0.6 };
const LETTER: Repeated = { rule: "letter", score: 0.5 };
const ORGANIZATION: Repeated = { rule: "organization", score: 0.7 };

// a mention below this is too weak to make others
const LEAST_SCORE = 0.5;

/** Short names with a vowel, folded; no words of English. */
const TWO_LETTERS =
  /^(?!(?:do|go|he|me|my|no|oh|so|to|we|be|by|la|de|mr|ms|dr)$)[b-df-hj-np-tv-z][aeiouy]$|^(?:al|ed|ng|oz)$/u;
const ACRONYM = /^\p{Lu}{2,4}$/u;
const CAPITALS = /\p{Lu}.*\p{Lu}/su;

/**
 * Names once found, wherever they occur again without a title: surnames and given names as
 * capitalized words that the text does not also use in lower case, letters used for people
 * ('Mr X' ... 'X'), and organizations in the same words. Returns only what is new. `split` are the
 * words of the text, where they are known already.
 */
export function propagateNames(
  text: string,
  mentions: readonly Found[],
  split: Words = splitWords(text),
): Found[] {
  const words = comparableWords(split);
  const match = phraseMatcher(repeatable(text, mentions, commonWords(words)));
  const covered = coverage(mentions);
  const found: Found[] = [];
  for (const { start, end, firstWord, endWord, value } of match(words)) {
    if (covered(start, end)) continue;
    if (!isCapitalized(words, firstWord) || !isCapitalized(words, endWord - 1)) continue;
    if (value === ORGANIZATION) {
      if (endWord < words.starts.length && LAWS.has(wordAt(words, endWord))) continue;
      found.push({
        start,
        end,
        type: "ORG",
        score: value.score,
        evidence: { rule: ruleOf(value) },
      });
      continue;
    }
    if (!standsForPerson(words, firstWord, endWord)) continue;
    if (value === LETTER && !isLetterOfPerson(words, firstWord)) continue;
    const first = value === SURNAME ? firstOfName(words, firstWord) : firstWord;
    if (first < firstWord && covered(words.starts[first]!, start)) continue;
    found.push(nameFound(words.starts[first]!, end, value.score, ruleOf(value)));
  }
  return found;
}

const ruleOf = ({ rule }: Repeated): string => `${rule} found elsewhere`;

function* repeatable(
  text: string,
  mentions: readonly Found[],
  common: ReadonlySet<string>,
): Generator<Phrase<Repeated>> {
  const usable = (word: string): boolean =>
    (word.length > 2 || TWO_LETTERS.test(word)) &&
    !common.has(word) &&
    !NAME_ENDS.has(word) &&
    !NOT_IN_NAMES.has(word);
  const seen = new Set<string>();
  for (const { start, end, type, score } of mentions) {
    const mention = text.slice(start, end);
    if (score < LEAST_SCORE || seen.has(mention)) continue;
    seen.add(mention);
    if (type === "ORG" && CAPITALS.test(mention)) {
      yield { phrase: comparable(mention), value: ORGANIZATION };
    }
    if (type !== "PERSON") continue;
    const { written, fullSurname, initials } = parsePerson(mention);
    if (initials?.length === 1) yield { phrase: initials, value: LETTER };
    // initials of something beside a name: 'Anna NOK'
    const names = written
      .filter((word) => !ACRONYM.test(word) || word === written[0])
      .map(comparable);
    if (names.length > 1) {
      const full = [...names.slice(0, -1), comparable(fullSurname)].join(" ");
      yield { phrase: full, value: FULL };
    }
    for (const name of names.filter(usable)) {
      yield { phrase: name, value: name === names.at(-1) ? SURNAME : GIVEN };
    }
    // 'Rowe' of 'Smith-Rowe'
    const halves = names.length > 1 ? names.at(-1)!.split(/[- ]/) : [];
    if (halves.length === 2) {
      for (const half of halves.filter(usable)) yield { phrase: half, value: SURNAME };
    }
  }
}

/** Words that the text also writes in lower case, folded. */
function commonWords({ text, starts, lower }: Words): Set<string> {
  const common = new Set<string>();
  for (let i = 0; i < starts.length; i++) {
    const unit = text.charCodeAt(starts[i]!);
    const isLower =
      unit < 0x80 ? unit >= 97 && unit <= 122 : /\p{Ll}/u.test(String.fromCharCode(unit));
    if (isLower) common.add(lower[i]!);
  }
  return common;
}

/** Whether a span meets a mention of a person or an organization. */
function coverage(mentions: readonly Found[]): (start: number, end: number) => boolean {
  const spans = mentions
    .filter(({ type }) => type === "PERSON" || type === "ORG")
    .sort((a, b) => a.start - b.start);
  const starts = spans.map(({ start }) => start);
  // the furthest end of all spans up to each
  let furthest = 0;
  const ends = spans.map(({ end }) => (furthest = Math.max(furthest, end)));
  return (start, end) => {
    const before = countWhile(starts.length, (i) => starts[i]! < end);
    return before > 0 && ends[before - 1]! > start;
  };
}

/** Not 'Gray Street', 'Lake Gray', 'the Gray file' or the party of a case: 'Gray v. Bank'. */
function standsForPerson(words: Words, first: number, end: number): boolean {
  for (const [neighbour, left] of [
    [first - 1, first - 1],
    [end, end - 1],
  ] as const) {
    const word = words.lower[neighbour];
    if (word === undefined || gapBetween(words, left) !== "") continue;
    if (word === "v" || word === "vs" || (word === "the" && neighbour < first)) return false;
    if (NOT_IN_NAMES.has(word) && isCapitalized(words, neighbour)) return false;
  }
  return true;
}

/** A letter in running text: not 'A' that begins a sentence, not 'Appendix B' and not an initial. */
function isLetterOfPerson({ text, starts, ends, lower }: Words, index: number): boolean {
  const [start, end] = [starts[index]!, ends[index]!];
  const before = text.slice(Math.max(0, start - 2), start);
  if (!/[\p{Ll},;:)] $/u.test(before) || text[end] === ".") return false;
  if (/^[-'’&/]/.test(text.slice(end)) && !/^['’]s/.test(text.slice(end))) return false;
  return lower[index] !== "i" && !wordSet("en/lettered-nouns").has(lower[index - 1]!);
}

/** The capitalized given names right before a surname, which nobody found: 'Jan' in 'Jan Yalman'. */
function firstOfName(words: Words, index: number): number {
  let first = index;
  while (first > 0 && index - first < 2 && between(words, first - 1) === " ") {
    const word = words.lower[first - 1]!;
    if (!isCapitalized(words, first - 1) || NAME_ENDS.has(word) || NOT_IN_NAMES.has(word)) break;
    const sentenceStart = first < 2 || !/^[\p{L}, ]+$/u.test(between(words, first - 2));
    if (sentenceStart && !isForename(wordAt(words, first - 1))) break;
    first--;
  }
  return first;
}

const between = ({ text, starts, ends }: Words, left: number): string =>
  text.slice(ends[left], starts[left + 1]);
