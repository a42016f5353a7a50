/**
 * The files of `languages/`: which a language needs, which it may have, and how their lines are written. Its README says
 * what each of them holds. A file that is not listed here is refused, so a misspelt name never goes unnoticed.
 */

export interface LanguageFile {
  /** The parts of a line between `|`, in their order. */
  readonly parts?: readonly string[];
  /** Parts at the end of a line that may be left out. */
  readonly optional?: number;
  /** How many lines there have to be. */
  readonly lines?: number;
  /** What may come before the first `|` of a line, behind which its value is; `true` where a language needs it. */
  readonly keys?: Readonly<Record<string, boolean>>;
  /** Whether entries, or values, are parts of regular expressions, in which `|`, `?` and `(?:a|b)` mean what they mean there. */
  readonly patterns?: boolean;
}

/** A line is an entry. */
const ENTRIES: LanguageFile = {};
const PATTERNS: LanguageFile = { patterns: true };
const rows = (parts: readonly string[], optional = 0): LanguageFile => ({ parts, optional });
const keyed = (
  needed: readonly string[],
  others: readonly string[] = [],
  patterns = true,
): LanguageFile => ({
  patterns,
  keys: Object.fromEntries([
    ...needed.map((key) => [key, true] as const),
    ...others.map((key) => [key, false] as const),
  ]),
});
/** A line per month: as a date has it; the forms that are found, between commas; forms behind prepositions. */
const MONTHS: LanguageFile = {
  ...rows(["in a date", "forms that are found", "form", "form", "form", "form", "form"], 5),
  lines: 12,
};

/** What a language other than English cannot do without. */
export const NEEDED: Readonly<Record<string, LanguageFile>> = {
  "countries-in": rows(["country", "in the country"]),
  currencies: PATTERNS,
  dates: rows(["words before a date", "before a month", "before a year", "number of the form"], 1),
  "function-words": ENTRIES,
  kin: ENTRIES,
  kinship: keyed(["wife", "husband", "female", "male"], ["telling"], false),
  letters: keyed(["letter"], ["own letter"]),
  months: MONTHS,
  numbers: keyed(["count", "large"], ["ordinal", "half"]),
  places: keyed(["alone", "home"], ["preposition", "part of", "small town"], false),
  "telling-words": ENTRIES,
  times: keyed(["age", "span", "relative day"], ["turned", "clock", "part"]),
  titles: ENTRIES,
  units: PATTERNS,
  weekdays: PATTERNS,
  writing: keyed(["of", "thousands"], ["nouns", "institutions"], false),
};

/** What a language may lack, by `languages/optional.txt`: then the program finds, and writes, nothing of that kind in it. */
export const MORE: Readonly<Record<string, LanguageFile>> = {
  labels: rows(["word of the label in English", "the language's own"]),
  "around-attributes": ENTRIES,
  benefits: ENTRIES,
  "broader-occupations": rows(["broader word", "occupations"]),
  circumstances: keyed(["family", "relatives"], ["nationality", "religion", "pregnancy", "record"]),
  cities: rows(["city", "country", "large"], 1),
  clock: keyed(
    ["hour"],
    [
      "form",
      "before an hour",
      "before figures",
      "about",
      "part of the day",
      "noon or midnight",
      "between day and time",
      "feast",
      "night",
      "before a day",
      "before a day or count",
      "from",
      "to",
    ],
  ),
  companies: ENTRIES,
  degrees: ENTRIES,
  "english-words": ENTRIES,
  extent: keyed([], ["before", "behind", "of"]),
  "file-words": ENTRIES,
  illnesses: ENTRIES,
  "inside-names": keyed(["two people"], ["institution"]),
  institutions: ENTRIES,
  marital: ENTRIES,
  "named-days": keyed(
    [],
    ["counted from a feast", "between", "before a month", "month", "other word", "behind a day"],
  ),
  nations: ENTRIES,
  occupations: ENTRIES,
  offices: ENTRIES,
  "only-one": keyed(["only"], ["person", "among", "end"]),
  periods: keyed(
    [],
    [
      "week",
      "short week",
      "quarter",
      "ordinal",
      "this month",
      "this year",
      "school year",
      "part",
      "part behind",
      "before a short year",
      "decade",
    ],
  ),
  procedures: ENTRIES,
  religions: ENTRIES,
  seasons: ENTRIES,
  serving: ENTRIES,
  shorthand: ENTRIES,
  stated: keyed(["is"], ["does", "retired", "former", "ending of a former", "end"]),
  streets: ENTRIES,
  terms: ENTRIES,
  "time-words": ENTRIES,
};

