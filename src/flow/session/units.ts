/** Where a text that arrives in pieces is cut into units that are masked one by one: the same places however it arrives. */

/** A unit that is longer is cut at the end of a sentence or between words, in UTF-16 units. */
const LONGEST = 4_000;
const PARAGRAPH = /\n[ \t]*\n\s*/g;

/** Units that are complete in what has arrived, and the rest. */
export function unitsOf(text: string): {
  readonly units: readonly string[];
  readonly rest: string;
} {
  const units: string[] = [];
  let from = 0;
  for (;;) {
    PARAGRAPH.lastIndex = from;
    const blank = PARAGRAPH.exec(text);
    // blanks at the end may go on
    const end =
      blank && blank.index + blank[0].length < text.length
        ? blank.index + blank[0].length
        : undefined;
    if (end !== undefined && end - from <= LONGEST) {
      units.push(text.slice(from, end));
      from = end;
    } else if (text.length - from > LONGEST) {
      const cut = from + cutOf(text.slice(from, from + LONGEST));
      units.push(text.slice(from, cut));
      from = cut;
    } else return { units, rest: text.slice(from) };
  }
}

/** The last end of a line, a sentence or a word. */
function cutOf(text: string): number {
  for (const pattern of [/\n/g, /[.!?…]["”’)\]]*\s+(?=\p{Lu})/gu, /\s+/g]) {
    const last = [...text.matchAll(pattern)].at(-1);
    if (last && last.index + last[0].length > LONGEST / 4) return last.index + last[0].length;
  }
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}
