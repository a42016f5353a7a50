import { clockWordsOf } from "../../../language/clock-words.js";
import { alternativesIn, listOfLanguage, valuesOf } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import { isListed, type ListedLanguage } from "../../../language/supported.js";
import { timesOf } from "../../../language/times.js";
import type { Detector } from "../../kit/detector.js";
import { calendarOf, DAY, LEFT, RIGHT, typedPlain } from "./local-calendar.js";
import { findByForms, isOpen, timeAt } from "./local-forms.js";

interface Form {
  readonly regex: RegExp;
  readonly subtype: string;
  readonly score: number;
  /** Only at the end of a clause or before a function word: 'le 12,' but not 'le 12 personnes'. */
  readonly isWeak?: boolean;
}

/** Feasts by a short word that is none alone, behind such words: 'veckan före jul'. */
const SHORT_FEASTS = "jul|påsk|påske|kerst|pasen|joulua|pääsiäistä|juhannusta|pinse|pingst";

const NEAR_BEHIND =
  "(?: (?:dernier|prochain|scorso|prossimo|pasado|próximo|passado|que vem|trecut|viitor))?";

const formsOf = memoize((tag: string): readonly Form[] => {
  const language = tag as ListedLanguage;
  const own = clockWordsOf(language);
  const { months, weekdays, short, date } = calendarOf(language);
  const words = (key: string): readonly string[] => valuesOf(`${language}/named-days`, key);
  const near = alternativesIn(words("before a month"));
  const counted = `(?:(?:de|la|el|il|le|den|a|o) )?(?:(?:${timesOf(language).numbers}|\\d{1,2}) )?`;
  const [from, between] = ["counted from a feast", "between"].map((key) =>
    typedPlain(alternativesIn(words(key)), language),
  );
  const bent = words("month").join("|");
  const form = (source: string, subtype: string, score: number, isWeak = false): Form => ({
    regex: new RegExp(source, "giu"),
    subtype,
    score,
    isWeak,
  });
  const year = "(?: (?:de |roku |r\\. |anului )?(?:19|20)\\d\\d)?";
  const named = `(?:${date}|(?:${weekdays}))`;
  const [terms, seasons] = (["terms", "seasons"] as const).map((list) =>
    typedPlain(
      alternativesIn(
        listOfLanguage(language, list).map((entry) => entry.replaceAll("*", "\\p{L}{0,6}")),
      ),
      language,
    ),
  );
  const ofYear =
    "(?:,? (?:del? |di |do |roku |r\\. |anului |van )?(?:(?:19|20)\\d\\d(?:[/–-]\\d{2,4})?|['’]\\d\\d|\\d\\d/\\d\\d)(?: roku| r\\.)?)";
  return [
    form(`${LEFT}(?:${terms})${ofYear}?${RIGHT}`, "period", 0.65),
    form(`${LEFT}(?:${seasons})${ofYear}${RIGHT}`, "period", 0.7),
    form(
      `${LEFT}(?:${counted}(?:${from}) (?:${between}) ?(?:la |l['’]|día de |el )?)?(?:${typedPlain(own.feasts, language)})${year}${RIGHT}`,
      "feast",
      0.6,
    ),
    form(`${LEFT}${counted}(?:${from}) (?:${between}) (?:${SHORT_FEASTS})${RIGHT}`, "feast", 0.6),
    form(
      `${LEFT}(?:${own.nights}) (?:${DAY}\\.?(?: (?:au|auf den|al|e il|para|na|til(?:l)? (?:den )?|op(?: de)?) |[-/]))?${named}${RIGHT}`,
      "date",
      0.8,
    ),
    ...(bent
      ? [
          form(
            `${LEFT}(?:(?:${near}) )?(?:${typedPlain(bent, language)})${year}${RIGHT}`,
            "month",
            0.65,
          ),
        ]
      : []),
    // German writes months as names are written, and needs a word before them
    form(
      language === "de"
        ? `(?:${LEFT}(?:${near}) |(?<=(?<![\\p{L}])(?:im|seit|bis|ab) ))(?:${months})${RIGHT}`
        : `${LEFT}(?:(?:${near}) )?(?<month>${months})${NEAR_BEHIND}${RIGHT}`,
      "month",
      0.6,
    ),
    // 'wo 13/3', 'mer. 6 mars' with a part of the day: 'wo 13/3 late dienst'
    form(
      `${LEFT}(?:(?:${short}|${weekdays})\\.?,? )?${date},? (?:${typedPlain(own.parts, language)})${RIGHT}`,
      "date",
      0.8,
    ),
    form(`${LEFT}(?:${weekdays}),? (?:${typedPlain(own.parts, language)})${RIGHT}`, "weekday", 0.7),
    ...(own.day
      ? [form(`${LEFT}(?:${own.day}) ${DAY}\\.?(?![.,/]?\\d)${RIGHT}`, "day", 0.65)]
      : []),
    ...(own.dayAt
      ? [
          form(
            `(?<=(?<!\\p{L})(?:${own.dayAt}) )${DAY}${words("behind a day").join("|")}(?![.,/:]?\\d)${RIGHT}`,
            "day",
            0.6,
            true,
          ),
        ]
      : []),
  ];
});

const feastOf = memoize(
  (tag: string) =>
    new RegExp(
      `^(?:${typedPlain(clockWordsOf(tag as ListedLanguage).feasts, tag as ListedLanguage)})$`,
      "iu",
    ),
);

/** Whether words are the name of a feast and nothing else: 'Epifania', 'Kerstmis'. */
export const isFeast = (words: string, language: string): boolean =>
  isListed(language) && feastOf(language).test(words);

const CLAUSE_END = /^(?:[.…]?["'”’»)]*(?:\s*$|\s*\n)|[.…]["'”’»)]*\s+\p{Lu}|[,;!?)…])/u;
/** Behind a day, one of these begins what it counts. */
const OF = /^(?:de|del|des|di|du|d|von|van|of|av|af|z|ze|al|au|a|e|y|și|personnes?)$/u;

/**
 * Days and months without figures of a date in languages other than English: holidays and terms of schools, feasts ('Pasqua', 'juhannusaattona'),
 * months alone and bent ('w lutym', 'júnovým'), the day of a month that is left out ('dia 27'), nights between two days.
 */
export const localNamedDay: Detector = {
  name: "local-named-day",
  finds: [
    "DATETIME/date",
    "DATETIME/day",
    "DATETIME/feast",
    "DATETIME/month",
    "DATETIME/period",
    "DATETIME/weekday",
  ],
  presidioEntity: "DATE_TIME",
  detect: (input) =>
    findByForms(input, formsOf, (match, { subtype, score, isWeak }, language, text) => {
      const end = match.index + match[0].length;
      const month = match.groups?.["month"];
      // a name is written with a capital: 'Mai', 'Maja', 'August'
      if (
        month !== undefined &&
        (month !== month.toLowerCase() ||
          valuesOf(`${language}/named-days`, "other word").includes(month))
      )
        return [];
      if (isWeak && !isOpen(text.slice(end, end + 30), language, CLAUSE_END, OF)) return [];
      return [timeAt(match, subtype, score, language)];
    }),
};
