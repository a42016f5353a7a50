/** What a language calls months, weekdays, lengths of time and days near today, from CLDR through `Intl`. */

import { memoize } from "../memo.js";

export interface CalendarNames {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  /** 'Jahr', 'Jahre': the forms that follow a number. */
  readonly units: readonly string[];
  /** Those of the units and distances that are years: 'Jahren', 'lat', 'rokmi'. */
  readonly years: readonly string[];
  /** 'gestern', 'letztes Jahr', 'w zeszłym tygodniu'. */
  readonly relative: readonly string[];
  /** 'vor # Wochen', 'pred # rokmi': `#` is a number. */
  readonly distances: readonly string[];
}

/** Written forms that share a tag here. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  nb: ["nb", "nn"],
  hr: ["hr", "sr-Latn", "bs"],
};

const UNITS = ["year", "quarter", "month", "week", "day", "hour", "minute"] as const;
/** One of each class of plurals in these languages. */
const COUNTS = [1, 2, 3, 5, 21];
const NEAR = [-2, -1, 0, 1, 2];

/** Lower case, with straight apostrophes, each form once. */
const forms = (all: readonly string[]): string[] => [
  ...new Set(all.map((one) => one.toLowerCase().replaceAll("’", "'").trim()).filter(Boolean)),
];

function partsOf(tag: string, options: Intl.DateTimeFormatOptions, of: "month" | "weekday") {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, i) => {
    // the first of each month, and days in a row for the weekdays
    const day = of === "month" ? Date.UTC(2024, i, 1) : Date.UTC(2024, 0, 1 + i);
    const parts = format.formatToParts(new Date(day));
    return parts.find(({ type }) => type === of)?.value ?? "";
  });
}

/** CLDR's units of measure have no quarter in every release of Node. */
const COUNTED = UNITS.filter((unit) => unit !== "quarter");

function unitsOf(tag: string, units: readonly string[] = COUNTED): string[] {
  return units.flatMap((unit) => {
    const format = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" });
    return COUNTS.map(
      (count) => format.formatToParts(count).find(({ type }) => type === "unit")?.value ?? "",
    );
  });
}

function distancesOf(tag: string, units: readonly (typeof UNITS)[number][] = UNITS): string[] {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: "always" });
  return units.flatMap((unit) =>
    COUNTS.flatMap((count) => [format.format(-count, unit), format.format(count, unit)]).map(
      (one) => one.replace(/\d+/, "#"),
    ),
  );
}

function nearOf(tag: string): string[] {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  const all = UNITS.flatMap((unit) => NEAR.map((by) => format.format(by, unit)));
  return all.filter((one) => !/\d/.test(one));
}

/** The words beside a number that are said of years and of no months. */
function yearsOf(tag: string): string[] {
  const words = (unit: "year" | "month"): string[] =>
    distancesOf(tag, [unit]).flatMap((one) => one.split(" "));
  const months = new Set(words("month"));
  return [...unitsOf(tag, ["year"]), ...words("year").filter((word) => !months.has(word))];
}

/** The names in a supported language, by its tag. */
export const calendarNames = memoize((language: string): CalendarNames => {
  const tags = WRITTEN[language] ?? [language];
  return {
    months: forms(
      tags.flatMap((tag) => [
        ...partsOf(tag, { month: "long" }, "month"),
        ...partsOf(tag, { day: "numeric", month: "long" }, "month"),
      ]),
    ),
    weekdays: forms(tags.flatMap((tag) => partsOf(tag, { weekday: "long" }, "weekday"))),
    units: forms(tags.flatMap((tag) => unitsOf(tag))),
    years: forms(tags.flatMap(yearsOf)),
    relative: forms(tags.flatMap(nearOf)),
    distances: forms(tags.flatMap((tag) => distancesOf(tag))),
  };
});
