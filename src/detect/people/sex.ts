/**
 * The sex of the person whose spouse a text mentions, where the text says it: by a title, by a statement of the
 * writer's own, by a given name that is nearly always a woman's or a man's.
 */

import { wordList } from "../../language/lists.js";

export type Sex = "female" | "male";

const FEMALE = wordList("shared/female");
const MALE = wordList("shared/male");
const OF_GIVEN = new Map<string, Sex>([
  ...FEMALE.map((name): [string, Sex] => [name.toLowerCase(), "female"]),
  ...MALE.map((name): [string, Sex] => [name.toLowerCase(), "male"]),
]);

const TITLED: readonly (readonly [Sex, RegExp])[] = [
  ["female", /(?:^|[^\p{L}])(?:Mrs|Ms|Miss|Madam|Mme|Frau|Lady|Dame)\.? (?:\p{L}\.? )?\p{Lu}/u],
  ["male", /(?:^|[^\p{L}])(?:Mr|Mister|Herr|Lord|Sir)\.? (?:\p{L}\.? )?\p{Lu}/u],
];

/** Of a name as written, with its title: 'Mr Greaves', 'Rebecca Thornbury'. */
export function sexOfName(name: string): Sex | undefined {
  const titled = TITLED.find(([, title]) => title.test(name));
  if (titled) return titled[0];
  return OF_GIVEN.get(/^\p{L}+/u.exec(name.trim())?.[0].toLowerCase() ?? "");
}

const OF_BIRTHS = new Map<string, Sex>([
  ...wordList("shared/births-female").map((name): [string, Sex] => [name.toLowerCase(), "female"]),
  ...wordList("shared/births-male").map((name): [string, Sex] => [name.toLowerCase(), "male"]),
]);

/** As `sexOfName`, and by the many names of birth statistics: for a word that is known to be a given name. */
export const sexOfGivenName = (name: string): Sex | undefined =>
  sexOfName(name) ?? OF_BIRTHS.get(/^\p{L}+/u.exec(name.trim())?.[0].toLowerCase() ?? "");
