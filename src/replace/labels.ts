import type { Candidate, Occasion, Replacer } from "./replacer.js";

/** Level of a label and of what hides even the type: above every ladder of generalizations. */
const LABEL_LEVEL = 10;
export const SUPPRESSED_LEVEL = 11;

/** The type with the entity's number: `[PERSON 1]`. Stands in wherever nothing better is found. */
export const labelOf = ({ entity, number }: Occasion): Candidate => ({
  text: `[${entity.type} ${number}]`,
  level: LABEL_LEVEL,
});

export const label: Replacer = { name: "label", candidates: (occasion) => [labelOf(occasion)] };

/** Three asterisks, the field's sign of suppression. Says neither what nor which. */
export const suppress: Replacer = {
  name: "suppress",
  candidates: () => [{ text: "***", level: SUPPRESSED_LEVEL }],
};

/** The original stays: for types that are found and reported but not to be replaced. */
export const keep: Replacer = {
  name: "keep",
  candidates: ({ original }) => [{ text: original, level: 0 }],
};
