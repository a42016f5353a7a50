import { patternDetector } from "../../kit/pattern.js";

/** Post-office boxes, in the words of several countries, and military mail (PSC, unit and box). */
export const postOfficeBox = patternDetector({
  name: "post-office-box",
  type: "LOC",
  subtype: "address",
  anchor: "digit",
  patterns: [
    {
      name: "word and number",
      regex:
        /\b(?:P\.? ?O\.? ?Box|Post Office Box|Postfach|Postbus|Postboks|Boîte postale|Apartado(?: de correos)?|Casella postale|(?:PSC|Unit|CMR) \d{1,5},? Box) {0,2}\d{1,7}(?: \d{2}){0,2}(?![\p{L}\p{N}]|[.,]\d)/giu,
      score: 0.6,
    },
  ],
});
