/**
 * The ladder of a time: true but vaguer words, most specific first.
 *
 * | kind | rungs |
 * | --- | --- |
 * | date | month, season, year, part of the decade, decade, part of the century |
 * | range, list | the same for each end, until one name covers all |
 * | clock time | part of the day, half of the day |
 * | duration | band, 'several months', 'some time' |
 * | age | band of five or ten years, over or under 18 |
 * | relative | 'some weeks later', 'later'; 'the same week', 'the same month' |
 *
 * A date with a time of day loses both at once: the day alone would be as exact as what is hidden beside it.
 * Every rung contains the original. Seasons are the meteorological ones.
 */

import { capitalized } from "../../language/capitals.js";
import { isClockInFigures, isSpanInFigures } from "../../language/time/clock-figures.js";
import { inOrder } from "../../language/time/order.js";
import { type Hemisphere, parseTime, type TimeExpression } from "../../language/time/time.js";
import { isExact } from "../exact.js";
import type { Occasion } from "../replacer.js";
import { pointLadder, rangeLadder } from "./dates-calendar.js";
import {
  ageLadder,
  clockLadder,
  clockRangeLadder,
  durationLadder,
  recurringLadder,
  relativeLadder,
} from "./dates-lengths.js";
import { byRuleOf, labelled, type RuleLadder } from "./ladder.js";
import type { Rung, Step } from "./rung.js";

export interface GeneralizeTimeOptions {
  /** Where the seasons are those of; default `north`. */
  readonly hemisphere?: Hemisphere;
  /**
   * The words just before the mention, where known. After an article the rungs come without theirs;
   * 'before' and 'after' take the end or beginning of a rung, since what came before 9 April need
   * not have come before April.
   */
  readonly before?: string;
  /** The words just after it. */
  readonly after?: string;
}

const LEAD =
  /^(on|in|at|since|by|until|during|from|of|between|before|after|about|around|approximately|prior to|not? later than|as early as|as late as) (?=\S)/i;
