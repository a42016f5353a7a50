/**
 * What a mention says where no table knows its words: a rate for its kind, with much uncertainty. An unknown illness
 * is rare (under 1 in 2,000, the European Union's definition of a rare disease); an unknown place has a few thousand
 * people; a claim to be the only one is true of one person.
 */

import type { Mention } from "../../document/document.js";
import { type Kind, kindOf } from "../../document/kinds.js";
import type { SemanticType } from "../../document/types.js";
import type { RateKind } from "../../knowledge/rates/rate.js";

/** A share of the population, or a number of people, right within a factor in nine of ten cases. */
export interface KindRate {
  readonly kind: RateKind;
  readonly share?: number;
  readonly people?: number;
  readonly within: number;
}

const share = (kind: RateKind, value: number, within: number): KindRate => ({
  kind,
  share: value,
  within,
});
const people = (kind: RateKind, count: number, within: number): KindRate => ({
  kind,
  people: count,
  within,
});

/** What is common enough for everybody to have met it, and tells nobody who it is. */
const SAYS_LITTLE = share("amount", 0.5, 2);

const BY_KIND: Partial<Record<Kind, KindRate>> = {
  illness: share("illness", 1 / 4_000, 10),
  medication: share("medication", 1 / 2_000, 10),
  procedure: share("illness", 1 / 100, 10),
  dose: SAYS_LITTLE,
  laboratory: SAYS_LITTLE,
  occupation: share("occupation", 1 / 5_000, 10),
  education: share("education", 1 / 50, 10),
  benefit: share("benefit", 1 / 50, 10),
  family: share("family", 1 / 10, 5),
  "marital-status": share("marital-status", 1 / 10, 5),
  religion: share("religion", 1 / 500, 10),
  ethnicity: share("ethnicity", 1 / 300, 10),
  nationality: share("nationality", 1 / 500, 10),
  orientation: share("orientation", 1 / 100, 5),
  politics: share("politics", 1 / 50, 10),
  mark: share("clue", 1 / 5_000, 10),
  birthplace: people("place", 3_000, 10),
  uniqueness: people("clue", 1, 2),
  age: share("age", 1 / 80, 2),
  "date-of-birth": share("age", 1 / (365 * 80), 1.5),
  date: share("date", 1 / 100, 10),
  time: SAYS_LITTLE,
  address: people("place", 50, 5),
  employer: people("organization", 300, 10),
  money: share("amount", 1 / 30, 10),
  measure: share("amount", 1 / 3, 3),
  count: share("amount", 1 / 3, 3),
};

const BY_TYPE: Partial<Record<SemanticType, KindRate>> = {
  LOC: people("place", 3_000, 10),
  ORG: people("organization", 3_000, 10),
  DEM: share("clue", 1 / 50, 10),
  DATETIME: share("date", 1 / 10, 10),
  QUANTITY: share("amount", 1 / 5, 5),
  MISC: share("clue", 1 / 200, 10),
};

/** Nothing for names and codes: they identify by themselves, and are not counted. */
export function rateByKind(mention: Mention): KindRate | undefined {
  if (mention.common !== undefined) return SAYS_LITTLE;
  const kind = kindOf(mention);
  return (kind && BY_KIND[kind]) ?? BY_TYPE[mention.type];
}

/** A word beside those that a table knows narrows them down: 'organ' of 'organ repairer'. */
export const NARROWER: Omit<KindRate, "kind"> = { share: 1 / 10, within: 10 };
