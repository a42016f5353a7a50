/**
 * The ladder of times, ages, amounts and occupations in languages other than English, in the words of the text itself: of
 * times and amounts only figures and the preposition of a date change, so the grammar stays.
 *
 * | original | rungs |
 * | --- | --- |
 * | am 12. März 2024 | im März 2024; im Jahr 2024 |
 * | w dniu 4 maja 2021 r. | w maju 2021; w 2021 |
 * | 34 Jahre alt, 34-jährige | 30–39 Jahre alt, 30–39-jährige |
 * | 1.250 Euro | 1.000–2.000 Euro; 1.000–10.000 Euro |
 *
 * Every rung contains the original. What is not listed here has no good words, and the label is used.
 */

import { memoize } from "../../language/memo.js";
import { escaped } from "../../language/quantity/alternatives.js";
import { isListed, type ListedLanguage } from "../../language/supported.js";
import { calendarNames } from "../../language/time/calendar-names.js";
import { MONTH_NAMES } from "../../language/time/names.js";
import type { CalendarDate } from "../../language/time/time.js";
import { parseTime } from "../../language/time/time.js";
import type { LanguageTimes } from "../../language/times.js";
import { timesOf } from "../../language/times.js";
import type { Candidate, Occasion, Proposal } from "../replacer.js";
import { labelOf } from "../replacers/labels.js";
import { ofBirth } from "./dates.js";
import type { LookupLadder, RuleLadder } from "./ladder.js";
import { townsIn } from "./places-listed.js";
import { tradesIn } from "./trades-listed.js";

/** Vaguer words for a mention in a listed language, most specific first; empty where the label is better. */
export function generalizeIn(language: string, occasion: Occasion): readonly Candidate[] {
  if (!isListed(language)) return [];
  const { original, entity } = occasion;
  if (entity.type === "DATETIME" || entity.type === "DEM") {
    return (
      agesOf(original, language) ??
      (entity.type === "DATETIME"
        ? datesOf(occasion, timesOf(language))
        : occasion.mention?.subtype === "occupation"
          ? tradesIn(language, occasion)
          : [])
    );
  }
  return entity.type === "QUANTITY" ? amountsOf(original, timesOf(language)) : [];
}

const candidate = (text: string, level: number, taken = ""): Candidate => ({
  text,
  level,
  source: "rule",
  truth: "true",
  takes: taken,
});

/** What an age is looked for beside; the mention itself has only the age. */
const LOOKAROUND = /\(\?(?:<=|=|!)(?:[^()[\]\\]|\\.|\[[^\]]*\])*\)/g;

const ageForms = new Map<ListedLanguage, RegExp>();

/** '34 Jahre alt' in a band of ten years; undefined where it is no age. */
function agesOf(original: string, language: ListedLanguage): Candidate[] | undefined {
  let regex = ageForms.get(language);
  if (!regex) {
    const sources = timesOf(language).ages.map((source) =>
      source.replaceAll(LOOKAROUND, "").replaceAll("#", "(?:\\d{1,3})"),
    );
    ageForms.set(language, (regex = new RegExp(`^(?:${sources.join("|")})$`, "iu")));
  }
  if (!regex.test(original)) return undefined;
  const figures = original.match(/\d{1,3}/g) ?? [];
  if (figures.length !== 1) return [];
  const age = Number(figures[0]);
  if (age < 1 || age > 120) return [];
  const bands =
    age < 18
      ? [[age < 10 ? 1 : 10, age < 10 ? 9 : 17]]
      : [[Math.max(18, Math.floor(age / 10) * 10), Math.floor(age / 10) * 10 + 9]];
  return bands.map(([from, to], i) =>
    candidate(original.replace(/\d{1,3}/, `${from}–${to}`), i + 1),
  );
}

/** A date by its month, then by its year. */
function datesOf(occasion: Occasion, times: LanguageTimes): Candidate[] {
  const { original } = occasion;
  const date = original
    .replace(/^\p{L}+ (?=\p{N})/u, "")
    .replace(/ (?:r\.|roku|godine|god\.)$/u, "")
    .replace(/(?<=\d{4})\.$/u, "");
  const time = parseTime(withEnglishMonth(date, times)) ?? parseTime(date);
  if (time?.kind !== "date" || time.year === undefined || time.clock || time.part) return [];
  if (time.precision === "day" && time.swappable !== true)
    return [...rungs(time, occasion, times, true)];
  // 04/05/1975: the month is not certain, its year is; a day or month becomes the year
  return time.precision === "day" || time.precision === "month"
    ? [...rungs(time, occasion, times, false)]
    : [];
}

/** '12. listopada 2024' with October, as Croatian has it and no other language: lists of months know their own. */
function withEnglishMonth(date: string, times: LanguageTimes): string {
  const [written = ""] = /\p{L}{3,}/u.exec(date) ?? [];
  const lists = [times, times.variant].flatMap((one) =>
    one ? [one.months, ...Object.values(one.monthAfter ?? {})] : [],
  );
  for (const list of lists) {
    const month = list.split("|").indexOf(written.toLowerCase());
    if (month >= 0) return date.replace(written, MONTH_NAMES[month]!);
  }
  return date;
}

/** '2021.' in the middle of a sentence, as Croatian writes a year; of '2020. godine' the noun goes and the dot stays. */
const ORDINAL_YEAR = /\d{4}\.(?: god(?:ine|\.))?$/u;

