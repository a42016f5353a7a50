import { codeDetector } from "../detector.js";

const DIGITS =
  "(?:(?:double|treble|triple) )?(?:zero|nought|oh|one|two|three|four|five|six|seven|eight|nine)";

/** The last digits of a card or account whose others are hidden: `ending in 4567`, `**** 4567`, in a call `ending double seven one nine`. */
export const lastDigits = codeDetector("last-digits", {
  forms: {
    "ending in": [
      /\b(?:card|account|acct|visa|mastercard|amex|number|no\.|iban)(?: number)?,? (?:that )?(?:ending|ends|ended)(?: in| with| on)?:? {1,2}(?<value>\d{3,5})(?![\w-]|[.,]\d)/dgi,
      0.6,
    ],
    ends: [
      /(?<=[,;(] |^)(?:ends|ending)(?: in| with)? (?<value>(?!(?:19|20)\d\d(?!\d))\d{3,4})(?=[.,;)]|\s*$)/dgimu,
      0.5,
    ],
    spoken: [
      new RegExp(
        `\\b(?:ending|ends|ended|last (?:three|four|few) (?:digits|numbers))(?: in| with| on| are| is)?:? (?<value>${DIGITS}(?:(?:,? |-)${DIGITS}){1,5})(?!\\p{L})`,
        "dgiu",
      ),
      0.6,
    ],
    "after signs that hide": [/(?:[*•xX]{4}[ -]?){1,4}(?<value>\d{3,5})(?![\w-]|[.,]\d)/dg, 0.6],
  },
  finds: [
    "your account ending in [4567].",
    "Visa card ending with [0123], **** **** **** [4567]",
    "Refund to the card ending [1765] please",
    "QQ 12 34 56 C, ends [418].",
    "XXXX-XXXX-[4567]",
    "the card ending [double seven one nine] is blocked",
  ],
  misses: [
    "the year ending in 2004",
    "a war ending in 1945",
    "xx 4567",
    "the year, ending in 2004.",
    "the road ends 300 yards on",
    "account ending in 45",
    "the match ended two nil",
    "a story ending one day",
  ],
});
