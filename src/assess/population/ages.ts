/**
 * How many have an age, and how what is true of somebody depends on it. Shares of the population of the United
 * Kingdom by ten years of age (Office for National Statistics, mid-2022, rounded); other rich countries differ by a
 * quarter at most, young ones by a factor of two.
 */

import type { RateKind } from "../../knowledge/rates/rate.js";

/** Percent of the population per single year of age, from 0-9 to 90 and more. */
const PER_YEAR = [1.13, 1.2, 1.28, 1.37, 1.27, 1.36, 1.09, 0.9, 0.43, 0.085];

export interface Ages {
  readonly min: number;
  /** The last year of age. */
  readonly max: number;
}

export const AGE_WITHIN = 1.3;

/** Share of the population whose age is in the range, in (0, 1]. */
export function shareOfAges({ min, max }: Ages): number {
  let percent = 0;
  for (let age = min; age <= Math.min(max, 109); age++) {
    percent += PER_YEAR[Math.min(9, Math.floor(age / 10))]!;
  }
  return Math.min(1, Math.max(percent, 0.001) / 100);
}

/**
 * By what a share changes for people under 18, of 18 to 64, and older. Each line is 1 over all ages together
 * (21 %, 60 %, 19 % of the population), up to rounding.
 */
const BY_AGE: Partial<Record<RateKind, readonly [number, number, number]>> = {
  // Bureau of Labor Statistics 2024: 6 % of those in work are 65 or older, few are under 18
  occupation: [0.05, 1.55, 0.3],
  // Office for National Statistics 2021: hardly anybody marries under 18
  "marital-status": [0.02, 1.2, 1.4],
  // Health Survey for England 2018: longstanding illness 18 %, 36 %, 66 %
  illness: [0.4, 0.95, 1.8],
  medication: [0.4, 0.9, 2],
  status: [0.1, 0.6, 3.2],
  education: [1.2, 1.1, 0.5],
  benefit: [0.1, 0.6, 3.2],
};

/** The factor for people of these ages, in the mean over them. */
export function dependsOnAge(kind: RateKind, { min, max }: Ages): number {
  const factors = BY_AGE[kind];
  if (factors === undefined) return 1;
  const [young, grown, old] = factors;
  let sum = 0;
  const last = Math.max(min, Math.min(max, 100));
  for (let age = min; age <= last; age++) sum += age < 18 ? young : age < 65 ? grown : old;
  return sum / (last - min + 1);
}
