/** A vaguer expression before it has its place on the ladder. */
export interface Rung {
  readonly text: string;
  /** The preposition it asks for; absent: any. */
  readonly preposition?: string;
  /** The words just before the mention that it takes the place of too. */
  readonly takes?: string;
  /** How many days it is said of, where the original names several: 'on 6 and 13 February'. */
  readonly days?: number;
}

/** A rung in its place: 1 is the next above what was given. */
export interface Step extends Rung {
  readonly level: number;
}

const TENS = [
  "twenties",
  "thirties",
  "forties",
  "fifties",
  "sixties",
  "seventies",
  "eighties",
  "nineties",
];

/** The name of ten years, of an age or a century, by their first: 20 is 'twenties'; none below. */
export const nameOfTens = (first: number): string | undefined => TENS[Math.floor(first / 10) - 2];
