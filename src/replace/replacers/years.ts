/**
 * Of each date its year: 'on 4 June 1975' becomes 'in 1975', '3 May 2019 to 2 June 2020' '2019 to 2020'. A date that gives no
 * year gets its label; what is no date becomes vaguer as elsewhere.
 */

import { MONTH_NAMES } from "../../language/time/names.js";
import { isOfCalendar } from "../counted-dates.js";
import { isRealDate } from "../real-date.js";
import type { Proposal, Replacer } from "../replacer.js";

const YEAR = /(?<!\d)[12]\d{3}(?![\ds])/u;
const FINER = new RegExp(
  `${MONTH_NAMES.join("|")}|spring|summer|autumn|winter|early|late|mid`,
  "iu",
);
const NO_YEAR: Proposal = { candidates: [], note: "a date that gives no year" };
/** A year alone, or two: '1975', 'in 1975', '2019-2020'. */
const ONLY_YEARS =
  /^(?:(?:in|since|from|until|between) )?[12]\d{3}(?:(?: to | and |\s?[-–/]\s?)(?:[12]\d{3}|\d{2}))?$/iu;

export function yearsOfDates(rest: Replacer): Replacer {
  return {
    name: "year",
    choice: "most-specific",
    async propose(occasions, document) {
      const others = await rest.propose(occasions, document);
      return occasions.map((occasion, i): Proposal => {
        const { original } = occasion;
        if (!isOfCalendar(original)) return others[i]!;
        if (!isRealDate(occasion)) return NO_YEAR;
        if (ONLY_YEARS.test(original))
          return {
            candidates: [
              { text: original, level: 0, source: "year", truth: "true", ground: "calendar" },
            ],
          };
        const words = others[i]!.candidates.find(
          ({ text }) => YEAR.test(text) && !FINER.test(text) && !/\d{4}s/u.test(text),
        );
        return words === undefined ? NO_YEAR : { candidates: [words] };
      });
    },
  };
}
