import { describe, expect, test } from "vitest";
import { dayNumber, parseTime, type TimeExpression, timeExtent } from "./time.js";

const day = (year: number, month: number, date: number, more = {}) => ({
  kind: "date",
  precision: "day",
  year,
  month,
  day: date,
  ...more,
});
const duration = (min: number, max: number, unit: string) => ({ kind: "duration", min, max, unit });
const age = (min: number, max: number, form: string) => ({ kind: "age", min, max, form });

describe("parseTime reads", () => {
  test.each<[string, object]>([
    ["7 March 1961", day(1961, 3, 7)],
    ["the ninth of May nineteen thirty-eight", day(1938, 5, 9)],
    ["June the twenty-first, nineteen oh five", day(1905, 6, 21)],
    ["nineteen sixty four", { kind: "date", precision: "year", year: 1964 }],
    ["nineteen hundred and eighty-two", { kind: "date", precision: "year", year: 1982 }],
    ["two thousand and nine", { kind: "date", precision: "year", year: 2009 }],
    ["on 7 March 1961", day(1961, 3, 7)],
    ["7th of March, 1961", day(1961, 3, 7)],
    ["March 7, 1961", day(1961, 3, 7)],
    ["Tuesday 7 March 1961", day(1961, 3, 7, { weekday: 2 })],
    ["07-Mar-61", day(1961, 3, 7)],
    ["7 MARCH 1961", day(1961, 3, 7)],
    ["22 December 2000", day(2000, 12, 22)],
    ["1961-03-07", day(1961, 3, 7)],
    ["1961/03/07", day(1961, 3, 7)],
    ["27.3.1961", day(1961, 3, 27)],
    ["3/27/61", day(1961, 3, 27)],
    ["3/7/1961", day(1961, 7, 3, { swappable: true })],
    ["7. März 1961", day(1961, 3, 7, { foreign: "märz 1961" })],
    ["1er mars 1961", day(1961, 3, 1, { foreign: "mars 1961" })],
    ["7 de marzo de 1961", day(1961, 3, 7)],
    ["7 marca 1961 r.", day(1961, 3, 7)],
    ["7. marts 1961", day(1961, 3, 7)],
    ["7 maart 1961", day(1961, 3, 7)],
    ["7 de março de 1961", day(1961, 3, 7)],
    ["7 mars 1961", day(1961, 3, 7)],
    ["7 marzo 1961", day(1961, 3, 7)],
    // no such day: written by mistake for one around it
    ["31 June 1961", { kind: "date", precision: "month", year: 1961, month: 6 }],
    ["29.2.1961", { kind: "date", precision: "month", year: 1961, month: 2 }],
    ["29 February 1960", day(1960, 2, 29)],
    ["March 1961", { kind: "date", precision: "month", year: 1961, month: 3 }],
    ["March '61", { kind: "date", precision: "month", year: 1961, month: 3 }],
    ["7 March", { kind: "date", precision: "day", month: 3, day: 7 }],
    ["1961", { kind: "date", precision: "year", year: 1961 }],
    ["1961/62", { kind: "date", precision: "year", year: 1961, endYear: 1962 }],
    ["the summer of 1961", { kind: "date", precision: "season", season: "summer", year: 1961 }],
    ["winter 1961/62", { precision: "season", season: "winter", year: 1961, endYear: 1962 }],
    ["Q3 2019", { precision: "quarter", quarter: 3, year: 2019 }],
    ["first half of 1961", { precision: "half", half: 1, year: 1961 }],
    ["week 9 of 2019", { precision: "week", week: 9, year: 2019 }],
    ["2019-W09", { precision: "week", week: 9, year: 2019 }],
    ["early March 1961", { precision: "month", part: "early", month: 3 }],
    ["the end of 1961", { precision: "year", part: "late", year: 1961 }],
    ["Easter 1961", { precision: "feast", feast: "easter", year: 1961 }],
    ["New Year’s Eve", { precision: "feast", feast: "new year's eve" }],
    ["Monday", { precision: "weekday", weekday: 1 }],
    [
      "7 March 1961 at 8.15 p.m.",
      day(1961, 3, 7, { clock: { kind: "clock", hour: 20, minute: 15 } }),
    ],
    ["1961-03-07T20:15:00Z", { year: 1961, clock: { hour: 20, minute: 15, second: 0, zone: "z" } }],
    ["the 1960s", { kind: "decade", start: 1960 }],
    ["mid-1960s", { kind: "decade", start: 1960, part: "mid" }],
    ["late sixties", { kind: "decade", start: 60, part: "late" }],
    ["the early 19th century", { kind: "century", century: 19, part: "early" }],
    ["8.15 p.m.", { kind: "clock", hour: 20, minute: 15 }],
    ["12 a.m.", { kind: "clock", hour: 0 }],
    ["12 noon", { kind: "clock", hour: 12 }],
    ["0800 hours", { kind: "clock", hour: 8, minute: 0 }],
    ["about 0540 hours", { kind: "clock", hour: 5, minute: 40, approximate: true }],
    ["at 2215 hrs", { kind: "clock", hour: 22, minute: 15 }],
    ["the evening", { kind: "part-of-day", part: "evening" }],
    ["three years", duration(3, 3, "year")],
    ["two and a half months", duration(2.5, 2.5, "month")],
    ["10-14 days", duration(10, 14, "day")],
    ["a fortnight", duration(2, 2, "week")],
    ["forty- eight hours", duration(48, 48, "hour")],
    ["half an hour", duration(0.5, 0.5, "hour")],
    ["at least six weeks", duration(6, Number.POSITIVE_INFINITY, "week")],
    ["several years", duration(2, 20, "year")],
    ["ten-year", { ...duration(10, 10, "year"), form: "adjective" }],
    ["six months’", { ...duration(6, 6, "month"), form: "possessive" }],
    ["53 years old", age(53, 53, "old")],
    ["aged 12", age(12, 12, "aged")],
    ["at the age of nine", age(9, 9, "aged")],
    ["34-year-old", age(34, 34, "adjective")],
    ["in her late fifties", age(57, 59, "decade")],
    ["three weeks later", { kind: "relative", direction: "after", deictic: false }],
    ["two years ago", { kind: "relative", direction: "before", deictic: true }],
    ["yesterday", { kind: "relative", direction: "before", deictic: true }],
    ["the following day", { kind: "relative", direction: "after" }],
    ["the same month", { direction: "same", distance: { min: 0, max: 1, unit: "month" } }],
    ["last summer", { kind: "relative", direction: "before", deictic: true }],
    ["every three months", { kind: "recurring", every: { min: 3, max: 3, unit: "month" } }],
    ["Saturdays", { kind: "recurring", weekday: 6 }],
  ])("%s", (text, expected) => {
    expect(parseTime(text)).toMatchObject(expected);
  });

  test("what the points of a range share is filled in", () => {
    const points = (text: string) => {
      const time = parseTime(text);
      return time?.kind === "range" || time?.kind === "list" ? [time.kind, ...time.points] : time;
    };
    expect(points("between 7 and 9 March 1961")).toMatchObject([
      "range",
      day(1961, 3, 7),
      day(1961, 3, 9),
    ]);
    expect(points("7 March and 2 May 1961")).toMatchObject([
      "list",
      day(1961, 3, 7),
      day(1961, 5, 2),
    ]);
    expect(points("June 12, 2003 – June 11, 2007")).toMatchObject([
      "range",
      day(2003, 6, 12),
      day(2007, 6, 11),
    ]);
    expect(points("March 7 and 9, 1961")).toMatchObject(["list", day(1961, 3, 7), day(1961, 3, 9)]);
    expect(points("November to February 1962")).toMatchObject([
      "range",
      { year: 1961, month: 11 },
      { year: 1962, month: 2 },
    ]);
    expect(points("1961-1966")).toMatchObject(["range", { year: 1961 }, { year: 1966 }]);
    expect(points("9 to 11 p.m.")).toMatchObject(["range", { hour: 21 }, { hour: 23 }]);
  });

  test.each([
    "",
    "Springfield",
    "Article 1995",
    "32 March 1961",
    "1234567",
    "section 4",
    "forty",
    "25:70",
    "mayhem",
    "may",
    "years",
    "12/34/56",
    "2 of 3",
    "a",
  ])("nothing: %s", (text) => {
    // 'may' in lower case is read, since case makes no difference to a mention
    if (text === "may") expect(parseTime(text)).toMatchObject({ month: 5 });
    else expect(parseTime(text)).toBeUndefined();
  });

  test("hostile text ends soon", () => {
    for (const piece of ["1 and ", "one hundred and ", "4, ", "between ", "1/", "a ", "- "]) {
      parseTime(piece.repeat(150));
      parseTime(`${piece.repeat(90)}x`);
    }
  });
});

