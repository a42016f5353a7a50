import { codeDetector } from "../detector.js";

/** Courts with neutral citations that begin with the year in brackets, and their divisions. */
export const COURTS =
  "(?:UK(?:HL|SC|PC|UT|FTT|EAT|AIT|SIAC|IPTrib)|EW(?:CA|HC|COP|FC|MC|CC)|CS(?:IH|OH)|HC(?:JAC|JT|A)|NI(?:CA|QB|Fam|CC|KB)|IE(?:HC|SC|CA|CCA)|FCA(?:FC)?|NSW(?:SC|CA|CCA)|V(?:SC|SCA)|QCA|QSC|WASC|SASC|NZ(?:SC|CA|HC|FC)|SGCA|SGHC|HKCFA|ZASCA|ZACC)(?: (?:Civ|Crim|AAC|IAC|LC|TCC?))?";

/**
 * Neutral citations of judgments: year in brackets, court, number (United Kingdom Practice Direction
 * [2001] 1 WLR 194; Ireland, Australia, New Zealand, Canada without brackets).
 */
export const neutralCitation = codeDetector("neutral-citation", {
  subtype: "case-number",
  forms: {
    "year in brackets, court, number": [
      new RegExp(
        String.raw`\[(?:19|20)\d\d\] ?${COURTS} \d{1,5}(?: \([A-Z][A-Za-z]{1,6}\))?(?!\w)`,
        "g",
      ),
      0.85,
    ],
    Canada: [
      /(?<!\w)(?:19|20)\d\d (?:SCC|CSC|FCA|FC|TCC|ONCA|ONSC|BCCA|BCSC|ABCA|ABQB|QCCA|QCCS|MBCA|SKCA|NSCA|NBCA) \d{1,5}(?!\w)/g,
      0.85,
    ],
  },
  finds: [
    "in Smith, [2012 SCC 99].",
    "see ⟦[2004] UKHL 92⟧, paragraph 3",
    "see ⟦[2010] EWCA Civ 945⟧ and ⟦[2015] IEHC 9⟧",
    "see ⟦[2009] EWHC 919 (Admin)⟧, paragraph 3",
  ],
  misses: ["[2004] 1 WLR 94", "[1999] 2 AC 912", "[2004] it ended", "2012 SCC", "UKHL 22"],
});
