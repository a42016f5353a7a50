import { codeDetector } from "../detector.js";

/** Registers in letters: 'W.P.(C)', 'Crl.A.', 'SLP (Civil)', 'CWP'; not those of laws and instruments. */
const LETTERS = String.raw`(?!(?:S\.?I|G\.?O|S\.?R\.?O|E\.?C|E\.?E\.?C|E\.?U|U\.?N|I\.?S\.?O|P\.?O|A\.?C\.?T)\b)(?:(?:[A-Z][A-Za-z]{0,5}\.){1,4}|[A-Z]{2,5})(?: ?\([A-Z][A-Za-z.]{0,8}\)){0,2}`;
/** Registers by their names. */
const WORDS =
  "(?:(?:Criminal|Civil|Writ|Special Leave|Transfer|Review|Contempt|Arbitration|Company|Original|Regular|First|Second|Letters Patent|Miscellaneous|Misc\\.?|Election|Bail|Execution|Session|Sessions|Summary) ){1,2}(?:Appeals?|Petitions?|Suits?|Applications?|Cases?|Revisions?|References?)(?: ?\\([A-Z][A-Za-z.]{0,8}\\))?";

/**
 * Case numbers that name their register, as courts of India, Pakistan, Bangladesh and Africa write them:
 * `W.P.(C) No.616 of 2020`, `Criminal Appeal Nos. 1123-1124 of 2015`, `O.A. No. 234/2016`. The register's
 * letters belong to the number: without them several cases of a court have the same one.
 */
export const numberedCase = codeDetector("numbered-case", {
  subtype: "case-number",
  forms: {
    "register, number, year": [
      new RegExp(
        String.raw`(?<![\p{L}\p{N}.])(?:${LETTERS}|${WORDS}) ?Nos?\.? ?\d{1,7}(?:(?:-|, | & | and )\d{1,7}){0,4}(?: of |\/)(?:(?:19|20)\d\d)(?![\w/]|[.,]\d)`,
        "gu",
      ),
      0.9,
    ],
    "register, number and year without 'No.'": [
      /(?<![\p{L}\p{N}.])(?:(?:[A-Z][A-Za-z]{0,3}\. ?){2,4}|(?:SLP|CWP|CRP|MCRC|LPA|WP|CRM|CRR) ?)(?:\([A-Z][A-Za-z.]{0,8}\) ?){0,2}\d{1,7}\/(?:19|20)\d\d(?![\w/]|[.,]\d)/gu,
      0.9,
    ],
    "number and year": [
      /\b(?:(?:petition|suit|appeal|application|reference|revision) nos?\.? ?(?=[A-Z])|(?:cause|claim|matter) nos?\.? ?)(?<value>[A-Z]?\d{1,7} of (?:19|20)\d\d)(?![\w/]|[.,]\d)/dgiu,
      0.9,
    ],
    "register and number": [
      /(?<![\p{L}\p{N}.])(?:[A-Z][A-Za-z]{0,4}\.){2,4}(?: ?\([A-Z][A-Za-z.]{0,8}\))? ?No\.? ?\d{1,7}(?= in )/gu,
      0.85,
    ],
  },
  finds: [
    "CAUSE NO. [E047 OF 2022]",
    "[W.P.(C) No.616 of 2020] was dismissed.",
    "[Crl.A. No. 1234/2019] and [SLP (Civil) No. 4021 of 2018] were heard together.",
    "In [O.A. No. 234 of 2016] the tribunal held so.",
    "[C.A. Nos. 4532-4533 of 2012]",
    "[I.A. No. 3] in [C.S. No. 55 of 2011]",
    "By [Criminal Appeal No. 1123 of 2015] he",
    "the [Writ Petition (Civil) No. 12 of 1999] of the union",
    "[Civil Misc. Application No. 7 of 2003]",
    "[CWP No. 8871 of 2014]",
    "[SLP (Crl.) 4471/2020] was dismissed; [R.P.(C) 88/2020], [CRL.M.C. 1290/2022], [Arb. P. 55/2023]",
  ],
  misses: [
    "Law no. 2844 of 1990",
    "Act No. 5 of 1998",
    "S.I. No. 123 of 2004",
    "G.O. No. 15 of 1996",
    "Regulation (EC) No 44/2001",
    "the EU No. 3 of 2004",
    "No. 616 of 2020",
    "A.B. said no. 7 of 12 was missing",
  ],
});
