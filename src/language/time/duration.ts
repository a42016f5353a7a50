import { NUMBER_WORDS, parseNumber, parseShare } from "../quantity/numerals.js";
import type { Duration, TimeUnit } from "./types.js";

/** Days in a unit, the mean Gregorian month and year. */
export const UNIT_DAYS: Readonly<Record<TimeUnit, number>> = {
  second: 1 / 86400,
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.436875,
  year: 365.2425,
  decade: 3652.425,
  century: 36524.25,
};

const UNITS: Readonly<Record<string, TimeUnit>> = {
  sec: "second",
  min: "minute",
  hr: "hour",
  h: "hour",
  night: "day",
  wk: "week",
  mth: "month",
  fortnight: "week",
  yr: "year",
  centurie: "century",
};

/** Units of time in plain text, singular or plural. */
const UNIT =
  "(?:working |calendar |business |financial |academic |consecutive |full |further |additional |more |whole )?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|nights?|weeks?|wks?|fortnights?|months?|mths?|years?|yrs?|decades?|century|centuries)";

/** Which unit a word is, singular or plural. */
export function timeUnit(word: string): TimeUnit {
  const singular = word.slice(word.lastIndexOf(" ") + 1).replace(/(?<=..)s$/, "");
  return UNITS[singular] ?? (singular as TimeUnit);
}

const FIGURE = "[0-9]{1,4}(?:[.,][0-9]{1,2})?(?: [0-9]/[0-9]| and a half)?";
const AMOUNT = `(?:${FIGURE}|${NUMBER_WORDS}|half an?|an?|a quarter of an|three[- ]quarters of an)`;

// 'several' means more than two
const VAGUE: Readonly<Record<string, readonly [number, number]>> = {
  several: [2, 20],
  "a few": [2, 10],
  few: [2, 10],
  "a couple of": [2, 3],
  "couple of": [2, 3],
  some: [2, Number.POSITIVE_INFINITY],
  many: [3, Number.POSITIVE_INFINITY],
  "a number of": [2, Number.POSITIVE_INFINITY],
  "number of": [2, Number.POSITIVE_INFINITY],
  multi: [2, Number.POSITIVE_INFINITY],
};

const LEAST = "more than|over|at least|no less than|not less than|exceeding";
const MOST = "less than|under|at most|no more than|not more than|up to|within";
const ABOUT =
  "about|approximately|around|roughly|some|nearly|almost|only|just|just over|just under";
const OWNED = "(?<owned>'s?)?";

const EXACT = new RegExp(
  `^(?:(?<least>${LEAST})|(?<most>${MOST})|(?<about>${ABOUT}))? ?(?<between>between |from )?(?<first>${AMOUNT})(?:(?: to | and | or |-to-| ?- ?|- to )(?<second>${AMOUNT}))??[ -](?<unit>${UNIT})(?: and (?<part>a half|a quarter))?${OWNED}(?<rest>(?:,? and |, | )${AMOUNT} ${UNIT}.*)?(?<more> or more| or longer)?(?: old| period| long)?$`,
);
const TWO_UNITS = /^(?:between |from )?(.{2,40}?) (?:to|and) (.{2,40})$/;
const REST = new RegExp(`(?:,? and |, | )(${AMOUNT}) (${UNIT})`, "g");
const LOOSE = new RegExp(
  `^(?:(?:only|just) )?(${Object.keys(VAGUE).join("|")})[ -](${UNIT})${OWNED}$`,
);
const HIDDEN = /^(?:some time|a period of time)$/;

/** A length of time in plain text (see parseTime): 'three years and two months', 'ten-year', 'several weeks'. */
export function parseDuration(text: string): Duration | undefined {
  const loose = LOOSE.exec(text);
  if (HIDDEN.test(text) || loose) {
    const [min, max] = loose ? VAGUE[loose[1]!]! : [0, Number.POSITIVE_INFINITY];
    const [unit, form] = loose
      ? [timeUnit(loose[2]!), formOf(text, loose)]
      : (["day", "noun"] as const);
    return { kind: "duration", min, max, unit, form, inWords: true, vague: true };
  }
  // hyphens inside numbers and before the unit stay, one with a space is a broken line
  const parts = EXACT.exec(text.replace(/- (?!to )(?=[a-z])/g, "-"));
  return parts?.groups ? exact(parts, parts.groups) : twoUnits(text);
}

function exact(match: RegExpExecArray, parts: Record<string, string | undefined>) {
  const unit = timeUnit(parts["unit"]!);
  const scale = parts["unit"]!.includes("fortnight") ? 2 : 1;
  const first = amountOf(parts["first"]!);
  const second = parts["second"] === undefined ? first : amountOf(parts["second"]);
  if (first === undefined || second === undefined) return undefined;
  let extra = parts["part"] === "a half" ? 0.5 : parts["part"] === "a quarter" ? 0.25 : 0;
  for (const [, amount, smaller] of (parts["rest"] ?? "").matchAll(REST)) {
    extra += ((amountOf(amount!) ?? 0) * UNIT_DAYS[timeUnit(smaller!)]) / UNIT_DAYS[unit];
  }
  let min = Math.min(first, second) * scale + extra;
  let max = Math.max(first, second) * scale + extra;
  if (parts["about"]) [min, max] = [min * 0.8, max * 1.2];
  if (parts["least"] || parts["more"]) max = Number.POSITIVE_INFINITY;
  if (parts["most"]) min = 0;
  const inWords = !/^[0-9]/.test(parts["first"]!);
  return { kind: "duration", min, max, unit, form: formOf(match[0], match), inWords } as const;
}

/** 'six months to ten years', in the larger unit. */
function twoUnits(text: string): Duration | undefined {
  const sides = TWO_UNITS.exec(text);
  if (!sides) return undefined;
  const [from, to] = [EXACT.exec(sides[1]!), EXACT.exec(sides[2]!)];
  if (!from?.groups || !to?.groups) return undefined;
  const [low, high] = [exact(from, from.groups), exact(to, to.groups)];
  if (!low || !high || low.unit === high.unit) return undefined;
  const min = (low.min * UNIT_DAYS[low.unit]) / UNIT_DAYS[high.unit];
  return min < high.max ? { ...high, min } : undefined;
}

function amountOf(text: string): number | undefined {
  if (/^an?$/.test(text)) return 1;
  return (
    parseNumber(text.replace(/ an?$| of an?$/, "")) ??
    parseShare(text.replace(/ of an?$| an?$/, ""))
  );
}

function formOf(text: string, match: RegExpExecArray): Duration["form"] {
  if (match.groups?.["owned"]) return "possessive";
  const unit = match.groups?.["unit"] ?? match[2]!;
  const adjective =
    !/s$|ies$/.test(unit) && !/^(?:(?:\D+ )?(?:an?|one|half|1|.*quarters? of an?)) /.test(text);
  return adjective ? "adjective" : "noun";
}
