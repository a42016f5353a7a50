/**
 * Characters that act without being seen: direction controls turn words around, zero-width ones part
 * them. Each is shown as a glyph and isolated, so that a reader sees the order of the bytes; the
 * character itself stays in the page, so that offsets hold and a copy is the original.
 */

import type { ReactNode } from "react";

const NAMES: Readonly<Record<string, string>> = {
  "\u00AD": "SHY",
  "\u034F": "CGJ",
  "\u061C": "ALM",
  "\u115F": "HCF",
  "\u1160": "HJF",
  "\u180E": "MVS",
  "\u200B": "ZWSP",
  "\u200C": "ZWNJ",
  "\u200D": "ZWJ",
  "\u200E": "LRM",
  "\u200F": "RLM",
  "\u202A": "LRE",
  "\u202B": "RLE",
  "\u202C": "PDF",
  "\u202D": "LRO",
  "\u202E": "RLO",
  "\u2060": "WJ",
  "\u2061": "FA",
  "\u2062": "IT",
  "\u2063": "IS",
  "\u2064": "IP",
  "\u2066": "LRI",
  "\u2067": "RLI",
  "\u2068": "FSI",
  "\u2069": "PDI",
  "\u3164": "HF",
  "\uFEFF": "BOM",
  "\uFFA0": "HHF",
};

const INVISIBLE =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff\uffa0]|[\u{e0000}-\u{e007f}]/gu;

/** Joiners inside an emoji, or between the letters of a script that joins, are how one writes. */
const JOINED =
  /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|[\p{Script=Arabic}\p{Script=Deva}\p{Script=Beng}\p{Script=Mlym}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Sinh}]/u;

/** The text as React draws it: itself where nothing in it is invisible. */
export function visible(text: string): ReactNode {
  if (text.search(INVISIBLE) < 0) return text;
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { 0: character, index } of text.matchAll(INVISIBLE)) {
    if (/[\u200c\u200d]/.test(character) && isJoining(text, index)) continue;
    pieces.push(text.slice(from, index));
    pieces.push(
      <bdi key={index} className="invisible" data-name={NAMES[character] ?? codeOf(character)}>
        {character}
      </bdi>,
    );
    from = index + character.length;
  }
  pieces.push(text.slice(from));
  return pieces;
}

/** Controls by their number; what is left are the tags of U+E0000. */
const codeOf = (character: string): string => {
  const code = character.codePointAt(0)!;
  return code < 0x100 ? `U+${code.toString(16).toUpperCase().padStart(4, "0")}` : "TAG";
};

function isJoining(text: string, at: number): boolean {
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? "";
  const after = String.fromCodePoint(text.codePointAt(at + 1) ?? 0x20);
  return JOINED.test(before) && JOINED.test(after);
}
