/** The ladder of an age as an attribute of a person: '34', 'ninety-three', '41-year-old'. */

import { parseNumber } from "../../language/quantity/numerals.js";
import { parseTime } from "../../language/time/time.js";
import { isExact } from "../exact.js";
import { generalizeTime } from "./dates.js";
import { ageLadder } from "./dates-lengths.js";
import { byRuleOf, type RuleLadder } from "./ladder.js";
import type { Step } from "./rung.js";

const OLDEST = 120;
/** 'fourteen', 'ninety-three'. */
const IN_WORDS = /^\p{L}{3,9}(?:[- ]\p{L}{3,5})?$/u;
const YEARS_OLD = " years old";

const isNumberInWords = (text: string): boolean =>
  IN_WORDS.test(text) && parseNumber(text) !== undefined;

/** '66M', '34 F', '52 y M', '66 yrs': as clinics and headers of letters write an age; the sex stays. */
const SHORT =
  /^(?<years>[1-9][0-9]{0,2})(?<unit> ?(?:y(?:\/?o|rs?\.?)?|yrs?\.?|years?))?(?<sex> ?(?:M|F|♂|♀|male|female))?$/u;

/** '60–69M', '30–39 F', '60 to 69 yrs'; nothing for a number alone. */
function shortAge(text: string): readonly Step[] {
  const { years, unit = "", sex = "" } = SHORT.exec(text)?.groups ?? {};
  if (years === undefined || (unit === "" && sex === "")) return [];
  const age = Number(years);
  if (age > OLDEST) return [];
  const width = age < 20 ? 5 : 10;
  const low = width * Math.floor(age / width);
  if (low === 0 && sex === "") return [{ text: `under ${width}${unit}`, level: 1 }];
  return [{ text: `${low}–${low + width - 1}${unit}${sex}`, level: 1 }];
}

/** Vaguer words for `text`, most specific first; nothing where it is not an age. */
export function generalizeAge(text: string): readonly Step[] {
  const inWords = isNumberInWords(text);
  const years = inWords
    ? parseNumber(text)
    : /^[1-9][0-9]{0,2}$/.test(text)
      ? Number(text)
      : undefined;
  if (years === undefined) {
    return parseTime(text)?.kind === "age" ? generalizeTime(text) : shortAge(text);
  }
  if (years > OLDEST) return [];
  const age = {
    kind: "age",
    min: years,
    max: years,
    unit: "year",
    form: "old",
    before: "",
    inWords,
  } as const;
  // a number without its unit: 'when I was 34' becomes 'when I was between 30 and 39'
  return ageLadder(age).map((rung, i) => ({
    ...rung,
    text: rung.text.replace(YEARS_OLD, ""),
    level: i + 1,
  }));
}

/** A number, with years or without, is an age only where the detector says so: 'three' may count people, '64 years' be a marriage. */
const isBare = (text: string): boolean => {
  if (/^[0-9]+$/.test(text) || isNumberInWords(text)) return true;
  const short = SHORT.exec(text)?.groups;
  return short !== undefined && short["sex"] === undefined && parseTime(text)?.kind !== "age";
};

export const ages: RuleLadder = {
  name: "ages",
  propose: (occasion) => {
    const { original, mention, entity } = occasion;
    if (entity.type !== "DEM" && entity.type !== "DATETIME") return undefined;
    if (mention.subtype !== "age" && isBare(original)) return undefined;
    const steps = generalizeAge(original);
    if (steps.length === 0) return undefined;
    return { candidates: byRuleOf(steps, "age", isExact("DEM", occasion) ? "true" : "unknown") };
  },
};
