import type { Places } from "./places.js";

/** A text, and where in it expressions can match. */
interface Searched {
  readonly text: string;
  readonly places?: Places;
}

/**
 * The matches of an expression with flag `g` in a text, as `matchAll` finds them; tried only where it can match, if it was
 * among those that the text was read for.
 */
export function matchesIn(regex: RegExp, { text, places }: Searched): Iterable<RegExpExecArray> {
  const own = places?.(regex);
  if (own === undefined) return matchesOf(regex, text);
  return own.length === 0 ? NONE : matchesAt(own, stickyOf(regex), text);
}

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

const sticky = new WeakMap<RegExp, RegExp>();

/** The expression that matches at one place. */
function stickyOf(regex: RegExp): RegExp {
  if (regex.sticky) return regex;
  let own = sticky.get(regex);
  if (!own) {
    own = new RegExp(regex.source, regex.flags.replace("g", "y"));
    sticky.set(regex, own);
  }
  return own;
}

function* matchesAt(
  places: readonly number[],
  regex: RegExp,
  text: string,
): Generator<RegExpExecArray> {
  let end = 0;
  for (const place of places) {
    if (place < end) continue;
    regex.lastIndex = place;
    const match = regex.exec(text);
    if (!match) continue;
    end = regex.lastIndex;
    yield match;
  }
}

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
