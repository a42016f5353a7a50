/** Years and days of the month in English words, read in figures: 'the ninth of may nineteen thirty-eight'. */

import { parseNumber } from "../quantity/numerals.js";

const ORDINALS = new Map(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    .split(" ")
    .map((word, i): [string, number] => [word, i + 1]),
);
for (let day = 1; day < 10; day++) {
  const word = [...ORDINALS.keys()][day - 1]!;
  ORDINALS.set(`twenty-${word}`, 20 + day);
}
ORDINALS.set("thirtieth", 30).set("thirty-first", 31);

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}";
const DAY = "(?:the )?([a-z]{5,11}(?:[- ][a-z]{5,7})?)";
const DAY_FIRST = new RegExp(`^${DAY}(?: day)? of (?=${MONTH}\\b)`);
const DAY_SECOND = new RegExp(`^(${MONTH}),? ${DAY}(?=$|[ ,])`);
const CENTURY = "seventeen|eighteen|nineteen|twenty";
const YEAR = new RegExp(
  `(?<=^|[ ,])(?:(?<century>${CENTURY})[- ](?:hundred(?: and |[- ])?)?(?<rest>(?:(?:oh|o|nought)[- ])?[a-z]{2,9}(?:[- ][a-z]{3,5})?)?|two thousand(?: and |[- ])?(?<since>[a-z]{3,9}(?:[- ][a-z]{3,5})?)?)$`,
);
const HINT = /teen|twent|thousand|(?:th|first|second|third)(?: |$)/;

/** `plain` (see parseTime) with its day and its year in figures; as it is where it has neither in words. */
export function datesInFigures(plain: string): string {
  return HINT.test(plain) ? withYear(withDay(plain)) : plain;
}

function withDay(plain: string): string {
  const first = DAY_FIRST.exec(plain);
  const day = first && ORDINALS.get(first[1]!.replace(" ", "-"));
  if (day) return `${day} ${plain.slice(first[0].length)}`;
  const second = DAY_SECOND.exec(plain);
  const after = second && ORDINALS.get(second[2]!.replace(" ", "-"));
  return after ? `${second[1]} ${after}${plain.slice(second[0].length)}` : plain;
}

function withYear(plain: string): string {
  const match = YEAR.exec(plain);
  if (!match) return plain;
  const { century, rest, since } = match.groups!;
  const inCentury = rest ?? since;
  const years = inCentury === undefined ? 0 : belowHundred(inCentury);
  if (years === undefined) return plain;
  const hundreds = century === undefined ? 20 : parseNumber(century)!;
  // 'twenty one' is a number, 'nineteen hundred' a year
  if (century !== undefined && years < 10 && !/hundred|\b(?:oh|o|nought)[- ]/.test(match[0]))
    return plain;
  return `${plain.slice(0, match.index)}${100 * hundreds + years}`;
}

function belowHundred(words: string): number | undefined {
  const number = parseNumber(words.replace(/^(?:oh|o|nought)[- ]/, "").replace(" ", "-"));
  return number !== undefined && Number.isInteger(number) && number < 100 ? number : undefined;
}
