/**
 * A small language identifier: which language is a text in, and how sure is that?
 *
 * The script decides where it has one language; within a script, frequent small words count for a
 * language and words with letters it does not use count against it. The answer is `und` (unknown,
 * as BCP 47 has it) for text without such words: lists of names, tables, codes, other languages.
 *
 * Limits: a handful of words is not enough and gets a low confidence. Close relatives share a tag:
 * Croatian covers Bosnian and Serbian in Latin letters, Indonesian for Malay, Hindi for every
 * language in Devanagari.
 */

import type { Span } from "../document/span.js";
import { LANGUAGE_OF_SCRIPT, LANGUAGES } from "./identify-table.js";
import { memoize } from "./memo.js";

export interface IdentifiedLanguage {
  /** BCP 47 tag; `und` when nothing speaks for any language. */
  readonly language: string;
  /** Probability in [0, 1] that it is so, low for short texts. */
  readonly confidence: number;
}

export interface LanguageRegion extends Span, IdentifiedLanguage {}

const UNKNOWN = "und";

/** Characters looked at; a language shows itself in far fewer. */
const SAMPLE = 20_000;

// log-odds against text of no language: a frequent word, one of a single letter, any other word,
// a word with a letter the language does not use
const HIT = 3;
const LETTER_HIT = 1;
const MISS = -0.5;
const FOREIGN = -1.5;

/** What a line must reach to be called by itself; others go with their neighbours. */
const SURE_LINE = 0.8;
const LONGEST_LINE = 2_000;

