/** Lines in capitals, in title case: 'CASE OF LIE v. NORWAY' is 'Case of Lie v. Norway'. */

import { lowerCased } from "../document/lower-case.js";
import { isFunctionWords } from "./function-words.js";

/** A word or phrase with its first letter in capitals. */
export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

const WORD = /\p{L}[\p{L}\p{M}’']*/gu;
/** Capitals of the line's letters, from where on it is set in capitals. */
const SHARE = 0.75;
/** Shorter words in capitals are as often abbreviations. */
const LEAST_LETTERS = 4;
const SMALL = new Set(
  "a an the of in on at by to for from with and or nor but as is v vs versus de la von van der".split(
    " ",
  ),
);

/** Words of saying and meeting, which precede names and are not part of them. */
const SAYING = new Set(
  "please yesterday today ask asked tell told said says spoke speak talk talked call called rang phoned met thank wrote signed my your his her our their she he they we you it i me him them us who that whether about".split(
    " ",
  ),
);

/** Words below which a text without capitals is too short to be one that drops them. */
const LEAST_WORDS = 3;

/** The letters of '[PERSON 1]' and '[DATETIME 2]' say nothing of how the text is written, nor does 'I'. */
const NO_CAPITALS = /\[\p{Lu}[\p{Lu}’ -]{1,24} [A-Z0-9]{1,16}\]|(?<!\p{L})I(?!\p{L})/gu;

/** Whether a text is written with capitals, its labels aside. */
export const hasCapitals = (text: string): boolean => /\p{Lu}/u.test(text.replace(NO_CAPITALS, ""));

/** 'Sam B: ' before what somebody writes in a chat. */
const SPEAKER = /^[^\n:]{1,24}: /gmu;
/** Letters of a text that is long enough to be in small letters, and the share of them in lines without a capital. */
const ENOUGH = 40;
const MOSTLY = 0.6;

/** Whether a text is written in small letters, as transcripts and most chats are; names of speakers and labels aside. */
export function isInSmallLetters(text: string): boolean {
  let all = 0;
  let small = 0;
  for (const line of text.replace(NO_CAPITALS, "").replace(SPEAKER, "").split("\n")) {
    const letters = line.match(/\p{L}/gu)?.length ?? 0;
    all += letters;
    if (!/\p{Lu}/u.test(line)) small += letters;
  }
  return all >= ENOUGH && small >= MOSTLY * all;
}

/** A text without capitals in title case, its offsets the same; nothing where it has some. */
export function withCapitals(text: string): string | undefined {
  if (hasCapitals(text)) return undefined;
  if ((text.match(WORD)?.length ?? 0) < LEAST_WORDS) return undefined;
  return text.replace(WORD, (word) => {
    if (SMALL.has(word) || SAYING.has(word) || isFunctionWords(word)) return word;
    const upper = word.charAt(0).toUpperCase();
    return upper.length === 1 ? upper + word.slice(1) : word;
  });
}

/** The same text with its offsets, lines in capitals in title case. */
export function withoutCapitals(text: string): string {
  if (!/\p{Lu}{4}/u.test(text)) return text;
  return text.replace(/[^\n]+/g, (line) => (isInCapitals(line) ? titled(line) : line));
}

function isInCapitals(line: string): boolean {
  const words = line.match(WORD) ?? [];
  const capitals = words.filter((word) => word.length >= LEAST_LETTERS && isUpper(word));
  if (capitals.length < 2) return false;
  const letters = words.join("");
  return (letters.match(/\p{Lu}/gu)?.length ?? 0) >= SHARE * letters.length;
}

function titled(line: string): string {
  return line.replace(WORD, (word, at: number) => {
    if (!isUpper(word)) return word;
    const lower = lowerCased(word);
    if (at > 0 && SMALL.has(lower)) return lower;
    return word.length < LEAST_LETTERS ? word : word.charAt(0) + lower.slice(1);
  });
}

const isUpper = (word: string): boolean => !/\p{Ll}/u.test(word);
