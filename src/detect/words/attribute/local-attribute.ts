import { listOfLanguage, type Subject } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import { isListed, LISTED_LANGUAGES, type ListedLanguage } from "../../../language/supported.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { type FormMatch, formMatcher } from "../../kit/word-forms.js";
import { splitWords } from "../../kit/words.js";
import { matchesOf } from "../../search/matches.js";
import { withinExtent } from "./local-extent.js";

/** The lists and what they find; of a word in two lists the first counts. */
const SUBTYPES = {
  occupations: "occupation",
  illnesses: "illness",
  procedures: "procedure",
  benefits: "benefit",
  degrees: "education",
  nations: "nationality",
  religions: "religion",
  marital: "marital-status",
  kin: "family",
} as const satisfies Partial<Record<Subject, string>>;

type Subtype = (typeof SUBTYPES)[keyof typeof SUBTYPES];
/** Benefits are no attribute, in English either. */
const typeOf = (subtype: Subtype): "DEM" | "MISC" => (subtype === "benefit" ? "MISC" : "DEM");

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
  // 'Allergien: keine', the field of a form
  if (value === "illness" && /^all?erg/iu.test(written) && text[end] === ":") return false;
  return value !== "occupation" || !SUBJECT.test(written);
}

const matchers = new Map<ListedLanguage, (text: string) => FormMatch<Subtype>[]>();

function matcherOf(language: ListedLanguage): (text: string) => FormMatch<Subtype>[] {
  let matcher = matchers.get(language);
  if (!matcher) {
    const phrases = Object.entries(SUBTYPES).flatMap(([list, subtype]) =>
      listOfLanguage(language, list as keyof typeof SUBTYPES)
        .filter((entry) => !entry.startsWith("-"))
        .map(
          // 'Zystischer Fibrose', 'Multipler Sklerose'
          (entry) =>
            [
              language === "de" ? entry.replace(/^(\p{L}+e) (?=\p{Lu})/u, "$1* ") : entry,
              subtype,
            ] as const,
        ),
    );
    const all = formMatcher(phrases);
    matcher = (text) => {
      const listed = all(text).filter((match) => isSaid(text, match, language));
      return [...listed, ...compoundsIn(text, language, listed)];
    };
    matchers.set(language, matcher);
  }
  return matcher;
}

/** How far an illness or a disability has gone: 'Gold III', 'grad 3', 'GdB 80', 'stade IV', 'typ 1'. */
const STAGE =
  /^,? ?(?:GOLD|Gold|[Gg]ra(?:d|ad|u|do)|[Ss]tadi(?:um|o|en|ul|j|u)|[Ss]tade|[Ee]st[aá]dio|[Ss]topni(?:a|e)?|[Ss]tup(?:anj|nja|eň|ňa)|[Aa]ste(?:en)?|[Kk]lass[ei]?|[Kk]las(?:a|y)|[Tt]yp[eu]?|[Tt]ipo?|[Tt]yypin|NYHA|[Ss]t\.) ?(?:[IVX]{1,4}|\d{1,2}[a-c]?)(?![\p{L}\p{N}])/u;
/** A degree of disability in figures. */
const DEGREE = /^(?: von)? \d{2,3}(?! ?\p{L}|\d)/u;
/** The number of a degree of care. */
const CARE = /^ ?\d(?![\p{L}\p{N}])/u;
function stageBehind(text: string, end: number): number {
  const written = text.slice(Math.max(0, end - 12), end);
  const form = /(?:GdB|MdE)$/u.test(written)
    ? DEGREE
    : /(?:Pflegegrad|Pflegestufe|PG|GIR|ZZP|VV)$/u.test(written)
      ? CARE
      : STAGE;
  return form.exec(text.slice(end, end + 24))?.[0].length ?? 0;
}

