import { parseDuration, timeUnit } from "./duration.js";
import { weekdayNumber } from "./names.js";
import type { Recurring, RelativeTime, TimeUnit } from "./types.js";

const after = (text: string, tail: RegExp): string | undefined =>
  tail.test(text) ? text.replace(tail, "") : undefined;

const PERIOD =
  "(day|week|weekend|fortnight|month|year|decade|century|hour|minute|morning|afternoon|evening|night|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?";
const LAST = new RegExp(`^(?:the )?(?:very )?(last|past|previous|preceding|prior) ${PERIOD}$`);
const NEXT = new RegExp(
  `^(?:the )?(?:very )?(next|following|coming|subsequent|ensuing) ${PERIOD}$`,
);
const SAME = new RegExp(
  `^(?:(?:later |earlier |late |early )(?:on )?)?(?:the (?:very )?same|same|that same|that|this|this same) ${PERIOD}$`,
);
const SPAN =
  /^(?:the |over the |in the )?(last|past|previous|preceding|next|following|coming) (.{3,40})$/;
const AGO = / ago$/;
const BEFORE = / (?:earlier|before|previously|prior|beforehand)$/;
const AFTER = / (?:later|after|afterwards|thereafter|on)$/;
const NAMED: Readonly<Record<string, RelativeTime>> = {
  today: { kind: "relative", direction: "same", distance: exactly(1, "day"), deictic: true },
  tonight: { kind: "relative", direction: "same", distance: exactly(1, "day"), deictic: true },
  nowadays: { kind: "relative", direction: "around", deictic: true },
  "the present day": {
    kind: "relative",
    direction: "same",
    distance: exactly(1, "day"),
    deictic: true,
  },
  yesterday: { kind: "relative", direction: "before", distance: exactly(1, "day"), deictic: true },
  "last night": {
    kind: "relative",
    direction: "before",
    distance: exactly(1, "day"),
    deictic: true,
  },
  "the day before yesterday": {
    kind: "relative",
    direction: "before",
    distance: exactly(2, "day"),
    deictic: true,
  },
  tomorrow: { kind: "relative", direction: "after", distance: exactly(1, "day"), deictic: true },
  "the day after tomorrow": {
    kind: "relative",
    direction: "after",
    distance: exactly(2, "day"),
    deictic: true,
  },
  later: { kind: "relative", direction: "after", deictic: false },
  afterwards: { kind: "relative", direction: "after", deictic: false },
  earlier: { kind: "relative", direction: "before", deictic: false },
  previously: { kind: "relative", direction: "before", deictic: false },
  "around that time": { kind: "relative", direction: "around", deictic: false },
  "in the past": { kind: "relative", direction: "before", deictic: true },
  "in the future": { kind: "relative", direction: "after", deictic: true },
  "some time ago": { kind: "relative", direction: "before", deictic: true },
  "some time later": { kind: "relative", direction: "after", deictic: false },
  "some time earlier": { kind: "relative", direction: "before", deictic: false },
};

function exactly(amount: number, unit: TimeUnit) {
  return { min: amount, max: amount, unit };
}

/** A time relative to another, in plain text (see parseTime): 'three weeks later', 'the same day', 'every month'. */
export function parseRelative(text: string): RelativeTime | Recurring | undefined {
  const named = NAMED[text];
  if (named) return named;
  const recurring = parseRecurring(text);
  if (recurring) return recurring;
  const same = SAME.exec(text);
  if (same) {
    const distance = { min: 0, max: 1, unit: periodUnit(same[1]!) };
    return { kind: "relative", direction: "same", distance, deictic: text.includes("this") };
  }
  const last = LAST.exec(text);
  if (last) return beside("before", last[2]!, last[1] === "last" || last[1] === "past");
  const next = NEXT.exec(text);
  if (next) return beside("after", next[2]!, next[1] === "coming");
  for (const [tail, direction, deictic] of [
    [AGO, "before", true],
    [BEFORE, "before", false],
    [AFTER, "after", false],
  ] as const) {
    const length = after(text, tail);
    if (length === undefined) continue;
    const duration =
      parseDuration(length) ?? parseDuration(`${/s$/u.test(length) ? "several" : "a"} ${length}`);
    if (!duration) continue;
    const { min, max, unit } = duration;
    return { kind: "relative", direction, distance: { min, max, unit }, deictic };
  }
  const span = SPAN.exec(text);
  const length = span && parseDuration(span[2]!);
  if (!length) return undefined;
  const direction = /last|past|previous|preceding/.test(span[1]!) ? "before" : "after";
  // any time within the span
  return {
    kind: "relative",
    direction,
    distance: { min: 0, max: length.max, unit: length.unit },
    deictic: /last|past|coming/.test(span[1]!),
  };
}

/** The period next to the present one: up to two of its lengths away. */
function beside(direction: "before" | "after", period: string, deictic: boolean): RelativeTime {
  const unit = periodUnit(period);
  return { kind: "relative", direction, distance: { min: 0, max: 2, unit }, deictic };
}

function periodUnit(period: string): TimeUnit {
  if (/spring|summer|autumn|winter/.test(period)) return "year";
  if (/morning|afternoon|evening|night/.test(period)) return "day";
  if (weekdayNumber(period) !== undefined || period === "weekend") return "week";
  return timeUnit(period);
}

const EVERY = /^(?:every|each) (?:(other|second|third|fourth|few) )?(.{3,40})$/;
const ADVERB: Readonly<Record<string, TimeUnit>> = {
  hourly: "hour",
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annually: "year",
};
const ORDINAL: Readonly<Record<string, number>> = { other: 2, second: 2, third: 3, fourth: 4 };

function parseRecurring(text: string): Recurring | undefined {
  const adverb = ADVERB[text];
  if (adverb) return { kind: "recurring", every: exactly(1, adverb) };
  const weekdays = /^(?:on )?([a-z]{3,6}day)s$/.exec(text);
  const weekday = weekdays && weekdayNumber(weekdays[1]!);
  if (weekday) return { kind: "recurring", every: exactly(1, "week"), weekday };
  if (text === "weekends") return { kind: "recurring", every: exactly(1, "week") };
  if (text === "weekdays") return { kind: "recurring", every: exactly(1, "day") };
  if (text === "regularly") return { kind: "recurring" };
  const every = EVERY.exec(text);
  if (!every) return undefined;
  const day = weekdayNumber(every[2]!);
  if (day !== undefined && every[2]!.endsWith("day")) {
    return {
      kind: "recurring",
      every: exactly(ORDINAL[every[1] ?? ""] ?? 1, "week"),
      weekday: day,
    };
  }
  if (/^(?:morning|afternoon|evening|night)$/.test(every[2]!)) {
    return { kind: "recurring", every: exactly(1, "day") };
  }
  if (every[1] === "few") {
    const few = parseDuration(`a few ${every[2]}`);
    return few && { kind: "recurring", every: { min: few.min, max: few.max, unit: few.unit } };
  }
  const duration = parseDuration(every[2]!) ?? parseDuration(`a ${every[2]}`);
  if (!duration) return undefined;
  const times = ORDINAL[every[1] ?? ""] ?? 1;
  return {
    kind: "recurring",
    every: { min: duration.min * times, max: duration.max * times, unit: duration.unit },
  };
}
