import type { Detector, Found } from "../kit/detector.js";
import { findBeyondEnglish } from "../kit/local.js";
import { matchesOf } from "../search/matches.js";

const LETTER = `[${"Cyrl Grek Arab Hebr Armn Geor Hani Hira Kana Hang Deva Thai"
  .split(" ")
  .map((script) => `\\p{sc=${script}}`)
  .join("")}]`;
/** A symbol has one letter: 'β-Blocker'. */
const WORD = `${LETTER}{2,40}`;
/** More words in a row are a sentence, which is examined as a text in an unsupported language. */
const MOST = 4;
const RUN = new RegExp(
  `(?<!${LETTER}|${LETTER} )${WORD}(?:[ -]${WORD}){0,${MOST - 1}}(?! ?${LETTER})`,
  "gu",
);

/**
 * Names in another script inside a sentence in a supported language other than English: 'im Dossier von Γιώργος Παπαδόπουλος',
 * 'putovali smo u Нишу'. Whether it is a person or a place, nobody writes an ordinary word so.
 */
export const otherScript: Detector = {
  name: "other-script",
  finds: ["PERSON/name"],
  presidioEntity: "PERSON",
  patterns: [{ name: "up to four words in another script", regex: RUN, score: 0.6 }],
  detect: (input) =>
    findBeyondEnglish(input, (text) =>
      Array.from(
        matchesOf(RUN, text),
        ({ 0: match, index }): Found => ({
          start: index,
          end: index + match.length,
          type: "PERSON",
          subtype: "name",
          score: 0.6,
          evidence: { rule: "another script" },
        }),
      ),
    ),
};
