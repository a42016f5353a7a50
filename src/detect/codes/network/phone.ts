import type { CountryCode } from "libphonenumber-js/min";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { matchesIn } from "../../search/matches.js";

/** A letter, a digit of a longer number, a currency before it */
const NO_NUMBER_BEFORE = String.raw`(?<![A-Za-zÀ-ɏ\d+]|\d[ .,:/-]|[$€£¥#§] ?)`;
/** Its extension */
const EXTENSION_BEHIND = String.raw`(?:,? ?(?:x|ext\.?|extension|app\.?|int\.?|poste|Durchwahl) ?\d{1,6})?`;
/** What makes it a part of something else */
const NO_NUMBER_BEHIND = String.raw`(?![A-Za-zÀ-ɏ\d%€$£]| ?(?:%|€|£|\$)|[,:]\d|[ ./-]{0,2}\(?\d|-(?!Fax|Office|Home|Mobile|Cell|Work)[A-Za-z])`;

/** What introduces a number in English */
const ENGLISH_WORDS =
  "tel|telephone|phone|ph|phoned|telephoned|mobile|mob|cell|cellphone|landline|call|called|calls|dial|dialled|ring|fax|telefax|whatsapp|sms|signal|hotline|helpline|switchboard|contact number|(?:my|his|her|their|new|your|phone|the) number(?: is|'s)?|direct line|(?:contact|desk|office|home|work)(?=:)|reach (?:me|him|her|us|them) (?:at|on)";
/** What introduces one in other languages */
const OTHER_WORDS =
  "telefon|telefonnummer|rufnummer|handy|handynummer|mobil|mobilnummer|festnetz|anruf|téléphone|tél|portable|appeler|teléfono|móvil|celular|llamar|telefono|cellulare|chiamare|telefoon|telefoonnummer|mobiel|bellen|komórka|zadzwoń|puhelin|puh|tlf|tlph|telefone|telemóvel|cep|cep telefonu|gsm|globe|selpon|cp no|☎|📞|📱";

/** Regions whose national forms are tried, the most written first. */
const REGIONS =
  "US GB DE FR IT ES NL BE AT CH PL SE NO DK FI IE PT CZ GR HU RO TR IN PH AU NZ ZA BR MX JP IL".split(
    " ",
  ) as CountryCode[];

// groups of digits with one separator between them; brackets around an area code or a trunk zero
const CANDIDATE = new RegExp(
  String.raw`(?=[\d+(])${NO_NUMBER_BEFORE}(?:\+ ?|00(?=[ 1-9]))?\(?\+?\d{1,15}(?:\)? ?[/.-] ?\(?\d{1,12}|[ )] ?\(?\d{1,12}|\(\d{1,5}){0,9}${EXTENSION_BEHIND}${NO_NUMBER_BEHIND}`,
  "gi",
);
const GROUP = /\d+/g;
const EXTENSION = /,? ?[a-z]{1,9}\.? ?\d{1,6}$/i;

const CONTEXT_BEFORE = new RegExp(
  String.raw`(?<![A-Za-zÀ-ɏ])(?:${ENGLISH_WORDS}|${OTHER_WORDS})(?![A-Za-zÀ-ɏ])(?:[^\n]{0,30}|[ :]{0,2}\n{1,2} ?)$`,
  "i",
);
const CONTEXT_AFTER =
  /^[^\nA-Za-z]{0,3}(?:\((?:mobile|cell|home|work|office|phone|fax|tel|m|h|w)\)|(?:mobile|cell|phone|fax)\b)/i;

const NANP = /^(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[ .-]\d{4}$/;
const NOT_A_PHONE: readonly RegExp[] = [
  /^\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d|\1)/, // 12.03.2004
  /^(?:19|20)\d{2}([./-])\d{1,2}\1\d{1,2}(?!\d)/, // 2004-03-12
  /^\d{1,6}\/\d{2,4}(?:\/\d{1,4})?$/, // 36110/97
  /^(?:(?:1[5-9]|20)\d{2}\D{1,3}){0,9}(?:1[5-9]|20)\d{2}$/, // 1990 - 2004
  /^\d{1,3}(?:\.\d{3}){1,4}$/, // 1.200.000
  /^(?:\d{1,3}\.){3}\d{1,3}$/, // 192.0.2.1
  /^\d[.,]\d+$/, // 0.0012345678
  /^\d{5}-\d{4}$/, // 02072-0006, a ZIP code
  /-\d{3,6}\/\d{2}-/, // 09-1972/09-2441, two dockets
  /^(?:\d\D{0,3}){6,12}\d ?\//, // a slash after a whole number parts two
];
const ZEROS = /^0+$/;

