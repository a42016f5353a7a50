import { wordList } from "../../language/lists.js";
import { NORTHERN_FORENAMES } from "./northern-forenames.js";

/**
 * Common forenames of many countries that are neither an English word nor a well-known place.
 * From the Popular Names by Country dataset (sigpwned, CC0), Corpora (dariusk, CC0) and our own.
 */
const FORENAMES: ReadonlySet<string> = new Set([
  ...NORTHERN_FORENAMES,
  ...wordList("shared/forenames"),
]);

const LOWER_FORENAMES: ReadonlySet<string> = new Set(
  [...FORENAMES].map((name) => name.toLowerCase()),
);

/** Whether a word in lower case is a forename when written with its capital. */
export const isForenameInLowerCase = (word: string): boolean => LOWER_FORENAMES.has(word);

/** As written in running text, or wholly in capitals. */
export const isForename = (word: string): boolean =>
  FORENAMES.has(
    word === word.toUpperCase() ? word.slice(0, 1) + word.slice(1).toLowerCase() : word,
  );
