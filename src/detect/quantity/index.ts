import type { Detector } from "../kit/detector.js";
import { bloodPressure } from "./blood-pressure.js";
import { count } from "./count.js";
import { measure, measureInWords } from "./measure.js";
import { money, moneyInWords } from "./money.js";
import { percent, percentInWords } from "./percent.js";

/** Amounts: money, percentages, measures, counts. */
export const quantityDetectors: readonly Detector[] = [
  money,
  moneyInWords,
  percent,
  percentInWords,
  measure,
  measureInWords,
  bloodPressure,
  count,
];
