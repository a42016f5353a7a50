/**
 * A text as the index reads it: words in one form each, dates in one spelling, each with its place.
 * Stretches of NUL mark where something was removed; no n-gram crosses them.
 */

import { utf8, utf8Bytes } from "../../document/utf8.js";
import { foldWord, lemmaOf } from "../../language/forms.js";
import { datesIn } from "./dates.js";
import { STOP_WORDS } from "./stop-words.js";
import { type TermKey, termKey } from "./term-key.js";

/** What is known about a written word; shared by all its occurrences. */
export interface Word {
  /** Folded and lemmatized. */
  readonly form: string;
  /** Folded, not lemmatized: what character n-grams are made of. */
  readonly folded: string;
  /** Says nothing alone. */
  readonly stop: boolean;
  readonly key: TermKey;
}

export interface Token {
  readonly word: Word;
  readonly start: number;
  readonly end: number;
  /** Belongs to the running text; false for a term of a whole date, which no n-gram includes. */
  readonly running: boolean;
  /** Something was taken out before it. */
  readonly afterGap: boolean;
}

// texts hold some hundred thousand different words; a bound for those that hold more
const MAX_WORDS = 1_000_000;

/** The words behind their written forms, each read once; they live as long as whoever reads the texts. */
export class Words {
  #words = new Map<string, Word>();

  of(written: string): Word {
    const known = this.#words.get(written);
    if (known !== undefined) return known;
    if (this.#words.size >= MAX_WORDS) this.#words = new Map();
    // a slice would keep the whole text alive
    const own = utf8(utf8Bytes(written));
    const word = newWord(foldWord(own));
    this.#words.set(own, word);
    return word;
  }
}

function newWord(folded: string): Word {
  const form = lemmaOf(folded);
  const stop =
    STOP_WORDS.has(folded) || STOP_WORDS.has(form) || form === "" || /^[a-z]$/.test(form);
  return { form, folded, stop, key: termKey(form) };
}

enum Kind {
  Other = 0,
  Letter = 1,
  /** A letter of a script that writes no spaces: a word of its own. */
  Single = 2,
  Digit = 3,
  Apostrophe = 4,
  Surrogate = 5,
  Gap = 6,
}

const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{N}/u;
const SINGLE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function kindOf(code: number): Kind {
  if (code >= 0xd8_00 && code <= 0xdf_ff) return Kind.Surrogate;
  const character = String.fromCharCode(code);
  if (character === "\0") return Kind.Gap;
  if (character === "'" || character === "’") return Kind.Apostrophe;
  if (SINGLE.test(character)) return Kind.Single;
  if (LETTER.test(character)) return Kind.Letter;
  return DIGIT.test(character) ? Kind.Digit : Kind.Other;
}

// one more than the kind of each UTF-16 unit, filled in when first met
const kinds = new Uint8Array(0x1_00_00);

function kindAt(text: string, at: number): Kind {
  if (at >= text.length) return Kind.Other;
  const code = text.charCodeAt(at);
  return (kinds[code] ||= kindOf(code) + 1) - 1;
}
const isWordKind = (kind: number): boolean => kind === Kind.Letter || kind === Kind.Digit;

/**
 * All tokens of a text, in reading order; terms of a whole date follow its words.
 * @param words shared by texts that are read together
 */
export function tokensOf(text: string, words = new Words()): Token[] {
  const tokens: Token[] = [];
  const dates = datesIn(text);
  let nextDate = 0;
  let gap = false;
  let at = 0;
  const push = (written: string, start: number, end: number, running = true): void => {
    const word = words.of(written);
    if (word.form === "") return;
    tokens.push({ word, start, end, running, afterGap: gap });
    if (running) gap = false;
  };

  while (at < text.length) {
    const date = dates[nextDate];
    if (date !== undefined && at >= date.start) {
      nextDate++;
      if (at > date.start) continue;
      for (const word of date.words) push(word, date.start, date.end);
      for (const whole of date.wholes) push(whole, date.start, date.end, false);
      at = date.end;
      continue;
    }
    const kind = kindAt(text, at);
    if (kind === Kind.Gap) {
      gap = true;
      at++;
    } else if (kind === Kind.Single) {
      push(text[at]!, at, ++at);
    } else if (kind === Kind.Surrogate) {
      const character = String.fromCodePoint(text.codePointAt(at)!);
      if (/[\p{L}\p{N}]/u.test(character)) push(character, at, at + character.length);
      at += character.length;
    } else if (isWordKind(kind)) {
      const end = wordEnd(text, at);
      push(text.slice(at, end), at, end);
      at = end;
    } else {
      at++;
    }
  }
  return tokens;
}

/** Where the word that begins at `start` ends: letters, digits, apostrophes between letters, 1,000. */
function wordEnd(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const kind = kindAt(text, at);
    if (isWordKind(kind)) at++;
    else if (kind === Kind.Apostrophe && kindAt(text, at + 1) === Kind.Letter) at += 2;
    else return at;
  }
}
