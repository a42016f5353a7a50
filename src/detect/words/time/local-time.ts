import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import { numbersInWordsOf } from "../../../language/time/numbers-in-words.js";
import { timesOf } from "../../../language/times.js";
import type { Detector } from "../../kit/detector.js";
import { calendarOf, DAY, LEFT, RIGHT, YEAR } from "./local-calendar.js";
import { findByForms, timeAt } from "./local-forms.js";

/** A number in figures, with decimal comma; a range. */
// '129,90 dia 5' is a sum and a day
const FIGURE = "\\d{1,3}(?:[.,](?:\\d|25|50|75)(?!\\d))?(?: ?[-–] ?\\d{1,3})?";
interface Form {
  readonly regex: RegExp;
  readonly subtype: string;
  readonly score: number;
}

const formsOf = memoize((tag: string): readonly Form[] => {
  const language = tag as ListedLanguage;
  const times = timesOf(language);
  const { months, abbreviated, weekdays, short, date, relative } = calendarOf(language);
  const words = numbersInWordsOf(language);
  const half = `(?: (?:${words.half}))?`;
  const length = `(?:${FIGURE}|${words.large}|${times.numbers})${half}[ -](?:${times.units})`;
  const counted = `(?:${words.ordinals}|${words.large}|${times.numbers})`;
  const form = (source: string, subtype: string, score: number, flags = "giu"): Form => ({
    regex: new RegExp(source, flags),
    subtype,
    score,
  });
  const withNumber = (source: string): string =>
    source.replaceAll("#", `(?:\\d{1,3}|(?:${words.large})${half})`);
  return [
    ...times.ages.map((source) =>
      form(`${source.startsWith("(?<=") ? "" : LEFT}${withNumber(source)}${RIGHT}`, "age", 0.8),
    ),
    form(
      `(?<=(?<!\\p{L})(?:${words.turned}) )(?:\\d{1,3}|${words.large}|${times.numbers})${half}(?=[.,;:!?)\\n]|$)`,
      "age",
      0.8,
    ),
    // 'Ilse Meier (67)'
    form("(?<=\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+ \\()[1-9]\\d(?=[),])", "age", 0.6, "gu"),
    ...times.spans.map((source) =>
      form(
        `${LEFT}${source.replace("@", length)}${RIGHT}`,
        "duration",
        source === "@" ? 0.6 : 0.75,
      ),
    ),
    form(`${LEFT}(?:${relative})${RIGHT}`, "relative", 0.7),
    form(`${LEFT}(?:${weekdays})${RIGHT}`, "weekday", 0.6),
    ...times.clock.map((source) =>
      form(`${LEFT}${source.replaceAll("#", "\\d{1,2}")}${RIGHT}`, "time", 0.75),
    ),
    form(
      `${LEFT}(?:(?:${times.parts}) )?(?:${months})(?:${times.ofYear})[12]\\d{3}(?: r\\.| roku)?${RIGHT}`,
      "date",
      0.85,
    ),
    form(
      `${LEFT}(?:${weekdays}|(?:${short})\\.?),? (?:den |dem |d\\. ?|le |el |día |dia )?${date}${RIGHT}`,
      "date",
      0.85,
    ),
    form(
      `${LEFT}${DAY}\\. ?(?:${abbreviated})\\p{Ll}?\\.(?: ?${YEAR})?(?![\\p{L}\\p{N}])`,
      "date",
      0.8,
    ),
    // 'den siebten März', 'ventitré giugno 1987'
    form(
      `${LEFT}${counted}${words.beforeMonth}(?:${months})(?:(?:${times.ofYear}|,? )[12]\\d{3})?${RIGHT}`,
      "date",
      0.8,
    ),
    // months that no other detector knows the forms of: '12. listopada 2024'
    form(`${LEFT}(?:0?[1-9]|[12]\\d|3[01])\\.? ?(?:${months}) ?[12]\\d{3}${RIGHT}`, "date", 0.85),
    // the first day of 'vom 03.03. bis zum 14.03.2025'
    form(
      `${LEFT}(?:0?[1-9]|[12]\\d|3[01])[./](?:0?[1-9]|1[0-2])\\.?(?=(?: ?[-–] ?| (?:bis|au|al|a|tot|ao|do|til|till) (?:zum |en met |og med )?)\\d{1,2}[./]\\d{1,2}[./]\\d{2})`,
      "date",
      0.85,
    ),
    // 'Am 08.03. erfolgte', 'torstaina 26.9.', no section: 'Punkt 3.1.'
    form(
      "(?<=\\p{L}[.,:]? |\\()(?<!(?:punkt|punkte|ziff\\.|ziffer|kap\\.|kapitel|nr\\.|top|sak|abs\\.|abschnitt|teil|avsnitt|pkt\\.|kohta|kohdan|luku|version|art\\.|artikel) )(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?=[\\s,;:)]|$)",
      "day",
      0.7,
    ),
    form(`${LEFT}(?:${times.parts}) (?:(?:${months})|(?:19|20)\\d{2})${RIGHT}`, "date", 0.75),
  ];
});

/**
 * Ages, lengths of time, days named from today, weekdays, clock times, and months with their year in languages
 * other than English: '34 Jahre alt', 'il y a trois semaines', 'od dwóch lat', 'kl. 14.30', 'Ende Mai 2021'.
 */
export const localTime: Detector = {
  name: "local-time",
  finds: [
    "DATETIME/age",
    "DATETIME/date",
    "DATETIME/day",
    "DATETIME/duration",
    "DATETIME/relative",
    "DATETIME/time",
    "DATETIME/weekday",
  ],
  presidioEntity: "DATE_TIME",
  detect: (input) =>
    findByForms(input, formsOf, (match, { subtype, score }, language) => [
      timeAt(match, subtype, score, language),
    ]),
};
