import { DAY_AND_MONTH_IN_FIGURES } from "../../../language/time/order.js";
import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { matchesIn } from "../../search/matches.js";

const NUMBER = String.raw`(?:\d{1,3}-)?\d{1,7}(?:\/\d{1,6}){1,3}`;
const ITEM = String.raw`(?:\d{1,3}-)?\d{1,7}(?:\/\d{1,6}){0,3}`;
const SEPARATOR = String.raw`(?:,? (?:and|&|or|to|et|und) |[,;] )(?:[Nn]os?\.? )?`;

const SINGLE = `[Nn](?:[or]|umber)?[.°]?:? ?${NUMBER}`;
const LIST = String.raw`[Nn](?:os|rs|[or](?=\.)|umbers)\.? ?${ITEM}(?:${SEPARATOR}${ITEM}){1,40}`;
// lists without any slash count when these come before them
const OFFICE_BEFORE =
  /\b(?:plots|parcels|files|cases|applications|invoices|registrations?|claims|petitions|tickets|orders|accounts|policies) \(?$/;
/** A list or a single number after 'no.', with none of its digits cut off. */
const NUMBERED = new RegExp(String.raw`\b(?:${LIST}|${SINGLE})(?![\d/-]|[.,]\d)`, "g");
const NUMBERS = new RegExp(ITEM, "g");

// the numbers of laws and treaties are nobody's
const LAW_BEFORE =
  /(?:\b(?:Laws?|Acts?|Decrees?|Regulations?|Directives?|Ordinances?|Protocols?|Conventions?|Articles?|Series|Statutes?|Codes?|Bills?|Resolutions?|Recommendations?|Circulars?|Edicts?|Loi|Gesetz|Legge|Ley)|\b[Ll]aw)(?: \([A-Z]{2,3}\))?[ (,]{1,2}$/;

// wider than a blood pressure; not the school year 2003/04
const BARE =
  /(?<![\w/.,:-]|\b[Nn](?:os?|r)?[.°]?:? )(?!(?:1[5-9]|20)\d\d\/)\d{4,6}\/\d\d(?![\w/-]|[.,]\d)/g;

/** Italian 'n. 02/11/1946' is a birth. */
const DATE = new RegExp(`^${DAY_AND_MONTH_IN_FIGURES}\\/(?:19|20)\\d\\d$`);

/**
 * Case and file numbers with a slash after 'no.': applications to the European Court of Human Rights
 * (`no. 36110/97`, serial number and year), files of national courts and offices. Each number of a list
 * is its own mention. Numbers of laws are left out.
 */
export const applicationNumber: Detector = {
  name: "application-number",
  finds: ["CODE/case-number"],
  patterns: [
    { name: "after no.", regex: NUMBERED, score: 0.85 },
    { name: "serial number and two digits of the year", regex: BARE, score: 0.45 },
  ],
  needs: [NUMBERED, BARE],
  detect(input: DetectorInput): Found[] {
    const found: Found[] = [];
    const add = (start: number, number: string, score: number, rule: string) =>
      found.push({
        start,
        end: start + number.length,
        type: "CODE",
        subtype: "case-number",
        score,
        evidence: { rule },
      });

    for (const { 0: numbered, index } of matchesIn(NUMBERED, input)) {
      const before = input.text.slice(Math.max(0, index - 30), index);
      if (LAW_BEFORE.test(before)) continue;
      if (!numbered.includes("/") && !OFFICE_BEFORE.test(before)) continue;
      for (const { 0: number, index: at } of numbered.matchAll(NUMBERS)) {
        if (!DATE.test(number)) add(index + at, number, 0.85, "after no.");
      }
    }
    for (const { 0: number, index } of matchesIn(BARE, input)) {
      add(index, number, 0.45, "serial number and two digits of the year");
    }
    return found;
  },
  examples: {
    finds: [
      "an application (no. [36119/97]) against",
      "applications nos. [1239/05] and [5679/06] were joined",
      "Nos. [1239/05], [5679/06] and [91019/07].",
      "plots nos. [26], [45] and [119/5]",
      "plots nos. [110], [113] and [114]",
      "file no. [1998/1239]",
      "Nr. [12/345/6], n° [2-345/2003]",
      "v. Norway, [36119/97]",
    ],
    misses: [
      "Law no. 2844/98, Law no. 2844/1998 and Laws nos. 12/2001 and 13/2001",
      "Protocol No. 1, Article 8, section 3(2)",
      "a blood pressure of 130/85",
      "the school year 2003/04",
      "no. 12 and no. 13, pages nos. 110, 113",
      "an application of 1997 against",
      "on 12/03/2004",
      "n. 02/11/1946 a Torre Annunziata",
      "no 1/2.5",
    ],
  },
};
