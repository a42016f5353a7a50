/**
 * A text as search and checks compare it: without case, accents and the forms of one letter. Each
 * character of the folded text knows its place in the original, since folding changes lengths (İ, ß).
 */

export interface Folded {
  readonly text: string;
  /** The half-open stretch of the original, UTF-16, that a stretch of the folded text came from. */
  toOriginal(start: number, end: number): { start: number; end: number };
}

/** Letters that decompose into nothing simpler, as people type them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
};

const SPACE = /^\s$/u;

/** A text has few different characters beyond ASCII. */
const folded = new Map<string, string>();

function foldedCharacter(character: string): string {
  if (character >= "!" && character <= "~") return character.toLowerCase();
  const known = folded.get(character) ?? foldedAnew(character);
  if (folded.size < 10_000) folded.set(character, known);
  return known;
}

function foldedAnew(character: string): string {
  if (SPACE.test(character)) return " ";
  const lower = character
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "");
  return lower.replace(/[ßøđłıæœþð]/g, (letter) => LETTERS[letter]!);
}

/** Plain ASCII folds to itself in lower case, place by place. */
const ASCII = /^[\0-\x7f]*$/;

export function fold(text: string): Folded {
  if (ASCII.test(text)) {
    return {
      text: text.toLowerCase().replace(/[\t\n\v\f\r]/g, " "),
      toOriginal: (start, end) => ({ start, end }),
    };
  }
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = foldedCharacter(character);
    at += character.length;
    // An accent that stands by itself belongs to the letter before it.
    if (piece === "" && ends.length > 0) ends[ends.length - 1] = at;
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(at - character.length);
      ends.push(at);
    }
    pieces.push(piece);
  }
  return {
    text: pieces.join(""),
    toOriginal: (start, end) => ({
      start: starts[start] ?? text.length,
      end: end > start ? ends[end - 1]! : (starts[start] ?? text.length),
    }),
  };
}
