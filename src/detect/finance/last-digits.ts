import { patternDetector } from "../kit/pattern.js";

/** The last digits of a card or account whose others are hidden: `ending in 4567`, `**** 4567`. */
export const lastDigits = patternDetector({
  name: "last-digits",
  type: "CODE",
  subtype: "last-digits",
  anchor: "digit",
  patterns: [
    {
      name: "ending in",
      regex:
        /\b(?:card|account|acct|visa|mastercard|amex|number|no\.|iban)(?: number)?,? (?:that )?(?:ending|ends|ended)(?: in| with| on)?:? {1,2}(?<value>\d{3,5})(?![\w-]|[.,]\d)/dgi,
      score: 0.6,
    },
    {
      name: "ends",
      regex:
        /(?<=[,;(] |^)(?:ends|ending)(?: in| with)? (?<value>(?!(?:19|20)\d\d(?!\d))\d{3,4})(?=[.,;)]|\s*$)/dgimu,
      score: 0.5,
    },
    {
      name: "after signs that hide",
      regex: /(?:[*•xX]{4}[ -]?){1,4}(?<value>\d{3,5})(?![\w-]|[.,]\d)/dg,
      score: 0.6,
    },
  ],
});
