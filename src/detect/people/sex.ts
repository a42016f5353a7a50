/**
 * The sex of the person whose spouse a text mentions, where the text says it: by a title, by a statement of the
 * writer's own, by a given name that is nearly always a woman's or a man's.
 */

import { wordList } from "../../language/lists.js";
import { type Sex, sexesOfTitles } from "../../language/titles.js";
import { isForename } from "./forenames.js";

const FEMALE = wordList("shared/female");
const MALE = wordList("shared/male");
const OF_GIVEN = new Map<string, Sex>([
  ...FEMALE.map((name): [string, Sex] => [name.toLowerCase(), "female"]),
  ...MALE.map((name): [string, Sex] => [name.toLowerCase(), "male"]),
]);

/** Of a name as written, with its title: 'Mr Greaves', 'Rebecca Thornbury'. */
export function sexOfName(name: string): Sex | undefined {
  const [titled] = sexesOfTitles(name);
  if (titled) return titled;
  return OF_GIVEN.get(/^\p{L}+/u.exec(name.trim())?.[0].toLowerCase() ?? "");
}

const OF_BIRTHS = new Map<string, Sex>([
  ...wordList("shared/births-female").map((name): [string, Sex] => [name.toLowerCase(), "female"]),
  ...wordList("shared/births-male").map((name): [string, Sex] => [name.toLowerCase(), "male"]),
]);

/** As `sexOfName`, and by the many names of birth statistics: for a word that is known to be a given name. */
export const sexOfGivenName = (name: string): Sex | undefined =>
  sexOfName(name) ?? OF_BIRTHS.get(/^\p{L}+/u.exec(name.trim())?.[0].toLowerCase() ?? "");

/** Whether a list of given names has a word, whatever else it is: 'Judge', 'Nona'. */
export const isGivenName = (word: string): boolean =>
  isForename(word) || OF_GIVEN.has(word.toLowerCase()) || OF_BIRTHS.has(word.toLowerCase());
