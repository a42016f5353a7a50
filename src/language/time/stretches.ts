import { type Form, fullYear, type Groups, YEAR } from "./days.js";
import { FEAST, SEASON, seasonOf } from "./names.js";
import type { CalendarDate, Part, TimePoint } from "./types.js";

const PART = "(?:the )?(?:(?<part>early|mid|late)[- ])?(?:(?<half>first|second) half of the )?";
const DECADES = "twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties";
const CENTURIES = "fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first";
const YEAR_NAME =
  "(?:calendar |financial |fiscal |tax |academic |assessment |school )?(?:years? |season )(?:of )?";

/** Seasons, quarters, weeks, years, decades, centuries and feasts. */
export const STRETCH_FORMS: readonly Form<TimePoint>[] = [
  [
    new RegExp(`^(?:the )?(?<season>${SEASON})(?:(?: of| in)? ${YEAR}(?<end>[-/][0-9]{2,4})?)?$`),
    (g) => ({
      ...dated(g, "season"),
      season: seasonOf(g["season"]!),
      ...(g["end"] ? { endYear: fullYear(g["year"]!) + 1 } : {}),
    }),
  ],
  [
    new RegExp(
      `^(?:the )?(?:q(?<figure>[1-4])|(?<word>first|second|third|fourth|last) quarter)(?: of)?(?: ${YEAR})?$`,
    ),
    (g) => ({
      ...dated(g, "quarter"),
      quarter: Number(g["figure"] ?? QUARTERS[g["word"]!]),
    }),
  ],
  [
    new RegExp(
      `^(?:the )?(?:(?<half>first|second) half of(?: the year)?|h(?<figure>[12])) ${YEAR}$`,
    ),
    (g) => ({ ...dated(g, "half"), half: g["half"] === "second" || g["figure"] === "2" ? 2 : 1 }),
  ],
  [/^(?<year>[12][0-9]{3})-?w(?<week>[0-9]{2})(?:-?[1-7])?$/, isoWeek],
  [new RegExp(`^(?:calendar )?(?:week|kw) ?(?<week>[0-9]{1,2})(?:,| of|/)? ?${YEAR}$`), isoWeek],
  [
    new RegExp(`^(?:the )?(?<name>${YEAR_NAME})?${YEAR}(?:[-/](?<end>[0-9]{1,2}))?(?: season)?$`),
    yearOrTwo,
  ],
  [
    new RegExp(`^${PART}(?<start>(?:1[0-9]|20)[0-9]0|'?[0-9]0)'?s$`),
    (g) => ({ kind: "decade", start: Number(g["start"]!.replace("'", "")), ...partOf(g) }),
  ],
  [
    new RegExp(`^${PART}(?<name>${DECADES})$`),
    (g) => ({
      kind: "decade",
      start: 20 + 10 * DECADES.split("|").indexOf(g["name"]!),
      ...partOf(g),
    }),
  ],
  [
    new RegExp(
      `^${PART}(?:(?<figure>[0-9]{1,2})(?:st|nd|rd|th)|(?<word>${CENTURIES}))[- ]century$`,
    ),
    (g) => ({
      kind: "century",
      century: Number(g["figure"] ?? 15 + CENTURIES.split("|").indexOf(g["word"]!)),
      ...partOf(g),
    }),
  ],
  [
    new RegExp(`^(?<feast>${FEAST})(?:(?: of|,)? ${YEAR})?$`),
    (g) => ({ ...dated(g, "feast"), feast: g["feast"]! }),
  ],
];

const QUARTERS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: 4,
};

const dated = (g: Groups, precision: CalendarDate["precision"]): CalendarDate => ({
  kind: "date",
  precision,
  ...(g["year"] === undefined ? {} : { year: fullYear(g["year"]) }),
});

const partOf = (g: Groups): { part?: Part; half?: 1 | 2 } => ({
  ...(g["part"] === undefined ? {} : { part: g["part"] as Part }),
  ...(g["half"] === undefined ? {} : { half: g["half"] === "second" ? 2 : 1 }),
});

function isoWeek(g: Groups): CalendarDate | undefined {
  const week = Number(g["week"]);
  return week >= 1 && week <= 53 ? { ...dated(g, "week"), week } : undefined;
}

/** '1999', and '1989/90' or '2007-08' as one period that ends in the next year. */
function yearOrTwo(g: Groups): CalendarDate | undefined {
  const { year, ...date } = dated(g, "year");
  const end = g["end"];
  if (year === undefined) return undefined;
  if (end === undefined) return { ...date, year };
  const follows = (year + 1) % 10 ** end.length === Number(end);
  return follows && !g["name"]?.startsWith("years")
    ? { ...date, year, endYear: year + 1 }
    : undefined;
}
