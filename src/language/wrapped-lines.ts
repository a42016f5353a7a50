/**
 * Line breaks that a mail program or a printer put into a sentence to fit it to a width. What reads the text
 * reads a space there: 'on 4 March' and '2024' on two lines are one date.
 *
 * A break is such a break where
 * - the line before it is longer than a heading or a field, ends no sentence, and could not have held the next word or
 *   ends in a preposition, an article or the like;
 * - the next line begins no item, field, quotation or entry of a diary, and is not set in;
 * - the next line begins with a small letter, or lines as long are broken before small letters elsewhere in the text,
 *   or it begins with a figure and no line does.
 */

import type { Span } from "../document/span.js";

/** Shorter lines are headings, fields and verses, longer ones were not broken to a width. */
const SHORTEST = 45;
const LONGEST = 132;

/** A line without quotation marks, indentation and blanks at its end. */
interface Line extends Span {
  /** '>' of a quoted mail. */
  readonly quote: string;
  readonly indent: number;
  readonly words: string;
}

const LINE = /(?<quote>(?:> ?){0,8})(?<indent>[ \t]{0,40})(?<words>[^\n]*)/uy;
const COLUMNS = /\t| {3}|\|/;
const ENDS = /[.!?:;…]["'”’)\]]*$/u;
const ITEM = /^(?:[-*•–—+#|[<=_]|\(?(?:\d{1,3}|[a-z]|[ivx]{2,4})[.)](?!\d)|[^\n:]{1,30}:(?:\s|$))/u;
const DATE_OR_TIME = /^\d{1,4}(?:[./:-]\d|(?:st|nd|rd|th)? ?\p{Lu}\p{Ll}{2})/u;
const ASKS_FOR_MORE =
  /(?:,|(?<!\p{L})(?:on|of|from|to|by|until|till|since|before|after|dated|and|or|for|at|in|the|a|an|is|was|between|around|about))$/iu;

const UNFINISHED =
  / (?:on|of|from|to|by|until|since|before|after|and|or|for|at|in|with|the|a|an|is|was|were|has|had|between|around|about|my|his|her|their|our|its)$/u;
const SMALL = /^\p{Ll}/u;
const FIGURE = /^\p{N}/u;

/** Without it a blank line is between any two, as in the rows of a table. */
const LINE_UNDER_LINE = /[^\n]\n[^\n]/;

const lengthOf = ({ indent, words }: Line): number => indent + words.length;

/** The breaks, each with the blanks and quotation marks around it. */
export function wrappedBreaks(text: string): readonly Span[] {
  if (text.length <= SHORTEST || !LINE_UNDER_LINE.test(text)) return [];
  const found = blocksOf(text).flatMap((lines) => brokenIn(lines));
  const width = found.reduce(
    (most, { before, after }) =>
      SMALL.test(after.words) ? Math.max(most, lengthOf(before)) : most,
    0,
  );
  return found
    .filter(({ before, after }) => {
      if (SMALL.test(after.words) || isUnfinished(before, after)) return true;
      return width === 0 ? FIGURE.test(after.words) : !hasRoom(before, after, width);
    })
    .map(({ before, after }) => ({ start: before.end, end: after.start }));
}

/** The text, as long as it is, with blanks for such breaks. */
export function asFlowing(text: string): string {
  let out = "";
  let last = 0;
  for (const { start, end } of wrappedBreaks(text)) {
    out += text.slice(last, start) + " ".repeat(end - start);
    last = end;
  }
  return out + text.slice(last);
}

/** Lines without an empty one between them, quoted alike. */
function blocksOf(text: string): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  let before: Line | undefined;
  for (let at = 0; at <= text.length; ) {
    const { next, ...line } = lineAt(text, at);
    if (line.words !== "") {
      if (before && before.words !== "" && before.quote === line.quote) blocks.at(-1)!.push(line);
      else blocks.push([line]);
    }
    before = line;
    at = next;
  }
  return blocks;
}

function lineAt(text: string, at: number): Line & { readonly next: number } {
  LINE.lastIndex = at;
  const { 0: whole, groups } = LINE.exec(text)!;
  const { quote, indent } = groups as Record<"quote" | "indent", string>;
  const words = groups!["words"]!.trimEnd();
  const start = at + quote.length + indent.length;
  return {
    start,
    end: start + words.length,
    next: at + whole.length + 1,
    quote: quote.trim(),
    indent: indent.length,
    words,
  };
}

/** Two lines with a break in a sentence between them. */
interface Broken {
  readonly before: Line;
  readonly after: Line;
}

/** The breaks of a block that may be such, by its own width. */
function brokenIn(lines: readonly Line[]): Broken[] {
  const width = lines.reduce((most, line) => Math.max(most, lengthOf(line)), 0);
  if (width > LONGEST) return [];
  return lines
    .slice(1)
    .map((after, i) => ({ before: lines[i]!, after }))
    .filter(
      ({ before, after }) =>
        goesOn(before, after) && (isUnfinished(before, after) || !hasRoom(before, after, width)),
    );
}

/** 'of my gran in' before 'Cork': whatever the width, the sentence continues. */
const isUnfinished = (before: Line, after: Line): boolean =>
  UNFINISHED.test(before.words) && /^\p{L}/u.test(after.words);

function goesOn(before: Line, after: Line): boolean {
  const { words } = before;
  if (lengthOf(before) < SHORTEST || COLUMNS.test(words) || COLUMNS.test(after.words)) return false;
  if (after.indent > before.indent && !ITEM.test(words)) return false;
  if (ENDS.test(words) || ITEM.test(after.words)) return false;
  return !DATE_OR_TIME.test(after.words) || ASKS_FOR_MORE.test(words);
}

/** Whether the first word of the next line would have fitted. */
const hasRoom = (before: Line, after: Line, width: number): boolean =>
  lengthOf(before) + 1 + after.words.split(" ", 1)[0]!.length <= width;
