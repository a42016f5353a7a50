/** A vaguer expression before it has its place on the ladder. */
export interface Rung {
  readonly text: string;
  /** What a preceding 'on', 'at' or 'in' must become; absent: it stays. */
  readonly preposition?: string;
}
