/** Ladders of dates, periods, decades and centuries: month, season, year, part of decade ... */

import {
  type CalendarDate,
  type Extent,
  type Hemisphere,
  isGenitiveMonth,
  MONTH_NAMES,
  months,
  type TimePoint,
  type TimeRange,
  timeExtent,
  years,
} from "../../language/time/time.js";
import { nameOfTens, type Rung } from "./rung.js";

/** A named stretch of the calendar. */
interface Container extends Extent {
  readonly text: string;
}

type Granularity = (extent: Extent, hemisphere: Hemisphere) => Container | undefined;

const yearOf = (day: number): number => new Date(day * 86_400_000).getUTCFullYear();
const monthOf = (day: number): number => new Date(day * 86_400_000).getUTCMonth() + 1;
const contains = (outer: Extent, inner: Extent): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;
const longer = (a: Extent, b: Extent): boolean => a.to - a.from > b.to - b.from;

/** The candidate that contains the extent. */
const holding = (extent: Extent, candidates: readonly Container[]): Container | undefined =>
  candidates.find((candidate) => contains(candidate, extent));

const month: Granularity = (extent) => {
  const [y, m] = [yearOf(extent.from), monthOf(extent.from)];
  return holding(extent, [{ ...months(y, m, m), text: `${MONTH_NAMES[m - 1]} ${y}` }]);
};

// the season that spans the turn of the year names no year for sure: its months are early and late
const SEASONS = {
  north: [undefined, "spring", "summer", "autumn"],
  south: [undefined, "autumn", "winter", "spring"],
} as const;

const season: Granularity = (extent, hemisphere) => {
  const y = yearOf(extent.from);
  return holding(extent, [
    ...[1, 2, 3].map((i) => ({
      ...months(y, 3 * i, 3 * i + 2),
      text: `${SEASONS[hemisphere][i as 1 | 2 | 3]} ${y}`,
    })),
    { ...months(y, 1, 4), text: `early ${y}` },
    { ...months(y, 9, 12), text: `late ${y}` },
  ]);
};

const year: Granularity = (extent) => {
  const y = yearOf(extent.from);
  return holding(extent, [{ ...years(y, y), text: String(y) }]);
};

const partOfDecade: Granularity = (extent) => {
  const start = 10 * Math.floor(yearOf(extent.from) / 10);
  return holding(extent, [
    { ...years(start, start + 3), text: `the early ${start}s` },
    { ...years(start + 4, start + 6), text: `the mid-${start}s` },
    { ...years(start + 7, start + 9), text: `the late ${start}s` },
  ]);
};

const decade: Granularity = (extent) => {
  const start = 10 * Math.floor(yearOf(extent.from) / 10);
  return holding(extent, [{ ...years(start, start + 9), text: `the ${start}s` }]);
};

const partOfCentury: Granularity = (extent) => {
  const base = 100 * Math.floor((yearOf(extent.from) - 1) / 100);
  const name = `${ordinal(base / 100 + 1)} century`;
  return holding(extent, [
    { ...years(base + 1, base + 33), text: `the early ${name}` },
    { ...years(base + 34, base + 66), text: `the mid-${name}` },
    { ...years(base + 67, base + 100), text: `the late ${name}` },
    { ...years(base + 1, base + 100), text: `the ${name}` },
  ]);
};

const LADDER = [month, season, year, partOfDecade, decade, partOfCentury];
/** The same for ranges whose ends lie apart: 'spring to late 1999' is no gain on the months. */
const ENDS = [month, year, partOfDecade, decade];

