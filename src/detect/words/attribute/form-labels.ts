/** What forms ask of a person: the labels of their fields, and what the values are. */

import type { SemanticType } from "../../../document/types.js";

export interface FormField {
  /** An alternation of labels, lower case. */
  readonly labels: string;
  readonly type: SemanticType;
  readonly subtype: string;
  /** The value may be something else: names of children, a degree of an angle. */
  readonly ambiguous?: true;
}

export const FORM_FIELDS: readonly FormField[] = [
  { subtype: "nationality", type: "DEM", labels: "nationality|citizenship" },
  {
    subtype: "ethnic-group",
    type: "DEM",
    labels: "ethnicity|ethnic (?:group|origin|background)|race",
  },
  { subtype: "religion", type: "DEM", labels: "religion|faith|denomination|religious affiliation" },
  {
    subtype: "occupation",
    type: "DEM",
    labels: "occupation|profession|trade|employment|job title|current position",
  },
  {
    subtype: "marital-status",
    type: "DEM",
    labels: "marital status|civil status|family status|relationship status",
  },
  {
    subtype: "sexuality",
    type: "DEM",
    labels: "sexual orientation|sexuality|gender identity",
  },
  { subtype: "sexuality", type: "DEM", labels: "orientation", ambiguous: true },
  { subtype: "illness", type: "DEM", labels: "disabilit(?:y|ies)|impairment" },
  {
    subtype: "birthplace",
    type: "LOC",
    labels: "place of birth|birthplace|country of birth|born in|home town|hometown",
  },
  { subtype: "language", type: "DEM", labels: "first language|mother tongue|native language" },
  {
    subtype: "family",
    type: "DEM",
    labels: "children|number of children|dependants|dependents|kids",
    ambiguous: true,
  },
  {
    subtype: "politics",
    type: "DEM",
    labels: "political party|party membership|political affiliation",
  },
  {
    subtype: "education",
    type: "DEM",
    labels: "highest qualification|qualifications?|degree|level of education",
    ambiguous: true,
  },
];

/** Values that say nothing about the person. */
export const NOTHING_STATED =
  /^(?:n\/?a|none|nil|unknown|not (?:stated|known|given|applicable)|yes|no|prefer not .*|other|tbc)$/iu;
