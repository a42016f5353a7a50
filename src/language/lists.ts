/** The word lists of the folder `languages/`; its README says what each of them holds. */

import { errors } from "../errors.js";
import { listText } from "./list-text.js";
import { memoize } from "./memo.js";
import type { ListedLanguage } from "./supported.js";

/**
 * The entries of a list by its path, in their order: `en/occupations`. Read when first asked for; none where a language does
 * without the file.
 * @throws LANGUAGE_DATA_INVALID for a missing file
 */
export const wordList = memoize((path: string): readonly string[] => {
  const text = listText(path);
  if (text === undefined) {
    if (mayBeMissing(path)) return [];
    throw errors.LANGUAGE_DATA_INVALID`languages/${path}.txt: the file is missing; write it with one entry per line (docs/add-a-language.md)`;
  }
  return text.split(/\r?\n/u).filter((entry) => entry !== "");
});

/** Whether a language other than English can do without a file. */
function mayBeMissing(path: string): boolean {
  const [folder, name] = path.split("/") as [string, string];
  return folder !== "en" && folder !== "shared" && wordSet("optional").has(name);
}

/** Whether a language has a file that not all of them have. */
export const hasList = memoize((path: string): boolean => listText(path) !== undefined);

/** The entries of a list, to be asked for one by one. */
export const wordSet = memoize((name: string): ReadonlySet<string> => new Set(wordList(name)));

/** The rows of a list whose entries have parts separated by `|`. */
export const rowsOfList = (name: string): readonly (readonly string[])[] =>
  wordList(name).map((entry) => entry.split("|"));

/** `_` at an end of a value is a blank, which nobody would see there. */
export const withBlanks = (value: string): string =>
  value.replace(/^_+|_+$/gu, (blanks) => " ".repeat(blanks.length));

const valuesByKey = memoize((path: string): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, string[]>();
  let key = "";
  for (const line of wordList(path)) {
    const cut = line.indexOf("|");
    // the build writes a key once for all lines in a row that have it
    key = line.slice(0, cut) || key;
    const value = withBlanks(line.slice(cut + 1));
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  return values;
});

/** The values of the lines `key|value` of a file, in their order. */
export const valuesOf = (path: string, key: string): readonly string[] =>
  valuesByKey(path).get(key) ?? [];

/** Alternatives of a regular expression; nothing matches an empty list. */
export const alternativesIn = (values: readonly string[]): string =>
  values.length === 0 ? "(?!)" : values.join("|");

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
  | "streets"
  | "around-attributes"
  | "offices"
  | "shorthand"
  | "function-words"
  | "telling-words";

export const listOfLanguage = (language: ListedLanguage, subject: Subject): readonly string[] =>
  wordList(`${language}/${subject}`);