/** An illness by whom it is called after: 'M. Parkinson', 'Mb. Crohn', 'ch. Parkinsona'. */
const EPONYM =
  /(?<![\p{L}\p{M}.])(?:Morbus|[Mm]\.|Mo\.|[Mm]b\.?|[Cc]h\.|[Mm]al\. de|[Ss]y\.) ?(?:Addison|Alzheimer|Baastrup|Basedow|Be[ck]hterew|Bechter[eo]v|Behçet|Boeck|Bowen|Crohn|Cushing|Dupuytren|Fabry|Forestier|Gaucher|Gravi?es?|Haglund|Hashimoto|Hirschsprung|Hodgkin|Huntington|Kawasaki|Kienböck|Ledderhose|Legg|Lyme|M[eé]ni[eè]re|Meulengracht|Osgood|Osler|Paget|Parkinson|Perthes|Pick|Pompe|Raynaud|Scheuermann|Schlatter|Sjögren|Sudeck|Waldenström|Werlhof|Whipple|Wilson)(?:[’']?s|a|u|ova|ovej)?(?!\p{L})/gu;

/**
 * Occupations, degrees, illnesses, procedures, benefits, nationalities, religions, marital status and kinship in languages
 * other than English, by the lists of languages/: 'Orgelbauerin', 'depresión grave', 'nauczycielką', 'siostra'.
 */
export const localAttribute: Detector = {
  name: "local-attribute",
  finds: Object.values(SUBTYPES).map((subtype) => `${typeOf(subtype)}/${subtype}` as const),
  detect: (input) =>
    findLocally(input, (text, language) => [
      ...Array.from(
        matchesOf(EPONYM, text),
        ({ 0: match, index }): Found => ({
          start: index,
          end: index + match.length,
          type: "DEM",
          subtype: "illness",
          // above that of an initial and a surname
          score: 0.9,
          evidence: { rule: "illness called after somebody" },
        }),
      ),
      ...matcherOf(language)(text).map((match): Found => {
        const { value } = match;
        const { start, end } =
          value === "occupation" || value === "illness"
            ? withinExtent(text, match, language, value === "occupation")
            : match;
        return {
          start,
          end: value === "illness" || value === "benefit" ? end + stageBehind(text, end) : end,
          type: typeOf(value),
          subtype: value,
          score: 0.6,
          evidence: { rule: `${value}, ${language}` },
        };
      }),
    ]),
};

/** Whether a word is a trade, an illness, a nationality or the like by the lists of `language`. */
export const isListedAttribute = (word: string, language: string): boolean =>
  isListed(language) &&
  matcherOf(language)(word).some(({ start, end }) => start === 0 && end === word.length);

/** What trades end in where words are joined, by language: the plural, the article, the case. */
const ENDINGS: Readonly<Partial<Record<string, string>>> = {
  de: "s|n|in|innen|er|e",
  nl: "s|en|n|e|ster",
  da: "en|n|ne|s|ens|e|er|erne|inde",
  nb: "en|n|a|ne|ane|s|ens|e|er|ar|inne",
  sv: "en|n|na|s|ns|e|er|erna|skan|a|an|orna",
  fi: "\\p{L}{1,6}",
};
const SHORTEST_END = 6;

/** Ends of compounds that the list gives as such; longer trades are some by themselves. */
const compoundOf = memoize((key: string): RegExp | undefined => {
  const [language, list] = key.split(" ") as [ListedLanguage, "occupations" | "illnesses"];
  const endings = ENDINGS[language];
  if (endings === undefined) return undefined;
  const ends = listOfLanguage(language, list).flatMap((entry) => {
    if (entry.startsWith("-")) return [entry.slice(1)];
    const stem = entry.replace("*", "").toLowerCase();
    const isEnd = list === "occupations" && stem.length >= SHORTEST_END && /^\p{L}+$/u.test(stem);
    return isEnd ? [stem] : [];
  });
  return ends.length === 0
    ? undefined
    : new RegExp(`(?<=\\p{L}{3}-?)(?:${ends.join("|")})(?:${endings})?$`, "u");
});

/** Whether a word in lower case is a compound of a listed trade: 'Hilfsarbeiterin', 'kommunelege', 'metsäkoneenkuljettaja'. */
export const isCompoundTrade = (lower: string, language: string): boolean =>
  compoundOf(`${language} occupations`)?.test(lower) ?? false;

const SHORTEST_COMPOUND = 9;

/** Compounds of trades and illnesses outside the finds of the lists. */
function compoundsIn(
  text: string,
  language: string,
  listed: readonly FormMatch<Subtype>[],
): FormMatch<Subtype>[] {
  if (ENDINGS[language] === undefined) return [];
  const { starts, ends, lower } = splitWords(text);
  const found: FormMatch<Subtype>[] = [];
  for (const [i, word] of lower.entries()) {
    const start = starts[i]!;
    if (word.length < SHORTEST_COMPOUND) continue;
    const isTrade = isCompoundTrade(word, language);
    if (!isTrade && !compoundOf(`${language} illnesses`)?.test(word)) continue;
    if (!listed.some((one) => one.start <= start && start < one.end))
      found.push({ start, end: ends[i]!, value: isTrade ? "occupation" : "illness" });
  }
  return found;
}

/** The languages it has lists for. */
export const ATTRIBUTE_LANGUAGES = LISTED_LANGUAGES;
