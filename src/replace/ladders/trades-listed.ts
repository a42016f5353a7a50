/**
 * The ladder of occupations in languages other than English: 'ein Dachdecker' becomes 'ein Handwerker', "l'infirmière"
 * becomes 'la soignante'. `languages/LANG/broader-occupations.txt` has the broad word and what it is true of, each for men and for
 * women, so article and adjectives before it keep their endings. What is not listed, or has another ending, gets the label.
 */

import { rowsOfList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import { isWrittenSo } from "../../language/places.js";
import type { ListedLanguage } from "../../language/supported.js";
import type { Candidate, Occasion } from "../replacer.js";

type Sex = "m" | "f";

interface Broad {
  /** For men, for women; the same twice where the language makes no difference. */
  readonly words: Readonly<Record<Sex, string | undefined>>;
  /** Absent: the word is the same for men and women, and the article says which. */
  readonly sex?: Sex;
}

/** Vaguer words for an occupation; empty where the label is better. */
export function tradesIn(
  language: ListedLanguage,
  {
    original,
    before,
    after,
    sentence,
  }: Pick<Occasion, "original" | "before" | "after" | "sentence">,
): readonly Candidate[] {
  if (/^[-\p{L}\p{N}]/u.test(after) || /[-\p{L}\p{N}]$/u.test(before)) return [];
  const starts = /^\p{Lu}/u.test(original) && language !== "de" && !/^\p{Lu}{2}/u.test(original);
  const name = starts ? original.charAt(0).toLowerCase() + original.slice(1) : original;
  const found = language === "de" ? german(name, before) : other(name, before, language);
  if (
    !found ||
    !isWrittenSo(language, `${before} ${after} ${sentence?.text ?? ""}`) ||
    isTrade(before, language)
  )
    return [];
  const { text, takes } = found;
  const written = starts && takes === "" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return [{ text: written, takes, level: 1, source: "rule", truth: "true", ground: "list" }];
}

/** 'medico radiologo', of which each may be a mention: said once. */
const isTrade = (before: string, language: ListedLanguage): boolean => {
  const word = /(?<!\p{L})(\p{L}+) $/u.exec(before)?.[1];
  return (
    word !== undefined && tradesOf(language).has(language === "de" ? word : word.toLowerCase())
  );
};

const tradesOf = memoize((language: string): ReadonlyMap<string, Broad> => {
  const trades = new Map<string, Broad>();
  for (const [broad, narrow] of rowsOfList(`${language}/broader-occupations`)) {
    const words = pair(broad!);
    for (const trade of narrow!.split(",")) {
      const forms = trade.includes("/") ? pair(trade) : undefined;
      if (forms) {
        for (const sex of ["m", "f"] as const) {
          if (forms[sex] !== undefined) trades.set(forms[sex], { words, sex });
        }
      } else if (language === "de") {
        trades.set(trade, { words, sex: "m" });
        trades.set(`${trade}in`, { words, sex: "f" });
      } else trades.set(trade, { words });
    }
  }
  return trades;
});

function pair(words: string): Record<Sex, string | undefined> {
  const [m, f = m] = words.split("/").map((word) => (word === "-" ? undefined : word));
  return { m, f: words.endsWith("/-") ? undefined : f };
}

function other(
  name: string,
  before: string,
  language: ListedLanguage,
): { text: string; takes: string } | undefined {
  const trade = tradesOf(language).get(name);
  if (!trade) return undefined;
  const { words } = trade;
  const sex = trade.sex ?? (words.m === words.f ? "m" : sexBefore(before));
  const text = sex && words[sex];
  if (text === undefined) return undefined;
  if (language === "fr") return withArticle(text, before, trade.sex ?? sexBefore(before));
  if (language === "it") return italian(text, before, trade.sex ?? sexBefore(before));
  return { text, takes: "" };
}

/** The sex that an article or a possessive before the word says, with an adjective between at most. */
function sexBefore(before: string): Sex | undefined {
  const lead = /(?<!\p{L})(\p{L}+) (?:\p{Ll}+ )?$/u.exec(before)?.[1]?.toLowerCase();
  const near = /(?<!\p{L})(\p{L}+) $/u.exec(before)?.[1]?.toLowerCase();
  for (const word of [near, lead]) {
    if (word === undefined) continue;
    if (MASCULINE.test(word)) return "m";
    if (FEMININE.test(word)) return "f";
  }
  return undefined;
}

const MASCULINE =
  /^(?:un|uno|le|du|au|mon|ce|el|del|al|il|lo|dello|nel|o|um|do|ao|no|pelo|este|ese|esse|questo|meu|seu|mio|suo|nuestro|señor|sr|monsieur|signor|senhor)$/u;
const FEMININE =
  /^(?:une|la|ma|sa|cette|una|della|alla|dalla|nella|uma|à|da|na|pela|esta|esa|essa|questa|minha|sua|mia|nuestra|señora|sra|madame|mme|signora|senhora)$/u;

/** French articles and what goes before them: before a consonant of each sex, and before a vowel. */
const FRENCH: readonly (readonly [m: string, f: string, vowel: string])[] = [
  ["jusqu'au ", "jusqu'à la ", "jusqu'à l'"],
  ["du ", "de la ", "de l'"],
  ["au ", "à la ", "à l'"],
  ["le ", "la ", "l'"],
  ["ce ", "cette ", "cet "],
  ["mon ", "ma ", "mon "],
  ["ton ", "ta ", "ton "],
  ["son ", "sa ", "son "],
  ["de ", "de ", "d'"],
  ["que ", "que ", "qu'"],
];
const VOWEL = /^[aeiouyàâéèêëîïôœû]/iu;

const FRENCH_BEFORE =
  /(?:^|[^\p{L}'])((?:de |à |jusqu'à )?(?:l'|la |le )|(?:du|au|ce|cet|cette|mon|ma|ton|ta|son|sa|de|que) |(?:d|qu)')$/iu;

/** The words with the article before them as they need it; nothing where that is not known. */
function withArticle(text: string, before: string, sex: Sex | undefined) {
  const own = FRENCH_BEFORE.exec(before.replaceAll("’", "'"))?.[1];
  if (own === undefined) return /['’]$/u.test(before) ? undefined : { text, takes: "" };
  const lower = own.toLowerCase();
  const row = FRENCH.find((forms) => forms.includes(lower));
  if (!row) return undefined;
  const vowel = VOWEL.test(text);
  if (row[0] === row[1]) return put(vowel ? row[2] : row[0], text, own, before);
  // 'cette artisane', 'mon artisane'
  if (vowel && !(sex === "f" && row[0] === "ce ")) return put(row[2], text, own, before);
  if (sex === undefined) return undefined;
  return put(sex === "f" ? row[1] : row[0], text, own, before);
}

/** Every broad word of Italian begins with a vowel. */
function italian(text: string, before: string, sex: Sex | undefined) {
  const own =
    /(?:^|[^\p{L}'’])((?:un|uno|una|il|lo|la|(?:de|a|da|ne|su)(?:l|llo|lla)) |(?:un|l|(?:de|a|da|ne|su)ll)['’])$/iu.exec(
      before,
    )?.[1];
  if (own === undefined) return /['’]$/u.test(before) ? undefined : { text, takes: "" };
  const lower = own.toLowerCase().replace("’", "'");
  if (/^un/u.test(lower)) {
    const of = sex ?? (lower === "una " || lower === "un'" ? "f" : "m");
    return put(of === "f" ? "un'" : "un ", text, own, before);
  }
  const stem = /^(?:de|a|da|ne|su)(?=l)/u.exec(lower)?.[0];
  return put(stem === undefined ? "l'" : `${stem}ll'`, text, own, before);
}

function put(article: string, text: string, own: string, before: string) {
  const capital = /^\p{Lu}/u.test(own);
  const written = capital ? article.charAt(0).toUpperCase() + article.slice(1) : article;
  const takes = before.slice(before.length - own.length);
  return written === takes ? { text, takes: "" } : { text: written + text, takes };
}

/** Endings of a case or of the plural. */
const GERMAN_ENDINGS = ["", "s", "es", "n", "en", "nen"];
const GERMAN_WEAK = /^(?:Therapeut|Jurist|Gastronom)$/u;
const DETERMINER =
  /(?<!\p{L})((?:ein|kein|mein|dein|sein|ihr|unser)(?:e[nmsr])?|[Dd]er|[Dd]e[nms]|[Dd]iese[rnms]) (?:\p{Ll}+e[nrms]? )?$/iu;

function german(name: string, before: string): { text: string; takes: string } | undefined {
  const trades = tradesOf("de");
  for (const ending of GERMAN_ENDINGS) {
    if (!name.endsWith(ending)) continue;
    const base = name.slice(0, name.length - ending.length);
    const trade = trades.get(base) ?? compound(base, trades);
    const broad = trade?.words[trade.sex ?? "m"];
    if (broad === undefined) continue;
    const [head, ...rest] = broad.split(" ") as [string, ...string[]];
    const form =
      trade!.sex === "f" ? feminine(base, ending, head) : masculine(base, ending, head, before);
    return form === undefined ? undefined : { text: [form, ...rest].join(" "), takes: "" };
  }
  return undefined;
}

/** 'Bauschlosser', whose last part says what it is. */
function compound(name: string, trades: ReadonlyMap<string, Broad>): Broad | undefined {
  for (let at = 3; at <= name.length - 6; at++) {
    const last = name.charAt(at).toUpperCase() + name.slice(at + 1);
    const found = /^\p{Ll}/u.test(name.charAt(at)) ? trades.get(last) : undefined;
    if (found) return found;
  }
  return undefined;
}

function feminine(base: string, ending: string, head: string): string | undefined {
  if (ending === "") return head;
  const plural = base.endsWith("in") ? ending === "nen" : ending === "n" || ending === "en";
  return plural ? `${head}nen` : undefined;
}

function masculine(base: string, ending: string, head: string, before: string): string | undefined {
  const strong = !GERMAN_WEAK.test(head);
  // the plural is the same: 'die Dachdecker', 'den Dachdeckern'
  if (base.endsWith("er") && strong) return /^[sn]?$/u.test(ending) ? head + ending : undefined;
  const determiner = DETERMINER.exec(before)?.[1]?.toLowerCase();
  const oblique = strong ? head : `${head}en`;
  if (determiner === undefined) {
    const told = /(?:^|(?<!\p{L})(?:ist|war|wird|wurde|als|Beruf|bin|Herr) |[:(] ?|, )$/u.test(
      before,
    );
    return told && ending === "" && !base.endsWith("er") ? head : undefined;
  }
  if (/^(?:ein|kein|mein|dein|sein|ihr|unser)$/u.test(determiner))
    return ending === "" ? head : undefined;
  if (/es$/u.test(determiner) && ending !== "") return strong ? `${head}s` : oblique;
  if (/(?:em|^einen|^[mds]einen)$/u.test(determiner))
    return /^(?:|n|en)$/u.test(ending) ? oblique : undefined;
  if (determiner === "der" && ending === "" && !base.endsWith("er")) return head;
  // 'den Chirurgen' is one or several
  return determiner === "den" && ending === "" ? oblique : undefined;
}
