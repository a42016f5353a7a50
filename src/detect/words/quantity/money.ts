import { CURRENCY_NAME, CURRENCY_SIGN } from "../../../language/quantity/currencies.js";
import { FIGURE, NUMBER_WORDS, SCALE } from "../../../language/quantity/numerals.js";
import { quantityDetector } from "./quantity-detector.js";

const AMOUNT = `${FIGURE}(?:${SCALE}|m\\b)?`;
const RANGE = "(?: to | ?[-–] ?)";
const LINK = `(?:${RANGE}| and | or )`;
// 'euros (EUR)', '(approximately EUR 1,200)', 'pounds sterling (“GBP”)'
// the group keeps the repeat from being compiled twice (docs/decisions/0001)
const NOTE = `(?:( )\\((?:[“"']?${CURRENCY_SIGN}[”"']?|(?:approximately|approx\\.|about|roughly|around) [^()\\n]{3,40}(?:\\([A-Z]{3}\\))?)\\)){0,2}`;

/** The pence of 'eighteen pounds forty'. */
const SMALL_CHANGE =
  "(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)";

/** Sums of money: 'EUR 1,200', '€1.2m', '10,000 Polish zlotys (PLN)', 'five hundred euros'. */
export const money = quantityDetector({
  name: "money",
  subtype: "money",
  patterns: [
    {
      name: "sign, amount",
      regex: new RegExp(
        `(?<![\\w$£€])(?!DM[12](?![\\d.,]*\\d))${CURRENCY_SIGN} ?${AMOUNT}(?!/\\d)(?:/[=-](?!\\w))?(?:${RANGE}(?:${CURRENCY_SIGN} ?)?${AMOUNT}|(?: and | or )${AMOUNT}(?! ?(?:[%$£€]|[A-Za-z]{2})))?${NOTE}`,
        "g",
      ),
      score: 0.9,
    },
    {
      name: "amount, sign",
      regex: new RegExp(
        `(?<![\\w.,/$£€-])${AMOUNT}(?:${LINK}${AMOUNT})? ?${CURRENCY_SIGN}(?![\\w])${NOTE}`,
        "g",
      ),
      score: 0.85,
    },
    {
      name: "amount, name",
      regex: new RegExp(
        `(?<![\\w.,/$£€-])${AMOUNT}(?:${LINK}${AMOUNT})?(?=[ -])[ -]${CURRENCY_NAME}\\b${NOTE}`,
        "gi",
      ),
      score: 0.9,
    },
    {
      name: "number in words, name",
      regex: new RegExp(
        `(?<![\\w.,/-])(?:several (?:hundred|thousand|million)|${NUMBER_WORDS})(?=[ -])[ -]${CURRENCY_NAME}\\b(?:(?<=pounds?|quid|euros?|dollars?)(?: and)? ${SMALL_CHANGE}(?: ?(?:p|pence|cents?))?(?![\\w-]))?${NOTE}`,
        "gi",
      ),
      score: 0.85,
    },
  ],
});
