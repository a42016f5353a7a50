/** A vaguer expression before it has its place on the ladder. */
export interface Rung {
  readonly text: string;
  /** The preposition it asks for; absent: any. */
  readonly preposition?: string;
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