/** What only some languages have a use for. */
export const SOME_LANGUAGES: Readonly<Record<string, LanguageFile>> = {
  chat: ENTRIES,
  "compound-endings": ENTRIES,
  nouns: ENTRIES,
  "nouns-also-names": ENTRIES,
  "plain-nouns": ENTRIES,
  "verb-stems": ENTRIES,
  endings: keyed(["verb", "telling"]),
  "months-variant": MONTHS,
  "variant-words": PATTERNS,
};

/** What English has, whose words are known in more detail. */
const ENGLISH: Readonly<Record<string, LanguageFile>> = {
  abbreviations: ENTRIES,
  brands: rows(["always, ware or word", "names"]),
  claims: ENTRIES,
  countries: rows(["names", "adjectives", "people"], 1),
  currencies: rows(["code", "plural", "nouns", "adjectives", "abbreviations", "symbols"]),
  "false-finds": rows(["words", "types"]),
  "file-words": ENTRIES,
  "form-nouns": ENTRIES,
  "general-words": ENTRIES,
  "harmless-modifiers": ENTRIES,
  "illness-clues": rows(["words used for it", "clues"]),
  illnesses: ENTRIES,
  "lettered-nouns": ENTRIES,
  labels: rows(["type", "kind", "word of the label", "telling"], 1),
  "life-clues": rows(["words used for it", "clues"]),
  kinds: rows(["kind", "types", "words"]),
  medications: rows(["widely or rarely", "illnesses", "drugs"]),
  "light-verbs": ENTRIES,
  "name-ends": ENTRIES,
  nations: rows(["names", "words for people"]),
  "never-said": rows(["type", "words"]),
  nicknames: rows(["name", "short forms"]),
  "not-in-names": ENTRIES,
  "not-organizations": ENTRIES,
  "numbered-things": PATTERNS,
  occupations: ENTRIES,
  offices: ENTRIES,
  "organization-heads": ENTRIES,
  "organization-kinds": rows(["kind", "ends of names"]),
  "people-nouns": ENTRIES,
  "public-figures": ENTRIES,
  "request-verbs": ENTRIES,
  prevalence: rows(["people in a hundred", "source", "illnesses"]),
  rates: rows(["kind", "people in a hundred", "factor", "country", "source", "words"]),
  roles: ENTRIES,
  "several-senses": ENTRIES,
  symptoms: ENTRIES,
  kin: keyed(["man", "woman", "anybody"], [], false),
  "title-kinds": rows(["kind", "ends of names"]),
  titles: keyed(
    ["name", "name of a man", "name of a woman", "rank", "office", "role"],
    ["rank of a man", "rank of a woman", "rank with a capital", "several"],
    false,
  ),
  "classified-words": rows(["kind", "vaguer words", "entries"]),
  "vaguer-words": rows(["kinds", "vaguer words", "entries"]),
  characters: ENTRIES,
  "common-words": ENTRIES,
  "own-nouns": ENTRIES,
  months: { lines: 12 },
  weekdays: { lines: 7 },
  "words-of-forms": ENTRIES,
};

/** What belongs to no language or to several. */
const SHARED: Readonly<Record<string, LanguageFile>> = {
  "births-female": ENTRIES,
  "births-male": ENTRIES,
  "given-or-family": ENTRIES,
  abbreviations: ENTRIES,
  "surnames-first": ENTRIES,
  both: ENTRIES,
  female: ENTRIES,
  forenames: ENTRIES,
  "hl7-fields": rows(["data type", "kinds and components", "fields"]),
  "label-names": rows(["name of a label", "its other names"]),
  "machine-nouns": ENTRIES,
  "machine-trades": ENTRIES,
  male: ENTRIES,
  "medicine-brands": rows(["international name", "brands"]),
  "message-words": ENTRIES,
  "northern-female": ENTRIES,
  "northern-male": ENTRIES,
};

/** The files that a folder of `languages/` has to have, by name. */
export function filesNeeded(folder: string): Readonly<Record<string, LanguageFile>> {
  if (folder === "en") return ENGLISH;
  return folder === "shared" ? SHARED : NEEDED;
}

/** How the lines of a file are written, by its path without ending: `de/cities`; undefined where no file has that name. */
export function languageFile(path: string): LanguageFile | undefined {
  if (path === "optional") return ENTRIES;
  const [folder, name] = path.split("/") as [string, string];
  const needed = filesNeeded(folder);
  const all = needed === NEEDED ? { ...NEEDED, ...MORE, ...SOME_LANGUAGES } : needed;
  return Object.hasOwn(all, name) ? all[name] : undefined;
}
