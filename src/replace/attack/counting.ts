/**
 * Guesses by counting: a reader of 'the mid-1970s' has three years to try, a reader of 'between two and
 * five children' four numbers. Where there are more than five possibilities, five guesses are no
 * better than chance and none is made.
 */

import { writeNumber } from "../../language/quantity/numerals.js";
import { parseQuantity } from "../../language/quantity/quantity.js";
import {
  MONTH_NAMES,
  parseTime,
  type TimeExpression,
  timeExtent,
} from "../../language/time/time.js";
import { type Attacker, GUESSES, type Target } from "./attacker.js";

export const countingAttacker: Attacker = { name: "counting", guess };

function guess({ type, candidate }: Target): readonly string[] {
  if (type === "DATETIME") return datesIn(candidate.text);
  return type === "QUANTITY" ? amountsIn(candidate.text) : [];
}

const CALENDAR = new Set<TimeExpression["kind"]>(["date", "decade", "century", "range"]);

/** All years, months or days in a stretch of the calendar, if they are few. */
function datesIn(text: string): readonly string[] {
  const time = parseTime(text);
  const extent = time && CALENDAR.has(time.kind) ? timeExtent(time) : undefined;
  if (!extent) return [];
  const date = (day: number) => new Date(day * 86_400_000);
  const units = [
    (day: number) => `${date(day).getUTCFullYear()}`,
    (day: number) => `${MONTH_NAMES[date(day).getUTCMonth()]} ${date(day).getUTCFullYear()}`,
    (day: number) =>
      `${date(day).getUTCDate()} ${MONTH_NAMES[date(day).getUTCMonth()]} ${date(day).getUTCFullYear()}`,
  ];
  // beyond so many days there are more than five years
  if (extent.to - extent.from > 366 * GUESSES) return [];
  const whole = text.toLowerCase();
  for (const unit of units) {
    const all = new Set<string>();
    for (let day = extent.from; day <= extent.to && all.size <= GUESSES; day++) all.add(unit(day));
    // the year alone is what the candidate says itself
    if (all.size === 1 && whole.includes([...all][0]!.toLowerCase())) continue;
    return all.size <= GUESSES ? [...all] : [];
  }
  return [];
}

/** All whole numbers of an interval with the candidate's own unit, if they are few. */
function amountsIn(text: string): readonly string[] {
  const quantity = parseQuantity(text);
  if (!quantity || !Number.isFinite(quantity.max - quantity.min)) return [];
  const { min, max, before, after, inWords } = quantity;
  if (max === min || Math.floor(max) - Math.ceil(min) >= GUESSES) return [];
  const guesses: string[] = [];
  for (let value = Math.ceil(min); value <= max; value++) {
    guesses.push(`${before}${writeNumber(value, inWords)}${after}`);
  }
  return guesses;
}
