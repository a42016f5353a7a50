/**
 * Names of people of other languages as the resolver of English compares them: a title becomes an English one of the same
 * sex, the second Spanish surname goes where the text calls its bearer by the first, and names in oblique cases become
 * the nominative that the text has too ('pana Sebastiana Kuca' beside 'pan Kuc').
 */

import type { Mention } from "../../document/document.js";
import { unveil } from "../../language/disguises.js";
import { listOfLanguage } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import { isListed } from "../../language/supported.js";

const FEMALE =
  /^(?:mme|mlle|madame|mademoiselle|sra|srta|señora|señorita|doña|dña|dra|sig\.?ra|sig\.?na|signora|signorina|dott\.?ssa|dottoressa|dr\.?ssa|prof\.?ssa|professoressa|avvocatessa|dr\.?ª|prof\.?ª|sr\.?ª|senhora|dona|doutora|professora|pani|panią|gospođ[aeiu]|gđ[aeiu]|doamn[ae]i?|dna|d-na|domnișoara|slečn[ayeu])$/u;
const MALE =
  /^(?:m|monsieur|sr|señor|don|d|sig|signore?|senhor|dom|pana?|panu|panem|gospodin[aue]?m?|g|domnul|domnului|dl|d-l|pán[au]?|pánovi)$/u;

/** The others have titles that `parsePerson` knows, and names without cases. */
const LANGUAGES: ReadonlySet<string> = new Set(["fr", "es", "it", "pt", "pl", "ro", "hr", "sk"]);

const titlesOf = memoize(
  (language: string): ReadonlySet<string> =>
    new Set(
      isListed(language)
        ? listOfLanguage(language, "titles")
            .flatMap((entry) => entry.toLowerCase().split(" "))
            .map((word) => word.replace(/\.$/u, ""))
        : [],
    ),
);

interface LocalName {
  title: string;
  words: string[];
}

function read(name: string, language: string): LocalName {
  const words = name.split(/\s+/u);
  let title = "";
  let from = 0;
  for (; from < words.length - 1; from++) {
    const word = words[from]!.toLowerCase().replace(/[.,]$/u, "");
    if (!titlesOf(language).has(word)) break;
    if (FEMALE.test(word)) title = "Mrs ";
    else if (title === "") title = MALE.test(word) ? "Mr " : "Dr ";
    else if (title === "Dr " && MALE.test(word)) title = "Mr ";
  }
  return { title, words: words.slice(from) };
}

/** The words of each mention of a person as the resolver compares them, by the mention. */
export function comparableNames(
  text: string,
  mentions: readonly Mention[],
): ReadonlyMap<Mention, string> {
  const names = new Map<Mention, LocalName>();
  const byLanguage = new Map<string, LocalName[]>();
  const genitives = withoutGenitives(text, mentions);
  for (const mention of mentions) {
    const { type, language, start, end } = mention;
    if (type !== "PERSON" || language === undefined || !LANGUAGES.has(language)) continue;
    const name = read(unveil(text.slice(start, end)).text, language);
    names.set(mention, name);
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), name]);
  }
  for (const [language, own] of byLanguage) {
    if (language === "es") withFirstSurname(own);
    else if (CASES[language]) withNominatives(own, CASES[language]);
  }
  for (const own of byLanguage.values()) withoutTitlesOfForenames(own);
  return new Map([
    ...genitives,
    ...[...names].map(([mention, { title, words }]): [Mention, string] => [
      mention,
      title + words.join(" "),
    ]),
  ]);
}

/** Languages that give a name in the genitive nothing but an s. */
const WITH_S: ReadonlySet<string> = new Set(["da", "nb", "sv", "de", "nl"]);

/** 'Tennas' and 'Peter Holms' as the text has them without their s: 'Tenna Munch-Petersen', 'Peter Holm'. */
function withoutGenitives(text: string, mentions: readonly Mention[]): Map<Mention, string> {
  const people = mentions.filter(
    ({ type, language }) => type === "PERSON" && language !== undefined && WITH_S.has(language),
  );
  const words = new Set(people.flatMap(({ start, end }) => text.slice(start, end).split(/\s+/u)));
  return new Map(
    people.flatMap((mention): [Mention, string][] => {
      const name = text.slice(mention.start, mention.end);
      const bare = /(?<last>\S{3,})s$/u.exec(name)?.groups?.["last"];
      return bare !== undefined && words.has(bare) ? [[mention, name.slice(0, -1)]] : [];
    }),
  );
}

/** 'signora Manuela' beside Manuela Pezzotta: the word is no surname. */
function withoutTitlesOfForenames(names: readonly LocalName[]): void {
  const full = names.filter(({ words }) => words.length > 1);
  const given = new Set(full.map(({ words }) => words[0]!));
  const surnames = new Set(full.map(({ words }) => words.at(-1)!));
  for (const name of names) {
    const [word] = name.words;
    if (name.words.length === 1 && given.has(word!) && !surnames.has(word!)) name.title = "";
  }
}

