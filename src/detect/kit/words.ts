/** The words of a text, split once for all detectors that read it. */

import type { DetectorInput } from "./detector.js";

/** The words of a text in reading order: runs of letters, marks and digits. */
export interface Words {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Each word in lower case. */
  readonly lower: readonly string[];
  /** Each word's number: the place of its lower case in `vocabulary`. */
  readonly numbers: readonly number[];
  /** The different words in lower case. */
  readonly vocabulary: readonly string[];
}

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

// set in ASCII's lower case letters and digits, not in its capitals
const LOWER_BIT = 0x20;

// what each UTF-16 unit is, filled in when first met
const OUTSIDE = 1;
const ASCII = 2;
const BEYOND_ASCII = 3;
const SURROGATE = 4;
const kinds = new Uint8Array(0x1_0000);

function kindOf(unit: number): number {
  const surrogate = unit >= 0xd800 && unit < 0xe000;
  const inside = WORD_CHARACTER.test(String.fromCharCode(unit));
  kinds[unit] = surrogate ? SURROGATE : !inside ? OUTSIDE : unit < 0x80 ? ASCII : BEYOND_ASCII;
  return kinds[unit]!;
}

/** The words of `text`; linear. */
export function splitWords(text: string): Words {
  const starts: number[] = [];
  const ends: number[] = [];
  const vocabulary = new Vocabulary(text);
  const numbers: number[] = [];
  let start = -1;
  let kindsSeen = 0;
  const close = (end: number): void => {
    starts.push(start);
    ends.push(end);
    numbers.push(vocabulary.numberOf(start, end, kindsSeen === ASCII));
    start = -1;
    kindsSeen = 0;
  };
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    let kind = kinds[unit]! || kindOf(unit);
    let units = 1;
    if (kind === SURROGATE) {
      const char = String.fromCodePoint(text.codePointAt(i)!);
      kind = WORD_CHARACTER.test(char) ? BEYOND_ASCII : OUTSIDE;
      units = char.length;
    }
    if (kind === OUTSIDE) {
      if (start >= 0) close(i);
    } else {
      if (start < 0) start = i;
      if (kind > kindsSeen) kindsSeen = kind;
    }
    i += units - 1;
  }
  if (start >= 0) close(text.length);
  const { words } = vocabulary;
  return { text, starts, ends, numbers, vocabulary: words, lower: numbers.map((n) => words[n]!) };
}

/** Numbers the different words of a text; most words are met again and then need no string of their own. */
class Vocabulary {
  readonly words: string[] = [];
  readonly #text: string;
  readonly #byHash = new Map<number, number[]>();
  readonly #others = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** The number of the word at `[start, end)`; `ascii` when it has no other characters. */
  numberOf(start: number, end: number, ascii: boolean): number {
    if (!ascii) return this.#otherNumber(this.#text.slice(start, end).toLowerCase());
    let hash = 0;
    for (let i = start; i < end; i++) {
      hash = (Math.imul(hash, 31) + (this.#text.charCodeAt(i) | LOWER_BIT)) & 0x3fff_ffff;
    }
    let same = this.#byHash.get(hash);
    if (!same) this.#byHash.set(hash, (same = []));
    for (const number of same) if (this.#is(number, start, end)) return number;
    const number = this.#add(this.#text.slice(start, end).toLowerCase());
    same.push(number);
    return number;
  }

  #is(number: number, start: number, end: number): boolean {
    const word = this.words[number]!;
    if (word.length !== end - start) return false;
    for (let i = 0; i < word.length; i++) {
      if (word.charCodeAt(i) !== (this.#text.charCodeAt(start + i) | LOWER_BIT)) return false;
    }
    return true;
  }

  #otherNumber(word: string): number {
    let number = this.#others.get(word);
    if (number === undefined) this.#others.set(word, (number = this.#add(word)));
    return number;
  }

  #add(word: string): number {
    this.words.push(word);
    return this.words.length - 1;
  }
}

const wordsByInput = new WeakMap<DetectorInput, Words>();

/** The words of a detector's input, split once for all detectors that read it. */
export function wordsOf(input: DetectorInput): Words {
  let words = wordsByInput.get(input);
  if (!words) wordsByInput.set(input, (words = splitWords(input.text)));
  return words;
}

/** Of so few words most are different, and each is asked for itself. */
const FEW_WORDS = 50;
const NO_PLACES: readonly number[] = Object.freeze([]);

/** Places of the words for which `wanted` holds, in reading order; it is asked once for each different word. */
export function placesOf(
  { numbers, vocabulary, lower }: Words,
  wanted: (word: string) => boolean,
): readonly number[] {
  if (lower.length < FEW_WORDS) {
    let few: number[] | undefined;
    for (let i = 0; i < lower.length; i++) if (wanted(lower[i]!)) (few ??= []).push(i);
    return few ?? NO_PLACES;
  }
  const is = new Uint8Array(vocabulary.length);
  let any = false;
  for (let i = 0; i < vocabulary.length; i++) {
    if (!wanted(vocabulary[i]!)) continue;
    is[i] = 1;
    any = true;
  }
  const places: number[] = [];
  if (!any) return places;
  for (let i = 0; i < numbers.length; i++) if (is[numbers[i]!] === 1) places.push(i);
  return places;
}