const evidenceFor = memoize(
  (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"),
);

/** The months as the text names them: a Serbian one, not as Croatian does. */
function monthsFor(
  { original, before, sentence }: Occasion,
  times: LanguageTimes,
): Pick<LanguageTimes, "months" | "monthAfter"> {
  const { variant } = times;
  if (!variant) return times;
  return evidenceFor(variant.evidence).test(`${before} ${original} ${sentence?.text ?? ""}`)
    ? variant
    : times;
}

function* rungs(
  { year, month }: CalendarDate,
  occasion: Occasion,
  times: LanguageTimes,
  byMonth: boolean,
): Generator<Candidate> {
  const { original } = occasion;
  // 'dnia 5 kwietnia 2024 r.', where the words before the figure are part of the mention
  const own = /^\p{L}+ (?=\p{N})/u.exec(original)?.[0] ?? "";
  const before = occasion.before + own;
  const lead = times.leads.find(
    ([words]) =>
      words === "" ||
      new RegExp(`${/^\p{L}/u.test(words) ? "(?<!\\p{L})" : ""}${escaped(words)}$`, "iu").test(
        before,
      ),
  );
  const replaced = lead ? before.slice(before.length - lead[0].length) : "";
  const taken = replaced.slice(0, Math.max(0, replaced.length - own.length));
  if (own !== "" && replaced.length < own.length) return;
  const ordinal = ORDINAL_YEAR.test(original) ? "." : "";
  const capital = /^\p{Lu}/u.test(replaced);
  // 'ARRÊT DU 12 SEPTEMBRE 2023'
  const heading = /\p{Lu}{2}/u.test(replaced) && !/\p{Ll}/u.test(replaced + original);
  const put = (words: string): string => {
    const fitting = elided(words);
    if (heading) return fitting.toUpperCase();
    return capital ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting;
  };
  let level = 1;
  if (byMonth && month !== undefined) {
    const { months, monthAfter } = monthsFor(occasion, times);
    const name = ((lead && monthAfter?.[lead[1]]) ?? months).split("|")[month - 1]!;
    yield candidate(
      put(`${lead?.[1] ?? ""}${name}${times.ofYear}${year}${ordinal}`),
      level++,
      taken,
    );
  }
  yield candidate(put(`${lead?.[2] ?? ""}${year}${ordinal}`), level, taken);
}

/** "d'avril", "nell'ottobre", 'ad agosto', 'we wrześniu', 'vo februári', 'zo septembra': a preposition before its month. */
const elided = (words: string): string =>
  words
    .replace(/(?<=^|\s)w (?=wrześniu)/u, "we ")
    .replace(/(?<=^|\s)v (?=februári)/u, "vo ")
    .replace(/(?<=^|\s)z (?=septembra)/u, "zo ")
    .replace(/(?<=^|\s)de (?=(?:avril|août|octobre))/u, "d'")
    .replace(/(?<=^|\s)nel (?=(?:aprile|agosto|ottobre))/u, "nell'")
    .replace(/^a (?=(?:aprile|agosto))/u, "ad ");

const FIGURE = /\d{1,3}(?:[. \u00a0\u202f]\d{3})+(?:,\d{1,2}|,[-–])?|\d+(?:,\d{1,2}|,[-–])?/;

/** '1.250 Euro' between its first digit and the next, then in its order of magnitude. */
function amountsOf(original: string, { thousands }: LanguageTimes): Candidate[] {
  const figures = original.match(new RegExp(FIGURE, "g")) ?? [];
  if (figures.length !== 1) return [];
  const value = Number(
    figures[0]!
      .replace(/,[-–]$/, "")
      .replace(/[. \u00a0\u202f](?=\d{3})/g, "")
      .replace(",", "."),
  );
  if (!(value > 0)) return [];
  const order = 10 ** Math.floor(Math.log10(value));
  const first = Math.floor(value / order) * order;
  const intervals = [
    ...(first === value ? [] : [[first, first + order]]),
    ...(value >= order && value <= 10 * order ? [[order, 10 * order]] : []),
  ];
  const written = (number: number): string =>
    Number.isInteger(number)
      ? String(number).replace(/\B(?=(?:\d{3})+$)/g, thousands)
      : String(Number(number.toPrecision(3))).replace(".", ",");
  return intervals.map(([from, to], i) =>
    candidate(original.replace(FIGURE, `${written(from!)}–${written(to!)}`), i + 1),
  );
}

/** Whether a date in a sentence of another language is written in English: '3 May 2022' before 'dijo'. */
const hasEnglishMonth = (original: string, language: string): boolean =>
  (original.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).some(
    (word) =>
      MONTH_NAMES.includes(word) && !calendarNames(language).months.includes(word.toLowerCase()),
  );

/** Words of a language fit their own sentence only: a later mention without words of its own gets the label. */
function fittingHere(occasion: Occasion, candidates: readonly Candidate[]): Proposal {
  if (candidates.length > 0) return { candidates };
  return occasion.first
    ? { candidates, note: "no vaguer words in its language" }
    : { candidates: [labelOf(occasion)] };
}

/** All but places, which are looked up. */
export const otherLanguages: RuleLadder = {
  name: "other-languages",
  propose: (occasion) => {
    const { language } = occasion.mention;
    if (language === undefined || occasion.entity.type === "LOC") return undefined;
    if (hasEnglishMonth(occasion.original, language)) return undefined;
    return fittingHere(occasion, ofBirth(occasion, generalizeIn(language, occasion)));
  },
};

export const otherPlaces: LookupLadder = {
  name: "other-places",
  async propose(occasion, { ontology }) {
    const { language } = occasion.mention;
    if (language === undefined) return undefined;
    if (!ontology || !isListed(language)) return fittingHere(occasion, []);
    return fittingHere(occasion, townsIn(language, occasion, await ontology()));
  },
};
