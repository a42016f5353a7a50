/**
 * Writes `models/language-identifier/grams.txt.br`: which pieces of words speak for which language, taken from the
 * database of the Efficient Language Detector (package `eld`, Apache-2.0), size `small`, for the languages in Latin letters.
 *
 *     npx tsx training/language-grams.ts && python training/manifest.py language-identifier \
 *       --task language-identification --license Apache-2.0 language-identifier/grams.txt.br
 *
 * The first line lists the languages. Each other line is a piece, a tab, and for each language that has it two
 * characters: its place in that list, and its score, both as code points from `!` on.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

interface Database {
  readonly languages: Readonly<Record<string, string>>;
  readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const PACKAGE = new URL("../node_modules/eld/src/", import.meta.url);
const OUT = new URL("../models/language-identifier/", import.meta.url);
const LATIN =
  "az ca cs da de en es et eu fi fr hr hu is it ku lt lv ms nl no pl pt ro sk sl sq sv tl tr vi yo".split(
    " ",
  );
const FIRST = "!".codePointAt(0)!;

const { ngramsData } = (await import(new URL("ngrams/small.js", PACKAGE).href)) as {
  ngramsData: Database;
};
const { dictionary } = (await import(new URL("dictionary.js", PACKAGE).href)) as {
  dictionary: Readonly<Record<string, string>>;
};

/** The database writes bytes beyond ASCII as signs and capitals, and all that it never has as one of them. */
const NEVER = dictionary[0];
const byteOf = new Map(
  Object.entries(dictionary)
    .filter(([, sign]) => sign !== NEVER)
    .map(([byte, sign]) => [sign, String.fromCharCode(Number(byte))]),
);
const asBytes = (piece: string): string => [...piece].map((one) => byteOf.get(one) ?? one).join("");
const character = (number: number): string => String.fromCodePoint(FIRST + number);

const lines = Object.entries(ngramsData.ngrams).flatMap(([piece, scores]) => {
  const own = Object.entries(scores)
    .map(([place, score]) => [LATIN.indexOf(ngramsData.languages[place]!), score] as const)
    .filter(([place]) => place >= 0);
  if (own.length === 0) return [];
  return [
    `${asBytes(piece)}\t${own.map(([place, score]) => character(place) + character(score)).join("")}`,
  ];
});
const text = `${[LATIN.join(" "), ...lines.sort()].join("\n")}\n`;
mkdirSync(OUT, { recursive: true });
writeFileSync(
  new URL("grams.txt.br", OUT),
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
);
console.log(`${lines.length} pieces of ${LATIN.length} languages`);