const ordinal = (n: number): string => {
  const tail = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${tail}`;
};

/** Every vaguer period that contains a date, decade or century; `in` fits before each. */
export function pointLadder(point: TimePoint, hemisphere: Hemisphere, text: string): Rung[] {
  if (point.kind === "date" && point.foreign !== undefined) return foreignLadder(point, text);
  const extent = timeExtent(point, hemisphere);
  if (!extent) return point.kind === "date" ? withoutYear(point, hemisphere) : openDecade(point);
  const rungs: Rung[] = [];
  let last = extent;
  for (const granularity of LADDER) {
    const container = granularity(extent, hemisphere);
    if (!container || !longer(container, last)) continue;
    rungs.push({ text: container.text, preposition: "in" });
    last = container;
  }
  return rungs;
}

const SEASON_OF_MONTH = {
  north: [
    "winter",
    "winter",
    "spring",
    "spring",
    "spring",
    "summer",
    "summer",
    "summer",
    "autumn",
    "autumn",
    "autumn",
    "winter",
  ],
  south: [
    "summer",
    "summer",
    "autumn",
    "autumn",
    "autumn",
    "winter",
    "winter",
    "winter",
    "spring",
    "spring",
    "spring",
    "summer",
  ],
} as const;

/** '4 June', 'June', 'Monday', 'Easter'. */
function withoutYear(date: CalendarDate, hemisphere: Hemisphere): Rung[] {
  if (date.precision === "weekday") {
    return [{ text: date.weekday! > 5 ? "a weekend day" : "a weekday", preposition: "on" }];
  }
  // any leap year shows the months
  const extent = timeExtent({ ...date, year: 2000 }, hemisphere);
  if (!extent || date.precision === "season" || date.precision === "year") return [];
  const [first, last] = [monthOf(extent.from), monthOf(extent.to)];
  const rungs: Rung[] = [];
  if (first === last && (date.precision !== "month" || date.part)) {
    rungs.push({ text: MONTH_NAMES[first - 1]!, preposition: "in" });
  }
  const names = SEASON_OF_MONTH[hemisphere];
  if (last - first < 3 && names[first - 1] === names[last - 1]) {
    rungs.push({ text: names[first - 1]!, preposition: "in" });
  }
  return rungs;
}

/** 'the late nineties' of a century that is not said. */
function openDecade(point: TimePoint): Rung[] {
  if (point.kind !== "decade" || (!point.part && !point.half)) return [];
  const name = nameOfTens(point.start);
  return name === undefined ? [] : [{ text: `the ${name}`, preposition: "in" }];
}

/** In another language: only words that `text` has itself, and figures. */
function foreignLadder(date: CalendarDate, text: string): Rung[] {
  const rungs: Rung[] = [];
  const words = date.foreign!;
  const extent = timeExtent(date);
  if (date.precision === "day") {
    const at = text.toLowerCase().lastIndexOf(words);
    if (!isGenitiveMonth(/\p{L}+/u.exec(words)![0])) {
      rungs.push({ text: at < 0 ? words : text.slice(at, at + words.length) });
    } else if (extent) {
      rungs.push({ text: `${String(date.month).padStart(2, "0")}.${date.year}` });
    }
  }
  if (!extent) return rungs;
  rungs.push({ text: String(date.year) });
  for (const granularity of [partOfDecade, decade, partOfCentury]) {
    const container = granularity(extent, "north");
    if (container) rungs.push({ text: `${yearOf(container.from)}-${yearOf(container.to)}` });
  }
  return rungs;
}

/** Ranges and lists: each end gets vaguer until one name covers both. */
export function rangeLadder(range: TimeRange, hemisphere: Hemisphere): Rung[] {
  const extents = range.points.map((point) => timeExtent(point, hemisphere));
  const whole = timeExtent(range, hemisphere);
  if (!whole) return rangeWithoutYear(range, hemisphere);
  extents.sort((a, b) => a!.from - b!.from || a!.to - b!.to);
  const rungs: Rung[] = [];
  let last = whole;
  for (const granularity of LADDER) {
    const one = granularity(whole, hemisphere);
    // 'the 2010s' reads better than 'the early 2010s to the late 2010s'
    const ends =
      ENDS.includes(granularity) && !(granularity === partOfDecade && decade(whole, hemisphere))
        ? extents.map((extent) => granularity(extent!, hemisphere))
        : [];
    const several = one || ends.length === 0 || ends.some((end) => !end) ? undefined : ends;
    if (one && longer(one, last)) {
      rungs.push(
        range.between
          ? { text: `in ${one.text}` }
          : { text: one.text, preposition: "in", ...daysOf(range) },
      );
      last = one;
    } else if (several) {
      const hull = {
        from: Math.min(...several.map((end) => end!.from)),
        to: Math.max(...several.map((end) => end!.to)),
      };
      if (!longer(hull, last)) continue;
      rungs.push(joined(range, [...new Set(several.map((end) => end!.text))]));
      last = hull;
    }
  }
  return rungs;
}

/** '14 and 18 November': the month or season all lie in. */
function rangeWithoutYear(range: TimeRange, hemisphere: Hemisphere): Rung[] {
  const ladders = range.points.map((point) =>
    point.kind === "date" && point.year === undefined && point.month
      ? withoutYear({ ...point, precision: "day", day: point.day ?? 1 }, hemisphere)
      : [],
  );
  const shared = (ladders[0] ?? []).filter(({ text }) =>
    ladders.every((rungs) => rungs.some((rung) => rung.text === text)),
  );
  return range.between
    ? shared.map(({ text }) => ({ text: `in ${text}` }))
    : shared.map((rung) => ({ ...rung, ...daysOf(range) }));
}

/** '6 and 13 February' are two days; a span is none of its ends. */
const daysOf = ({ kind, points }: TimeRange): Pick<Rung, "days"> =>
  kind === "list" && points.every((point) => point.kind === "date" && point.day !== undefined)
    ? { days: points.length }
    : {};

function joined(range: TimeRange, names: readonly string[]): Rung {
  // 'June 1975 and July 1975' shares its year
  const shared = /^\p{Lu}\p{L}+ ([0-9]{4})$/u.exec(names.at(-1)!)?.[1];
  const short = names.map((name, i) =>
    i < names.length - 1 && shared && name.endsWith(` ${shared}`)
      ? name.slice(0, -shared.length - 1)
      : name,
  );
  const lead = short.slice(0, -1).join(", ");
  if (range.between) return { text: `between ${lead} and ${short.at(-1)}` };
  if (range.kind === "range") return { text: `${lead} to ${short.at(-1)}` };
  return { text: `${lead} and ${short.at(-1)}`, preposition: "in" };
}
