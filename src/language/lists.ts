/** The word lists of the folder `languages/`; its README says what each of them holds. */

import { missing } from "./check-language-file.js";
import { listText } from "./list-text.js";
import { memoize } from "./memo.js";
import type { ListedLanguage } from "./supported.js";

/**
 * The entries of a list by its path, in their order: `en/occupations`. Read when first asked for.
 * @throws LANGUAGE_DATA_INVALID for a missing or malformed file
 */
export const wordList = memoize((path: string): readonly string[] => {
  const text = listText(path);
  if (text === undefined) throw missing(path);
  return text.split(/\r?\n/u).filter((entry) => entry !== "");
});

/** The entries of a list, to be asked for one by one. */
export const wordSet = memoize((name: string): ReadonlySet<string> => new Set(wordList(name)));

/** The rows of a list whose entries have parts separated by `|`. */
export const rowsOfList = (name: string): readonly (readonly string[])[] =>
  wordList(name).map((entry) => entry.split("|"));

/** What each language beyond English has a list of. */
export type Subject =
  | "occupations"
  | "illnesses"
  | "kin"
  | "marital"
  | "religions"
  | "benefits"
  | "procedures"
  | "degrees"
  | "serving"
  | "terms"
  | "seasons"
  | "nations"
  | "titles"
  | "institutions"
  | "companies"
  | "bodies"
  | "streets"
  | "around-attributes"
  | "offices"
  | "shorthand"
  | "function-words"
  | "telling-words";

export const listOfLanguage = (language: ListedLanguage, subject: Subject): readonly string[] =>
  wordList(`${language}/${subject}`);
