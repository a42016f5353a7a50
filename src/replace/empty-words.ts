/**
 * Vaguer words that say less than a label, which at least keeps who and what apart: 'at a place', 'the organization
 * replied', 'I am a person'.
 */

import type { Candidate } from "./replacers/replacer.js";

/** Said of everything of a type. */
const OF_ALL = new Set([
  "place",
  "location",
  "area",
  "organization",
  "person",
  "people",
  "human",
  "thing",
  "object",
  "street",
  "road",
  "condition of health",
]);
/** Said of everybody, where nothing else is said of them. */
const OF_EVERYBODY = /^an? (?:person|child|man|woman|boy|girl|individual|adult)$/u;
const IS =
  /(?:^|[^\p{L}])(?:is|am|are|was|were|be|been|being|['’](?:m|s|re))(?: (?:also|now|still|not|only|just))*(?: an?)? $/iu;

/** @param before the words before the mention */
export function isEmpty({ form, text, source }: Candidate, before: string): boolean {
  if (form === undefined) {
    return source === "rule" && OF_EVERYBODY.test(text) && IS.test(before);
  }
  return OF_ALL.has(text.replace(/^(?:an?|the) /u, ""));
}
