/**
 * Dates that the words around them make dates of birth: behind 'born' in any language, or under 'Date of birth' at the
 * head of a table, of which no row says what it is.
 */

import type { Mention } from "../../../document/document.js";

const HEAD = /^\W*(?:d\.?o\.?b\.?|birth(?: ?date|day)?|date of birth|year of birth)\W*$/iu;
const CELL = /\t| \| /u;
/** Rows above that are looked at, and the longest of them. */
const MOST_ROWS = 400;
const LONGEST = 2000;

/** What comes before a date of birth, in the languages whose dates have ladders. */
const BORN =
  /(?:^|[^\p{L}])(?:born|data urodzenia|data nașterii|născut[ăa]?|datum rođenja|rođen[ao]?|dátum narodenia|narodený|narodená|nar\.|rođ\.|d\.?o\.?b\.?|date of birth|geb\.?|geboren|geburtsdatum|n[ée]e?|date de naissance|nacid[oa]|fecha de nacimiento|nat[oa]|data di nascita|nascid[oa]|data de nascimento|født|född|syntynyt|synt\.|s\.|f\.|syntymäaika|fødselsdato|fødselsdag|födelsedatum|geboortedatum|ur\.|urodzon[ya])(?: (?:en|à|a|em|w|we|în|u|v) \p{Lu}[\p{L}.'’ -]{1,40}?,?)??(?: (?:am|on|in|el|en|le|il|a|em|op|den|dnia|w|la|dana|dňa))*[ :]*$/iu;
const LONGEST_CUE = 70;

/** The mention as a date of birth, where the words around it say so. */
export function withBirth(text: string, mention: Mention): Mention {
  if (mention.type !== "DATETIME" || mention.subtype === "birth-date") return mention;
  const { start } = mention;
  const isBirth =
    BORN.test(text.slice(Math.max(0, start - LONGEST_CUE), start)) || isHeaded(text, start);
  return isBirth ? { ...mention, subtype: "birth-date" } : mention;
}

function isHeaded(text: string, start: number): boolean {
  let from = text.lastIndexOf("\n", start - 1) + 1;
  if (start - from > LONGEST) return false;
  const before = text.slice(from, start).split(CELL);
  const column = before.length - 1;
  if (before[column]!.trim() !== "") return false;
  if (column === 0) return isUnderHead(text, from, start);
  for (let rows = 0; rows < MOST_ROWS && from > 0; rows++) {
    const end = from - 1;
    from = text.lastIndexOf("\n", end - 1) + 1;
    if (end - from > LONGEST) return false;
    const cells = text.slice(from, end).split(CELL);
    if (cells.length <= column) return false;
    if (HEAD.test(cells[column]!)) return true;
  }
  return false;
}

/** Another heading of a column of dates: it is unclear which of them a date is under. */
const OTHER_DATES =
  /^\W*(?:date\b|seen|admitted|discharged|start|end|from|until|to|joined|left|issued|due|expir|valid|day\b|when)/iu;
const LONGEST_CELL = 60;

/** Whether a date is a cell on a line of its own, as Word files and web pages have them, of the only column of dates. */
function isUnderHead(text: string, from: number, start: number): boolean {
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end < 0 ? text.length : end).trim();
  if (!/^[\d\p{L} .,/-]{4,20}$/u.test(line) || !/\d/.test(line)) return false;
  let at = from;
  for (let lines = 0; lines < MOST_ROWS && at > 0; lines++) {
    const stop = at - 1;
    at = text.lastIndexOf("\n", stop - 1) + 1;
    const cell = text.slice(at, stop).trim();
    if (cell.length > LONGEST_CELL) return false;
    if (HEAD.test(cell) && cell !== "") return true;
    if (OTHER_DATES.test(cell)) return false;
  }
  return false;
}