const WORD = /[\p{L}\p{M}]+(?:['\u2019]\p{L}+)?/gu;

// text in which letters are these; the same words, found faster
const WESTERN = /^[\x00-\u024f\u2000-\u206f\u20a0-\u20bf]*$/;
const WESTERN_WORD =
  /[A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u024f]+(?:['\u2019][A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u024f]+)?/g;

const BEYOND_ASCII = /[^\x00-\x7f]/;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const SCRIPTS: readonly (readonly [name: string, regex: RegExp])[] = [
  ["Latin", /\p{Script=Latin}/u],
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Arabic", /\p{Script=Arabic}/u],
  ["Kana", new RegExp(KANA.source, "u")],
  ...Object.keys(LANGUAGE_OF_SCRIPT)
    .filter((name) => name !== "Kana")
    .map((name) => [name, new RegExp(`\\p{Script=${name}}`, "u")] as const),
];

const LANGUAGES_OF_WORD = index((traits) => traits.words.split(" "));
const LANGUAGES_OF_LETTER = index((traits) => [...traits.letters]);

/** Places in LANGUAGES by word or letter. */
function index(keysOf: (traits: (typeof LANGUAGES)[number]) => readonly string[]) {
  const byKey = new Map<string, number[]>();
  LANGUAGES.forEach((traits, place) => {
    for (const key of new Set(keysOf(traits))) {
      const places = byKey.get(key);
      if (places) places.push(place);
      else byKey.set(key, [place]);
    }
  });
  return byKey;
}

/** Texts are asked for several times, as wholes, lines and stretches; long ones are not remembered. */
const REMEMBERED = 256;
const LONGEST_REMEMBERED = 1_000;
const byText = memoize(identify, REMEMBERED);

/** The language of most of a text, judged by its first 20,000 characters. */
export const identifyLanguage = (text: string): IdentifiedLanguage =>
  text.length > LONGEST_REMEMBERED ? identify(text) : byText(text);

function identify(text: string): IdentifiedLanguage {
  const sample = text.slice(0, SAMPLE);
  const words = sample.match(WESTERN.test(sample) ? WESTERN_WORD : WORD) ?? [];
  const letters = new Map<string, number>();
  let total = 0;
  for (const word of words) {
    const script = scriptOf(word);
    // Japanese and Chinese write no spaces, so one 'word' mixes their scripts
    const kana = BEYOND_ASCII.test(word) ? (word.match(KANA)?.length ?? 0) : 0;
    letters.set(script, (letters.get(script) ?? 0) + word.length - kana);
    letters.set("Kana", (letters.get("Kana") ?? 0) + kana);
    total += word.length;
  }
  const [script, count] = dominant(letters);
  if (total === 0 || script === "") return { language: UNKNOWN, confidence: 0 };
  const language = LANGUAGE_OF_SCRIPT[script];
  if (language !== undefined) {
    return { language, confidence: rounded((1 - 0.7 ** count) * (count / total)) };
  }
  const best = bestOf(
    script,
    words.filter((word) => scriptOf(word) === script),
  );
  return { ...best, confidence: rounded(best.confidence * (count / total)) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const LAST_ASCII_LETTER = "z".charCodeAt(0);

const scripts = new Map<string, string>();

/** The script of a word's first letter; empty if it is not one of ours. */
function scriptOf(word: string): string {
  if (word.charCodeAt(0) <= LAST_ASCII_LETTER) return "Latin";
  const first = String.fromCodePoint(word.codePointAt(0)!);
  let script = scripts.get(first);
  if (script === undefined) {
    script = SCRIPTS.find(([, regex]) => regex.test(first))?.[0] ?? "";
    scripts.set(first, script);
  }
  return script;
}

function dominant(letters: Map<string, number>): [script: string, count: number] {
  const han = letters.get("Han") ?? 0;
  const kana = letters.get("Kana") ?? 0;
  // Japanese mixes the two; a few kana in Chinese text are names of things
  if (kana * 10 > han) letters.set("Kana", kana + han);
  let most: [string, number] = ["", 0];
  for (const [script, count] of letters) if (count > most[1]) most = [script, count];
  return most;
}

/** The best language of a script for these words, against the claim that it is another. */
function bestOf(script: string, words: readonly string[]): IdentifiedLanguage {
  const score = new Float64Array(LANGUAGES.length).fill(MISS * words.length);
  const hits = new Float64Array(LANGUAGES.length);
  const foreign = new Uint8Array(LANGUAGES.length);
  for (const written of words) {
    const word = written.toLowerCase().replace("\u2019", "'");
    const single = word.length === 1;
    // a capital alone is an initial or a sign: 'S. Patel', 'T wave', 'V3'
    const known = single && written !== word ? [] : LANGUAGES_OF_WORD.get(word);
    for (const place of known ?? []) {
      score[place]! += (single ? LETTER_HIT : HIT) - MISS;
      hits[place]! += single ? 0.5 : 1;
    }
    // the letters that distinguish languages are none of a-z
    if (BEYOND_ASCII.test(word) && addForeign(word, foreign)) {
      for (let i = 0; i < score.length; i++) score[i]! += FOREIGN * foreign[i]!;
    }
  }
  let best = -1;
  let sum = 1; // the claim of no language, at log-odds 0
  let last = Number.NaN;
  let power = 0;
  LANGUAGES.forEach((traits, place) => {
    if (traits.script !== script) return;
    // most have the same score
    if (score[place] !== last) {
      last = score[place]!;
      power = Math.exp(Math.min(700, last));
    }
    sum += power;
    if (best < 0 || score[place]! > score[best]!) best = place;
  });
  const top = Math.min(700, score[best]!);
  if (top <= 0) return { language: UNKNOWN, confidence: 1 / sum };
  return {
    language: LANGUAGES[best]!.tag,
    confidence: (Math.exp(top) / sum) * (1 - 0.5 ** hits[best]!),
  };
}

/** Marks the languages that do not write this word's letters; false when every one does. */
function addForeign(word: string, foreign: Uint8Array): boolean {
  let any = false;
  for (const letter of word) {
    const places = LANGUAGES_OF_LETTER.get(letter);
    if (!places) continue;
    if (!any) foreign.fill(0);
    any = true;
    for (let i = 0; i < foreign.length; i++) if (!places.includes(i)) foreign[i] = 1;
  }
  return any;
}

/**
 * The languages of a text's lines, neighbours of one language joined; together they cover the text.
 * An uncertain line takes the language of the one before it, the first ones that of the next certain line.
 */
export function languageRegions(text: string): LanguageRegion[] {
  const regions: LanguageRegion[] = [];
  for (const line of linesOf(text)) {
    const found = identifyLanguage(text.slice(line.start, line.end));
    const sure = found.language !== UNKNOWN && found.confidence >= SURE_LINE;
    const before = regions.at(-1);
    if (before && (!sure || before.language === found.language)) {
      regions[regions.length - 1] = {
        ...before,
        end: line.end,
        confidence: sure ? Math.max(before.confidence, found.confidence) : before.confidence,
      };
    } else if (before && before.language === UNKNOWN) {
      regions[regions.length - 1] = { ...found, start: before.start, end: line.end };
    } else {
      regions.push({ ...(sure ? found : { language: UNKNOWN, confidence: 0 }), ...line });
    }
  }
  return regions;
}

/** Lines with their line break; long ones in pieces that end after a space where there is one. */
function* linesOf(text: string): Generator<Span> {
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    let end = newline < 0 ? text.length : newline + 1;
    if (end - start > LONGEST_LINE) {
      const space = text.lastIndexOf(" ", start + LONGEST_LINE);
      end = space > start ? space + 1 : start + LONGEST_LINE;
    }
    yield { start, end };
    start = end;
  }
}
