import { alternativesIn, listOfLanguage, valuesOf } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import { alternatives } from "../../../language/quantity/alternatives.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

interface Phrases {
  /** 'einzige'. */
  readonly only: string;
  /** Words for people besides trades and relatives. */
  readonly people: string;
  /** Words that say among whom: 'der', 'im'. */
  readonly among: string;
  /** Words that end the phrase. */
  readonly ends: string;
}

/** How people say that somebody is the only one of a kind, from the file `only-one` of a language. */
function phrasesOf(language: string): Phrases {
  const any = (key: string): string => alternativesIn(valuesOf(`${language}/only-one`, key));
  return { only: any("only"), people: any("person"), among: any("among"), ends: any("end") };
}

const WORD = "[\\p{L}\\p{N}'’-]{1,40}";

/** The entries of a list, stems with any ending. */
const anyOf = (entries: readonly string[]): string =>
  alternatives(entries.filter((entry) => entry.length > 2)).replaceAll("\\*", "\\p{L}{0,8}");

const formOf = memoize((language: string): RegExp => {
  const { only, people, among, ends } = phrasesOf(language);
  const trades = listOfLanguage(language as ListedLanguage, "occupations");
  const who = `(?:${people}|${anyOf(trades)})(?!\\p{L})`;
  const rest = `(?: (?!(?:${ends})(?!\\p{L}))${WORD}){0,5}`;
  const within = `(?: (?:${among})(?: |(?<=['’]))(?!(?:${ends})(?!\\p{L}))${WORD}${rest})?`;
  // Finnish says of what before: 'kylän ainoa eläinlääkäri'
  const before = language === "fi" ? "(?:\\p{L}{2,30}n )?" : "";
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${before}(?:${only}) (?:\\p{Ll}{2,30} ){0,2}?${who}(?: (?:${people})(?!\\p{L}))?${within}`,
    "giu",
  );
});
const MAY_HOLD = memoize(
  (language: string): RegExp => new RegExp(`(?<!\\p{L})(?:${phrasesOf(language).only}) `, "iu"),
);

/**
 * What is true of one person alone, in other languages than English: 'die einzige Organistin der Gemeinde', 'la seule
 * femme cadre de l'agence', 'kylän ainoa eläinlääkäri'; of people by trade, origin or faith, not of things.
 */
export const localUniqueness: Detector = {
  name: "local-uniqueness",
  finds: ["MISC/uniqueness"],
  detect: (input) =>
    findLocally(input, (text, language) =>
      MAY_HOLD(language).test(text)
        ? Array.from(matchesOf(formOf(language), text), ({ 0: match, index }) => ({
            start: index,
            end: index + match.trimEnd().length,
            type: "MISC",
            subtype: "uniqueness",
            score: 0.75,
            evidence: { rule: `the only one, ${language}` },
          }))
        : [],
    ),
};
