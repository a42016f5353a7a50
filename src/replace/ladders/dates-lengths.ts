/** Ladders of durations, ages, relative and recurring times, and times of day. */

import { writeBoth, writeNumber } from "../../language/quantity/numerals.js";
import {
  type Age,
  type ClockTime,
  type DayPart,
  type Duration,
  type PartOfDay,
  partOfDay,
  type Recurring,
  type RelativeTime,
  type TimeRange,
  type TimeUnit,
  UNIT_DAYS,
} from "../../language/time/time.js";
import { nameOfTens, type Rung } from "./rung.js";

// ends of the bands in which an amount of a unit is given
const BANDS: Readonly<Record<TimeUnit, readonly number[]>> = {
  second: [1, 10, 30, 60],
  minute: [1, 5, 15, 30, 60, 120],
  hour: [1, 3, 6, 12, 24, 48, 72],
  day: [1, 3, 7, 14, 30, 90, 365],
  week: [1, 3, 6, 12, 26, 52],
  month: [1, 3, 6, 12, 24, 60, 120],
  // nobody is married for a hundred years
  year: [1, 3, 5, 10, 20, 30, 40, 50, 60, 70, 80, 100],
  decade: [1, 3, 5, 10],
  century: [1, 3, 5, 10],
};
const UNITS = Object.keys(UNIT_DAYS) as TimeUnit[];

const plural = (unit: TimeUnit): string => (unit === "century" ? "centuries" : `${unit}s`);

/** The wider band that contains [min, max], as words without the unit. */
function bandOf({ min, max, unit, inWords, vague }: Duration): string | undefined {
  if (vague) return undefined;
  const ends = BANDS[unit];
  const write = (value: number) => writeNumber(value, inWords);
  const top = ends.at(-1)!;
  if (max === Number.POSITIVE_INFINITY || max > top) {
    const least = [...ends].reverse().find((end) => end < min);
    return least === undefined || min === 0 ? undefined : `more than ${write(least)}`;
  }
  if (max < 1) return `less than ${write(1)}`;
  if (min === 0 || min < 1) {
    const most = ends.find((end) => end > max);
    return most === undefined ? undefined : `less than ${write(most)}`;
  }
  for (let width = 1; width < ends.length; width++) {
    for (let i = 0; i + width < ends.length; i++) {
      const [low, high] = [ends[i]!, ends[i + width]!];
      if (low <= min && max <= high && high - low > max - min) {
        return `between ${writeBoth(low, high, inWords).join(" and ")}`;
      }
    }
  }
  return undefined;
}

// as parseTime reads them
const SEVERAL: readonly [number, number] = [2, 20];

/** 'several weeks': more than two of a unit in which the amount is no great number. */
function looseOf({ min, max, unit }: Pick<Duration, "min" | "max" | "unit">): string | undefined {
  const own = UNITS.indexOf(unit);
  const order = [...UNITS.slice(own), ...UNITS.slice(0, own).reverse()];
  for (const other of order) {
    const scale = UNIT_DAYS[unit] / UNIT_DAYS[other];
    if (min * scale > 2 && max * scale <= SEVERAL[1]) return `several ${plural(other)}`;
    if (other === unit && min >= 2 && min < 3) return `some ${plural(unit)}`;
  }
  return min >= 2 ? `some ${plural(unit)}` : undefined;
}

export function durationLadder(duration: Duration, apostrophe: string): Rung[] {
  const { min, unit, form } = duration;
  if (form === "adjective") {
    const smaller = UNITS[UNITS.indexOf(unit) - 1];
    const text = min >= 2 ? `multi-${unit}` : min >= 1 && smaller ? `multi-${smaller}` : undefined;
    return text === undefined ? [] : [{ text }];
  }
  const owned = form === "possessive" ? apostrophe : "";
  const band = bandOf(duration);
  const loose = looseOf(duration);
  const one = /^less than (?:one|1)$/.test(band ?? "") || /^more than (?:one|1)$/.test(band ?? "");
  const rungs: Rung[] = [];
  if (band)
    rungs.push({
      text: `${band} ${one ? unit : plural(unit)}${one && owned ? `${apostrophe}s` : owned}`,
    });
  if (loose) rungs.push({ text: loose + owned });
  if (!owned) rungs.push({ text: "some time" });
  return rungs;
}