const FEWEST_WITH_TWO_SURNAMES = 3;

/** 'Guadalupe Briones Tovar' without her second surname, where 'señora Briones' occurs. */
function withFirstSurname(names: readonly LocalName[]): void {
  const called = new Set(
    names
      .filter(({ title, words }) => title !== "" && words.length === 1)
      .map(({ words }) => words[0]!),
  );
  for (const name of names) {
    const { words } = name;
    if (
      words.length >= FEWEST_WITH_TWO_SURNAMES &&
      called.has(words.at(-2)!) &&
      !called.has(words.at(-1)!)
    )
      name.words = words.slice(0, -1);
  }
}

/** Endings of the oblique cases by that of the nominative; `#`: none, behind a consonant. */
type Cases = readonly (readonly [nominative: string, oblique: RegExp])[];

const CASES: Readonly<Partial<Record<string, Cases>>> = {
  pl: [
    ["ski", /^sk(?:iego|iemu|im)$/u],
    ["cki", /^ck(?:iego|iemu|im)$/u],
    ["ska", /^sk(?:iej|ą)$/u],
    ["cka", /^ck(?:iej|ą)$/u],
    ["ny", /^n(?:ego|emu|ym)$/u],
    ["na", /^n(?:ej|y|ie|ę|ą|o)$/u],
    ["a", /^(?:y|i|ie|ę|ą|o)$/u],
    ["o", /^(?:i|y|ę|ą|a|owi|em)$/u],
    ["#", /^(?:a|u|owi|em|iem|ie|ze|iowi|ia)$/u],
  ],
  hr: [
    ["a", /^(?:e|i|u|o|om)$/u],
    ["o", /^(?:a|e|u|i|om)$/u],
    ["#", /^(?:a|u|om|em|e)$/u],
  ],
  sk: [
    ["ová", /^ov(?:ej|ú|ou)$/u],
    ["ský", /^sk(?:ého|ému|ým|om)$/u],
    ["ská", /^sk(?:ej|ú|ou)$/u],
    ["a", /^(?:y|e|u|o|ou|i)$/u],
    ["o", /^(?:a|ovi|u|om)$/u],
    ["#", /^(?:a|ovi|u|om|i)$/u],
  ],
};
const SHORTEST_STEM = 2;
const CONSONANT = /[^aeiouyąęóáéíúý]$/u;

/** Whether a word may be another in an oblique case; a vowel of the last syllable may be gone: 'Marek', 'Marka'. */
function isCaseOf(nominative: string, word: string, cases: Cases): boolean {
  if (nominative === word) return false;
  return cases.some(([ending, oblique]) => {
    const bare = ending === "#";
    if (bare ? !CONSONANT.test(nominative) : !nominative.endsWith(ending)) return false;
    const stem = bare ? nominative : nominative.slice(0, -ending.length);
    const stems = bare ? [stem, stem.replace(/i?[ea](?=[^aeiouy]$)/u, "")] : [stem];
    return stems.some(
      (one) =>
        one.length >= SHORTEST_STEM && word.startsWith(one) && oblique.test(word.slice(one.length)),
    );
  });
}

/**
 * Names in the nominative that the text has: surnames first, then given names beside the same surname. 'Dominika Nowak'
 * is no 'Dominik Nowak', whose surname would have its case too.
 */
function withNominatives(names: readonly LocalName[], cases: Cases): void {
  const isFull = ({ title, words }: LocalName) => words.length > 1 || title !== "";
  const full = names.filter(isFull);
  const surnames = new Set(full.map(({ words }) => words.at(-1)!));
  const bent = new Set<LocalName>();
  for (const name of names) {
    const last = name.words.at(-1)!;
    const nominative = [...surnames].find((one) => isCaseOf(one, last, cases));
    if (nominative === undefined) continue;
    name.words = [...name.words.slice(0, -1), nominative];
    bent.add(name);
  }
  for (const name of names) {
    const [given] = name.words;
    if (name.words.length === 1 && isFull(name)) continue;
    const nominative = names.find((other) => {
      const [first] = other.words;
      if (other === name || !isCaseOf(first!, given!, cases)) return false;
      const isMan = CONSONANT.test(first!);
      if (name.words.length === 1) return other.words.length > 1 || !isMan;
      const isSame = other.words.length === 1 || other.words.at(-1) === name.words.at(-1);
      return isSame && (!isMan || bent.has(name));
    })?.words[0];
    if (nominative !== undefined) name.words = [nominative, ...name.words.slice(1)];
  }
}
