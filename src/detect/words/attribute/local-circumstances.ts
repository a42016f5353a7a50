import { alternativesIn, valuesOf } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import { timesOf } from "../../../language/times.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

const SUBTYPES = {
  family: "family",
  relatives: "family",
  nationality: "nationality",
  religion: "religion",
  pregnancy: "pregnancy",
  record: "circumstances",
} as const;
type Subject = keyof typeof SUBTYPES;

/** Of the numbers in words those below do not count: 'ein Kind', 'quelques enfants'. */
const NO_COUNT =
  /^(?:ein\P{L}?.*|mehrere.*|einige.*|wenige.*|paar|plusieurs|quelques|varios|varias|unos|unas|algunos|algunas|alcun[ie]|divers[ie]|qualche|enkele|enige|een paar|meerdere|anderhalf|anderhalve|v[áa]ri[oa]s|algum?a?s|kilka|kilku|parę|półtora|półtorej|flere|nogle|enkelte|et par|fleire|noen|nokre|flera|några|ett par|muutam.*|useita|useiden|pari|parin|câțiva|câteva|mai mulți|mai multe|nekoliko|par|niekoľko|pár)$/u;

const formsOf = memoize((language: string): readonly (readonly [Subject, RegExp])[] => {
  // '@' is an adjective in one word, '#' a number in figures or words
  const own = (subject: Subject): string =>
    alternativesIn(valuesOf(`${language}/circumstances`, subject));
  const number = `(?:\\d{1,2}|${timesOf(language as ListedLanguage).numbers})`;
  return (Object.keys(SUBTYPES) as Subject[]).map((subject) => [
    subject,
    new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}-])(?:${own(subject).replaceAll("#", number).replaceAll("@", "\\p{L}{3,20}")})(?![\\p{L}\\p{M}\\p{N}])`,
      "giu",
    ),
  ]);
});

/**
 * What texts in the other languages say of a life in more than one word: how many children, former and late relatives, a
 * nationality or a faith with its noun, a pregnancy, a record, work that was lost: 'deux enfants mineurs', 'filippinsk
 * statsborger', 'perso il lavoro'.
 */
export const localCircumstances: Detector = {
  name: "local-circumstances",
  finds: [...new Set(Object.values(SUBTYPES))].map((subtype) => `DEM/${subtype}` as const),
  detect: (input) =>
    findLocally(input, (text, language) =>
      formsOf(language).flatMap(([subject, form]) =>
        [...matchesOf(form, text)].flatMap(({ 0: match, index }): Found[] =>
          subject === "family" && NO_COUNT.test(match.slice(0, match.search(/ /u)).toLowerCase())
            ? []
            : [
                {
                  start: index,
                  end: index + match.length,
                  type: "DEM",
                  subtype: SUBTYPES[subject],
                  score: 0.65,
                  evidence: { rule: `${subject}, ${language}` },
                },
              ],
        ),
      ),
    ),
};
