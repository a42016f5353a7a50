import { isGermanNoun } from "../../language/de/nouns.js";
import { isFunctionWordsOf } from "../../language/function-words-of.js";
import { listOfLanguage } from "../../language/lists.js";
import { isPlainNoun } from "../../language/plain-listed.js";
import { escaped } from "../../language/quantity/alternatives.js";
import type { ListedLanguage } from "../../language/supported.js";
import type { Detector, Found } from "../kit/detector.js";
import { findLocally } from "../kit/local.js";
import { matchesOf } from "../search/matches.js";
import { isCompoundTrade, isListedAttribute } from "../words/attribute/local-attribute.js";
import { isOffice } from "./local-bounds.js";
import { nameFound, readName } from "./name.js";

const regexes = new Map<ListedLanguage, RegExp>();

/** One title or several, then a blank: 'Frau Prof. Dr. '. */
function titlesOf(language: ListedLanguage): RegExp {
  let regex = regexes.get(language);
  if (!regex) {
    const titles = listOfLanguage(language, "titles")
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join("|");
    regexes.set(
      language,
      (regex = new RegExp(
        `(?<![\\p{L}\\p{N}./])(?:(?:${titles}) ){1,4}(?=\\p{Lu}|v[ao]n |de )`,
        "gu",
      )),
    );
  }
  return regex;
}

const TRADE = /(?<!\p{L})(?<trade>\p{Lu}\p{Ll}{6,}) (?=\p{Lu}\p{Ll})/gu;
const SURNAME = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?/u;
const LONGEST_NAME = 60;
/** 'Innere', 'Deutsches': no surname behind a trade. */
const ADJECTIVE = /(?:liche|ische|eine|ere|tsche)[nrs]?$/u;

/** 'Justizobersekretärin Klages', 'Klassenlehrer Buchholz': a name behind a trade that no noun is. */
function behindTrades(text: string): Found[] {
  return [...matchesOf(TRADE, text)].flatMap(({ 0: lead, index }) => {
    const trade = lead.trimEnd().toLowerCase();
    if (!isCompoundTrade(trade, "de") && !isListedAttribute(lead.trimEnd(), "de")) return [];
    const start = index + lead.length;
    const name = SURNAME.exec(text.slice(start, start + LONGEST_NAME))?.[0] ?? "";
    const isName = name.split(/[\s-]/u).every((word) => {
      const lower = word.toLowerCase();
      return (
        !isGermanNoun(lower) &&
        !ADJECTIVE.test(lower) &&
        !isFunctionWordsOf(lower, "de") &&
        !isListedAttribute(word, "de") &&
        !DEGREE.test(word) &&
        !listOfLanguage("de", "titles").includes(word)
      );
    });
    return isName ? [nameFound(start, start + name.length, 0.6, "behind a trade, de")] : [];
  });
}

/** A degree before a line that begins with the name. */
const DEGREE = /^(?:Dr|Prof|Dipl|Mag|Ing|PD|Doz)\.?$/u;

/**
 * Names after a title of a language other than English: 'Frau Annegret Müller-Schäfer', 'don Joaquín Pardo',
 * 'mec. Nowak'. The title belongs to the mention, as it does with English ones.
 */
export const localTitledName: Detector = {
  name: "local-titled-name",
  finds: ["PERSON/name"],
  presidioEntity: "PERSON",
  detect: (input) =>
    findLocally(input, (text, language) => {
      const found: Found[] = [];
      for (const { 0: titles, index } of matchesOf(titlesOf(language), text)) {
        const name = readName(text, index + titles.length);
        if (!name) continue;
        const word = text.slice(name.start, name.end);
        // 'Ilmos. Sres. Magistrados'
        if (!isOffice(word) && !DEGREE.test(word) && !isPlainNoun(word.toLowerCase(), language))
          found.push(nameFound(index, name.end, 0.85, `title, ${language}`));
      }
      return language === "de" ? [...found, ...behindTrades(text)] : found;
    }),
};
