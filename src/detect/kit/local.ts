/** The parts of a text that are in a language with word lists of its own. */

import { isSupported, type ListedLanguage, listsFor } from "../../language/supported.js";
import type { DetectorInput, Found } from "./detector.js";

export interface LocalStretch {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
  /** The languages whose lists are used: its own and those it is easily taken for. */
  readonly languages: readonly ListedLanguage[];
}

/** The stretches in listed languages; none in an English text. */
function localStretches({ text, languages = [] }: DetectorInput): LocalStretch[] {
  return languages.flatMap(({ start, end, language }) => {
    const lists = listsFor(language);
    if (lists.length === 0) return [];
    const own = text.slice(start, end);
    return [{ text: language === "ro" ? withCommas(own) : own, start, languages: lists }];
  });
}

/** Romanian with the cedillas of old keyboards as it is written today, letter by letter. */
const withCommas = (text: string): string =>
  text.replace(/[şţŞŢ]/gu, (letter) => "șțȘȚ"["şţŞŢ".indexOf(letter)]!);

/** What `find` finds in each stretch by the lists of each language, in offsets of the whole text. */
export const findLocally = (
  input: DetectorInput,
  find: (text: string, language: ListedLanguage) => readonly Found[],
): Found[] =>
  localStretches(input).flatMap(({ text, start, languages }) =>
    languages.flatMap((language) =>
      find(text, language).map((found) => ({
        ...found,
        start: found.start + start,
        end: found.end + start,
      })),
    ),
  );

/** What `find` finds in each stretch in another language than English, with word lists or without. */
export const findBeyondEnglish = (
  { text, languages = [] }: DetectorInput,
  find: (text: string) => readonly Found[],
): Found[] =>
  languages
    .filter(({ language }) => language !== "en" && isSupported(language))
    .flatMap((stretch) =>
      find(text.slice(stretch.start, stretch.end)).map((found) => ({
        ...found,
        start: found.start + stretch.start,
        end: found.end + stretch.start,
      })),
    );