describe("timeExtent covers", () => {
  const extent = (text: string, hemisphere?: "north" | "south") =>
    timeExtent(parseTime(text) as TimeExpression, hemisphere);
  const days = (from: [number, number, number], to: [number, number, number]) => ({
    from: dayNumber(...from),
    to: dayNumber(...to),
  });

  test.each<[string, [number, number, number], [number, number, number]]>([
    ["7 March 1961", [1961, 3, 7], [1961, 3, 7]],
    ["3/7/1961", [1961, 3, 7], [1961, 7, 3]],
    ["February 1960", [1960, 2, 1], [1960, 2, 29]],
    ["late February 1960", [1960, 2, 21], [1960, 2, 29]],
    ["summer 1961", [1961, 6, 1], [1961, 8, 31]],
    ["winter 1961/62", [1961, 12, 1], [1962, 2, 28]],
    ["winter 1961", [1960, 12, 1], [1962, 2, 28]],
    ["Q4 2019", [2019, 10, 1], [2019, 12, 31]],
    ["2020-W01", [2019, 12, 30], [2020, 1, 5]],
    ["2020-W53", [2020, 12, 28], [2021, 1, 3]],
    ["mid-1960s", [1964, 1, 1], [1966, 12, 31]],
    ["the 20th century", [1901, 1, 1], [2000, 12, 31]],
    ["between March 1961 and 4 May 1962", [1961, 3, 1], [1962, 5, 4]],
    ["Easter 1961", [1961, 3, 20], [1961, 5, 9]],
  ])("%s", (text, from, to) => {
    expect(extent(text)).toEqual(days(from, to));
  });

  test("seasons of the south", () => {
    expect(extent("winter 1961", "south")).toEqual(days([1961, 6, 1], [1961, 8, 31]));
    expect(extent("spring 1961", "south")).toEqual(days([1961, 9, 1], [1961, 11, 30]));
  });

  test("no days without a year", () => {
    for (const text of ["7 March", "three years", "Monday", "the sixties", "8 p.m."]) {
      expect(extent(text)).toBeUndefined();
    }
  });
});
