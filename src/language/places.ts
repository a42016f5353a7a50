/**
 * How languages other than English say 'in a city in Germany': the words for a city behind each preposition. `#` is the
 * country, as `languages/LANG/countries-in.txt` has it ('in der Schweiz', 'aux Pays-Bas').
 */

import { valuesOf } from "./lists.js";
import { memoize } from "./memo.js";
import type { ListedLanguage } from "./supported.js";

export interface LanguagePlaces {
  /** A preposition as a regular expression, and what takes its place; the first that fits counts. */
  readonly leads: readonly (readonly [string, string])[];
  /** In the value of a field: 'Geburtsort: Stadt in Deutschland'. */
  readonly alone: string;
  /** Words right before the preposition that make the name a part of something: 'la ville de'. */
  readonly kinds?: string;
  /** Countries in which the language is at home, where a name of several places is first looked for. */
  readonly homes: readonly string[];
}

type Pair = readonly [before: string, behind: string];

/** `left => right` */
const pairsOf = (language: string, key: string): readonly Pair[] =>
  valuesOf(`${language}/places`, key).map((value) => value.split(" => ") as [string, string]);

const readPlaces = memoize((language: string): LanguagePlaces => {
  const kinds = valuesOf(`${language}/places`, "part of");
  return {
    leads: pairsOf(language, "preposition"),
    alone: valuesOf(`${language}/places`, "alone")[0] ?? "#",
    ...(kinds.length > 0 && { kinds: kinds.join("|") }),
    homes: valuesOf(`${language}/places`, "home"),
  };
});

export const placesOf = (language: ListedLanguage): LanguagePlaces => readPlaces(language);

const readSmallTowns = memoize((language: string) => pairsOf(language, "small town"));

/** The words for a city and what a town is called that may be no city; empty where it is called a city too. */
export const smallTownsOf = (language: ListedLanguage): readonly Pair[] => readSmallTowns(language);

/** Words of Norwegian in its other written form, for which there are no words here. */
const NYNORSK =
  /(?<!\p{L})(?:ein|eit|ikkje|frå|eg|dei|ho|vart|kjem|noko|nokon|berre|saman|heime|vore|korleis|bur|sjukepleiar|no|skule|veke|mykje)(?!\p{L})/iu;

/** Whether a text may be in the written form of the language that its words here have. */
export const isWrittenSo = (language: ListedLanguage, text: string): boolean =>
  language !== "nb" || !NYNORSK.test(text);
