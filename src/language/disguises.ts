/**
 * Words and numbers in a disguise that folding alone does not undo, read as what they say.
 *
 * | written | read |
 * | --- | --- |
 * | `&#84;&#111;&#109;`, `\u0054om`, `\x54om` | Tom |
 * | `S o l v e i g   L i n d`, `P.r.i.y.a` | Solveig Lind, Priya |
 * | `5, 5, 0, 0, 1, 2`, `5 5 0 0 1 2`, `5.5.0.0.1.2` | 550012 |
 * | `four one double seven` | 4177 |
 * | `Pri-` or `Pri¬` at the end of a line and `ya` on the next, `<b>Pri</b>ya`, `P. r. i. y. a` | Priya |
 * | `anna at example dot org` | anna@example.org |
 * | `**Priya** _Venkataraman_` | Priya Venkataraman |
 * | `4 March` at the end of a line and `2024` on the next | 4 March 2024 |
 *
 * Each character that is read knows its place, as in the folded view.
 *
 * Repeats are bounded: a run of millions of single letters would exhaust the engine's stack. A longer run is
 * read in parts.
 */

import { OffsetMap } from "../document/offset-map.js";
import { type FoldedText, fold } from "./folded-text.js";
import { wrappedBreaks } from "./wrapped-lines.js";

/** The reading of a stretch: its characters, each with its place. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Disguise {
  /** A text without it has none of these disguises. */
  readonly hint: RegExp;
  readonly form: RegExp;
  /** The pieces of a match, in order, without a gap; nothing where it is no disguise after all. */
  read(match: RegExpExecArray): Piece[] | undefined;
}

/** One piece per single character of a match, dropping what is between; several blanks stay as one. */
function singles(match: RegExpExecArray, wanted: RegExp): Piece[] {
  const pieces: Piece[] = [];
  const { 0: written, index } = match;
  let start = index;
  for (let i = 0; i < written.length; i++) {
    const char = String.fromCodePoint(written.codePointAt(i)!);
    const end = index + i + char.length;
    if (wanted.test(char)) {
      const blanks = written.slice(start - index, i);
      if (pieces.length > 0 && /\s{2}|\. \.?/.test(blanks)) {
        pieces.push({ text: " ", start, end: index + i });
        start = index + i;
      }
      pieces.push({ text: char, start, end });
      start = end;
    }
    i += char.length - 1;
  }
  const last = pieces.at(-1)!;
  pieces[pieces.length - 1] = { ...last, end: index + written.length };
  return pieces;
}

/** The first letter or figure of a match, which stands for all of it. */
const firstOf = ({ 0: written, 1: char, index }: RegExpExecArray): Piece[] => [
  { text: char!, start: index, end: index + written.length },
];

const DIGITS: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  nought: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};
const DIGIT_WORD = `(?:${Object.keys(DIGITS).join("|")})`;
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };

/** A code point that can be shown, as a character. */
function charOf(code: number): string | undefined {
  if (!(code >= 0x20 && code <= 0x10_ffff) || (code >= 0xd800 && code < 0xe000)) return undefined;
  return String.fromCodePoint(code);
}

const WORD = /[\p{L}\p{N}]/u;

