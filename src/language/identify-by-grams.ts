/**
 * The language of a sentence by its character n-grams: surer than function words where there are few of them, as in a
 * line of a chat. Grams, scores and the test of reliability are those of the Efficient Language Detector (Apache-2.0,
 * N. Martínez), of which `models/language-identifier` holds the languages in Latin letters
 * (`training/language-grams.ts`); a test compares the two. Its database takes 150 MB of memory, this table 20.
 */

import { host } from "#host";
import { utf8Bytes } from "../document/utf8.js";
import { errors } from "../errors.js";

export interface GramLanguage {
  /** BCP 47 tag. */
  readonly language: string;
  /** Score in [0, 1]; a sentence of the language has about .78. */
  readonly score: number;
  /** The same for English. */
  readonly english: number;
}

interface Table {
  readonly languages: readonly string[];
  /** For each gram a place in `languages` and a score, twice as many code points from `!` on. */
  readonly scores: ReadonlyMap<string, string>;
}

const FILE = "language-identifier/grams.txt.br";
const FIRST = "!".codePointAt(0)!;
/** Added to every score of the table. */
const BASE = 53;
/** A mean score of so much counts as a half. */
const HALF = 25;
/** Least score of a reliable answer, and how far the next language has to be behind. */
const RELIABLE = 0.58;
const APART = 0.01;
const FEWEST_GRAMS = 3;
/** The same for a language that is not known, which is apart from all that are: Czech from Slovak, Slovene from Croatian. */
const RELIABLE_BEYOND = 0.65;
const APART_BEYOND = 0.08;
/** Characters that are looked at. */
const SAMPLE = 350;
const LONGEST_WORD = 70;

const WORD = /[\p{L}'’`]*\p{L}['’`]?/gu;

let table: Table | undefined;

/** @throws MODEL_MISSING where the file of this release cannot be read */
function tableOf(): Table {
  if (table) return table;
  const text = host.text(`models/${FILE}`);
  if (text === undefined) {
    throw errors.MODEL_MISSING`models/${FILE} cannot be read; reinstall the package`;
  }
  const [first, ...lines] = text.trimEnd().split("\n");
  const scores = new Map(
    lines.map((line): [string, string] => {
      const tab = line.indexOf("\t");
      return [line.slice(0, tab), line.slice(tab + 1)];
    }),
  );
  table = { languages: first!.split(" "), scores };
  return table;
}

/** Four bytes every three, the last four of each word, with a space where a word begins or ends. */
function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (const [word] of text.slice(0, SAMPLE).toLowerCase().matchAll(WORD)) {
    const bytes = String.fromCharCode(...utf8Bytes(word).subarray(0, LONGEST_WORD));
    let at = 0;
    for (; at + 4 < bytes.length; at += 3)
      grams.add((at === 0 ? " " : "") + bytes.slice(at, at + 4));
    const last = bytes.length === 3 ? bytes : bytes.slice(-4);
    grams.add(`${at === 0 ? " " : ""}${last} `);
  }
  return grams;
}

/** The score of each language of the table; none for a text of a word or two. */
function scoresOf(text: string): readonly number[] | undefined {
  const { languages, scores } = tableOf();
  const grams = gramsOf(text);
  if (grams.size < FEWEST_GRAMS) return undefined;
  const sums = languages.map(() => 0);
  for (const gram of grams) {
    const own = scores.get(gram) ?? "";
    for (let i = 0; i < own.length; i += 2)
      sums[own.charCodeAt(i) - FIRST]! += own.charCodeAt(i + 1) - FIRST + BASE;
  }
  return sums.map((sum) => sum / grams.size / (sum / grams.size + HALF));
}

const tagOf = (language: string): string => (language === "no" ? "nb" : language);

/** The likeliest language of a text in Latin letters; nothing where the next is as likely or none is. */
export function languageByGrams(text: string): GramLanguage | undefined {
  const scaled = scoresOf(text);
  if (!scaled) return undefined;
  const { languages } = tableOf();
  const [best, next] = [...scaled.keys()].sort((a, b) => scaled[b]! - scaled[a]!);
  const score = scaled[best!]!;
  if (score < RELIABLE || score - scaled[next!]! < APART) return undefined;
  return {
    language: tagOf(languages[best!]!),
    score,
    english: scaled[languages.indexOf("en")]!,
  };
}

/**
 * The language that a text in Latin letters is in, if it is none of those that `isKnown` accepts and not near any of
 * them: of 12,600 sentences in fifteen known languages 5 are taken for another, of 14,100 lines of English notes 4.
 */
export function languageBeyond(
  text: string,
  isKnown: (tag: string) => boolean,
): string | undefined {
  const scaled = scoresOf(text);
  if (!scaled) return undefined;
  const tags = tableOf().languages.map(tagOf);
  let best = 0;
  let known = 0;
  for (const [place, score] of scaled.entries()) {
    if (score > scaled[best]!) best = place;
    if (isKnown(tags[place]!)) known = Math.max(known, score);
  }
  const score = scaled[best]!;
  return score >= RELIABLE_BEYOND && score - known >= APART_BEYOND ? tags[best] : undefined;
}
