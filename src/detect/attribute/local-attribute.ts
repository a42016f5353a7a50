import { listOfLanguage, type Subject } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import { isListed, LISTED_LANGUAGES, type ListedLanguage } from "../../language/supported.js";
import type { Detector } from "../kit/detector.js";
import { findLocally } from "../kit/local.js";
import { type FormMatch, formMatcher } from "../kit/word-forms.js";

/** The lists and what they find; of a word in two lists the first counts. */
const SUBTYPES = {
  trades: "occupation",
  illnesses: "illness",
  nations: "nationality",
  religions: "religion",
  marital: "marital-status",
  kin: "family",
} as const satisfies Partial<Record<Subject, string>>;

type Subtype = (typeof SUBTYPES)[keyof typeof SUBTYPES];

/** 'kardiologicznej' of 'poradni kardiologicznej' and 'Kardiologie' of a ward, where the list has 'kardiolog*'. */
const SUBJECT =
  /(?:giczn\p{L}{1,4}|(?:l[oó]g|urg|atr|ped|graf)(?:i[aeiuoęą]\p{L}{0,2}|ij\p{L}{1,3}|ick\p{L}{1,3}|ic(?:ă|e|i|ei)?|šk\p{L}{1,3})|st[vw]\p{L}{1,4}|sk(?:[iaoeuýáéúąy]|ie|ich|ych|ých|im|ym|ým|om|oj|ej|og|oga|ého|ému|iego|iemu|ou))$/iu;
/** A state, called as the adjective of its people is: 'Hrvatska', 'Slovensko', 'Polska'. */
const COUNTRY: Readonly<Partial<Record<string, RegExp>>> = {
  pl: /^Polsk[aięą]$/u,
  hr: /^\p{Lu}\p{Ll}+[sčš]k(?:a|e|oj|u|om)$/u,
  sk: /^\p{Lu}\p{Ll}+[sc]k(?:o|a|u|om)$/u,
};

function isSaid(
  text: string,
  { start, end, value }: FormMatch<Subtype>,
  language: string,
): boolean {
  const written = text.slice(start, end);
  // 'po slovensky' is how somebody speaks
  if (value === "nationality")
    return !COUNTRY[language]?.test(written) && !/(?:sk|ck)y$/u.test(written);
  return value !== "occupation" || !SUBJECT.test(written);
}

const matchers = new Map<ListedLanguage, (text: string) => FormMatch<Subtype>[]>();

function matcherOf(language: ListedLanguage): (text: string) => FormMatch<Subtype>[] {
  let matcher = matchers.get(language);
  if (!matcher) {
    const phrases = Object.entries(SUBTYPES).flatMap(([list, subtype]) =>
      listOfLanguage(language, list as keyof typeof SUBTYPES).map(
        // 'Zystischer Fibrose', 'Multipler Sklerose'
        (entry) =>
          [
            language === "de" ? entry.replace(/^(\p{L}+e) (?=\p{Lu})/u, "$1* ") : entry,
            subtype,
          ] as const,
      ),
    );
    const all = formMatcher(phrases);
    matcher = (text) => all(text).filter((match) => isSaid(text, match, language));
    matchers.set(language, matcher);
  }
  return matcher;
}

/**
 * Occupations, illnesses, nationalities, religions, marital status and kinship in languages other than
 * English, by the lists of src/language: 'Orgelbauerin', 'depresión grave', 'nauczycielką', 'siostra'.
 */
export const localAttribute: Detector = {
  name: "local-attribute",
  finds: Object.values(SUBTYPES).map((subtype) => `DEM/${subtype}`),
  detect: (input) =>
    findLocally(input, (text, language) =>
      matcherOf(language)(text).map(({ start, end, value }) => ({
        start,
        end,
        type: "DEM",
        subtype: value,
        score: 0.6,
        evidence: { rule: `${value}, ${language}` },
      })),
    ),
};

/** Whether a word is a trade, an illness, a nationality or the like by the lists of `language`. */
export const isListedAttribute = (word: string, language: string): boolean =>
  isListed(language) &&
  matcherOf(language)(word).some(({ start, end }) => start === 0 && end === word.length);

/** German compounds of a listed trade, in lower case: 'Hilfsarbeiterin', 'Justizobersekretärin'. */
const compoundTrade = memoize(
  (language: string) =>
    new RegExp(
      `(?<=\\p{L}{3})(?:${listOfLanguage(language as ListedLanguage, "trades")
        .filter((trade) => trade.endsWith("*") && trade.length > 6)
        .map((trade) => trade.slice(0, -1).toLowerCase())
        .concat("arbeiter", "detektiv")
        .join("|")})(?:s|n|in|innen|er|e)?$`,
      "u",
    ),
);
export const isGermanTrade = (lower: string): boolean => compoundTrade("de").test(lower);

/** The languages it has lists for. */
export const ATTRIBUTE_LANGUAGES = LISTED_LANGUAGES;
