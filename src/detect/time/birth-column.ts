/** Dates of a column of births: 'Date of birth' at the head of a table's rows, of which no row says what it is. */

import type { Mention } from "../../document/document.js";

const HEAD = /^\W*(?:d\.?o\.?b\.?|born|birth(?: ?date|day)?|date of birth|year of birth)\W*$/iu;
const CELL = /\t| \| /u;
/** Rows above that are looked at, and the longest of them. */
const MOST_ROWS = 400;
const LONGEST = 2000;

/** The mention as a date of birth, where its column is headed so. */
export function withBirthColumn(text: string, mention: Mention): Mention {
  if (mention.type !== "DATETIME" || mention.subtype === "birth-date") return mention;
  return isHeaded(text, mention.start) ? { ...mention, subtype: "birth-date" } : mention;
}

function isHeaded(text: string, start: number): boolean {
  let from = text.lastIndexOf("\n", start - 1) + 1;
  if (start - from > LONGEST) return false;
  const before = text.slice(from, start).split(CELL);
  const column = before.length - 1;
  if (before[column]!.trim() !== "") return false;
  for (let rows = 0; rows < MOST_ROWS && from > 0; rows++) {
    const end = from - 1;
    from = text.lastIndexOf("\n", end - 1) + 1;
    if (end - from > LONGEST) return false;
    const cells = text.slice(from, end).split(CELL);
    if (cells.length <= column) return false;
    if (column > 0 && HEAD.test(cells[column]!)) return true;
  }
  return false;
}
