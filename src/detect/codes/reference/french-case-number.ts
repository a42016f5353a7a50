import { codeDetector } from "../detector.js";

/**
 * Numbers of French appeals and case lists: Court of Cassation (`12-34.567`), courts of appeal and
 * tribunals (`RG n° 12/01234`), Council of State (six digits after 'n°').
 */
export const frenchCaseNumber = codeDetector("french-case-number", {
  subtype: "case-number",
  forms: {
    "Court of Cassation": [/(?<![\w.,-])\d\d-\d\d[. ]\d{3}(?![\w-]|[.,]\d)/g, 0.45],
    "general case list": [
      /\bR\.?G\.? ?(?:n[°o]\.? ?|:? ?)(?<value>\d\d\/\d{4,5})(?![\w/])/dgi,
      0.85,
    ],
    "appeal or request": [
      /\b(?:pourvoi|requête|recours|affaire|dossier) n[°o]\.? ?(?<value>\d[\d./ -]{1,12}\d)(?![\w/])/dgiu,
      0.7,
    ],
  },
  context: "cass, cassation, pourvoi, arrêt, cour, n°, no.",
  finds: [
    "Court of Cassation, no. [12-94.567].",
    "RG n° [12/01934] and RG: [09/1934]",
    "requête n° [129456]",
    "le pourvoi n° [98-12.943]",
  ],
  misses: ["pages 12-34", "12-34.5678", "between 12 and 34.567", "RG 12", "the dossier of 1998"],
});