/**
 * Telephone numbers. Candidates come from a cheap pattern and are parsed with libphonenumber
 * (ITU-T E.164 and the national numbering plans). What decides the score:
 *
 * | form | score |
 * | --- | --- |
 * | `+` and a valid number; `+` and a length that is possible | .9; .6 |
 * | North American 3-3-4 with its punctuation | .5 |
 * | `00`, or a trunk zero, in groups, valid somewhere | .5; .4 |
 * | other groups, valid somewhere; one run of digits | .2; .1 |
 * | a word for telephone just before | .35 more, at least .4, and the number may be no valid one |
 */
export const phone: Detector = {
  name: "phone",
  finds: ["CODE/phone"],
  patterns: [{ name: "national", regex: CANDIDATE, score: 0.4 }],
  presidioEntity: "PHONE_NUMBER",
  needs: [CANDIDATE],
  detect(input: DetectorInput): Found[] {
    const { text } = input;
    const found: Found[] = [];
    for (const { 0: candidate, index } of matchesIn(CANDIDATE, input)) {
      if (digitCount(candidate) < 6) continue;
      const near = hasContext(text, index, index + candidate.length);
      for (const one of numbersIn(candidate, near)) {
        found.push({
          start: index + one.start,
          end: index + one.end,
          type: "CODE",
          subtype: "phone",
          score: one.score,
          evidence: {
            rule: one.rule,
            ...(one.validated ? { validated: true } : {}),
            ...(near ? { context: "telephone" } : {}),
          },
        });
      }
    }
    return found;
  },
  examples: {
    finds: [
      "write or [+44 20 7946 0018].",
      "[+49 (0)30 901820], [+1-212-555-0142] and [+33142685300]",
      "([+44 20 7946 0019]), [+44 20 7946 0018] 12 March",
      "at [0049 30 901820]",
      "([(212) 555-0142])",
      "[212-555-0142 x36] or [212.555.0142]",
      "[1-800-555-0199]",
      "London [020 7946 0018] 12 March 2004",
      "Paris [01.42.68.53.00]",
      "Berlin [030/901820] / [030 901821]",
      "when he called ([555-0142])",
      "Tel. [699 956 915]",
      "Phone: [555-0142]",
      "call him on [2125550142]",
      "Phone:\n\n[780 6326]",
      "my number is [555-0142]; [+49 30 901820]-Fax",
      "fax [51 516 33 75]",
      "Handy: [01711234567]",
      "[5403926876] (mobile)",
      "Telefon [０３０ ９０１８２０]",
    ],
    misses: [
      "on 12.03.2004, 12-03-2004 or 2004-03-12",
      "no. 36110/97 of 1998/123",
      "1914-1918, 1990 - 2004 and 2003 2004 2005",
      "$1,200,000 or 1 200 000 or 1.200.000 euros",
      "DE89 3704 0044 0532 0130 00",
      "4111 1111 1111 1111 and 4111-1111-1111-1111",
      "2125550142", // ten bare digits
      "699 956 915",
      "731-83-4418", // a social security number
      "192.0.2.146",
      "phone calls cost 1 200 000 in 2004",
      "appeal case 01-02109",
      "call 112",
      "Stoughton, Ma. 02072-0006",
      "03-011-001, 00205.001 and 0007-2009",
      "000-000-0000",
      "7d444840-9dc0-41d1-b245-5ffdce74fad2",
      "at 12:30, 3.14159265358 and 0.0012345678",
    ],
  },
};

interface Rated {
  readonly rule: string;
  readonly score: number;
  readonly validated: boolean;
}

