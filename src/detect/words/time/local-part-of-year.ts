import { alternativesIn, valuesOf } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector } from "../../kit/detector.js";
import { calendarOf, DAY, LEFT, RIGHT, typedPlain } from "./local-calendar.js";
import { findByForms, timeAt } from "./local-forms.js";

/** How one language counts weeks, quarters and terms, and what offices write for the month and the year that run. */
interface Words {
  readonly weeks: string;
  /** What stands for a week with its number behind it: 'S32', 'v. 34', 'vko 34'. */
  readonly shortWeeks: string;
  readonly quarters: string;
  /** Ordinals before a quarter or a half, in words. */
  readonly ordinals: string;
  /** Behind the day: 'd. M.', 'do corrente', 'bm.'. */
  readonly thisMonth: string;
  /** Behind a day with its month: 'd. J.', 'p. p.', 'br.'. */
  readonly thisYear: string;
  /** Before a year of schools: 'WS', 'a.s.', 'rok szk.'. */
  readonly terms: string;
  /** Early, mid and late, before a month or a year, with the words between. */
  readonly parts: string;
  /** The same behind the month: 'kesäkuun lopussa'. */
  readonly partsBehind?: string;
  /** Before a year of two figures. */
  readonly beforeShortYear?: string;
  readonly decades: string;
}

/** From the file `periods` of the language. */
function wordsOf(language: ListedLanguage): Words {
  const any = (key: string): string => alternativesIn(valuesOf(`${language}/periods`, key));
  const has = (key: string): boolean => valuesOf(`${language}/periods`, key).length > 0;
  return {
    weeks: any("week"),
    shortWeeks: any("short week"),
    quarters: any("quarter"),
    ordinals: any("ordinal"),
    thisMonth: any("this month"),
    thisYear: any("this year"),
    terms: any("school year"),
    parts: any("part"),
    ...(has("part behind") && { partsBehind: any("part behind") }),
    ...(has("before a short year") && { beforeShortYear: any("before a short year") }),
    decades: any("decade"),
  };
}

const COUNT = "(?:[1-4](?:\\.?[º°ªaer]{0,2})?\\.?|I{1,3}\\.?|IV\\.?)";
const LONG_YEAR = "(?:19|20)\\d\\d";
const SCHOOL_YEAR =
  "(?:(?:19|20)\\d\\d\\.?(?: ?[/–-] ?(?:(?:19|20)\\d\\d|\\d\\d))?\\.?|\\d\\d ?[/–-] ?\\d\\d|\\d\\d)";
/** 'of the year' between a part of it and its figure. */
const OF =
  "(?: ?(?:del? (?:año )?|d[oe] (?:ano de )?|di |van |av |roku |roka |anului |des Jahres |året |år |vuoden |godine ))?";

/** Between two days of one month. */
const AND =
  "bis|und|oder|auf den|bis zum|et|ou|au|y|o|al|a|e|ed|en|of|tot|t/m|tot en met|i|lub|do|og|eller|til|till|och|ja|tai|și|sau|la|spre|ili|na|alebo|až";
/** The end of a span that has not ended, in the fourteen languages. */
const NOW =
  "heute|dato|laufend|aujourd['’]hui|ce jour|présent|actualidad|(?:el )?presente|hoy|oggi|ad oggi|in corso|heden|nu|atualidade|hoje|atual|dziś|dzisiaj|obecnie|nadal|i dag|idag|d\\.d\\.|pågående|nå|nykyinen|nykyään|edelleen|prezent|danas|sada|súčasnosť|súčasnosti|doteraz";

interface Form {
  readonly regex: RegExp;
  readonly subtype: string;
}

