import { patternDetector } from "../../kit/pattern.js";

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
export const numberedCase = patternDetector({
  name: "numbered-case",
  type: "CODE",
  subtype: "case-number",
  anchor: "digit",
  patterns: [
    {
      name: "register, number, year",
      regex: new RegExp(
        String.raw`(?<![\p{L}\p{N}.])(?:${LETTERS}|${WORDS}) ?Nos?\.? ?\d{1,7}(?:(?:-|, | & | and )\d{1,7}){0,4}(?: of |\/)(?:(?:19|20)\d\d)(?![\w/]|[.,]\d)`,
        "gu",
      ),
      score: 0.9,
    },
    {
      name: "register, number and year without 'No.'",
      regex:
        /(?<![\p{L}\p{N}.])(?:(?:[A-Z][A-Za-z]{0,3}\. ?){2,4}|(?:SLP|CWP|CRP|MCRC|LPA|WP|CRM|CRR) ?)(?:\([A-Z][A-Za-z.]{0,8}\) ?){0,2}\d{1,7}\/(?:19|20)\d\d(?![\w/]|[.,]\d)/gu,
      score: 0.9,
    },
    {
      name: "number and year",
      regex:
        /\b(?:(?:petition|suit|appeal|application|reference|revision) nos?\.? ?(?=[A-Z])|(?:cause|claim|matter) nos?\.? ?)(?<value>[A-Z]?\d{1,7} of (?:19|20)\d\d)(?![\w/]|[.,]\d)/dgiu,
      score: 0.9,
    },
    {
      name: "register and number",
      regex:
        /(?<![\p{L}\p{N}.])(?:[A-Z][A-Za-z]{0,4}\.){2,4}(?: ?\([A-Z][A-Za-z.]{0,8}\))? ?No\.? ?\d{1,7}(?= in )/gu,
      score: 0.85,
    },
  ],
});
