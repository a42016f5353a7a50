/**
 * Every ladder, in the order in which they are asked: the first that answers decides. Rules come first, since they need
 * nothing to be loaded; each is one file of this folder. docs/add-a-ladder.md says how to add one.
 */

import { ages } from "./ages.js";
import { times } from "./dates.js";
import { calledByName, direct, labelReadsBetter, numerals } from "./labelled.js";
import type { LookupLadder, RuleLadder } from "./ladder.js";
import { listed } from "./listed.js";
import { logTimes } from "./log-times.js";
import { ontology } from "./ontology.js";
import { otherLanguages, otherPlaces } from "./other-languages.js";
import { amounts } from "./quantities.js";
import { uniqueness } from "./uniqueness.js";

export const RULES: readonly RuleLadder[] = [
  direct,
  calledByName,
  numerals,
  logTimes,
  otherLanguages,
  uniqueness,
  listed,
  ages,
  times,
  amounts,
  labelReadsBetter,
];

export const LOOKUPS: readonly LookupLadder[] = [otherPlaces, ontology];
