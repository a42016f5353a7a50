/**
 * How many people fit: the expected number of people of a population of whom all facts are true, as an interval.
 *
 *     fit = 1 + (N - 1) * s * p1 * p2 * ... * pn
 *
 * N people; s, one half, since pronouns tell the sex; p the shares, each given the ages that the text states
 * (`ages.ts`). The 1 is the person, who exists. The logarithm of the product has the variances of N and of the
 * shares, and one more for each pair of kinds that depend on each other in a way that no table tells; nine tenths of
 * its normal distribution, and of a Poisson count around each end, are the interval.
 */

import type { Population, RateKind } from "../../knowledge/rates/rate.js";
import { type Ages, dependsOnAge } from "./ages.js";
import type { Fact } from "./facts.js";

export interface Fit {
  readonly low: number;
  readonly expected: number;
  readonly high: number;
}

/** Quantile of the normal distribution that leaves one in twenty on each side. */
const Z = 1.645;
const SEX = 0.5;
/** Of two facts of kinds that may depend on each other, as job and place: how far the product may be off. */
const DEPENDENCE_WITHIN = 1.35;
/** Somebody has ties to several places: given one, another is this much more probable. */
const SECOND_PLACE = 20;
/** In nine of ten cases, for a second place. */
const SECOND_PLACE_WITHIN = 10;

/** What a fact adds: the logarithm of its share, and the variance of that. */
export interface Term {
  readonly log: number;
  readonly variance: number;
  readonly kind: RateKind;
}

const variance = (within: number): number => (Math.log(within) / Z) ** 2;

/** Facts made ready for many sums; `ages` are those that the person's text states. */
export function termsOf(facts: readonly Fact[], ages: Ages | undefined): readonly Term[] {
  return facts.map(({ kind, share, within }) => {
    const factor = ages === undefined || kind === "age" ? 1 : dependsOnAge(kind, ages);
    const given = Math.min(1, share * factor);
    return { kind, log: Math.log(given), variance: variance(within) };
  });
}

/** The people whom all terms leave. */
export function fitOf(terms: readonly Term[], population: Population): Fit {
  const { log, variance: spread } = sum(terms, population);
  const width = Z * Math.sqrt(spread);
  const others = Math.exp(log);
  return {
    low: 1 + atLeast(Math.exp(log - width)),
    expected: 1 + others,
    high: Math.min(population.people * population.within, 1 + atMost(Math.exp(log + width))),
  };
}

/** The expected number alone. */
export const expectedOf = (terms: readonly Term[], population: Population): number =>
  1 + Math.exp(sum(terms, population).log);

function sum(terms: readonly Term[], { people, within }: Population) {
  let log = Math.log(Math.max(people - 1, 1e-9) * SEX);
  let spread = variance(within);
  let places: Term[] | undefined;
  let shared = 0;
  for (const term of terms) {
    if (term.kind === "place") {
      places = [...(places ?? []), term];
      continue;
    }
    log += term.log;
    spread += term.variance;
    if (term.log < 0) shared++;
  }
  if (places) {
    // where somebody lives is the most telling of the places; the others are ties
    places.sort((a, b) => a.log - b.log);
    for (const [i, { log: own, variance: uncertain }] of places.entries()) {
      if (own === 0) continue;
      log += i === 0 ? own : Math.min(0, own + Math.log(SECOND_PLACE));
      spread += i === 0 ? uncertain : uncertain + variance(SECOND_PLACE_WITHIN);
      shared++;
    }
  }
  spread += ((shared * (shared - 1)) / 2) * variance(DEPENDENCE_WITHIN);
  return { log, variance: spread };
}

/** Ends of a Poisson count around a mean, rounded outward. */
const atLeast = (mean: number): number => Math.max(0, Math.floor(mean - Z * Math.sqrt(mean)));
const atMost = (mean: number): number => Math.ceil(mean + Z * Math.sqrt(mean) + (mean < 5 ? 1 : 0));
