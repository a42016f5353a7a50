import { beginsNumberInWords, FIGURE, NUMBER_WORDS } from "../../../language/quantity/numerals.js";
import { UNIT_SYMBOL, UNIT_WORD } from "../../../language/quantity/units.js";
import { quantityAtWords, quantityDetector } from "./quantity-detector.js";

const LINK = "(?: to | and | or |- to | ?[-–] ?| ?[x×] ?| by )";
const START =
  "(?<![\\w.,/⁄€£$]|(?:[Ss]ection|[Aa]rticle|[Rr]ule|[Pp]aragraph|[Pp]oint|§) )(?:[-–](?=[0-9.,]{1,6} ?[°º]))?(?!0[0-9])";
const EACH = `(?:${UNIT_SYMBOL})?`;

/** Measures in figures: weights, lengths, areas, doses, temperatures and other readings with their unit. */
export const measure = quantityDetector({
  name: "measure",
  subtype: "measure",
  patterns: [
    {
      name: "figure, symbol",
      regex: new RegExp(`${START}${FIGURE}(?:${EACH}${LINK}${FIGURE}){0,2} ?${UNIT_SYMBOL}`, "g"),
      score: 0.6,
    },
    {
      name: "figure, word",
      regex: new RegExp(`${START}${FIGURE}(?:${LINK}${FIGURE}){0,2}(?=[ -])[ -]${UNIT_WORD}`, "gi"),
      score: 0.65,
    },
    {
      name: "feet and inches",
      regex:
        /(?<![\w.,/])[1-9] ?(?:ft|foot|feet|['’]) ?[0-9]{1,2}(?: ?(?:in|inches)\b|["”]|(?![\w]))/g,
      score: 0.5,
    },
  ],
});

/** The same with the number in words: 'thirty kilometres', 'half an inch'. */
export const measureInWords = quantityAtWords({
  name: "measure-in-words",
  subtype: "measure",
  begins: beginsNumberInWords,
  patterns: [
    {
      name: "number in words, unit",
      regex: new RegExp(
        `(?<![\\w.,/⁄-])${NUMBER_WORDS}(?:(?: to | or | by )${NUMBER_WORDS})?(?=[ -])[ -](?!units?\\b|atmospheres?\\b|bars?\\b|degrees?\\b|stones?\\b|feet from)${UNIT_WORD}`,
        "iy",
      ),
      score: 0.6,
    },
  ],
});
