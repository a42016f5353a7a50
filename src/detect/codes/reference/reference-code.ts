import { isDate } from "../../kit/checksums.js";
import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { matchesIn } from "../../search/matches.js";
import { NUMBERED_NOUNS } from "./code-labels.js";

/** Words that need a colon or a number sign after them. */
const GENERIC: ReadonlySet<string> = new Set(
  "id code number nummer numer número numéro numero".split(" "),
);
/** Words that may come between the noun and its code. */
const LINKS: ReadonlySet<string> = new Set(
  "num no n nr nos nrs identifier identification is was of are lautet est es".split(" "),
);
const COMPOUND = /(?:nummer|nr|zeichen)$/;

// read from its first digit, its letters before that backwards
const CODE =
  /\d(?<=(?<!['’,.\w/-])(?<head>[a-z][a-z._/-]{0,20})?\d)(?:[a-z0-9]|[-/._](?=[a-z0-9])){0,30}(?![:\w]| ?[%€$£])/gi;
const IS = / (?:is|was|lautet|est|es) #?$/i;
const NUMBER_WORD =
  "(?:number|num|numero|numéro|número|numer|nummer|n[°or]|nos|nrs|id|identifier|identification|code)";
const BEFORE = new RegExp(
  `(?<noun>[a-zß-ɏ/]{2,30})(?:(?<=\\bextn?)\\.|['’]s)?(?<word>[ .-]{1,2}\\(?${NUMBER_WORD}(?: ${NUMBER_WORD})?\\)?[.:]?(?: (?:is|was|of|are|lautet|est|es))?:?)?` +
    "(?<sign>\\.? ?[:=] ?#?| ?#)? ?$",
  "i",
);

/**
 * Codes introduced by the word for them: `Ref: AB-1234-X`, `invoice no. 2021-00045`, `ticket #48213`,
 * `MRN 00123456`; figures behind 'account' are an account's. The span is the code without the word. Courts' and documents' own forms have their
 * own detectors; this one catches what any office makes up.
 */
export const referenceCode: Detector = {
  name: "reference-code",
  finds: ["CODE/reference", "CODE/bank-account"],
  patterns: [{ name: "noun", regex: CODE, score: 0.45 }],
  needs: [CODE],
  detect(input: DetectorInput): Found[] {
    const { text } = input;
    const found: Found[] = [];
    for (const { 0: rest, index, groups } of matchesIn(CODE, input)) {
      const code = (groups!["head"] ?? "") + rest;
      const start = index + rest.length - code.length;
      if (code.length < 2 || !mayIntroduce(wordBefore(text, start))) continue;
      const introduction = introductionBefore(text.slice(Math.max(0, start - 60), start));
      if (introduction === undefined || !isCode(code)) continue;
      const noun = wordBefore(text, start);
      if (introduction === "noun" && !looksLikeCode(code, noun)) continue;
      if (introduction === "noun and sign" && PEOPLE.has(noun) && /^\d{1,3}$/.test(code)) continue;
      found.push({
        start,
        end: start + code.length,
        type: "CODE",
        subtype:
          ACCOUNT.test(text.slice(Math.max(0, start - 40), start)) && /^\d{6,17}$/.test(code)
            ? "bank-account"
            : "reference",
        score: introduction === "noun" ? 0.45 : 0.6,
        evidence: { rule: introduction },
      });
    }
    return found;
  },
  examples: {
    finds: [
      "Ref: [CODE/reference AB-1934-X].",
      "invoice no. [CODE/reference 2021-00945], order number [CODE/reference 98765]",
      "MRN [CODE/reference 00193456] and ticket #[CODE/reference 48913]",
      "Your policy number is [CODE/reference POL-129/456].",
      "booking reference [CODE/reference X7K9QP], tracking code: [CODE/reference 1Z999-04]",
      "case id [CODE/reference 7890]; Claim: [CODE/reference CLM129456]",
      "patient's no. [CODE/reference 193] and Order #[CODE/reference A1]",
      "plot no. [CODE/reference 45], registration no. [CODE/reference D-4940]",
      "account number [CODE/bank-account 129456], Acct: [CODE/bank-account 20394059], a/c no. [CODE/bank-account 31926819]",
      "account id: [CODE/reference AB-1934]",
      "Kundennummer: [CODE/reference 129456], Rechnung Nr. [CODE/reference 2021/945]",
      "dossier n° [CODE/reference 12-945]",
      "employee ID: [CODE/reference E19456]",
      "Your reference number is #[CODE/reference 67890], your code is [CODE/reference 987654]",
      "Hospital ID: [CODE/reference 456789]",
      "(customer number [CODE/reference 19456])",
      "bleep [CODE/reference 4410], ext. [CODE/reference 401], Pager [CODE/reference 2217]",
    ],
    misses: [
      "in order 20 people came",
      "Staff: 22. Customer: 20 at the shop. Patients: 12", // how many
      "the extension 12 m long",
      "Article 8, section 3(2), Protocol No. 1, Law no. 2844",
      "the case of 1998 and the report of 12 March 2004",
      "invoice: 12/03/2004, report no. 2004-03-12",
      "a bill of 300 euros, payment: 50%",
      "an order no one could follow",
      "credit 45",
      "the application was lodged",
      "page no. 12, room number 7",
      "booking: 10:30",
      "case no. 5",
      "the number is 1500 and the code is law",
      "the Contract Clause.2 It",
    ],
  },
};

/** 'Account 31926819', 'a/c no. 20304050'. */
const ACCOUNT = new RegExp(
  `(?<![a-z])(?:accounts?|acct|a/c)(?: ${NUMBER_WORD}| no\\.?)?[ .:=#]*$`,
  "i",
);

/** The last word before an offset, in lower case; between them is at most a few signs. */
function wordBefore(text: string, offset: number): string {
  let end = offset;
  while (end > 0 && offset - end < 5 && " .:=#(°)".includes(text[end - 1]!)) end--;
  let start = end;
  while (start > 0 && end - start < 30 && isLetter(text.charCodeAt(start - 1))) start--;
  return text.slice(start, end).toLowerCase();
}

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code >= 0xc0 || code === 47;

/** A quick look before the exact one: most numbers follow no such word. */
const mayIntroduce = (word: string): boolean =>
  NUMBERED_NOUNS.has(word) ||
  SHORT.has(word) ||
  LINKS.has(word) ||
  GENERIC.has(word) ||
  COMPOUND.test(word);

type Introduction = "noun and word for number" | "noun and sign" | "noun";

function introductionBefore(text: string): Introduction | undefined {
  const before = BEFORE.exec(text)?.groups;
  if (!before) return undefined;
  const { noun, word, sign } = before;
  const name = noun!.toLowerCase();
  if (COMPOUND.test(name)) return "noun and word for number";
  if (NUMBERED_NOUNS.has(name) || SHORT.has(name)) {
    if (word !== undefined) return "noun and word for number";
    return sign === undefined ? "noun" : "noun and sign";
  }
  // 'the code is', 'Hospital ID:'
  const generic = GENERIC.has(name) || /^ (?:id|code|number)/i.test(word ?? "");
  if (!generic) return undefined;
  if (sign !== undefined || /:$/.test(word ?? "")) return "noun and sign";
  return IS.test(text) ? "noun" : undefined;
}

const DATE = /^(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\6(\d{2}|\d{4}))$/;

/** Is no version like '1.2', ordinal, decade, measure or date. */
function isCode(code: string): boolean {
  if (/^\d{1,3}\.\d{1,2}$|^\d+(?:st|nd|rd|th|s|am|pm|k|m|km|kg|g|mg|ml)$/i.test(code)) return false;
  const date = DATE.exec(code);
  if (!date) return true;
  const year = Number(date[1] ?? date[8]);
  const [first, second] = [Number(date[3] ?? date[5]), Number(date[4] ?? date[7])];
  const full = year < 100 ? 2000 + year : year;
  return !isDate(full, first, second) && !isDate(full, second, first);
}

/** What a station numbers from one each day, and what a switchboard calls: 'incident 871', 'log 412', 'bleep 4410', 'ext. 401'. */
const SHORT: ReadonlySet<string> = new Set(
  "incident log cad bleep pager ext extn extension".split(" "),
);
/** People: behind their colon stands how many they are, or what they say. */
const PEOPLE: ReadonlySet<string> = new Set(
  "patient customer client member subscriber employee staff personnel student inmate prisoner detainee user vendor supplier merchant kunde kunden patienten".split(
    " ",
  ),
);

/** Capitals and digits mixed, or six digits and more that are no round number. */
function looksLikeCode(code: string, noun: string): boolean {
  if (SHORT.has(noun) && /^\d{3,}$/.test(code)) return true;
  if (code.length < 5) return false;
  return /^\d+$/.test(code)
    ? code.length > 5 && !code.endsWith("000")
    : /^(?=.*[A-Z])[^a-z]+$/.test(code);
}
