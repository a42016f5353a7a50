/** The shapes of time expressions. */

import type { Season } from "./names.js";

export type { Season } from "./names.js";

export type Part = "early" | "mid" | "late";
export type DayPart = "morning" | "afternoon" | "evening" | "night";
export type TimeUnit =
  | "second"
  | "minute"
  | "hour"
  | "day"
  | "week"
  | "month"
  | "year"
  | "decade"
  | "century";

/** 24 hours; `zone` as written. */
export interface ClockTime {
  readonly kind: "clock";
  readonly hour: number;
  readonly minute?: number;
  readonly second?: number;
  readonly zone?: string;
  /** 'about 8 p.m.' */
  readonly approximate?: true;
  /** '8.30' may also be in the evening. */
  readonly eitherHalf?: true;
}

export interface PartOfDay {
  readonly kind: "part-of-day";
  readonly part: DayPart;
}

/** A date; it has the fields that its precision needs, `year` where the words give one. */
export interface CalendarDate {
  readonly kind: "date";
  readonly precision:
    | "day"
    | "feast"
    | "weekday"
    | "week"
    | "month"
    | "season"
    | "quarter"
    | "half"
    | "year";
  readonly year?: number;
  /** 1 to 12. */
  readonly month?: number;
  readonly day?: number;
  /** 1 (Monday) to 7. */
  readonly weekday?: number;
  readonly season?: Season;
  /** A winter named by both its years ends in this one. */
  readonly endYear?: number;
  readonly quarter?: number;
  readonly half?: 1 | 2;
  /** ISO 8601 week. */
  readonly week?: number;
  readonly feast?: string;
  /** Of the month, season or year. */
  readonly part?: Part;
  /** Day and month may also be the other way round: 04/05/1975. */
  readonly swappable?: true;
  /** The month's name is of another language than English; the form of the words from it on. */
  readonly foreign?: string;
  readonly clock?: ClockTime;
  readonly partOfDay?: DayPart;
}

interface Decade {
  readonly kind: "decade";
  /** 1970; or 70 where the century is not said ('the seventies'). */
  readonly start: number;
  readonly part?: Part;
  readonly half?: 1 | 2;
}

/** The 20th century runs from 1901 to 2000. */
interface Century {
  readonly kind: "century";
  readonly century: number;
  readonly part?: Part;
  readonly half?: 1 | 2;
}

export type TimePoint = CalendarDate | Decade | Century | ClockTime | PartOfDay;

/** From the first of its points to the last, or each of them. */
export interface TimeRange {
  readonly kind: "range" | "list";
  /** Two or more, with what they share filled in: '4 and 6 June 1975' contains two full dates. */
  readonly points: readonly TimePoint[];
  /** The words begin with 'between'. */
  readonly between: boolean;
}

/** `min` and `max` in units; equal when exact, infinite where open. */
export interface Duration {
  readonly kind: "duration";
  readonly min: number;
  readonly max: number;
  readonly unit: TimeUnit;
  /** 'three-month' is used before a noun, "three months'" owns one. */
  readonly form: "noun" | "adjective" | "possessive";
  readonly inWords: boolean;
  /** The words name no number: 'several weeks'. */
  readonly vague?: true;
}

/**
 * In full units: somebody of 53 has lived 53 years and less than 54; `max` is infinite for 'over 18'.
 * The form says how it is written: '53 years old', '34-year-old', 'aged 12', 'in her fifties'.
 */
export interface Age {
  readonly kind: "age";
  readonly min: number;
  readonly max: number;
  readonly unit: "year" | "month" | "week" | "day";
  readonly form: "old" | "adjective" | "aged" | "decade";
  /** The words before the number: 'at the age of', 'in her'. */
  readonly before: string;
  readonly inWords: boolean;
}

/** A time relative to another one or to the moment of speaking. */
export interface RelativeTime {
  readonly kind: "relative";
  /** Compared with its reference time. `around` covers both sides. */
  readonly direction: "before" | "after" | "same" | "around";
  /** Distance, or for `same` the size of the shared period. Absent: not said. */
  readonly distance?: { readonly min: number; readonly max: number; readonly unit: TimeUnit };
  /** Told from when the words were said ('ago', 'yesterday'), not from an event in the text. */
  readonly deictic: boolean;
}

/** A time that comes again: 'every three months', 'Saturdays', 'weekends'. */
export interface Recurring {
  readonly kind: "recurring";
  readonly every?: { readonly min: number; readonly max: number; readonly unit: TimeUnit };
  readonly weekday?: number;
}

export type TimeExpression = TimePoint | TimeRange | Duration | Age | RelativeTime | Recurring;
