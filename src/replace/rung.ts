/** A vaguer expression before it has its place on the ladder. */
export interface Rung {
  readonly text: string;
  /** The preposition it asks for; absent: any. */
  readonly preposition?: string;
}
