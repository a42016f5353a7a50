import { patternDetector } from "../../kit/pattern.js";

/** German postal codes (Deutsche Post, five digits from 01001 to 99998), by the word for them or an address. */
export const dePostalCode = patternDetector({
  name: "de-postal-code",
  type: "LOC",
  subtype: "postal-code",
  presidioEntity: "DE_PLZ",
  patterns: [
    {
      name: "five digits",
      regex: /(?<![\w.,/-])(?:D-)?(?!00|0[1-9]000|99999)\d{5}(?![\w/-]|[.,]\d)/g,
      score: 0.05,
    },
  ],
  context: ["plz", "postleitzahl", "postleitzahlen", "anschrift", "wohnort", "wohnhaft"],
});
