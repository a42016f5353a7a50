/**
 * The languages that texts can be in, beside English: what reads them.
 *
 * | | recognizer | words, times and amounts | words to replace with |
 * | --- | --- | --- | --- |
 * | German, French, Spanish, Italian, Dutch, Portuguese, Polish, Danish, Norwegian, Swedish, Finnish | yes | yes | yes |
 * | Romanian, Croatian, Serbian, Slovak | yes | no | labels |
 *
 * Any other language is unsupported. Text whose language cannot be identified is read as English.
 */

/** A BCP 47 tag of a language with word lists of its own. */
export const LISTED_LANGUAGES = [
  "de",
  "fr",
  "es",
  "it",
  "nl",
  "pt",
  "pl",
  "da",
  "nb",
  "sv",
  "fi",
] as const;

export type ListedLanguage = (typeof LISTED_LANGUAGES)[number];

/** Languages whose names the recognizer learnt, and nothing more. */
const NAMES_ONLY_LANGUAGES = ["ro", "hr", "sk"] as const;

/** Every language that the recognizer of other languages than English reads. */
export const OTHER_LANGUAGES = [...LISTED_LANGUAGES, ...NAMES_ONLY_LANGUAGES] as const;

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

export const SUPPORTED_LANGUAGES: readonly string[] = ["en", ...OTHER_LANGUAGES];

/** Tags that are read as another: both written forms of Norwegian, the languages written as Croatian. */
const SAME_AS: Readonly<Record<string, string>> = {
  nn: "nb",
  no: "nb",
  sr: "hr",
  bs: "hr",
  sh: "hr",
};

/** The tag that this project calls a language by: `de` for `de-AT`, `nb` for `nn`. */
export function languageTag(tag: string): string {
  const base = tag.toLowerCase().split(/[-_]/)[0]!;
  return SAME_AS[base] ?? base;
}

/**
 * Languages so near to each other that a short text is easily taken for its neighbour: their word lists
 * are all used, and the answer is a superset.
 */
const NEIGHBOURS: readonly (readonly ListedLanguage[])[] = [
  ["da", "nb", "sv"],
  ["es", "pt"],
];

export const isListed = (language: string): language is ListedLanguage =>
  (LISTED_LANGUAGES as readonly string[]).includes(language);

export const isSupported = (language: string): boolean => SUPPORTED_LANGUAGES.includes(language);

/** The languages whose word lists are used for a text in `language`. */
export function listsFor(language: string): readonly ListedLanguage[] {
  if (!isListed(language)) return [];
  return NEIGHBOURS.find((group) => group.includes(language)) ?? [language];
}

const names = new Intl.DisplayNames("en", { type: "language" });

/** The English name of a language by its tag, as sentences for people have it. */
export const languageName = (tag: string): string =>
  tag === "und" ? "a language that could not be identified" : (names.of(tag) ?? tag);
