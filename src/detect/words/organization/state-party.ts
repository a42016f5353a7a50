import { COUNTRIES } from "../../../language/countries.js";
import type { Detector, Found } from "../../kit/detector.js";
import { phraseMatcher, phrasesOf, type Words, wordsOf } from "../../kit/phrases.js";

const FORMS = ["", "Republic of ", "Kingdom of ", "Federal Republic of ", "Principality of "];
const GOVERNMENT = "Government of ";

const matchStates = phraseMatcher(
  COUNTRIES.flatMap(({ names }) => [
    ...phrasesOf(
      names.flatMap((name) => FORMS.map((form) => form + name)),
      "state",
      { caseSensitive: true },
    ),
    ...phrasesOf(
      names.map((name) => GOVERNMENT + name),
      "government",
      { caseSensitive: true },
    ),
  ]).concat(
    phrasesOf(
      ["French Republic", "Hellenic Republic", "Italian Republic", "Portuguese Republic"],
      "state",
      { caseSensitive: true },
    ),
  ),
);

const CLAIM = /\b(?:application|complaint|claim|case|action|proceedings|suit|judgment)s?\b/;

/** States that act as parties: 'lodged against the Republic of Poland', 'the Government of Cyprus'. */
export const stateParty: Detector = {
  name: "state-party",
  finds: ["ORG/state"],
  presidioEntity: "ORGANIZATION",
  detect(input) {
    const words = wordsOf(input);
    return matchStates(words).flatMap(({ start, end, firstWord, value }): Found[] =>
      value === "government" || isOpponent(words, firstWord)
        ? [{ start, end, type: "ORG", subtype: "state", score: 0.9, evidence: { rule: "party" } }]
        : [],
    );
  },
};

/** 'an application (no. 12) against the Republic of Poland' and the like. */
function isOpponent({ text, starts, lower }: Words, index: number): boolean {
  const before = lower[index - 1] === "the" ? index - 2 : index - 1;
  if (lower[before] !== "against") return false;
  return CLAIM.test(text.slice(Math.max(0, starts[before]! - 60), starts[before]));
}
