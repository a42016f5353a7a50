import { parseTime } from "../../../language/time/time.js";
import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { matchesOf } from "../../search/matches.js";

// also 1989/90 and 2007-08; parseTime checks that the second year follows the first
const YEAR =
  /(?<![\w.,/:§€£$-])(?:1[0-9]{3}|20[0-9]{2})(?:[/–-](?:[0-9]{2}|[0-9]))?(?: season\b)?(?![\w/%:]|[.,-][0-9]|[-–][0-9A-Z])/g;

const STATUTE =
  "Acts?|Rules?|Regulations?|Code|Law|Ordinance|Order|Decree|Convention|Constitution|Directive|Statute|Bill|Charter|Protocol|Treaty|Agreement|Resolution";
const PART_OF_STATUTE =
  "[Aa]rticles?|Art\\.?|[Ss]ections?|[Pp]aragraphs?|[Nn]os?\\.?|pp?\\.|[Pp]ages?|§|Series A|Gazette|BGBl\\.?|ECHR|Rt\\.";
const TITLE_BEFORE = new RegExp(`(?:^|[\\s(“"])(?:${STATUTE}|${PART_OF_STATUTE})[ ,]{1,2}$`);
const TITLE_AFTER = new RegExp(`^ (?:[A-Z][\\w-]{1,20} ){0,4}(?:${STATUTE})\\b`);
const COUNTED_AFTER =
  /^ ?(?:%|per ?cent|euros?|dollars?|pounds|francs|liras?|kronor|kroner|zlotys|marks|million|people|persons|members|employees|pages|copies|votes|times|men|women|children|others?|metres|meters|km|kilometres|miles|kg|kilograms|grams|hectares|sq|square|m2|hours|days|shares|words|cases|[A-Z]{3}\b)/;
const INTRODUCED =
  /\b(?:in|since|until|till|from|by|of|during|before|after|between|and|to|or|through|around|circa|about|ca?\.|years?|summer|winter|spring|autumn|early|late|mid|born|died|season|prior to|(?:19|20)[0-9]{2},)[ -]$/i;

/**
 * Years alone: 'in 1995', '(1987)', 'the 1989/90 season'. A number of four digits is often
 * something else, so a word before it or brackets around it must make it a year.
 */
export const year: Detector = {
  name: "year",
  finds: ["DATETIME/year"],
  patterns: [{ name: "number alone", regex: YEAR, score: 0.3 }],
  needs: [YEAR],
  presidioEntity: "DATE_TIME",
  detect(input: DetectorInput): Found[] {
    const { text, toWhole } = input.digits;
    const found: Found[] = [];
    for (const { 0: match, index } of matchesOf(YEAR, text)) {
      const end = index + match.length;
      const before = text.slice(Math.max(0, index - 30), index);
      const after = text.slice(end, end + 60);
      const rule = ruleFor(match, before, after);
      if (rule === undefined) continue;
      found.push({
        start: toWhole(index),
        end: toWhole(end - 1) + 1,
        type: "DATETIME",
        subtype: "year",
        score: match < "14" ? SCORES["number alone"] : SCORES[rule],
        evidence: { rule },
      });
    }
    return found;
  },
};

// before 1400 a number is likelier than a year
const SCORES = { "word before": 0.6, brackets: 0.5, "number alone": 0.3 };

function ruleFor(match: string, before: string, after: string): keyof typeof SCORES | undefined {
  if (TITLE_BEFORE.test(before) || TITLE_AFTER.test(after) || COUNTED_AFTER.test(after)) return;
  if (parseTime(match) === undefined) return;
  if (INTRODUCED.test(before)) return "word before";
  return /[([]$/.test(before) && /^[)\],;–-]/.test(after) ? "brackets" : "number alone";
}