interface NumberFound extends Rated {
  readonly start: number;
  readonly end: number;
}

function hasContext(text: string, start: number, end: number): boolean {
  return (
    CONTEXT_BEFORE.test(text.slice(Math.max(0, start - 45), start)) ||
    CONTEXT_AFTER.test(text.slice(end, end + 16))
  );
}

/**
 * The numbers in a row of digit groups: from the left the longest that is one, then what follows it.
 * A row that starts with no number contains none.
 */
function numbersIn(candidate: string, near: boolean): NumberFound[] {
  const groups = [...candidate.matchAll(GROUP)].map(({ 0: digits, index }) => ({
    start: index,
    end: index + digits.length,
  }));
  const found: NumberFound[] = [];
  let first = 0;
  while (first < groups.length) {
    const start = numberStart(candidate, groups[first]!.start);
    let best: NumberFound | undefined;
    let next = first;
    for (let last = groups.length - 1; last >= first; last--) {
      const end = groups[last]!.end;
      if (digitCount(candidate.slice(start, end)) < 6) break;
      const rated = rate(candidate.slice(start, end), near && first === 0);
      // of numbers with a plus a shorter one that is valid is better than a longer one that is not
      if (!rated || (best && !rated.validated)) continue;
      best = { start, end, ...rated };
      next = last + 1;
      if (rated.validated || candidate[start] !== "+") break;
    }
    if (!best) break;
    found.push(best);
    first = next;
  }
  return found;
}

/** A number begins with its plus and with the bracket that is closed inside it. */
function numberStart(candidate: string, groupStart: number): number {
  const lead = /(?:\+ ?)?\(?\+?$/.exec(candidate.slice(0, groupStart))?.[0] ?? "";
  const opened = lead.startsWith("(") && !candidate.slice(groupStart).includes(")");
  return groupStart - lead.length + (opened ? 1 : 0);
}

const digitCount = (text: string): number => text.replace(/\D/g, "").length;

/** What a written number is worth, or nothing when it is no telephone number. */
function rate(written: string, near: boolean): Rated | undefined {
  const main = written.replace(EXTENSION, "");
  if (/\([^)]*$/.test(main)) return undefined;
  const digits = main.replace(/\D/g, "");
  if (digits.length > 17 || ZEROS.test(digits)) return undefined;
  if (NOT_A_PHONE.some((shape) => shape.test(main))) return undefined;
  const lifted = (score: number) =>
    near ? Math.round(Math.min(1, Math.max(score + 0.35, 0.4)) * 100) / 100 : score;

  if (main.includes("+")) {
    const parsed = parsePhoneNumberFromString(written);
    if (parsed?.isValid()) return { rule: "international", score: lifted(0.9), validated: true };
    if (digits.length < 8 || digits.length > 15) return undefined;
    return { rule: "international, not in use", score: lifted(0.6), validated: false };
  }
  if (NANP.test(main)) {
    return { rule: "North American", score: lifted(0.5), validated: false };
  }
  if (digits.length > (main.startsWith("00") ? 15 : 12)) return undefined;
  const grouped = /\D/.test(main);
  const trunk = digits.length >= 9 && /^\(?0\d{1,5}(?!\d)/.test(main) && !/^000/.test(digits);
  const score = grouped ? (trunk ? 0.4 : 0.2) : 0.1;
  // without a word for it, weak forms are not worth parsing thirty times
  if (!near && score < 0.4) return undefined;
  if (/^00/.test(main)) {
    const parsed = parsePhoneNumberFromString(`+${digits.slice(2)}`);
    if (parsed?.isValid()) {
      return { rule: "international with 00", score: lifted(grouped ? 0.5 : 0.3), validated: true };
    }
  }
  if (digits.length >= 8 && validSomewhere(written)) {
    return { rule: "national", score: lifted(score), validated: true };
  }
  if (!near || digits.length < 7 || /^\d{1,3}(?:[ ,]\d{3})+$/.test(main)) return undefined;
  return { rule: "digits after a word for telephone", score: 0.4, validated: false };
}

const validSomewhere = (written: string): boolean =>
  REGIONS.some((region) => parsePhoneNumberFromString(written, region)?.isValid());