/** 'the spring of 1994': the article is that of what comes before 'of', and goes with it. */
const HEADED = /^\p{L}+(?: \p{L}+)? of /u;
const THE_BEFORE = /(?<!\p{L})the $/iu;
/** A month is in a season; a season alone is no time that anything is owed for. */
const SEASON = /^(?:spring|summer|autumn|winter)$/u;
const IN_BEFORE = /(?:^|[\s(])(?:in|during|since|until|till|by)\s+$/iu;
/** 'every other Wednesday' is no 'every other weekday'. */
const COUNTED_DAY =
  /(?<!\p{L})(?:every|each|other|alternate|last|next|this|that|most|some|same|first|second|third|fourth|following|previous|past|coming)\s+$/iu;
/** One end of 'between 19:00 and 21:00', whose other end says the rest. */
const FIRST_END = /(?<!\p{L})(?:between|from)\s+$/iu;
const SECOND_END = /(?<!\p{L})(?:between|from)\s+\d\S*\s+(?:and|to|till|until)\s+$/iu;
const SPAN_AFTER = /^\s+(?:and|to|till|until)\s+\d/u;
const ARTICLE = /(?:^|[\s(])(?:the|a|an|that|this|his|her|their|its)\s+$/i;
const AT_LATEST =
  /(?:^|[\s(])(?<!\b(?:not|never) )(?:before|prior to|by|not? later than|as late as)\s+$/i;
const AT_EARLIEST =
  /(?:^|[\s(])(?:after|as early as|(?:not|never) (?:before|prior to)|not? (?:earlier|sooner) than)\s+$/i;
/** 'before the end of early 2026' is nothing that anybody says. */
const PART_OF_YEAR = /^(?:the )?(?:early|late|mid)(?![a-z])/i;
// a date's first letter is capital only where a sentence begins, a name's always
const SENTENCE_START =
  /^(?:The|Between|Early|Late|Mid|End|Beginning|Start|Middle|First|Second|About|Around|Approximately|Spring|Summer|Autumn|Winter|Every|Each|Daily|Weekly|Monthly|Yearly)\b/;
/** 'the early | 1980s' are some of the 1980s; 'the early late 20th century' is nothing. */
const PART_BEFORE = /(?<!\p{L})(?:early|mid|late)(?:[ -]to[ -](?:mid|late))?[ -]$/iu;
/** Points in time, which a preposition may precede, inside the mention or out. */
const POINTS = new Set(["date", "decade", "century", "clock", "part-of-day"]);
const NAMED = new Set(["date", "range", "list", "decade", "century", "recurring"]);

/** 'on 12.02' is a day; 'at 12.02' would be a time. */
const DAY_ON = /(?<!\p{L})(?:on|dated) (?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/iu;

/** Vaguer words for `text`, most specific first; nothing where the time is not understood. */
export function generalizeTime(
  written: string,
  options: GeneralizeTimeOptions = {},
): readonly Step[] {
  const text = DAY_ON.test(`${options.before ?? ""}${written}`)
    ? written.replace(".", "/")
    : written;
  if (isSpanInFigures(text)) return [];
  const inFigures = isClockInFigures(text, options.before ?? "");
  const time = parseTime(inFigures ? `at ${text.replace(/^at /i, "")} hours` : text);
  if (!time) return [];
  const lead = LEAD.exec(text)?.[0];
  if (lead && POINTS.has(time.kind) && !(time.kind === "clock" && time.approximate)) {
    return withLead(text, lead, options);
  }
  const before = options.before ?? "";
  const part = PART_BEFORE.exec(before)?.[0];
  if (part !== undefined && (time.kind === "decade" || time.kind === "century"))
    return generalizeTime(part + text, { ...options, before: before.slice(0, -part.length) }).map(
      (step) => ({ ...step, takes: part }),
    );
  const bare = (time.kind === "decade" || time.kind === "century") && !/^the\b/i.test(text);
  if (isCutOff(time, before, options.after ?? "")) return [];
  const headed = HEADED.test(text) ? THE_BEFORE.exec(before)?.[0] : undefined;
  const noArticle = bare || ARTICLE.test(before);
  const edge = POINTS.has(time.kind) ? edgeOf(before) : "";
  const capital = NAMED.has(time.kind) ? SENTENCE_START.test(text) : /^\p{Lu}/u.test(text);
  const seen = new Set([text.toLowerCase()]);
  const candidates: Step[] = [];
  for (const rung of ladderOf(time, text, options.hemisphere ?? "north")) {
    if (edge !== "" && PART_OF_YEAR.test(rung.text)) continue;
    if (SEASON.test(rung.text) && options.before !== undefined && !IN_BEFORE.test(before)) continue;
    const takes = headed !== undefined && !rung.text.startsWith("the ") ? headed : undefined;
    const fitted = edge + (noArticle ? rung.text.replace(/^the /, "") : rung.text);
    if (seen.has(fitted.toLowerCase())) continue;
    seen.add(fitted.toLowerCase());
    candidates.push({
      text: capital ? capitalized(fitted) : fitted,
      level: candidates.length + 1,
      ...(rung.preposition === undefined ? {} : { preposition: rung.preposition }),
      ...(rung.days === undefined ? {} : { days: rung.days }),
      ...(takes === undefined ? {} : { takes }),
    });
  }
  return candidates;
}

/** Whether the words beside it say which of many days, or the other end of a span of hours. */
function isCutOff(time: TimeExpression, before: string, after: string): boolean {
  const isDay = time.kind === "date" ? time.precision === "weekday" : time.kind === "recurring";
  if (isDay) return COUNTED_DAY.test(before);
  if (time.kind !== "clock") return false;
  return SECOND_END.test(before) || (FIRST_END.test(before) && SPAN_AFTER.test(after));
}

const edgeOf = (before: string): string =>
  AT_LATEST.test(before) ? "the end of " : AT_EARLIEST.test(before) ? "the beginning of " : "";

/** 'in 1975' as a mention of its own: the preposition is part of what is replaced. */
function withLead(text: string, lead: string, options: GeneralizeTimeOptions): Step[] {
  const own = lead.trim();
  const rest = generalizeTime(text.slice(lead.length), { ...options, before: lead });
  return rest.map(({ text: words, level, preposition }) => {
    const word = /^(?:on|in|at)$/i.test(own) && preposition !== undefined ? preposition : own;
    return { text: `${/^\p{Lu}/u.test(own) ? capitalized(word) : word} ${words}`, level };
  });
}

function ladderOf(time: TimeExpression, text: string, hemisphere: Hemisphere): readonly Rung[] {
  const lower = text.trim().toLowerCase();
  switch (time.kind) {
    case "date":
    case "decade":
    case "century":
      return pointLadder(time, hemisphere, text);
    case "range":
    case "list": {
      const times = time.points.filter((p) => p.kind === "clock" || p.kind === "part-of-day");
      return times.length === time.points.length
        ? clockRangeLadder(time)
        : rangeLadder(time, hemisphere);
    }
    case "clock":
    case "part-of-day":
      return clockLadder(time);
    case "duration":
      return durationLadder(time, text.includes("’") ? "’" : "'");
    case "age":
      return ageLadder(time);
    case "relative":
      return relativeLadder(time, lower);
    case "recurring":
      return recurringLadder(time, lower);
  }
}

/** When something was said, at the head of a line of a chat: '[12/03/2024, 08:14] Bev: '. */
const CHAT_TIME = /\d(?<gap>,? )(?<time>\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?)$/iu;
const SPEAKER_AFTER = /^\]?(?: [-–])? [^\n:]{1,40}: /u;

/** With the time of day, which singles out nobody and keeps the order of what was said. */
function withChatTime(
  steps: readonly Step[],
  { original, before, after }: Pick<Occasion, "original" | "before" | "after">,
): readonly Step[] {
  const { gap, time } = CHAT_TIME.exec(original)?.groups ?? {};
  if (time === undefined || !/(?:^|\n)\[?$/.test(before) || !SPEAKER_AFTER.test(after))
    return steps;
  return steps.map((step) => ({ ...step, text: `${step.text}${gap}${time}` }));
}

const YEAR = /^(?:the (?:end|beginning) of )?[12]\d{3}$/u;

/**
 * A month of birth reveals nearly as much as the day, and one of two people would keep it while the other did not: a year
 * at most. In other languages the year is the last rung.
 */
export function ofBirth<One extends Step>(
  { mention }: Pick<Occasion, "mention">,
  steps: readonly One[],
): readonly One[] {
  if (mention.subtype !== "birth-date") return steps;
  const year =
    mention.language === undefined
      ? steps.findIndex(({ text }) => YEAR.test(text))
      : steps.length - 1;
  return year <= 0 ? steps : steps.slice(year).map((one, i) => ({ ...one, level: i + 1 }));
}

export const times: RuleLadder = {
  name: "times",
  propose: (occasion, { hemisphere, order }) => {
    if (occasion.entity.type !== "DATETIME") return undefined;
    const { original, before, after } = occasion;
    const steps = generalizeTime(inOrder(original, order), { hemisphere, before, after });
    if (steps.length === 0) return labelled("no rule reads it");
    const truth = isExact("DATETIME", occasion) ? "true" : "unknown";
    return {
      candidates: byRuleOf(ofBirth(occasion, withChatTime(steps, occasion)), "calendar", truth),
    };
  },
};
