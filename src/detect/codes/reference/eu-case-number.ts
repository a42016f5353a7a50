import { codeDetector } from "../detector.js";

/**
 * Cases of the Court of Justice (`C-`), the General Court (`T-`) and the former Civil Service Tribunal
 * (`F-`) of the European Union, with the suffix of appeals and urgent procedures; before 1989 without a letter.
 */
export const euCaseNumber = codeDetector("eu-case-number", {
  subtype: "case-number",
  forms: {
    "letter, serial number, year": [
      /(?<![\w-])[CTF][-–]\d{1,4}\/\d\d(?: (?:PPU|RENV|INTP|DEP|REV|RX|AJ|SA|TO|OST|P(?:[- ][RI])?|R)(?!\w))?(?![\w/]|[.,]\d)/g,
      0.85,
    ],
    "before 1989": [/\bCases? (?<value>\d{1,3}\/[5-8]\d)(?![\w/]|[.,]\d)/dg, 0.6],
  },
  finds: [
    "Case [C-939/12] Smith.",
    "[T-19/19] and, on appeal, [C–492/05 P]",
    "[C-915/18 PPU]",
    "Case [9/74]",
  ],
  misses: ["the C-130 aircraft", "T-19", "AC-131/12", "vitamin C-12", "Case 12/04", "C-131/2012/5"],
});
