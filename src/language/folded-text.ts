/**
 * The folded view of a text, on which all detection runs: what looks the same reads the same.
 *
 * Removed: zero-width characters, soft hyphens, bidirectional controls, variation selectors.
 * Replaced: compatibility forms (NFKC, so full-width and ligatures), digits of other scripts,
 * odd spaces and hyphens, and look-alike letters of other scripts inside a word that also has Latin
 * letters. Each folded character knows its place in the original.
 */

import { OffsetMap } from "../document/offset-map.js";
import { countWhile } from "../document/search.js";
import type { Span } from "../document/span.js";

export interface FoldedText {
  readonly text: string;
  /** A span of the folded text as the smallest span of the original that covers it. */
  toOriginal(start: number, end: number): Span;
}

/** A span of the original as one of the folded text, which is in the same order. */
export function toFolded({ text, toOriginal }: FoldedText, { start, end }: Span): Span {
  const placeOf = (offset: number): number =>
    countWhile(text.length, (at) => toOriginal(at, at).start < offset);
  return { start: placeOf(start), end: placeOf(end) };
}

// Cyrillic and Greek letters that look like a Latin one
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  "АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЅS ІI ЈJ аa еe оo рp сc уy хx ѕs іi јj ԁd һh ԛq ԝw ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv ιi αa ɡg ıi ɑa"
    .split(" ")
    .map(([other, latin]) => [other!, latin!]),
);

const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u3164\uffa0\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff]/;
const HYPHEN = /[\u2010\u2011\u2043\u2212\ufe58\ufe63\uff0d]/;
const SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;

// a character that may need folding; what is left out is ASCII, Latin letters, quotes and dashes that
// stay as they are
const UNPLAIN =
  /[^\x00-\x7f\u00a1-\u00a9\u00ab\u00ac\u00b0\u00b6\u00b7\u00bf-\u017e\u2013-\u201f\u20ac]/gu;
const MARK = /\p{M}/u;
const CLUSTER = /[\s\S]\p{M}*/uy;
const LOOKALIKE = new RegExp(`[${[...LOOKALIKES.keys()].join("")}]`);
const LATIN = /\p{Script=Latin}/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Folds `text`; linear in its length. Plain text comes back as it is. */
export function fold(text: string): FoldedText {
  const map = new OffsetMap();
  let view = "";
  let last = 0;
  UNPLAIN.lastIndex = 0;
  for (let match = UNPLAIN.exec(text); match; match = UNPLAIN.exec(text)) {
    // a mark belongs to the plain character before it
    const index = match.index > last && MARK.test(match[0]) ? match.index - 1 : match.index;
    CLUSTER.lastIndex = index;
    const cluster = CLUSTER.exec(text)![0];
    UNPLAIN.lastIndex = index + cluster.length;
    view += text.slice(last, index);
    const piece = foldCluster(cluster);
    map.replace(view.length, piece.length, index, index + cluster.length);
    view += piece;
    last = index + cluster.length;
  }
  if (last === 0) return { text, toOriginal: (start, end) => ({ start, end }) };
  view += text.slice(last);
  return {
    text: unmaskLookalikes(view),
    toOriginal: (start, end) => map.toOriginal(start, end),
  };
}

function foldCluster(cluster: string): string {
  if (INVISIBLE.test(cluster)) cluster = cluster.replace(new RegExp(INVISIBLE, "g"), "");
  if (SPACE.test(cluster)) return " ";
  if (HYPHEN.test(cluster)) return "-";
  return cluster.normalize("NFKC").replace(/\p{Nd}/gu, asciiDigit);
}

/** The value of a decimal digit of any script. Digits of a script are in runs of ten from 0 to 9. */
function asciiDigit(digit: string): string {
  if (digit >= "0" && digit <= "9") return digit;
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9) zero--;
  return String(digit.codePointAt(0)! - zero);
}

/** Look-alikes become Latin in words that mix scripts; a word wholly in another script stays. */
function unmaskLookalikes(text: string): string {
  if (!LOOKALIKE.test(text)) return text;
  return text.replace(WORD, (word) => {
    if (!LOOKALIKE.test(word) || !LATIN.test(word)) return word;
    let out = "";
    for (const char of word) out += LOOKALIKES.get(char) ?? char;
    return out;
  });
}
