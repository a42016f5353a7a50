import type { ClockTime, DayPart, PartOfDay } from "./types.js";

const CLOCK =
  /^(?:at )?(?:(about|around|approximately|approx\.?|exactly|just after|just before) )?([0-9]{1,2})(?:[.:h]([0-5][0-9])(?::([0-5][0-9])(?:[.,][0-9]{1,9})?)?)? ?(a\.?m\.?|p\.?m\.?|noon|midnight|o'clock|hours|hrs|h)?(?: ?(in the morning|in the afternoon|in the evening|at night))? ?(z|utc|gmt|[a-z]{2,4}t|[+-][0-9]{2}:?[0-9]{2})?$/;
// without a leading zero, minutes or 'at' it may be a number of hours
const MILITARY =
  /^(?:at )?(?:(about|around|approximately|approx\.?|exactly|just after|just before) )?((?<=^at .*)(?:1[0-9]|2[0-3])|0[0-9]|(?:1[0-9]|2[0-3])(?!00))([0-5][0-9]) ?(?:hours|hrs|h)$/;
const NAMED: Readonly<Record<string, number>> = { midnight: 0, noon: 12, midday: 12 };
const PART =
  /^(?:in |at |on )?(?:the )?(?:early |late |mid-? ?)?(morning|afternoon|evening|night|night-?time|small hours|early hours)(?: hours)?(?: of the day)?$/;

/** A time of day in plain text (see parseTime): '8.30 p.m.', '14:05', 'noon', 'the evening'. */
export function parseClock(text: string): ClockTime | PartOfDay | undefined {
  const rough = /^(?:about|around|approximately|approx\.?) /.exec(text)?.[0] ?? "";
  const named = NAMED[text.slice(rough.length)];
  if (named !== undefined) {
    return { kind: "clock", hour: named, ...(rough ? { approximate: true } : {}) };
  }
  const military = MILITARY.exec(text);
  if (military) {
    const [, about, hour, minute] = military;
    const approximate = about !== undefined && about !== "exactly";
    return {
      kind: "clock",
      hour: Number(hour),
      minute: Number(minute),
      ...(approximate && { approximate }),
    };
  }
  const part = PART.exec(text)?.[1];
  if (part)
    return { kind: "part-of-day", part: /night|hours/.test(part) ? "night" : (part as DayPart) };
  const match = CLOCK.exec(text);
  if (!match) return undefined;
  const [, about, hours, minutes, seconds, suffix, phrase, zone] = match;
  const bare = suffix === undefined || suffix.startsWith("h");
  if (minutes === undefined && bare && phrase === undefined) return undefined;
  const hour = hourOf(Number(hours), suffix ?? "", phrase ?? "");
  const told = phrase ?? seconds ?? zone ?? (suffix === "o'clock" ? undefined : suffix);
  const eitherHalf = told === undefined && /^(?:[1-9]|1[01])$/.test(hours!);
  if (hour === undefined) return undefined;
  return {
    kind: "clock",
    hour,
    ...(minutes === undefined ? {} : { minute: Number(minutes) }),
    ...(seconds === undefined ? {} : { second: Number(seconds) }),
    ...(zone === undefined ? {} : { zone }),
    ...(about === undefined || about === "exactly" ? {} : { approximate: true }),
    ...(eitherHalf ? { eitherHalf } : {}),
  };
}

/** Hour of 24; undefined if the number is not an hour. */
function hourOf(hour: number, suffix: string, phrase: string): number | undefined {
  if (hour > 24) return undefined;
  if (suffix === "midnight") return 0;
  if (suffix === "noon") return 12;
  const afternoon = suffix.startsWith("p") || (/afternoon|evening|night/.test(phrase) && hour < 12);
  const morning = suffix.startsWith("a") || phrase.includes("morning");
  if (afternoon && hour < 12 && !(phrase.includes("night") && hour < 5)) return hour + 12;
  if (morning && hour === 12) return 0;
  return hour % 24;
}

/** The part of the day an hour lies in: night from 22 to 5, then morning to 12, afternoon to 18, evening. */
export function partOfDay(hour: number): DayPart {
  if (hour < 5 || hour >= 22) return "night";
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}
