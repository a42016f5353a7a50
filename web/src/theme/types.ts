/** What the eight semantic types are called; their colours stand in types.css. */

import type { SemanticType } from "../../../src/document/types.js";

export type { SemanticType };

/** In the order of the digits that choose them. */
export const TYPE_NAMES: Readonly<Record<SemanticType, { tag: string; name: string }>> = {
  PERSON: { tag: "PER", name: "person" },
  CODE: { tag: "COD", name: "code" },
  LOC: { tag: "LOC", name: "place" },
  ORG: { tag: "ORG", name: "organization" },
  DEM: { tag: "DEM", name: "attribute" },
  DATETIME: { tag: "DAT", name: "date or time" },
  QUANTITY: { tag: "QTY", name: "quantity" },
  MISC: { tag: "MIS", name: "other" },
};

export const TYPES = Object.keys(TYPE_NAMES) as readonly SemanticType[];
