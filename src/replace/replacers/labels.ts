/** What hides a mention whole: its type with a number, or three asterisks. */

import type { SemanticType } from "../../document/types.js";
import { alone, type Candidate, single } from "../replacer.js";

/** Level of a label and of what hides even the type: above every ladder of generalizations. */
const LABEL_LEVEL = 10;
export const SUPPRESSED_LEVEL = 11;

/** The type with the entity's number: `[PERSON 1]`. Stands in wherever nothing better is found. */
export const labelOf = ({
  entity,
  number,
}: {
  readonly entity: { readonly type: SemanticType };
  readonly number: number | string;
}): Candidate => ({
  text: `[${entity.type} ${number}]`,
  level: LABEL_LEVEL,
  source: "label",
  truth: "true",
  ground: "label",
});

export const label = alone("label", labelOf);

/** Three asterisks, the field's sign of suppression. Says neither what nor which. */
export const suppress = alone("suppress", () => ({
  text: "***",
  level: SUPPRESSED_LEVEL,
  source: "suppress",
  truth: "true",
  ground: "label",
}));

/** The original stays: for types that are found and reported but not to be replaced. */
export const keep = single("keep", ({ original }) => ({
  text: original,
  level: 0,
  source: "keep",
  truth: "true",
  ground: "text",
}));
