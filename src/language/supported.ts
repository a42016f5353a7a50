/**
 * The languages that texts can be in, beside English: each has a recognizer, word lists, times and amounts, and words to
 * replace with. Any other language is unsupported. Text whose language cannot be identified is read as English.
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
  "ro",
  "hr",
  "sk",
] as const;

export type ListedLanguage = (typeof LISTED_LANGUAGES)[number];

export const SUPPORTED_LANGUAGES: readonly string[] = ["en", ...LISTED_LANGUAGES];

/**
 * Languages without word lists, of which the recognizer of other languages reads names, and patterns numbers, codes and
 * dates in figures. Greek and Cyrillic are put into Latin letters for it.
 */
const READ_BY_NAMES: ReadonlySet<string> = new Set(
  "el cs hu bg uk tr lt lv et sl ga mt".split(" "),
);

export const isReadByNames = (language: string): boolean => READ_BY_NAMES.has(language);

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

/** The tag of a language by its name in English or its own ('German', 'deutsch'); anything else as it is. */
export function languageCalled(name: string): string {
  const wanted = name.trim().toLowerCase();
  const known = SUPPORTED_LANGUAGES.find((tag) =>
    [names.of(tag), new Intl.DisplayNames(tag, { type: "language" }).of(tag)].some(
      (one) => one?.toLowerCase() === wanted,
    ),
  );
  return known ?? name;
}

/** The English name of a language by its tag, as sentences for people have it. */
export const languageName = (tag: string): string =>
  tag === "und" ? "a language that could not be identified" : (names.of(tag) ?? tag);
