/**
 * Words and numbers in a disguise that folding alone does not undo, read as what they say.
 *
 * | written | read |
 * | --- | --- |
 * | `&#84;&#111;&#109;`, `\u0054om`, `\x54om`, `%54%6f%6d`, `=54=6F=6D` | Tom |
 * | `Priya%20Lind` outside an address, `Priya=20Lind`, `Andr=C3=A9` | Priya Lind, André |
 * | `S o l v e i g   L i n d`, `P.r.i.y.a`, `a @ b . o r g` | Solveig Lind, Priya, a@b.org |
 * | `5, 5, 0, 0, 1, 2`, `5 5 0 0 1 2`, `5.5.0.0.1.2` | 550012 |
 * | `four one double seven` | 4177 |
 * | `P-R-I-Y-A`, `P, R, I, Y, A`, as letters are dictated | Priya |
 * | `Pri-`, `Pri¬` or `Pri=` at the end of a line and `ya` on the next (also quoted, `> ya`), `<b>P</b>riya`, `P. r. i. y. a` | Priya |
 * | `anna at example dot org` | anna@example.org |
 * | `**Priya** _Venkataraman_`, `**Pri**ya`, `Pri**ya**` | Priya Venkataraman, Priya |
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
  /** A text without it has none of these disguises. A rare sign stands first, so that it is searched for. */
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

const UTF_8 = new TextDecoder("utf-8", { fatal: true });
/** First byte of a character in UTF-8, not one that goes on. */
const isFirstByte = (byte: number): boolean => (byte & 0xc0) !== 0x80;

/** Bytes written as two hexadecimal digits behind a sign, as one piece per character; nothing where they are no UTF-8 that can be shown. */
function decoded({ 0: written, index }: RegExpExecArray): Piece[] | undefined {
  const bytes = Uint8Array.from(written.slice(1).split(/[%=]/), (hex) => Number.parseInt(hex, 16));
  const pieces: Piece[] = [];
  for (let from = 0; from < bytes.length; ) {
    let to = from + 1;
    while (to < bytes.length && !isFirstByte(bytes[to]!)) to++;
    let text: string;
    try {
      text = UTF_8.decode(bytes.subarray(from, to));
    } catch {
      return undefined;
    }
    if (!/^(?:[\r\n\t]|\P{C})$/u.test(text)) return undefined;
    pieces.push({ text, start: index + 3 * from, end: index + 3 * to });
    from = to;
  }
  return pieces;
}

/** The characters between a beginning and an end that are read with the first and the last of them. */
function inside(chars: readonly string[], start: number, before: number, after: number): Piece[] {
  let at = start + before;
  return chars.map((text, i) => {
    const from = i === 0 ? start : at;
    at += text.length;
    return { text, start: from, end: i === chars.length - 1 ? at + after : at };
  });
}

/** The beginning of a web address, up to where it is read. */
const ADDRESS_BEFORE = /(?::\/\/|www\.|[?&/])\S*$/u;

