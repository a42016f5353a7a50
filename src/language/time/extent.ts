import { feastWindow } from "./names.js";
import type { CalendarDate, Part, Season, TimeExpression } from "./types.js";

/** Days since 1 January 1970, both ends included. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

export type Hemisphere = "north" | "south";

/** The day number of a date; days beyond the month's end run on. */
export const dayNumber = (year: number, month: number, day: number): number =>
  Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);

/** First to last day of a stretch of months, the last counted from the first year. */
export const months = (year: number, first: number, last: number): Extent => ({
  from: dayNumber(year, first, 1),
  to: dayNumber(year, last + 1, 1) - 1,
});
export const years = (first: number, last: number): Extent =>
  months(first, 1, 12 * (last - first + 1));

// meteorological, in the north; winter begins in December
const SEASON_START: Readonly<Record<Season, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  winter: 12,
};
const THIRDS: Readonly<Record<Part, number>> = { early: 0, mid: 1, late: 2 };
export const DECADE_PARTS: Readonly<Record<Part, readonly [number, number]>> = {
  early: [0, 3],
  mid: [4, 6],
  late: [7, 9],
};
const CENTURY_PARTS: Readonly<Record<Part, readonly [number, number]>> = {
  early: [1, 33],
  mid: [34, 66],
  late: [67, 100],
};

/**
 * The days an expression covers, at the widest reading of its words; undefined without a year or
 * for times that are no dates. Seasons are the meteorological ones of the hemisphere, and one that
 * spans the turn of the year ('winter 1975') may be that at either end of the year.
 */
export function timeExtent(
  time: TimeExpression,
  hemisphere: Hemisphere = "north",
): Extent | undefined {
  switch (time.kind) {
    case "date":
      return dateExtent(time, hemisphere);
    case "decade": {
      if (time.start < 1000) return undefined;
      const [first, last] = time.part
        ? DECADE_PARTS[time.part]
        : time.half
          ? [5 * time.half - 5, 5 * time.half - 1]
          : [0, 9];
      return years(time.start + first, time.start + last);
    }
    case "century": {
      const base = 100 * (time.century - 1);
      const [first, last] = time.part
        ? CENTURY_PARTS[time.part]
        : time.half
          ? [50 * time.half - 49, 50 * time.half]
          : [1, 100];
      return years(base + first, base + last);
    }
    case "range":
    case "list": {
      const extents = time.points.map((point) => timeExtent(point, hemisphere));
      if (extents.some((extent) => extent === undefined)) return undefined;
      return {
        from: Math.min(...extents.map((extent) => extent!.from)),
        to: Math.max(...extents.map((extent) => extent!.to)),
      };
    }
    default:
      return undefined;
  }
}

function dateExtent(date: CalendarDate, hemisphere: Hemisphere): Extent | undefined {
  const { year, month, part } = date;
  if (year === undefined) return undefined;
  switch (date.precision) {
    case "day": {
      const day = dayNumber(year, month!, date.day!);
      if (!date.swappable) return { from: day, to: day };
      const swapped = dayNumber(year, date.day!, month!);
      return { from: Math.min(day, swapped), to: Math.max(day, swapped) };
    }
    case "feast": {
      const { from, to } = feastWindow(date.feast!)!;
      return { from: dayNumber(year, ...from), to: dayNumber(year, ...to) };
    }
    case "week": {
      // ISO 8601: week 1 contains 4 January
      const fourth = dayNumber(year, 1, 4);
      const monday = fourth - ((fourth + 3) % 7) + 7 * (date.week! - 1);
      return { from: monday, to: monday + 6 };
    }
    case "month": {
      const whole = months(year, month!, month!);
      if (!part) return whole;
      const first = whole.from + 10 * THIRDS[part];
      return { from: first, to: part === "late" ? whole.to : first + 9 };
    }
    case "season":
      return seasonExtent(date.season!, year, date.endYear, hemisphere);
    case "quarter":
      return months(year, 3 * date.quarter! - 2, 3 * date.quarter!);
    case "half":
      return months(year, 6 * date.half! - 5, 6 * date.half!);
    case "year":
      if (!part) return years(year, date.endYear ?? year);
      return months(year, 4 * THIRDS[part] + 1, 4 * THIRDS[part] + 4);
    case "weekday":
      return undefined;
  }
}

function seasonExtent(
  season: Season,
  year: number,
  endYear: number | undefined,
  hemisphere: Hemisphere,
) {
  const north = SEASON_START[season];
  const start = hemisphere === "north" ? north : ((north + 5) % 12) + 1;
  if (start !== 12) return months(year, start, start + 2);
  if (endYear !== undefined) return months(year, 12, 14);
  return { from: dayNumber(year - 1, 12, 1), to: dayNumber(year + 1, 3, 1) - 1 };
}