const DISGUISES: readonly Disguise[] = [
  {
    hint: /&#|\\[ux]/i,
    form: /&#(?:(\d{2,7})|x([0-9a-f]{2,6}));|\\u\{?([0-9a-f]{4,6})\}?|\\x([0-9a-f]{2})/gi,
    read: ({ 0: written, 1: decimal, 2: hex, 3: unicode, 4: byte, index }) => {
      const char = charOf(
        decimal === undefined
          ? Number.parseInt(hex ?? unicode ?? byte ?? "", 16)
          : Number.parseInt(decimal, 10),
      );
      return char === undefined
        ? undefined
        : [{ text: char, start: index, end: index + written.length }];
    },
  },
  {
    hint: /\*\S|_\S/,
    form: /(?<![\p{L}\p{N}*_])(\*\*|__|\*|_)(?=[^\s*_])([^*_\n]{0,79}[^\s*_])\1(?![\p{L}\p{N}*_])/gu,
    read: ({ 1: mark, 2: inner, index }) => {
      const length = mark!.length;
      const chars = [...inner!];
      let at = index + length;
      return chars.map((text, i) => {
        const start = i === 0 ? index : at;
        at += text.length;
        return { text, start, end: i === chars.length - 1 ? at + length : at };
      });
    },
  },
  {
    // a word that the end of its line broke; two capitals may be a double name
    hint: /\p{L}[-¬\u2010]\r?\n *\p{Ll}/u,
    form: /(\p{L})[-¬\u2010]\r?\n *(?=\p{Ll}{2})/gu,
    read: firstOf,
  },
  {
    hint: /[\p{L}\p{N}]<\/?[a-z]/iu,
    form: /([\p{L}\p{N}])(?:<\/?(?:b|i|u|s|em|strong|span|font|mark|sup|sub|small|big)(?: [a-z-]{1,20}=[^<>\n]{0,80})?>)+(?=[\p{L}\p{N}])/giu,
    read: firstOf,
  },
  {
    hint: /\p{Lu}\. \p{Ll}\. \p{Ll}/u,
    form: /(?<![\p{L}\p{N}])\p{Lu}(?:\. \p{Ll}){2,200}\.?(?![\p{L}\p{N}])/gu,
    read: (match) =>
      [...match[0].matchAll(/\p{L}\P{L}*/gu)].map(({ 0: written, index }) => ({
        text: written[0]!,
        start: match.index + index,
        end: match.index + index + written.trimEnd().length,
      })),
  },
  {
    hint: /(?:^|[^\p{L}\p{N}])\p{L} {1,5}\p{L} {1,5}\p{L} /u,
    form: /(?<![\p{L}\p{N}'’])\p{L}(?: {1,6}\p{L}){3,200}(?![\p{L}\p{N}'’])/gu,
    read: (match) => singles(match, WORD),
  },
  {
    hint: /\p{L}[.·_*-]\p{Ll}[.·_*-]\p{Ll}/u,
    form: /(?<![\p{L}\p{N}])[.]?\p{L}(?:[.·_*-]\p{Ll}){2,100}(?:[.·]?(?: [.]?|\s?[.])\p{L}(?:[.·_*-]\p{Ll}){2,100}){0,20}(?![\p{L}\p{N}])/gu,
    read: (match) => singles(match, WORD),
  },
  {
    hint: /\d[ ,.-] ?\d[ ,.-] ?\d[ ,.-] ?\d[ ,.-] ?\d/,
    form: /(?<![\p{L}\p{N}.,])\d(?:(?:, ?|[ .-])\d(?!\d)){5,2000}(?![\p{L}\p{N}])/gu,
    read: (match) => singles(match, /\d/),
  },
  {
    hint: new RegExp(`\\b${DIGIT_WORD}[ ,-]`, "i"),
    form: new RegExp(
      `\\b(?:(?:double|triple) )?${DIGIT_WORD}(?:[ ,-]{1,2}(?:(?:double|triple) )?${DIGIT_WORD}){3,200}\\b`,
      "gi",
    ),
    read: ({ 0: written, index }) => {
      const pieces: Piece[] = [];
      let start = index;
      for (const part of written.matchAll(
        new RegExp(`(?:(double|triple) )?(${DIGIT_WORD})`, "gi"),
      )) {
        const end = index + part.index + part[0].length;
        const times = TIMES[part[1]?.toLowerCase() ?? ""] ?? 1;
        pieces.push({ text: DIGITS[part[2]!.toLowerCase()]!.repeat(times), start, end });
        start = end;
      }
      return pieces;
    },
  },
  {
    hint: / (?:dot|punkt|point) /i,
    form: /(?<![\p{L}\p{N}@.])([\p{L}\p{N}_%+-]{1,40}(?:(?:\.| dot )[\p{L}\p{N}_%+-]{1,40}){0,3})( at | @ |@)([\p{L}\p{N}-]{1,40}(?: dot [\p{L}\p{N}-]{2,20}){1,3})(?![\p{L}\p{N}@])/giu,
    read: ({ 0: written, index }) => {
      const pieces: Piece[] = [];
      let last = 0;
      for (const sign of written.matchAll(/ (dot|at|@) /gi)) {
        if (sign.index > last) {
          pieces.push({
            text: written.slice(last, sign.index),
            start: index + last,
            end: index + sign.index,
          });
        }
        last = sign.index + sign[0].length;
        const text = sign[1]!.toLowerCase() === "dot" ? "." : "@";
        pieces.push({ text, start: index + sign.index, end: index + last });
      }
      pieces.push({ text: written.slice(last), start: index + last, end: index + written.length });
      return pieces;
    },
  },
];

/** Every pattern that is searched for in a whole text, for the proof that none takes more than linear time. */
export const DISGUISE_PATTERNS: readonly RegExp[] = DISGUISES.flatMap(({ hint, form }) => [
  new RegExp(hint.source, `g${hint.flags}`),
  form,
]);

/** The folded view of a text in which disguises are undone; linear but for the few that are found. */
export function unveil(text: string): FoldedText {
  let view = fold(text);
  for (const disguise of DISGUISES) {
    if (disguise.hint.test(view.text)) view = withRead(view, readingsOf(view.text, disguise));
  }
  const breaks = wrappedBreaks(view.text).map((one) => [{ ...one, text: " " }]);
  return breaks.length === 0 ? view : withRead(view, breaks);
}

function* readingsOf(text: string, { form, read }: Disguise): Generator<readonly Piece[]> {
  for (const match of text.matchAll(form)) {
    const pieces = read(match);
    if (pieces && pieces.length > 0) yield pieces;
  }
}

/** The view with stretches read otherwise, each in pieces without a gap. */
function withRead(view: FoldedText, readings: Iterable<readonly Piece[]>): FoldedText {
  const { text } = view;
  const map = new OffsetMap();
  let out = "";
  let last = 0;
  for (const pieces of readings) {
    out += text.slice(last, pieces[0]!.start);
    for (const piece of pieces) {
      // what was left as it is has a place per character
      if (piece.text.length === piece.end - piece.start) map.keep(out.length, piece.start);
      else map.replace(out.length, piece.text.length, piece.start, piece.end);
      out += piece.text;
    }
    last = pieces.at(-1)!.end;
    map.keep(out.length, last);
  }
  if (last === 0) return view;
  return {
    text: out + text.slice(last),
    toOriginal: (start, end) => {
      const place = map.toOriginal(start, end);
      return view.toOriginal(place.start, place.end);
    },
  };
}
