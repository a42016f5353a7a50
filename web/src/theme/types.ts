/** What the eight semantic types are called; their colours are in types.css. */

import type { SemanticType } from "../../../src/document/types.js";
import { t } from "../words/words.js";

export type { SemanticType };

/** In the order of the digits that choose them. `covers`: for whoever hovers over the tag. */
export const TYPE_NAMES: Readonly<
  Record<SemanticType, { tag: string; name: string; plural: string; covers: string }>
> = {
  PERSON: {
    tag: "person",
    name: "person",
    plural: "persons",
    covers: "a person: name, nickname, initials",
  },
  CODE: {
    tag: "number",
    name: "code",
    plural: "codes",
    covers: "a number or address that names one person or thing: identity number, phone, e-mail",
  },
  LOC: {
    tag: "place",
    name: "place",
    plural: "places",
    covers: "a place: country, town, street, building",
  },
  ORG: {
    tag: "group",
    name: "organization",
    plural: "organizations",
    covers: "an organization: company, court, school, hospital",
  },
  DEM: {
    tag: "trait",
    name: "personal attribute",
    plural: "personal attributes",
    covers: "an attribute of a person: age, occupation, illness, nationality, religion",
  },
  DATETIME: {
    tag: "date",
    name: "date or time",
    plural: "dates and times",
    covers: "a date, a time or a duration",
  },
  QUANTITY: {
    tag: "amount",
    name: "quantity",
    plural: "quantities",
    covers: "an amount: money, measurement, count",
  },
  MISC: {
    tag: "clue",
    name: "other clue",
    plural: "other clues",
    covers: "anything else that may point to somebody: an event, a work, a product",
  },
};

export const TYPES = Object.keys(TYPE_NAMES) as readonly SemanticType[];

/** One short plain word, as the tag beside a mention has it. */
export const typeTag = (type: SemanticType): string => t(TYPE_NAMES[type].tag);
export const typeName = (type: SemanticType): string => t(TYPE_NAMES[type].name);
export const typeCovers = (type: SemanticType): string => t(TYPE_NAMES[type].covers);
