/** From a run of text between two tags to its pieces, each with its place. */

import type { Span } from "../../document/span.js";
import { decodeReferences, type Piece, type Place } from "./characters.js";
import type { TextToken } from "./tokens.js";

export interface Placed extends Piece {
  readonly place: Place;
}

interface Run {
  readonly pieces: readonly Placed[];
  /** Where the text ends; before the run's end where a tag breaks off with the file. */
  readonly end: number;
}

/** CDATA sections, whose characters stand for themselves, and `</>`, which stands for nothing. */
const MARKS = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<\/>/g;

/** The pieces that stand for the characters the parser read; nothing where none do. */
export function readText(source: string, token: TextToken): Run | undefined {
  const ways = [references, raw, withMarks];
  for (const way of ways) {
    const run = upTo(way(source, token), token);
    if (run) return run;
  }
  return undefined;
}

const references = (source: string, span: Span): Placed[] =>
  decodeReferences(source, span, "text").map((piece) => ({ ...piece, place: "text" }));

const raw = (source: string, { start, end }: Span): Placed[] => [
  { text: source.slice(start, end), start, end, place: "raw" },
];

function withMarks(source: string, { start, end }: Span): Placed[] {
  const pieces: Placed[] = [];
  let from = start;
  for (const { 0: mark, 1: section, index } of source.slice(start, end).matchAll(MARKS)) {
    const at = start + index;
    pieces.push(...references(source, { start: from, end: at }));
    if (section) {
      const first = at + "<![CDATA[".length;
      pieces.push(...raw(source, { start: first, end: first + section.length }));
    }
    from = at + mark.length;
  }
  pieces.push(...references(source, { start: from, end }));
  return pieces;
}

/** The pieces as far as they stand for the token's characters, if what is left is a tag that breaks off. */
function upTo(pieces: readonly Placed[], { chars, end }: TextToken): Run | undefined {
  let at = 0;
  for (const [i, piece] of pieces.entries()) {
    const literal = piece.text.length === piece.end - piece.start;
    const text = literal ? piece.text.replace(/\r\n?/g, "\n") : piece.text;
    if (chars.startsWith(text, at)) {
      at += text.length;
      continue;
    }
    const shown = shownBefore(piece.text, chars.slice(at));
    if (shown === undefined) return undefined;
    const cut = { ...piece, text: piece.text.slice(0, shown), end: piece.start + shown };
    return { pieces: [...pieces.slice(0, i), cut], end: cut.end };
  }
  return at === chars.length ? { pieces, end } : undefined;
}

/** The length of the part of a text that stands for characters, where a tag follows it. */
function shownBefore(text: string, chars: string): number | undefined {
  let at = 0;
  for (const one of chars.split("")) {
    if (one === text[at]) at++;
    else if (one === "\n" && text[at] === "\r") at += text[at + 1] === "\n" ? 2 : 1;
    else return undefined;
  }
  return text[at] === "<" ? at : undefined;
}

/** Without the line end right after `<pre>`, which is not shown. */
export function withoutLineEnd([first, ...rest]: readonly Placed[]): Placed[] {
  if (!first) return rest;
  const skipped = /^(?:\r\n|\n|\r)/.exec(first.text)?.[0].length ?? 0;
  return [{ ...first, text: first.text.slice(skipped), start: first.start + skipped }, ...rest];
}
