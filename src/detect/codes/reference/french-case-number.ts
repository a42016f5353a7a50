import { patternDetector } from "../../kit/pattern.js";

/**
 * Numbers of French appeals and case lists: Court of Cassation (`12-34.567`), courts of appeal and
 * tribunals (`RG n° 12/01234`), Council of State (six digits after 'n°').
 */
export const frenchCaseNumber = patternDetector({
  name: "french-case-number",
  type: "CODE",
  subtype: "case-number",
  anchor: "digit",
  patterns: [
    {
      name: "Court of Cassation",
      regex: /(?<![\w.,-])\d\d-\d\d[. ]\d{3}(?![\w-]|[.,]\d)/g,
      score: 0.45,
    },
    {
      name: "general case list",
      regex: /\bR\.?G\.? ?(?:n[°o]\.? ?|:? ?)(?<value>\d\d\/\d{4,5})(?![\w/])/dgi,
      score: 0.85,
    },
    {
      name: "appeal or request",
      regex:
        /\b(?:pourvoi|requête|recours|affaire|dossier) n[°o]\.? ?(?<value>\d[\d./ -]{1,12}\d)(?![\w/])/dgiu,
      score: 0.7,
    },
  ],
  context: ["cass", "cassation", "pourvoi", "arrêt", "cour", "n°", "no."],
  finds: [
    "Court of Cassation, no. [12-94.567].",
    "RG n° [12/01934] and RG: [09/1934]",
    "requête n° [129456]",
    "le pourvoi n° [98-12.943]",
  ],
  misses: ["pages 12-34", "12-34.5678", "between 12 and 34.567", "RG 12", "the dossier of 1998"],
});
