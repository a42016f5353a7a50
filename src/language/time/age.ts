import { parseNumber } from "../quantity/numerals.js";
import { timeUnit } from "./duration.js";
import { DECADE_PARTS } from "./extent.js";
import type { Age } from "./types.js";

const NUMBER = "(?:[0-9]{1,3}(?:[.,][0-9]| 1/2)?|[a-z]+(?:-[a-z]+)?(?: and a half)?)";
const NUMBERS = `(?:between )?(?<first>${NUMBER})(?:(?: and | to |-|-to-| or )(?<second>${NUMBER}))??`;
const UNIT = "(?<unit>years?|yrs?|months?|weeks?|days?)'?";
const BOUND =
  "(?<bound>over|under|at least|less than|more than|about|almost|nearly|approximately|around|just)?";

const FORMS: readonly (readonly [Age["form"], RegExp])[] = [
  ["adjective", new RegExp(`^${BOUND} ?${NUMBERS}-?(?: |-)${UNIT}-olds?$`)],
  ["old", new RegExp(`^${BOUND} ?${NUMBERS}[ -]${UNIT}(?:[ -]old|[ -]of[ -]age)$`)],
  ["old", new RegExp(`^${BOUND} ?${NUMBERS} ?y/?\\.?o\\.?$`)],
  ["adjective", /^(?<bound>over|under)-(?<first>[0-9]{1,2})$/],
  [
    "aged",
    new RegExp(
      `^(?<before>(?:at )?(?:the )?(?:aged|ages?:?(?: of)?)) ${BOUND} ?${NUMBERS}(?: ${UNIT}(?: old)?)?$`,
    ),
  ],
];

const DECADES: Readonly<Record<string, number>> = {
  teens: 10,
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
};
const IN_DECADE =
  /^(?<before>(?:in )?(?:his|her|their|my|our|your)) (?<part>early |mid-? ?|late )?(?<decade>[a-z]+|[1-9]0'?s)$/;
const PARTS: Readonly<Record<string, readonly [number, number]>> = DECADE_PARTS;

/** An age in plain text (see parseTime): '53 years old', 'aged 12', '34-year-old', 'in her late fifties'. */
export function parseAge(text: string): Age | undefined {
  const decade = IN_DECADE.exec(text)?.groups;
  if (decade) return inDecade(decade);
  for (const [form, regex] of FORMS) {
    const parts = regex.exec(text)?.groups;
    const low = parts && parseNumber(parts["first"]!);
    const high = parts?.["second"] === undefined ? low : parseNumber(parts["second"]);
    if (!parts || low === undefined || high === undefined || high > 150) continue;
    const [min, max] = bounded(parts["bound"], Math.min(low, high), Math.max(low, high));
    return {
      kind: "age",
      min,
      max,
      unit: parts["unit"] === undefined ? "year" : (timeUnit(parts["unit"]) as Age["unit"]),
      form,
      before: parts["before"] ?? "",
      inWords: !/^[0-9]/.test(parts["first"]!),
    };
  }
  return undefined;
}

function bounded(bound: string | undefined, min: number, max: number): [number, number] {
  switch (bound) {
    case undefined:
    case "just":
      return [min, max];
    case "over":
    case "more than":
    case "at least":
      return [min, Number.POSITIVE_INFINITY];
    case "under":
    case "less than":
      return [0, max];
    default:
      return [Math.floor(min * 0.9), Math.ceil(max * 1.1)];
  }
}

function inDecade(groups: Record<string, string | undefined>): Age | undefined {
  const name = groups["decade"]!;
  const start = DECADES[name] ?? (/^[0-9]/.test(name) ? Number.parseInt(name, 10) : undefined);
  if (start === undefined) return undefined;
  const [from, to] = PARTS[groups["part"]?.replace(/[- ]+$/, "") ?? ""] ?? [0, 9];
  return {
    kind: "age",
    // there is no eleventeen
    min: start === 10 ? start + Math.max(from, 3) : start + from,
    max: start + to,
    unit: "year",
    form: "decade",
    before: groups["before"]!,
    inWords: true,
  };
}
