/**
 * What the words of a find of the recognizer, and those around it, say about its being a name: the features of
 * `name-weights.ts`. The recognizer itself sees no accents, nor which words a language uses outside names.
 */

import type { Span } from "../document/span.js";
import { isFunctionWordsOf } from "../language/function-words-of.js";
import type { NameOdds } from "../models/judgment.js";
import type { OrdinaryWords } from "../models/ordinary-words.js";
import { isForename } from "./person/forenames.js";

/** A feature and its value. */
export type Feature = readonly [name: string, value: number];

/** A text, or a stretch of one, and what all of its finds share. */
export interface NameReader {
  readonly text: string;
  readonly language: string;
  readonly ordinary: OrdinaryWords;
  /** Words that the text also writes in lower case. */
  readonly lower: ReadonlySet<string>;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu;
const BEFORE = /(?:(?<second>[\p{L}\p{M}\p{N}'’-]+)[ .]+)?(?<first>[\p{L}\p{M}\p{N}'’-]+)\.?\s*$/u;
const AFTER = /^[^\p{L}\p{N}\n.]{0,2}\s?(?<first>[\p{L}\p{M}\p{N}'’-]+)/u;
/** Before the first word of a sentence, a line, a quotation or an item. */
const OPENING = /(?:^|[.!?:;\n"“„«»•*|–—-])\s*$/u;
/** How far around a find words are read, UTF-16 units. */
const REACH = 40;

export function nameReader(text: string, language: string, ordinary: OrdinaryWords): NameReader {
  const lower = new Set(text.match(WORD)?.filter((word) => word === word.toLowerCase()));
  return { text, language, ordinary, lower };
}

/** C: capitalized, A: capitals, l: small letters, d: with a digit, m: mixed. */
function shapeOf(word: string): string {
  if (/\p{N}/u.test(word)) return "d";
  if (word === word.toLowerCase()) return "l";
  if (word.length > 1 && word === word.toUpperCase()) return "A";
  return /^\p{Lu}[^\p{Lu}]*$/u.test(word) ? "C" : "m";
}

const share = (words: readonly string[], is: (word: string) => boolean): string => {
  const count = words.filter(is).length;
  if (count === 0) return "none";
  return count === words.length ? "all" : "some";
};

/** @param odds of the words of the find, see `RecognizedText.names`; not empty */
export function nameFeatures(
  { text, language, ordinary, lower }: NameReader,
  { start, end }: Span,
  odds: readonly NameOdds[],
): Feature[] {
  const words = text.slice(start, end).match(WORD) ?? [];
  const small = words.map((word) => word.toLowerCase());
  const shapes = words.slice(0, 3).map(shapeOf).join("");
  const last = small.at(-1) ?? "";
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const opens = OPENING.test(before) ? "o" : "";
  const { first: previous = "", second = "" } = BEFORE.exec(before)?.groups ?? {};
  const next = AFTER.exec(after)?.groups?.["first"] ?? "";
  const german = language === "de" ? "de" : "";
  const form = `${shapes}${opens}${german}`;

  const means = [0, 1, 2].map((i) => odds.reduce((sum, one) => sum + clipped(one[i]!), 0));
  const [person, place, body] = means.map((sum) => sum / odds.length) as [number, number, number];
  const numbers: Feature[] = [
    ["person", person / 4],
    ["place", place / 4],
    ["body", body / 4],
    ["least", Math.min(...odds.map((one) => clipped(Math.max(...one)))) / 4],
    ["first", clipped(odds[0]![0]) / 4],
    ["last", clipped(odds.at(-1)![0]) / 4],
  ];
  const most = Math.round(Math.max(person, place, body));
  const signs = [
    "bias",
    `n ${Math.min(words.length, 4)}`,
    `form ${form}`,
    `odds ${most} ${form}`,
    `person ${Math.round(person)}`,
    `person-place ${Math.round((person - place) / 2)}`,
    `person-body ${Math.round((person - body) / 2)}`,
    `language ${language}`,
    `language ${language} ${Math.round(most / 2)}`,
    `ordinary ${share(small, (word) => ordinary.has(word, language))} ${form}`,
    `function ${share(small, (word) => isFunctionWordsOf(word, language))} ${form}`,
    `lower ${share(small, (word) => lower.has(word))} ${form}`,
    `forename ${share(words, isForename)} ${Math.min(words.length, 3)}`,
    `word ${last}`,
    `word ${language} ${last}`,
    ...[2, 3, 4].map((length) => `suffix ${language} ${last.slice(-length)}`),
    `suffix ${last.slice(-3)}`,
    `suffix ${last.slice(-4)}`,
    `prefix ${language} ${last.slice(0, 4)}`,
    `previous ${language} ${previous.toLowerCase()}`,
    `previous ${shapeOf(previous)} ${shapes}`,
    `second ${language} ${second.toLowerCase()} ${previous.toLowerCase()}`,
    `next ${language} ${next.toLowerCase()}`,
    `next ${shapeOf(next)} ${shapes}`,
    `signs ${before.slice(-1)} ${after.slice(0, 1)}`,
    `signs ${before.trimEnd().slice(-1)} ${shapes}`,
  ];
  if (words.length > 1) {
    signs.push(`first ${small[0]}`, `first ${language} ${small[0]}`);
    signs.push(`first suffix ${language} ${small[0]!.slice(-3)}`);
  }
  return [...numbers, ...signs.map((sign): Feature => [sign, 1])];
}

const clipped = (odds: number): number => Math.max(-12, Math.min(12, odds));
