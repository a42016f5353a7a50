import { patternDetector } from "../../kit/pattern.js";

const STATES =
  "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|" +
  "OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|AA|AE|AP|GU|VI";

/** United States ZIP codes (USPS Publication 28): after a state's letters. */
export const usZipCode = patternDetector({
  name: "us-zip-code",
  type: "LOC",
  subtype: "postal-code",
  patterns: [
    {
      name: "after a state",
      regex: new RegExp(
        `\\b(?:${STATES})[, ] ?(?<value>\\d{5}(?:-\\d{4})?)(?![\\w-]|[.,]\\d)`,
        "dg",
      ),
      score: 0.6,
    },
  ],
});
