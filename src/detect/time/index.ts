import type { Detector } from "../kit/detector.js";
import { age } from "./age.js";
import { birthDate } from "./birth-date.js";
import { clockTime } from "./clock-time.js";
import { date } from "./date.js";
import { decade, decadeInWords } from "./decade.js";
import { duration } from "./duration.js";
import { foreignDate } from "./foreign-date.js";
import { namedDay } from "./named-day.js";
import { numericDate } from "./numeric-date.js";
import { partOfYear } from "./part-of-year.js";
import { period } from "./period.js";
import { relativeTime } from "./relative-time.js";
import { year } from "./year.js";

/** Dates, times, durations and ages. */
export const timeDetectors: readonly Detector[] = [
  birthDate,
  date,
  numericDate,
  foreignDate,
  period,
  year,
  partOfYear,
  decade,
  decadeInWords,
  namedDay,
  clockTime,
  duration,
  age,
  relativeTime,
];
