/**
 * All matches of a regular expression with flag `g`, as `matchAll` finds them. That makes a new regular
 * expression each time, and what was compiled is soon lost; this keeps it.
 */
export function* matchesOf(regex: RegExp, text: string): Generator<RegExpExecArray> {
  regex.lastIndex = 0;
  for (let match = regex.exec(text); match; match = regex.exec(text)) {
    const end = regex.lastIndex;
    yield match;
    regex.lastIndex = match[0] === "" ? end + 1 : end;
  }
}