export function ageLadder(age: Age): Rung[] {
  const scale = UNIT_DAYS[age.unit] / UNIT_DAYS["year"];
  // full years: somebody three months old has lived none
  const min = Math.floor(age.min * scale);
  const max =
    age.max * scale === Number.POSITIVE_INFINITY
      ? Number.POSITIVE_INFINITY
      : Math.floor(age.max * scale);
  const rungs: Rung[] = [];
  if (age.form === "decade" && age.max - age.min < 9 && min >= 20) {
    const decade = nameOfTens(min);
    if (decade) rungs.push({ text: `${age.before} ${decade}` });
  } else if (max < 1) {
    rungs.push({ text: ageText(age, 1, "under") });
  } else if (age.form !== "decade") {
    const width = max < 20 ? 5 : 10;
    const low = width * Math.floor(min / width) || (age.form === "adjective" && min >= 1 ? 1 : 0);
    const high = width * Math.floor(min / width) + width - 1;
    if (max <= high && high - low > age.max - age.min)
      rungs.push({
        text: low === 0 ? ageText(age, high + 1, "under") : ageText(age, low, high),
      });
  }
  if (min > 18) rungs.push({ text: ageText(age, 18, "over") });
  else if (max < 18) rungs.push({ text: ageText(age, 18, "under") });
  return rungs;
}

function ageText(age: Age, low: number, high: number | "over" | "under"): string {
  const write = (value: number) => writeNumber(value, age.inWords);
  if (typeof high === "number") {
    const both = writeBoth(low, high, age.inWords);
    if (age.form === "adjective") return `${both.join("-to-")}-year-old`;
    const numbers = `between ${both.join(" and ")}`;
    return age.form === "aged" ? `${age.before} ${numbers}` : `${numbers} years old`;
  }
  if (age.form === "adjective") return `${high}-${low}`;
  if (age.form !== "aged") return `${high} ${write(low)} year${low === 1 ? "" : "s"} old`;
  const noun = age.before.endsWith(" of") || age.before.endsWith("age");
  return `${age.before} ${noun ? (high === "over" ? "more than" : "less than") : high} ${write(low)}`;
}

const NEIGHBOUR =
  /^(?:the )?(?:very )?(last|past|next|following|coming|subsequent|previous|preceding|prior) (day|week|month|year|decade|century)$/;
const TAIL = / (later|earlier|ago|before|after|afterwards|thereafter|previously|beforehand)$/;
const SPAN =
  /^((?:the )?(?:last|past|previous|preceding|next|following|coming)) (?:\p{L}|[0-9]).* ([a-z]+s)$/u;

/** `text` is the mention in lower case. */
export function relativeLadder(time: RelativeTime, text: string): Rung[] {
  if (time.direction === "same") return sameLadder(time, text);
  const later = time.direction === "after";
  const neighbour = NEIGHBOUR.exec(text);
  if (neighbour) {
    const [, word, unit] = neighbour;
    const which = { last: "past", next: "coming" }[word!] ?? word;
    return [
      { text: `one of the ${which} ${plural(unit as TimeUnit)}` },
      { text: `${later ? "a later" : "an earlier"} ${unit}` },
    ];
  }
  const tail = TAIL.exec(text)?.[1];
  if (tail) return apartLadder(time, text, tail);
  const span = SPAN.exec(text);
  if (span) return [{ text: `${span[1]} ${span[2]}` }];
  return time.distance && time.deictic ? fromNowLadder(time.distance, later) : [];
}

/** 'three weeks later', 'two years ago'. */
function apartLadder({ distance, direction }: RelativeTime, text: string, tail: string): Rung[] {
  const smaller = distance && UNITS[UNITS.indexOf(distance.unit) - 1];
  const unit =
    distance && (distance.min >= 2 ? distance.unit : distance.min >= 1 ? smaller : undefined);
  const some = unit && !text.startsWith("some ") ? [{ text: `some ${plural(unit)} ${tail}` }] : [];
  if (tail === "ago") return [...some, { text: "some time ago" }, { text: "in the past" }];
  return [...some, { text: direction === "after" ? "later" : "earlier" }];
}