const formsOf = memoize((tag: string): readonly Form[] => {
  const language = tag as ListedLanguage;
  const { months, date, named, short, weekdays } = calendarOf(language);
  const words = wordsOf(language);
  const own = (source: string): string => typedPlain(source, language);
  const week = "(?:[1-9]|[1-4]\\d|5[0-3])";
  const weekYear = "(?:[/.]? ?(?:19|20)\\d\\d|/\\d\\d)?";
  const count = `(?:${COUNT}|(?:${own(words.ordinals)}))`;
  const form = (source: string, subtype = "period", flags = "giu"): Form => ({
    regex: new RegExp(`${LEFT}${source}`, flags),
    subtype,
  });
  return [
    form(
      `(?:(?:${own(words.parts)}) )?(?:${own(words.weeks)}) ${week}${weekYear}(?![.,]?\\d)${RIGHT}`,
    ),
    // letters that are units and dosages too need a week of two figures
    form(
      `(?:${own(words.shortWeeks)})[1-5]\\d${weekYear}(?! ?[%°]|[.,:/-]?\\d)${RIGHT}`,
      "period",
      "gu",
    ),
    form(`[QT][1-4](?: ?[/-]? ?(?:${LONG_YEAR}|['’]?\\d\\d))(?![.,]?\\d)${RIGHT}`, "period", "gu"),
    form(`${count} (?:${own(words.quarters)})${OF},? ?${LONG_YEAR}${RIGHT}`),
    form(`(?:${own(words.quarters)}) (?:${count} )?(?:${OF} ?${LONG_YEAR})${RIGHT}`),
    form(`(?:${own(words.terms)})[ -]?${SCHOOL_YEAR}(?![.,/-]?\\d)(?!\\p{L})`, "period", "gu"),
    form(
      `(?:${own(words.parts)}) ?(?:(?:${months})(?:,?(?: de| del)? ${LONG_YEAR})?|${LONG_YEAR})${RIGHT}`,
      "date",
    ),
    form(`${DAY}\\.?(?:º|er|:?[ea]|e)? (?:${own(words.thisMonth)})(?!\\p{L})`, "day"),
    form(`${date},? (?:${own(words.thisYear)})(?!\\p{L})`, "date"),
    // '12. bis 14. März', 'gg. 12 e 13 marzo', '31-dic-2023', 'ven. 3 febbr.'
    form(
      `(?:(?:gg|dd)\\. )?${DAY}\\.?(?:º|er|:?[ea]|e)?(?: ?[-–/] ?| (?:${AND}) )${DAY}\\.? ?(?:de )?${named}(?:,? (?:de )?${LONG_YEAR})?(?!\\p{L})`,
      "date",
    ),
    form(
      `(?:(?:${short}|${weekdays})\\.?,? )?${DAY}[-/ .]{1,2}${named}[-/ ](?:${LONG_YEAR}|\\d\\d)${RIGHT}`,
      "date",
    ),
    ...(words.beforeShortYear
      ? [
          form(
            `(?<=(?<!\\p{L})(?:${words.beforeShortYear}) )['’]?[3-9]\\d(?=[,;.)]|$)(?![.,]\\d)`,
            "date",
          ),
        ]
      : []),
    form(`['’](?:[3-9]\\d|[0-2]\\d)(?=[,;.) \\n]|$)(?! ?[\\p{Ll}€])`, "date"),
    form(`(?:${own(words.decades)})${RIGHT}`, "decade"),
    // '2017 – danas', '03/2019–heute'
    form(
      `(?:(?:0?[1-9]|1[0-2])[./])?${LONG_YEAR}\\.? ?(?:[-–—]|bis|à|a|al|tot|do|til|till|până în|až) ?(?:${NOW})(?!\\p{L})`,
    ),
    ...(words.partsBehind
      ? [
          form(
            `(?:(?:${months})|vuoden ${LONG_YEAR}|(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuun(?: ${LONG_YEAR})?) (?:${words.partsBehind})${RIGHT}`,
            "date",
          ),
        ]
      : []),
  ];
});

/**
 * Parts of a year in languages other than English: weeks ('KW 34', 'v. 34'), quarters and terms ('II kwartał 2022', 'HT-21'),
 * early, mid and late ('kesäkuun lopussa', 'začiatkom roka 2021'), and days of the month or the year that runs ('3 bm.',
 * 'dia 3 do corrente', '12 maart jl.').
 */
export const localPartOfYear: Detector = {
  name: "local-part-of-year",
  finds: ["DATETIME/date", "DATETIME/day", "DATETIME/decade", "DATETIME/period"],
  presidioEntity: "DATE_TIME",
  detect: (input) =>
    findByForms(input, formsOf, (match, { subtype }, language) => [
      timeAt(match, subtype, 0.7, language),
    ]),
};
