/**
 * Forenames of the German, Dutch and Nordic countries and of those who moved there, that nearly always are a woman's or a
 * man's, written for this project. Without English words and places ('Rune', 'Lone', 'Odd'), and without names of both
 * sexes across the north ('Kari', 'Inge').
 */

import { wordList } from "../../language/lists.js";

const FEMALE = wordList("shared/northern-female");
const MALE = wordList("shared/northern-male");

export const NORTHERN_FORENAMES: readonly string[] = [...FEMALE, ...MALE];

const SEXES: ReadonlyMap<string, "female" | "male"> = new Map([
  ...FEMALE.map((name) => [name.toLowerCase(), "female"] as const),
  ...MALE.map((name) => [name.toLowerCase(), "male"] as const),
]);

/** The sex of whoever has a northern forename, given in any letters. */
export const sexOfForename = (name: string): "female" | "male" | undefined =>
  SEXES.get(name.toLowerCase());