/** 'yesterday', 'last summer': within a longer time, counted from when the words were said. */
function fromNowLadder(
  { max, unit }: NonNullable<RelativeTime["distance"]>,
  later: boolean,
): Rung[] {
  const within = later ? "in the coming" : "in the past";
  const days = max * UNIT_DAYS[unit];
  return [
    ...(days <= 7 ? [{ text: `${within} week` }] : []),
    ...(days <= 365
      ? [{ text: `${within} year` }]
      : days <= 731
        ? [{ text: `${within} two years` }]
        : []),
    { text: later ? "in the future" : "in the past" },
  ];
}

const WIDER: Partial<Record<TimeUnit, readonly TimeUnit[]>> = {
  minute: ["hour", "day", "week"],
  hour: ["day", "week", "month"],
  day: ["week", "month", "year"],
  month: ["year"],
  year: ["decade"],
};

/** 'the same day' lies in the same week; a week may lie in two months. */
function sameLadder(time: RelativeTime, text: string): Rung[] {
  const unit = time.distance?.unit;
  if (unit === undefined) return [];
  const which =
    /^same|\b(?:this|that same|that)\b/.exec(text)?.[0] ?? (time.deictic ? "this" : "the same");
  const wider = WIDER[unit] ?? [];
  const day =
    unit === "day" && !text.endsWith("day") && !/^(?:today|tonight)/.test(text) ? ["day"] : [];
  const rungs = [...day, ...wider].map((size) => ({
    text: which === "this" && size === "day" ? "today" : `${which} ${size}`,
    ...(size === "day" ? { preposition: "on" } : { preposition: "in" }),
  }));
  return rungs.length > 0 ? rungs : [{ text: time.deictic ? "these days" : "around that time" }];
}

export function recurringLadder(time: Recurring, text: string): Rung[] {
  if (time.weekday !== undefined && !text.startsWith("every") && !text.startsWith("each")) {
    // 'on Tuesdays' is on some weekdays, not on all
    return [{ text: time.weekday > 5 ? "some weekends" : "some weekdays" }];
  }
  return time.every === undefined || /^week(?:end|day)s$/.test(text) ? [] : [{ text: "regularly" }];
}

const inDay = (part: DayPart): Rung =>
  part === "night"
    ? { text: "night", preposition: "at" }
    : { text: `the ${part}`, preposition: "in" };

export function clockLadder(time: ClockTime | PartOfDay): Rung[] {
  const half = (first: boolean): Rung => ({
    text: `the ${first ? "first" : "second"} half of the day`,
    preposition: "in",
  });
  if (time.kind === "part-of-day")
    return time.part === "night" ? [] : [half(time.part === "morning")];
  const any = { text: "some time of the day", preposition: "at" };
  if (time.eitherHalf) return [any];
  // 'about 10 p.m.' may be half an hour to either side
  const slack = time.approximate ? 30 : 0;
  const minutes = 60 * time.hour + (time.minute ?? 0);
  const hourAt = (minute: number) => Math.floor(minute / 60 + 24) % 24;
  const [first, last] = [hourAt(minutes - slack), hourAt(minutes + slack)];
  return [
    ...(partOfDay(first) === partOfDay(last) ? [inDay(partOfDay(first))] : []),
    ...(first < 12 === last < 12 ? [half(first < 12)] : []),
    any,
  ];
}

/** Two times of day: the parts of the day they lie in. */
export function clockRangeLadder(range: TimeRange): Rung[] {
  const times = range.points.filter(
    (point) => point.kind === "clock" || point.kind === "part-of-day",
  );
  const parts = times.map((time) => (time.kind === "clock" ? partOfDay(time.hour) : time.part));
  const [first, second] = parts;
  if (first === undefined || second === undefined || parts.length > 2) return [];
  if (times.some((time) => time.kind === "clock" && time.eitherHalf)) return [];
  if (first !== second) {
    if (range.between) return [{ text: `between the ${first} and the ${second}` }];
    return [{ text: `the ${first} ${range.kind === "range" ? "to" : "and"} the ${second}` }];
  }
  // from one evening to the next is no evening
  const [from, to] = times;
  const inOrder = from?.kind === "clock" && to?.kind === "clock" && from.hour <= to.hour;
  if (range.kind === "range" && (!inOrder || first === "night")) return [];
  const { text, preposition } = inDay(first);
  return range.between ? [{ text: `${preposition} ${text}` }] : [inDay(first)];
}
