/** Lines in capitals, in title case: 'CASE OF LIE v. NORWAY' is 'Case of Lie v. Norway'. */

import { lowerCased } from "../document/lower-case.js";
import { isFunctionWords } from "./function-words.js";

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

/** Words of saying and meeting, after which names come and which are none. */
const SAYING = new Set(
  "please yesterday today ask asked tell told said says spoke speak talk talked call called rang phoned met thank wrote signed my your his her our their she he they we you it i me him them us who that whether about".split(
    " ",
  ),
);

/** Words below which a text without capitals is too short to be one that drops them. */
const LEAST_WORDS = 3;

/** A text without capitals in title case, its offsets the same; nothing where it has some. */
export function withCapitals(text: string): string | undefined {
  if (/\p{Lu}(?<!(?<![\p{L}])I(?![\p{L}]))/u.test(text)) return undefined;
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
