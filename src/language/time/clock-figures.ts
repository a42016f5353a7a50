/**
 * Times of day in four figures without a colon, as wards, ships and the police write them: '0550', 'at 1830',
 * '2100-0700'. What may be a year is one, unless 'at' stands before it.
 */

/** Source of a pattern: hours and minutes in four figures. */
export const HOUR_IN_FIGURES = "(?:[01][0-9]|2[0-3])[0-5][0-9]";
const ONE = new RegExp(`^${HOUR_IN_FIGURES}$`);
const TWO = new RegExp(`^(${HOUR_IN_FIGURES}) ?(?:[-–/]|to) ?(${HOUR_IN_FIGURES})$`);
/** Begins no year that anybody writes about. */
const NO_YEAR = /^(?:0|2[1-3])/;
const AT_BEFORE = new RegExp(
  `(?:^|[\\s(])(?:at|@) ?(?:${HOUR_IN_FIGURES}(?:,? (?:and|or|&)|,) ?){0,4}$`,
  "i",
);

const AT = /^(?:at|@) ?/i;

/** @param before the words just before, as far as they are known */
export const isClockInFigures = (words: string, before: string): boolean =>
  ONE.test(words.replace(AT, "")) &&
  (NO_YEAR.test(words) || AT.test(words) || AT_BEFORE.test(before));

/** A shift or an interval, one side of which can be no year. */
export function isSpanInFigures(words: string): boolean {
  const sides = TWO.exec(words);
  return sides !== null && (NO_YEAR.test(sides[1]!) || NO_YEAR.test(sides[2]!));
}
