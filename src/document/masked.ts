import type { Decision } from "./document.js";

/** Ids of the entities that decisions mask. */
export const maskedBy = (decisions: readonly Decision[]): Set<string> =>
  new Set(decisions.filter(({ action }) => action === "mask").map(({ entity }) => entity));
