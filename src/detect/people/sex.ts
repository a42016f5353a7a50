/**
 * The sex of the person whose spouse a text mentions, where the text says it: by a title, by a statement of the
 * writer's own, by a given name that is nearly always a woman's or a man's.
 */

import { isOfEitherSex, listedSexOf, sexOfCommonName } from "../../language/given-names.js";
import { type Sex, sexesOfTitles } from "../../language/titles.js";
import { isForename } from "./forenames.js";

const firstWord = (name: string): string => /^\p{L}+/u.exec(name.trim())?.[0] ?? "";

/** Of a name as written, with its title: 'Mr Greaves', 'Rebecca Thornbury'. */
export const sexOfName = (name: string): Sex | undefined =>
  sexesOfTitles(name)[0] ?? sexOfCommonName(firstWord(name));

/** As `sexOfName`, and by the many names of birth statistics: for a word that is known to be a given name. */
export const sexOfGivenName = (name: string): Sex | undefined =>
  sexOfName(name) ?? listedSexOf(firstWord(name));

/** Whether a list of given names has a word, whatever else it is: 'Judge', 'Nona'. */
export const isGivenName = (word: string): boolean =>
  isForename(word) || listedSexOf(word) !== undefined || isOfEitherSex(word);
