import type { Detector, DetectorInput, Found } from "../detector.js";

// 1989/90 and 2007-08 are one period; parseTime checks that the second follows the first
const YEAR =
  /(?<![\w.,/:§€£$-]|(?:nos?\.?|§|paragraph|page|section|[Aa]rticles?) )(1[0-9]{3}|20[0-9]{2})(?:[/–-]([0-9]{2}|[0-9]))?(?: season\b)?(?![\w/%:]|[.,-][0-9]|[-–][0-9A-Z])/g;

const TITLE =
  /\b(?:Acts?|Articles?|Art\.?|[Ss]ections?|nos?\.?|Nos?\.?|Rules?|Regulations?|Code|Law|Ordinance|Order|Decree|Convention|Constitution|Directive|Statute|Bill|Charter|paragraphs?|pp?\.|pages?|§|Protocol|Treaty|Resolution|Rt\.|BGBl\.?|Series A|CLC|Gazette|ECHR)[ ,]{1,2}$/;
const TITLE_AFTER =
  /^ (?:[A-Z][\w-]{1,20} ){0,4}(?:Acts?|Rules?|Regulations?|Code|Law|Ordinance|Order|Decree|Convention|Constitution|Directive|Statute|Bill|Charter|Protocol|Treaty|Agreement)\b/;
const UNIT_AFTER =
  /^ ?(?:%|per ?cent|euros?|dollars?|pounds|francs|liras?|kronor|kroner|zlotys|marks|million|people|persons|members|employees|pages|copies|votes|times|men|women|children|others?|metres|meters|km|kilometres|miles|kg|kilograms|grams|hectares|sq|square|m2|m²|hours|days|shares|words|cases|[A-Z]{3}\b)/;
const INTRODUCED =
  /\b(?:in|since|until|till|from|by|of|during|before|after|between|and|to|or|through|around|circa|about|c\.|ca\.|year|years|summer|winter|spring|autumn|early|late|mid|born|died|season|late|as of|class of|prior to|back in|end of|beginning of|(?:19|20)[0-9]{2},)[ -]$/i;

/**
 * Years that stand alone: 'in 1995', '(1987)', 'the 1989/90 season'. A number of four digits is often
 * something else, so a word before it or brackets around it must make it a year.
 */
export const year: Detector = {
  name: "year",
  finds: ["DATETIME/year"],
  presidioEntity: "DATE_TIME",
  detect(input: DetectorInput): Found[] {
    const { text, toWhole } = input.digits;
    const found: Found[] = [];
    for (const match of text.matchAll(YEAR)) {
      const score = scoreOf(match, text);
      if (score === 0) continue;
      const start = toWhole(match.index);
      const end = start + match[0].length;
      found.push({
        start,
        end,
        type: "DATETIME",
        subtype: "year",
        score,
        evidence: { rule: "year" },
      });
    }
    return found;
  },
};

function scoreOf(match: RegExpExecArray, text: string): number {
  const before = text.slice(Math.max(0, match.index - 30), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
  if (TITLE.test(before) || TITLE_AFTER.test(after) || UNIT_AFTER.test(after)) return 0;
  const value = Number(match[1]);
  const recent = value >= 1700 && value < 2100;
  if (match[2] !== undefined && (value + 1) % 10 ** match[2].length !== Number(match[2])) return 0;
  if (INTRODUCED.test(before)) return recent ? 0.6 : 0.4;
  if (/[([]$/.test(before) && /^[)\],;–-]/.test(after)) return recent ? 0.5 : 0.3;
  return recent ? 0.3 : 0.1;
}
