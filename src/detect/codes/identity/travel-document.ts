import { icaoCheckDigit } from "../../kit/checksums.js";
import type { Detector } from "../../kit/detector.js";
import { patternDetector } from "../../kit/pattern.js";

/** Words for it in Latin script */
const PASSPORT =
  "passports?|passeport|reisepass|pasaporte|passaport[eo]|paspoort|paszportu?|pasaport|pașaport|pasport|paspor|pass|pas";
/** Its number: the forms of Europe and America, Germany, France, Brazil */
const NUMBER_OF_PASSPORT = String.raw`[A-Z]{0,3}[ -]?\d{5,9}[A-Z]{0,2}|[CFGHJ-NPRTV-Z](?=[A-Z]{0,7}\d)[A-Z0-9]{8}|\d{2}[A-Z]{2}\d{5}|[A-Z]{2} \d{3} \d{4}`;

/**
 * Whether the check digits of fields `[start, end)` of a line, each right behind its field, hold.
 */
const checksHold = (line: string, ...fields: readonly (readonly [number, number])[]): boolean =>
  fields.every(([start, end]) => {
    const field = line.slice(start, end).replaceAll("<", "0");
    return icaoCheckDigit(field) === Number(line[end]!.replace("<", "0"));
  });

/**
 * Machine-readable zones: two lines of 44 (passports, visas) or 36 characters, three of 30 (cards),
 * or the line with the name alone (ICAO Doc 9303, parts 4 to 7). Check digits of document, birth
 * and expiry prove a zone; one that is misread has its form still, which nothing else has.
 */
const machineReadableZone = patternDetector({
  name: "machine-readable-zone",
  type: "CODE",
  subtype: "machine-readable-zone",
  patterns: [
    {
      name: "two lines",
      regex:
        /(?<![\w<])(?:[ACIPV][A-Z<]{35}(?:[A-Z<]{8})?\s{1,3})?[A-Z0-9<]{9}\d[A-Z<]{3}\d{7}[FMX<]\d{7}[A-Z0-9<]{8}(?:[A-Z0-9<]{8})?(?![\w<])/g,
      score: 0.85,
    },
    {
      name: "three lines",
      regex:
        /(?<![\w<])[ACI][A-Z0-9<][A-Z<]{3}[A-Z0-9<]{25}\s{1,3}\d{7}[FMX<]\d{7}[A-Z<]{3}[A-Z0-9<]{11}\d(?:\s{1,3}[A-Z<]{30})?(?![\w<])/g,
      score: 0.85,
    },
    {
      name: "line with the name",
      regex: /(?<![\w<])[ACIPV][A-Z<][A-Z<]{34}(?:[A-Z<]{8})?(?![\w<])/g,
      score: 0.85,
    },
  ],
  validate(match) {
    const lines = match.split(/\s+/);
    const [first, second] = [lines[0]!, lines[1]];
    if (first.length === 30 && second !== undefined) {
      return checksHold(first, [5, 14]) && checksHold(second, [0, 6], [8, 14]) ? true : undefined;
    }
    const data = lines.at(-1)!;
    if (!/\d/.test(data)) return /[A-Z]<<[A-Z]/.test(data) ? undefined : false;
    return checksHold(data, [0, 9], [13, 19], [21, 27]) ? true : undefined;
  },
});

/** Passport numbers of any country, where a word for the passport introduces them. */
const passportNumber = patternDetector({
  name: "passport-number",
  type: "CODE",
  subtype: "passport-number",
  patterns: [
    {
      name: "named, Latin script",
      regex: new RegExp(
        String.raw`\b(?:${PASSPORT})(?:[ :(-]{0,2}(?:number|nummer|num[eé]ro|número|numer|num|nr|no|n|id)\b\.?°?){0,2}[ :#(=]{0,4}(?:(?:is|was|ist|est|es) )?(?<value>${NUMBER_OF_PASSPORT})\b`,
        "dgi",
      ),
      score: 0.6,
    },
    {
      name: "named, other scripts",
      regex:
        /(?:паспорт|διαβατήρι|דרכון|جواز|护照|護照|旅券|パスポート|여권|หนังสือเดินทาง|पासपोर्ट|hộ chiếu|útlevél)[^\d\n]{0,24}?(?<value>[A-Z]{0,3}\d{6,9}[A-Z]{0,2}|\d{2} ?\d{2}(?: ?(?:No|N|номер)\.? ?| )\d{6})\b/dgi,
      score: 0.6,
    },
  ],
});

const PASSPORT_LINES = [
  "P<UTOLINDQVIST<<MARTA<ELENA<<<<<<<<<<<<<<<<<",
  "K483920170UTO8702148F3109052<<<<<<<<<<<<<<<6",
] as const;
const TWO_LINE_CARD = "I<UTOOKONJO<<TADEO<<<<<<<<<<<<<<<<<<\nD231458907UTO7408122M2804154<<<<<<<4";
const THREE_LINE_CARD =
  "I<UTOX849201751<<<<<<<<<<<<<<<\n9011300F3001019UTO<<<<<<<<<<<4\nFERRARO<<ILDA<ROSA<<<<<<<<<<<<";

/** Passports and other travel documents: machine-readable zones, and numbers named as such. */
export const travelDocument: Detector = {
  name: "travel-document",
  finds: [...machineReadableZone.finds, ...passportNumber.finds],
  patterns: [...(machineReadableZone.patterns ?? []), ...(passportNumber.patterns ?? [])],
  needs: [machineReadableZone, passportNumber].flatMap(({ needs }) => needs ?? []),
  detect(input) {
    return [...machineReadableZone.detect(input), ...passportNumber.detect(input)];
  },
  examples: {
    finds: [
      `scanned:\n[CODE/machine-readable-zone ${PASSPORT_LINES.join("\n")}]\nend`,
      `[CODE/machine-readable-zone ${TWO_LINE_CARD}]`,
      `[CODE/machine-readable-zone ${THREE_LINE_CARD}]`,
      `second line only: [CODE/machine-readable-zone ${PASSPORT_LINES[1]}]`,
      `first line only: [CODE/machine-readable-zone ${PASSPORT_LINES[0]}] end`,
      `misread: [CODE/machine-readable-zone ${PASSPORT_LINES.join("\r\n").replace("K483920170", "K483920171")}]`,
      "passport no. [CODE/passport-number X48392017]",
      "her passport (No. [CODE/passport-number LH483920]) was lost",
      "Reisepass-Nr. [CODE/passport-number C01X0K4T7]",
      "passeport n° [CODE/passport-number 15AB48392]",
      "pasaporte número [CODE/passport-number AAF483920]",
      "passaporto n. [CODE/passport-number YA4839201]",
      "nr paszportu: [CODE/passport-number ZS4839201]",
      "паспорт [CODE/passport-number 45 08 № 483920]",
      "паспорт серия [CODE/passport-number 4508 483920]",
      "旅券番号は[CODE/passport-number TK4839201]",
      "여권번호: [CODE/passport-number M48392017]",
      "رقم جواز السفر: [CODE/passport-number A04839201]",
    ],
    misses: [
      `${PASSPORT_LINES[1].slice(0, 43)} too short`,
      "A<<B<<C",
      "<".repeat(44),
      "passport control at 18 places",
      "passport issued in 2019",
      "K48392017 is a part",
      "pass 12 of 483",
    ],
  },
};
