/**
 * What a page's markup and styles may say without anybody's words in it: the vocabulary of the
 * standards, of typefaces and of frameworks. Names of other words get numbers, or what holds them goes.
 */

import { css } from "./standard/css.js";
import { elements, parts, typefaces, values } from "./standard/names.js";

const KNOWN: ReadonlySet<string> = new Set(
  [css, elements, parts, typefaces, values].flatMap((list) => list.match(/\p{L}+/gu) ?? []),
);

/** Letters of one word, of a name in camel case too; digits. */
const RUNS = /\p{Lu}+(?!\p{Ll})\p{M}*|\p{Lu}?[\p{Ll}\p{M}]+|[\p{L}\p{M}]+|\p{N}+/gu;
const COLOR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\p{L}\p{N}])/giu;
/** Shorter ones are abbreviations of sides, sizes and colours. */
const MIN_WORD = 3;
/** More short ones in a row may spell something. */
const MAX_SHORT = 6;
const MAX_DIGITS = 4;

const isWord = (letters: string): boolean => KNOWN.has(letters.toLowerCase());

/** Whether every word of a name or value is of the vocabulary, and every number short. */
export function isKnown(text: string): boolean {
  const cached = CACHE.get(text);
  if (cached !== undefined) return cached;
  if (CACHE.size >= MAX_CACHED) CACHE.clear();
  const known = hasKnownWords(text);
  if (text.length < MAX_CACHED_LENGTH) CACHE.set(text, known);
  return known;
}

/** One name of a class is on many elements. */
const CACHE = new Map<string, boolean>();
const MAX_CACHED = 10_000;
const MAX_CACHED_LENGTH = 200;

function hasKnownWords(text: string): boolean {
  let short = 0;
  for (const [letters] of text.replace(COLOR, " ").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (isWord(letters)) {
      short = 0;
      continue;
    }
    for (const [run] of letters.matchAll(RUNS)) {
      const isNumber = /^\p{N}/u.test(run);
      if (isNumber ? run.length > MAX_DIGITS : run.length >= MIN_WORD && !isWord(run)) return false;
      short = isNumber || run.length >= MIN_WORD ? 0 : short + 1;
      if (short > MAX_SHORT) return false;
    }
  }
  return true;
}

/** Numbers of letters and digits no `isKnown` name of a source begins with. */
const PREFIXES = ["n", "q", "z", "nq", "qz", "zq", "qn", "zn", "nz"];

/** The names that a page gives to its own parts, in markup and styles alike. */
export class OwnNames {
  readonly #numbers = new Map<string, number>();
  readonly #prefix: string;

  constructor(source: string) {
    this.#prefix =
      PREFIXES.find((one) => !new RegExp(`(?<![a-z\\d])${one}\\d`, "i").test(source)) ?? "nn";
  }

  /** How many names were numbered. */
  get size(): number {
    return this.#numbers.size;
  }

  /** A name of known words as it is; any other as a number, the same wherever it occurs. */
  of(name: string): string {
    if (isKnown(name)) return name;
    const number = this.#numbers.get(name) ?? this.#numbers.size + 1;
    this.#numbers.set(name, number);
    const written =
      number < 10_000 ? `${number}` : `${Math.floor(number / 10_000)}-${number % 10_000}`;
    return `${/^--/.exec(name)?.[0] ?? ""}${this.#prefix}${written}`;
  }
}
