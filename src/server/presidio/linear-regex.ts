/** Python's regular expressions in linear time: RE2's syntax, Python's flags. */

import { RE2JS, RE2JSException } from "re2js";
import type { Span } from "../../document/span.js";
import { errors } from "../../errors.js";

/** Python's `re` flags that change a pattern's meaning here, with RE2JS's. */
const FLAGS: readonly (readonly [python: number, re2: number])[] = [
  [2, RE2JS.CASE_INSENSITIVE],
  [8, RE2JS.MULTILINE],
  [16, RE2JS.DOTALL],
];

/** `re.DOTALL | re.MULTILINE | re.IGNORECASE`, the incumbent's default. */
export const DEFAULT_FLAGS = 26;

/** @throws PATTERN_INVALID when it is malformed or cannot run in linear time (look-around, back-references) */
export function compileLinear(source: string, flags: number): RE2JS {
  try {
    return RE2JS.compile(
      source,
      FLAGS.reduce((sum, [python, re2]) => (flags & python ? sum | re2 : sum), 0),
    );
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw errors.PATTERN_INVALID`the regular expression does not compile as RE2; look-around and back-references are not available, since they cannot run in linear time`;
  }
}

/** Matches that hold something, left to right, none overlapping; UTF-16 offsets. */
export function* matches(regex: RE2JS, text: string): Generator<Span> {
  const matcher = regex.matcher(text);
  while (matcher.find()) {
    if (matcher.end() > matcher.start()) yield { start: matcher.start(), end: matcher.end() };
  }
}

const NO_WORD = "[^\\p{L}\\p{N}_]";

/** Whole words of a list, case aside: `[start, end)` of each, left to right. */
export function* wholeWords(words: readonly string[], text: string): Generator<Span> {
  const longestFirst = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => RE2JS.quote(word));
  const regex = RE2JS.compile(
    `(?:^|${NO_WORD})(${longestFirst.join("|")})(?:${NO_WORD}|$)`,
    RE2JS.CASE_INSENSITIVE,
  );
  const matcher = regex.matcher(text);
  // what separates two words belongs to both
  for (let from = 0; matcher.find(from); from = matcher.end(1)) {
    yield { start: matcher.start(1), end: matcher.end(1) };
  }
}
