/** What an anonymizer changed, where it gave a new text and no offsets: the longest common words stay. */

import type { Edit } from "../src/evaluate/utility/edits.js";

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), (match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Edits of the original after which its words are those of the other text. */
export function aligned(original: string, other: string): Edit[] {
  const from = wordsOf(original);
  const to = wordsOf(other);
  const width = to.length + 1;
  const common = new Uint16Array((from.length + 1) * width);
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      common[i * width + j] =
        from[i]!.text === to[j]!.text
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [firstFrom, firstTo] = [i, j];
    while (
      (i < from.length || j < to.length) &&
      !(i < from.length && j < to.length && from[i]!.text === to[j]!.text)
    ) {
      const skipsOriginal =
        j === to.length ||
        (i < from.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!);
      if (skipsOriginal) i++;
      else j++;
    }
    if (i > firstFrom) {
      const replacement = j > firstTo ? other.slice(to[firstTo]!.start, to[j - 1]!.end) : "***";
      edits.push({ start: from[firstFrom]!.start, end: from[i - 1]!.end, replacement });
    }
    i++;
    j++;
  }
  return edits;
}
