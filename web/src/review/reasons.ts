/** Why somebody decides otherwise than proposed: a short list, so that no words of a document slip in. */

export const REASONS = [
  "public role",
  "already public",
  "needed to understand",
  "gives the person away",
  "asked for",
  "as in the guidelines",
] as const;
