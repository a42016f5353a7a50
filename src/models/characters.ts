/**
 * What BERT's tokenizers make of single characters: which they drop, which split words, and what is
 * left of a letter: without case and accents in the uncased ones, itself in the cased ones.
 */

/** The effect of a character on its word. */
export const LETTER = 1;
const SPACE = 2;
/** Punctuation and ideographs: a word by itself. */
export const ALONE = 3;
export const REMOVED = 4;
/** Not looked at yet. */
const UNKNOWN = 0;

const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/;
const PUNCTUATION = /\p{P}/u;
const NONSPACING = /\p{Mn}/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufffd]/u;
const WHITE = /\p{White_Space}/u;

export interface CharacterTable {
  kind(point: number): number;
  /** Lower case without accents, or the character itself; empty for removed characters. */
  normal(point: number): string;
}

/** Kinds and normal forms of characters, worked out when first seen. */
export function characterTable(cased = false): CharacterTable {
  const basic = new Uint8Array(0x10000);
  const astral = new Map<number, number>();
  const normals = new Map<number, string>();

  function normal(point: number): string {
    let form = normals.get(point);
    if (form === undefined)
      normals.set(point, (form = normalForm(String.fromCodePoint(point), cased)));
    return form;
  }

  function kind(point: number): number {
    const known = point > 0xffff ? (astral.get(point) ?? UNKNOWN) : basic[point]!;
    if (known !== UNKNOWN) return known;
    const found = kindOf(point, normal(point));
    if (point > 0xffff) astral.set(point, found);
    else basic[point] = found;
    return found;
  }

  return { kind, normal };
}

function normalForm(char: string, cased: boolean): string {
  if (WHITE.test(char) && !/[\v\f\x85]/.test(char)) return " ";
  if (INVISIBLE.test(char)) return "";
  if (cased) return char;
  let form = "";
  for (const part of char.normalize("NFD")) {
    // one by one: the whole string's lower case would end Greek words with a final sigma
    if (!NONSPACING.test(part)) form += part.toLowerCase();
  }
  return form;
}

function kindOf(point: number, normal: string): number {
  if (normal === "") return REMOVED;
  if (WHITE.test(normal)) return SPACE;
  if (isIdeograph(point) || ASCII_PUNCTUATION.test(normal) || PUNCTUATION.test(normal)) {
    return ALONE;
  }
  return LETTER;
}

/** The blocks that BERT spaces out; the fifth begins at 2B920 in its sources, and so here. */
function isIdeograph(point: number): boolean {
  return (
    (point >= 0x4e00 && point <= 0x9fff) ||
    (point >= 0x3400 && point <= 0x4dbf) ||
    (point >= 0xf900 && point <= 0xfaff) ||
    (point >= 0x20000 && point <= 0x2a6df) ||
    (point >= 0x2a700 && point <= 0x2b81f) ||
    (point >= 0x2b920 && point <= 0x2ceaf) ||
    (point >= 0x2f800 && point <= 0x2fa1f)
  );
}
