import { type Shape, shapeOf } from "./shape.js";

/** A text, and what is known to be in it. */
interface Searched {
  readonly text: string;
  readonly digits: { readonly whole: { mayHold(shape: Shape): boolean } };
}

/** The matches in a text that is looked through first for what the expression needs. */
export const matchesIn = (regex: RegExp, { text, digits }: Searched): Iterable<RegExpExecArray> =>
  digits.whole.mayHold(shapeOf(regex)) ? matchesOf(regex, text) : NONE;

/**
 * All matches of a regular expression with flag `g`, as `matchAll` finds them. That makes a new regular
 * expression each time, and what was compiled is soon lost; this keeps it. Most texts have no match, which
 * costs one search and nothing else.
 */
export function matchesOf(regex: RegExp, text: string): Iterable<RegExpExecArray> {
  regex.lastIndex = 0;
  const first = regex.exec(text);
  return first ? matchesFrom(first, regex.lastIndex, regex, text) : NONE;
}

const NONE: readonly RegExpExecArray[] = Object.freeze([]);

function* matchesFrom(
  first: RegExpExecArray,
  firstEnd: number,
  regex: RegExp,
  text: string,
): Generator<RegExpExecArray> {
  let end = firstEnd;
  for (let match: RegExpExecArray | null = first; match; ) {
    yield match;
    // who receives a match may search with the same expression
    regex.lastIndex = match[0] === "" ? end + 1 : end;
    match = regex.exec(text);
    end = regex.lastIndex;
  }
}