const TAG =
  "(?:b|i|u|s|em|strong|span|font|mark|sup|sub|small|big)(?: [a-z-]{1,20}=[^<>\\n]{0,80})?";

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
    hint: /(?:%[0-9a-f]{2}){3}|(?:=[0-9A-F]{2}){3}|[%=]C[23][%=][89AB]|[%=]c[23]%[89ab]/i,
    form: /(?<![%=][0-9a-f]{2}|\d)(?:(?:%[0-9a-f]{2}){3,2000}|(?:=[0-9A-F]{2}){3,2000}|(?<=\p{L})(?:%[c-f][0-9a-f](?:%[89ab][0-9a-f]){1,3}|=[C-F][0-9A-F](?:=[89AB][0-9A-F]){1,3}))/giu,
    read: decoded,
  },
  {
    // of quoted-printable only before a name: 'weight=20kg' is 20 kg
    hint: /(?<=\p{L})%20\p{L}|=20\p{Lu}/u,
    form: /(?<=[\p{L}.])%20(?=\p{L})|(?<!\p{N})=20(?=\p{Lu}\p{Ll}{2})/gu,
    read: ({ 0: written, index, input }) =>
      ADDRESS_BEFORE.test(input.slice(Math.max(0, index - 200), index))
        ? undefined
        : [{ text: " ", start: index, end: index + written.length }],
  },
  {
    hint: /\*\S|_\S/,
    form: /(?<![\p{L}\p{N}*_])(\*\*|__|\*|_)(?=[^\s*_])([^*_\n]{0,79}[^\s*_])\1(?![\p{L}\p{N}*_])/gu,
    read: ({ 1: mark, 2: inner, index }) => inside([...inner!], index, mark!.length, mark!.length),
  },
  {
    // a word that the end of its line broke; two capitals may be a double name
    hint: /(?<=\p{L})[-¬\u2010=]\r?\n[> ]*\p{Ll}/u,
    form: /(\p{L})[-¬\u2010=]\r?\n(?:> ?){0,8} *(?=\p{Ll}{2})/gu,
    read: firstOf,
  },
  {
    // a part of a word in bold
    hint: /\*\*\p{L}+\*\*\p{L}/u,
    form: /(?<![\p{L}\p{N}*])(\*\*)(\p{L}{1,40})\*\*(?=\p{L})/gu,
    read: ({ 1: mark, 2: inner, index }) => inside([...inner!], index, mark!.length, mark!.length),
  },
  {
    hint: /(?<=\p{L})\*\*\p{L}/u,
    form: /(?<=\p{L})(\p{L})\*\*(?=\p{L}{2})/gu,
    read: firstOf,
  },
  {
    // the beginning of a word in a pair of tags
    hint: /<[a-z][^<>\n]{0,100}>[\p{L}\p{N}]{1,40}<\//iu,
    form: new RegExp(
      `(?<![\\p{L}\\p{N}])(<${TAG}>)([\\p{L}\\p{N}]{1,40})(</[a-z]{1,6}>)(?=[\\p{L}\\p{N}])`,
      "giu",
    ),
    read: ({ 1: tag, 2: inner, 3: end, index }) =>
      inside([...inner!], index, tag!.length, end!.length),
  },
  {
    hint: /(?<=[\p{L}\p{N}])<\/?[a-z]/iu,
    form: new RegExp(`([\\p{L}\\p{N}])(?:</?${TAG}>)+(?=[\\p{L}\\p{N}])`, "giu"),
    read: firstOf,
  },
  {
    hint: /(?<=\p{Lu})\. \p{Ll}\. \p{Ll}/u,
    form: /(?<![\p{L}\p{N}])\p{Lu}(?:\. \p{Ll}){2,200}\.?(?![\p{L}\p{N}])/gu,
    read: (match) =>
      [...match[0].matchAll(/\p{L}\P{L}*/gu)].map(({ 0: written, index }) => ({
        text: written[0]!,
        start: match.index + index,
        end: match.index + index + written.trimEnd().length,
      })),
  },
  {
    // an e-mail address with a blank after each letter
    hint: /(?<=[\p{L}\p{N}]) @ [\p{L}\p{N}] [\p{L}\p{N}.] /u,
    form: /(?<![\p{L}\p{N}'’])[\p{L}\p{N}](?: [\p{L}\p{N}._-]){1,60} @(?: [\p{L}\p{N}.-]){3,60}(?![\p{L}\p{N}])/gu,
    read: (match) => singles(match, /\S/),
  },
  {
    hint: /(?:^|[^\p{L}\p{N}])\p{L} {1,5}\p{L} {1,5}\p{L} /u,
    form: /(?<![\p{L}\p{N}'’])\p{L}(?: {1,6}\p{L}){3,200}(?![\p{L}\p{N}'’])/gu,
    read: (match) => singles(match, WORD),
  },
  {
    hint: /(?<=\p{L})[.·_*-]\p{Ll}[.·_*-]\p{Ll}/u,
    form: /(?<![\p{L}\p{N}])[.]?\p{L}(?:[.·_*-]\p{Ll}){2,100}(?:[.·]?(?: [.]?|\s?[.])\p{L}(?:[.·_*-]\p{Ll}){2,100}){0,20}(?![\p{L}\p{N}])/gu,
    read: (match) => singles(match, WORD),
  },
  {
    // a name that is dictated; 'A-B-C-D' and 'A, B, C, D, E' are an order
    hint: /\p{Lu}(?:-|, ?)\p{Lu}(?:-|, ?)\p{Lu}(?:-|, ?)\p{Lu}/u,
    form: /(?<![\p{L}\p{N}'’-])\p{Lu}(?:(?:-\p{Lu}){3,60}|(?:, ?\p{Lu}){4,60})(?![\p{L}\p{N}'’-])/gu,
    read: (match) => {
      const [first, ...rest] = singles(match, WORD);
      const letters = [first!, ...rest].map(({ text }) => text);
      return letters.every((letter, i) => i === 0 || letter > letters[i - 1]!)
        ? undefined
        : [first!, ...rest.map((piece) => ({ ...piece, text: piece.text.toLowerCase() }))];
    },
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
