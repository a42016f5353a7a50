/** A base rate: what share of a population something is true of, and how well that is known. */

export interface Rate {
  /** In (0, 1]. */
  readonly share: number;
  /** 1 or more: in nine of ten cases the true share is within this factor, upward and downward. */
  readonly within: number;
  /** Who says so. */
  readonly source: string;
}

/** What a rate is about; facts of one kind exclude or imply each other, those of two may depend on each other. */
export const RATE_KINDS = [
  "sex",
  "age",
  "occupation",
  "status",
  "illness",
  "medication",
  "religion",
  "marital-status",
  "family",
  "orientation",
  "ethnicity",
  "nationality",
  "language",
  "education",
  "benefit",
  "politics",
  "place",
  "organization",
  "date",
  "amount",
  "clue",
] as const;

export type RateKind = (typeof RATE_KINDS)[number];

/** Kinds of which a person has one value alone, so that the shares of all values add up to 1 at most. */
export const EXCLUSIVE: ReadonlySet<RateKind> = new Set(["sex", "marital-status", "place"]);

/** A named population. */
export interface Population {
  /** As reports call it: 'the United Kingdom', 'staff', '340 people'. */
  readonly name: string;
  readonly people: number;
  /** The number is right within this factor in nine of ten cases. */
  readonly within: number;
  /** ISO 3166 code of the country that it is, or lies in; absent: not known to be in one. */
  readonly country?: string;
  /** It is a country or a part of one, so that its people are spread over places and employers. */
  readonly spread: boolean;
  /** Nobody named it: the text did, or nothing did. */
  readonly inferred: boolean;
}

export interface Place {
  readonly country: string;
  readonly people: number;
}
