/** The ladder of an age as an attribute of a person: '34', '41-year-old'. */

import { parseTime } from "../../language/time/time.js";
import { generalizeTime } from "./dates.js";
import { ageLadder } from "./dates-lengths.js";
import type { Step } from "./rung.js";

const OLDEST = 120;
const YEARS_OLD = " years old";

/** Vaguer words for `text`, most specific first; nothing where it is not an age. */
export function generalizeAge(text: string): readonly Step[] {
  const years = /^[1-9][0-9]{0,2}$/.test(text) ? Number(text) : undefined;
  if (years === undefined) return parseTime(text)?.kind === "age" ? generalizeTime(text) : [];
  if (years > OLDEST) return [];
  const age = {
    kind: "age",
    min: years,
    max: years,
    unit: "year",
    form: "old",
    before: "",
    inWords: false,
  } as const;
  // a number without its unit: 'when I was 34' becomes 'when I was between 30 and 39'
  return ageLadder(age).map((rung, i) => ({
    ...rung,
    text: rung.text.replace(YEARS_OLD, ""),
    level: i + 1,
  }));
}
