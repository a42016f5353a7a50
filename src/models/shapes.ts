/**
 * The shape of a word: what an uncased vocabulary loses, and where the word stands. A piece's shape
 * id is the sum of a shape and a group. The rule is the one in models/recognizer/README.md.
 */

export const SHAPES = {
  special: 0,
  lower: 1,
  capitalized: 2,
  allcaps: 3,
  capital: 4,
  mixed: 5,
  digits: 6,
  alphanumeric: 7,
  symbol: 8,
  caseless: 9,
} as const;

/** Where the piece stands: within its word, first in a line, touching the word before, or neither. */
export const GROUPS = { spaced: 0, continuation: 10, lineStart: 20, attached: 30 } as const;

/** The shape without the group of a shape id. */
export const shapeOf = (shapeId: number): number => shapeId % 10;

const LETTER = /\p{L}/u;
const UPPER = /[\p{Lu}\p{Lt}]/u;
const LOWER = /\p{Ll}/u;
const NUMBER = /\p{N}/u;

/** The shape of a whole word as written. */
export function wordShape(word: string): number {
  let letters = 0;
  let upper = 0;
  let lower = 0;
  let numbers = 0;
  let opensUpper = false;
  for (const char of word) {
    const code = char.charCodeAt(0);
    const ascii = code < 128;
    if (ascii ? code >= 97 && code <= 122 : LOWER.test(char)) {
      letters++;
      lower++;
    } else if (ascii ? code >= 65 && code <= 90 : UPPER.test(char)) {
      letters++;
      upper++;
      if (letters === 1) opensUpper = true;
    } else if (ascii ? code >= 48 && code <= 57 : NUMBER.test(char)) numbers++;
    else if (!ascii && LETTER.test(char)) letters++;
  }
  if (letters === 0) return numbers > 0 ? SHAPES.digits : SHAPES.symbol;
  if (numbers > 0) return SHAPES.alphanumeric;
  if (upper === 0) return lower > 0 ? SHAPES.lower : SHAPES.caseless;
  if (letters === 1) return SHAPES.capital;
  if (lower === 0) return SHAPES.allcaps;
  return upper === 1 && opensUpper ? SHAPES.capitalized : SHAPES.mixed;
}
