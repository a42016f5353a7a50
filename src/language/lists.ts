/** The word lists of the folder `lists/`; its README says what each of them holds. */

import { listText } from "./list-text.js";
import { memoize } from "./memo.js";
import type { ListedLanguage } from "./supported.js";

/** The entries of a list by its path, in their order: `en/occupations`. */
export const wordList = memoize((name: string): readonly string[] =>
  listText(name)
    .split(/\r?\n/u)
    .filter((entry) => entry !== ""),
);

/** The entries of a list, to be asked for one by one. */
export const wordSet = memoize((name: string): ReadonlySet<string> => new Set(wordList(name)));

/** The rows of a list whose entries have parts separated by `|`. */
export const rowsOfList = (name: string): readonly (readonly string[])[] =>
  wordList(name).map((entry) => entry.split("|"));

/** What each language beyond English has a list of. */
export type Subject =
  | "trades"
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
