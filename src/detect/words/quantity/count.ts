import {
  COUNTED_KIN,
  COUNTED_OF,
  COUNTED_TELLING,
  COUNTED_THING,
} from "../../../language/quantity/counted.js";
import { beginsNumber, FIGURE, NUMBER_WORDS } from "../../../language/quantity/numerals.js";
import { quantityAtWords } from "./quantity-detector.js";

// not after 'section' and the like, and no year: 'the 2003 hearings'
const NUMBER = `(?<![\\w.,/€£$-]|(?:[Ss]ections?|[Aa]rticles?|[Rr]ules?|[Rr]egulations?|[Nn]os?\\.|§) )(?:(?!(?:1[0-9]|20)[0-9]{2} )${FIGURE}|several (?:hundred|thousand)|${NUMBER_WORDS})`;
const KIN = new RegExp(` ${COUNTED_KIN}$`, "i");
const TELLING = new RegExp(` ${COUNTED_TELLING}$`, "i");
const OF_GROUP = /^\S+ of /;
// one of a thing says little, and two not much more
const ONE = /^(?:one|1) /i;
const TWO = /^(?:two|2) /i;

function scoreOf(match: string): number {
  if (KIN.test(match)) return ONE.test(match) ? 0.3 : 0.4;
  if (TELLING.test(match)) return ONE.test(match) || TWO.test(match) ? 0.3 : 0.45;
  return OF_GROUP.test(match) ? 0.35 : 0.3;
}

/** Counts of people and things: 'three children', '116 other witnesses', 'two of the applicants'. */
export const count = quantityAtWords({
  name: "count",
  subtype: "count",
  begins: beginsNumber,
  patterns: [
    {
      name: "number, thing",
      regex: new RegExp(`${NUMBER}(?= ) (?:${COUNTED_OF}|${COUNTED_THING})`, "iy"),
      score: scoreOf,
    },
  ],
});
