/** What is done with a mention: it stays, or is replaced by something true but vaguer, or by a label. */
export const STATES = ["keep", "generalize", "mask"] as const;
export type State = (typeof STATES)[number];
