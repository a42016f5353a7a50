/**
 * Numbers for their own sake, in tables and score sheets: no place and no code, whatever the recognizer
 * makes of a row of figures.
 *
 * | row | the numbers |
 * | --- | --- |
 * | `1 | 42 | 37 | 88`, `7, 9, 8` | are figures |
 * | `Anna 7 9 8 24` | are figures |
 * | `20 12 34 56` | may be a telephone number: groups of equal length |
 * | `1. I am`, `78    g/L` | number a paragraph, are a result |
 * | `12    Quennell, Horace` below or above another such row | number a room or a row, and are no date |
 * | `Ward | 12` | belongs to the word before it |
 * | `12/31 Apologies` above `12/32 Declarations` | number items of minutes |
 * | `FSc 811/1100`, `CGPA 3.12/4.0` | are marks |
 * | `called 112` | is for emergencies |
 */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { NUMBERED_NOUNS } from "../codes/reference/code-labels.js";

/** The number of a paragraph, beside which another is counted: '1. I am a national of Eritrea'. */
const isListNumber = (text: string, { start, end }: Span): boolean =>
  /^\d{1,3}$/.test(text.slice(start, end)) &&
  /(?:^|\n)[ \t]*\(?$/.test(text.slice(Math.max(0, start - 8), start)) &&
  /^[.)] \p{L}/u.test(text.slice(end, end + 3)) &&
  [-1, 1].some((step) => text.includes(`\n${Number(text.slice(start, end)) + step}${text[end]} `));

const COLUMN_OF_NUMBERS = /(?:^|\n)[ \t]*\d{1,3}(?:\t| {2,})[ \t]*\p{L}/gu;

/** The first column of a table in plain text: '12    Quennell, Horace', with another such row close by. */
const isRowNumber = (text: string, { start, end }: Span): boolean =>
  /^\d{1,3}$/.test(text.slice(start, end)) &&
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 8), start)) &&
  /^(?:\t| {2,})[ \t]*\p{L}/u.test(text.slice(end, end + 20)) &&
  (text.slice(Math.max(0, start - ROWS), end + ROWS).match(COLUMN_OF_NUMBERS) ?? []).length > 1;

/** Characters to either side among which another row begins. */
const ROWS = 400;

/** Columns of units beside a result: '78         g/L'. */
const UNIT_BESIDE =
  /^[ \t|]*(?:[numkµμ]?(?:g|mol|mmol|IU|U)\/(?:m|d|mm)?[lL]|10[\^*]?\d{1,2}\/L|fL|pg|mmHg|bpm|%)(?!\p{L})/u;

const PAIR = /^(\d{1,4})\/(\d{1,4})$/;

/** The number of an item, a resolution or a minute, beside which another is counted: '12/31 Apologies'. */
export function isItemNumber(text: string, { start, end }: Span): boolean {
  const [, year, item] = PAIR.exec(text.slice(start, end)) ?? [];
  if (item === undefined || !/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 8), start)))
    return false;
  const beginsLine = (number: string) => text.startsWith(number) || text.includes(`\n${number}`);
  return (
    /^[.:]?[ \t]+\p{Lu}/u.test(text.slice(end, end + 8)) &&
    [-1, 1].some((step) =>
      beginsLine(`${year}/${String(Number(item) + step).padStart(item.length, "0")} `),
    )
  );
}

const MARK = /^\d{1,4}(?:\.\d{1,2})?(?:\/| out of )\d{1,4}(?:\.\d)?$/;
const MARKED =
  /\b(?:C?GPA|SGPA|F\.?Sc|SSC|HSC|HSSC|Matric(?:ulation)?|Intermediate|WASSCE|JAMB|UTME|KCPE|KCSE|NECTA|PSLE|CSEC|CAPE|NAPLAN|ATAR|SAT|ACT|GRE|IELTS|TOEFL|marks?|scored?|grade|aggregate|percentage|coursework|paper \d)[.:]? ?(?:of |= ?|was )?$/iu;
const EMERGENCY = /^(?:000|101|105|108|110|111|112|115|118|119|911|988|995|999)$/;
const CALLED =
  /\b(?:call(?:s|ed|ing)?|dial(?:s|led|ling)?|phon(?:es?|ed|ing)|r(?:ings?|ang|inging|ung)|tried|contact(?:ed)?|text(?:ed)?|or|via|to|on) $/iu;

/** Whether the word before says what the number is: a mark, or a service that everybody rings. */
const isMarkOrEmergency = (text: string, { start, end }: Span): boolean => {
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 30), start);
  return (
    (MARK.test(words) && MARKED.test(before)) || (EMERGENCY.test(words) && CALLED.test(before))
  );
};

const NAMED: ReadonlySet<SemanticType> = new Set(["PERSON", "LOC", "ORG", "DEM", "MISC", "CODE"]);
const FIGURES = /^\d{1,3}(?:[.,]\d{1,2})?(?:(?:[ |\t,;]+|: )\d{1,3}(?:[.,]\d{1,2})?)*$/;
/** The longest row looked at, to either side. */
const REACH = 60;

/** Whether a find of the recognizer is nothing but figures in a row of figures. */
export function isLoneNumber(text: string, type: SemanticType, { start, end }: Span): boolean {
  if (isListNumber(text, { start, end }) || isItemNumber(text, { start, end })) return true;
  if (isMarkOrEmergency(text, { start, end })) return true;
  if (type === "DATETIME" && isRowNumber(text, { start, end })) return true;
  if (!NAMED.has(type) || !FIGURES.test(text.slice(start, end))) return false;
  if (UNIT_BESIDE.test(text.slice(end, end + REACH))) return true;
  const before = /[\d|\t ,:;.]*$/.exec(text.slice(Math.max(0, start - REACH), start))![0];
  const after = /^[\d|\t ,:;.]*/.exec(text.slice(end, end + REACH))![0];
  const row = before + text.slice(start, end) + after;
  const numbers = row.match(/\d+/g)!;
  if (numbers.length < 3 || numbers.some((number) => number.length > 3)) return false;
  if (/\d[ ]*[|\t,;]+[ ]*\d/.test(row)) return !isIntroduced(text, start - before.length);
  return (
    numbers.some((number) => number.length === 1) &&
    !numbers[0]!.startsWith("0") &&
    !/[+(]$/.test(text.slice(0, start - before.length)) &&
    !isIntroduced(text, start - before.length)
  );
}

/** Whether the word before is one for what offices number. */
function isIntroduced(text: string, start: number): boolean {
  const word = /(\p{L}+)[.:# ]*$/u.exec(text.slice(Math.max(0, start - 30), start))?.[1];
  return word !== undefined && /^(?:no|nos|nr|number|numbers)$/i.test(word)
    ? true
    : NUMBERED_NOUNS.has(word?.toLowerCase() ?? "");
}
