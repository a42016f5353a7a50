/**
 * Most patterns need a digit, and most text has few. The islands of a text are its stretches around
 * digits, put together into one short text that the digit patterns search instead of the whole.
 */

/** Characters kept on either side of a digit: the longest prefix or suffix a digit pattern may look at. */
const MARGIN = 40;

/** Stands between islands; no pattern matches across it. */
const GAP = "\n\u0000\n";

export interface DigitIslands {
  readonly text: string;
  /** Where an offset of the islands' text stands in the whole text. */
  toWhole(offset: number): number;
}

/** The islands of `text`; linear in its length. */
export function digitIslands(text: string): DigitIslands {
  const pieces: string[] = [];
  const islandStarts: number[] = [];
  const shifts: number[] = [];
  let length = 0;
  let start = -1;
  let end = -1;
  const close = () => {
    if (start < 0) return;
    islandStarts.push(length);
    shifts.push(start - length);
    const piece = text.slice(start, end) + GAP;
    pieces.push(piece);
    length += piece.length;
  };
  const digits = /[0-9]+/g;
  for (let match = digits.exec(text); match; match = digits.exec(text)) {
    const from = wordStart(text, Math.max(0, match.index - MARGIN));
    if (start < 0 || from > end) {
      close();
      start = from;
    }
    end = wordEnd(text, Math.min(text.length, digits.lastIndex + MARGIN));
    digits.lastIndex = Math.max(digits.lastIndex, match.index + 1);
  }
  close();
  return {
    text: pieces.join(""),
    toWhole(offset) {
      let low = 0;
      let high = islandStarts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (islandStarts[middle]! <= offset) low = middle;
        else high = middle - 1;
      }
      return offset + (shifts[low] ?? 0);
    },
  };
}

const isWord = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  code > 127;

// an island neither begins nor ends inside a word, or word boundaries would appear where none are;
// words of more than 200 characters are cut all the same
function wordStart(text: string, offset: number): number {
  const least = Math.max(0, offset - 200);
  while (offset > least && isWord(text.charCodeAt(offset - 1))) offset--;
  return offset;
}

function wordEnd(text: string, offset: number): number {
  const most = Math.min(text.length, offset + 200);
  while (offset < most && isWord(text.charCodeAt(offset))) offset++;
  return offset;
}
