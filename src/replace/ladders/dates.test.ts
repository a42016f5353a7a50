import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeNumber } from "../../language/quantity/numerals.js";
import {
  MONTH_NAMES,
  parseTime,
  partOfDay,
  type TimeUnit,
  timeExtent,
  UNIT_DAYS,
} from "../../language/time/time.js";
import { type GeneralizeTimeOptions, generalizeTime } from "./dates.js";

const ladder = (text: string, options?: GeneralizeTimeOptions) =>
  generalizeTime(text, options).map((rung) => rung.text);

describe("ladders", () => {
  test.each<[string, string[]]>([
    [
      "7 March 1961",
      ["March 1961", "spring 1961", "1961", "the early 1960s", "the 1960s", "the mid-20th century"],
    ],
    [
      "7 January 1961",
      [
        "January 1961",
        "early 1961",
        "1961",
        "the early 1960s",
        "the 1960s",
        "the mid-20th century",
      ],
    ],
    ["in 1975", ["in the mid-1970s", "in the 1970s", "in the late 20th century"]],
    ["1980s", ["late 20th century"]],
    ["the mid-1980s", ["the 1980s", "the late 20th century"]],
    ["late nineties", ["nineties"]],
    ["3/7/1961", ["1961", "the early 1960s", "the 1960s", "the mid-20th century"]],
    ["7 March", ["March", "spring"]],
    ["Monday", ["a weekday"]],
    ["7. März 1961", ["März 1961", "1961", "1960-1963", "1960-1969", "1934-1966"]],
    ["7 marca 1961", ["03.1961", "1961", "1960-1963", "1960-1969", "1934-1966"]],
    [
      "7 March 1961 at 8.15 p.m.",
      ["March 1961", "spring 1961", "1961", "the early 1960s", "the 1960s", "the mid-20th century"],
    ],
    [
      "between 7 and 9 March 1961",
      [
        "in March 1961",
        "in spring 1961",
        "in 1961",
        "in the early 1960s",
        "in the 1960s",
        "in the mid-20th century",
      ],
    ],
    [
      "7 March to 9 May 1985",
      ["March to May 1985", "1985", "the mid-1980s", "the 1980s", "the late 20th century"],
    ],
    [
      "7 April and 2 May 1985",
      [
        "April and May 1985",
        "spring 1985",
        "1985",
        "the mid-1980s",
        "the 1980s",
        "the late 20th century",
      ],
    ],
    ["1971-1975", ["the 1970s", "the late 20th century"]],
    ["8.15 p.m.", ["the evening", "the second half of the day", "some time of the day"]],
    ["8.15", ["some time of the day"]],
    ["between 9 and 11 a.m.", ["in the morning"]],
    ["9 a.m. to 5 p.m.", ["the morning to the afternoon"]],
    ["three years", ["between one and three years", "several years", "some time"]],
    ["Three years", ["Between one and three years", "Several years", "Some time"]],
    ["two years", ["between one and three years", "some years", "some time"]],
    ["5 years’", ["between 3 and 5 years’", "several years’"]],
    ["one year", ["between one and three years", "several months", "some time"]],
    ["ten-year", ["multi-year"]],
    ["one-day", ["multi-hour"]],
    ["53 years old", ["between 50 and 59 years old", "over 18 years old"]],
    ["aged 53", ["aged between 50 and 59", "aged over 18"]],
    ["at the age of nine", ["at the age of between five and nine", "at the age of less than 18"]],
    ["34-year-old", ["30-to-39-year-old", "over-18"]],
    ["in his late fifties", ["in his fifties", "over 18 years old"]],
    ["three weeks later", ["some weeks later", "later"]],
    ["two years ago", ["some years ago", "some time ago", "in the past"]],
    ["weeks ago", ["some weeks ago", "some time ago", "in the past"]],
    ["the following day", ["one of the following days", "a later day"]],
    ["yesterday", ["in the past week", "in the past year", "in the past"]],
    ["the same day", ["the same week", "the same month", "the same year"]],
    ["the same week", ["around that time"]],
    ["last summer", ["in the past two years", "in the past"]],
    ["every three months", ["regularly"]],
    ["Saturdays", ["some weekends"]],
    ["Springfield", []],
  ])("%s", (text, expected) => {
    expect(ladder(text)).toEqual(expected);
  });

  test("the preposition before changes with the rung", () => {
    expect(generalizeTime("7 March 1961")[0]).toEqual({
      text: "March 1961",
      level: 1,
      preposition: "in",
    });
    expect(generalizeTime("7 March 1961 at 8.15 p.m.")[0]?.preposition).toBe("in");
    expect(generalizeTime("11.15 p.m.")[0]).toMatchObject({ text: "night", preposition: "at" });
  });

  test("after an article the rung comes without its own", () => {
    expect(ladder("1985", { before: "under the " })).toEqual([
      "mid-1980s",
      "1980s",
      "late 20th century",
    ]);
  });

  test("what came before the day came before the end of its month", () => {
    expect(ladder("9 April 1985", { before: "lodged before " }).slice(0, 2)).toEqual([
      "the end of April 1985",
      "the end of spring 1985",
    ]);
    expect(ladder("9 April 1985", { before: "no later than " })[0]).toBe("the end of April 1985");
    expect(ladder("after 9 April 1985")[0]).toBe("after the beginning of April 1985");
  });

  test("rough times keep clear of the next part of the day", () => {
    expect(ladder("about 8 p.m.").slice(0, 2)).toEqual([
      "the evening",
      "the second half of the day",
    ]);
    expect(ladder("about 10 p.m.")[0]).toBe("the second half of the day");
    expect(ladder("about noon")).toEqual(["some time of the day"]);
    expect(ladder("around 12 noon")).toEqual(["some time of the day"]);
  });

  test("seasons of the south", () => {
    expect(ladder("7 June 1961", { hemisphere: "south" })[1]).toBe("winter 1961");
    expect(ladder("7 January 1961", { hemisphere: "south" })[1]).toBe("early 1961");
  });
});

describe("every rung contains the original", () => {
  const date = fc.record({
    year: fc.integer({ min: 1700, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  const write = fc.constantFrom(
    (d: { year: number; month: number; day: number }) =>
      `${d.day} ${MONTH_NAMES[d.month - 1]} ${d.year}`,
    (d) => `${MONTH_NAMES[d.month - 1]} ${d.day}, ${d.year}`,
    (d) => `${MONTH_NAMES[d.month - 1]} ${d.year}`,
    (d) => String(d.year),
    (d) => `${d.year}-${String(d.month).padStart(2, "0")}-${String(d.day).padStart(2, "0")}`,
    (d) => `${d.day}/${d.month}/${d.year}`,
    (d) => `${d.day}.${d.month}.${d.year}`,
    (d) => `autumn of ${d.year}`,
    (d) => `winter ${d.year}`,
    (d) => `Q${(d.month % 4) + 1} ${d.year}`,
    (d) => `week ${d.day} of ${d.year}`,
    (d) => `late ${d.year}`,
    (d) => `early ${MONTH_NAMES[d.month - 1]} ${d.year}`,
    (d) => `the ${10 * Math.floor(d.year / 10)}s`,
    (d) => `Easter ${d.year}`,
  );
  const hemisphere = fc.constantFrom("north" as const, "south" as const);

  const isLadder = (text: string, where: "north" | "south") => {
    let last = timeExtent(parseTime(text)!, where)!;
    const original = last;
    expect(last).toBeDefined();
    for (const rung of ladder(text, { hemisphere: where })) {
      const extent = timeExtent(parseTime(rung)!, where);
      expect(extent, rung).toBeDefined();
      expect(extent!.from, `${text} < ${rung}`).toBeLessThanOrEqual(original.from);
      expect(extent!.to, `${text} < ${rung}`).toBeGreaterThanOrEqual(original.to);
      expect(extent!.to - extent!.from, `${text} < ${rung}`).toBeGreaterThan(last.to - last.from);
      last = extent!;
    }
  };

  test("dates", () => {
    fc.assert(
      fc.property(date, write, hemisphere, (d, how, where) => isLadder(how(d), where)),
      { numRuns: 500 },
    );
  });

  test("ranges and lists", () => {
    const joint = fc.constantFrom(" to ", " and ", "between");
    fc.assert(
      fc.property(date, date, write, joint, hemisphere, (a, b, how, link, where) => {
        const [first, second] = [a, b].sort(
          (x, y) => x.year - y.year || x.month - y.month || x.day - y.day,
        );
        const sides = [how(first!), how(second!)];
        fc.pre(sides[0] !== sides[1]);
        const text = link === "between" ? `between ${sides.join(" and ")}` : sides.join(link);
        if (parseTime(text)) isLadder(text, where);
      }),
      { numRuns: 500 },
    );
  });

  const units = fc.constantFrom<TimeUnit>("minute", "hour", "day", "week", "month", "year");
  const inDays = (text: string) => {
    const time = parseTime(text);
    if (time?.kind === "duration") {
      return [time.min * UNIT_DAYS[time.unit], time.max * UNIT_DAYS[time.unit]] as const;
    }
    if (time?.kind === "relative" && time.distance) {
      const { min, max, unit } = time.distance;
      return [min * UNIT_DAYS[unit], max * UNIT_DAYS[unit]] as const;
    }
    return time?.kind === "relative" ? ([0, Number.POSITIVE_INFINITY] as const) : undefined;
  };
  const holds = (text: string) => {
    const [min, max] = inDays(text)!;
    const rungs = ladder(text);
    expect(rungs.length, text).toBeGreaterThan(0);
    for (const rung of rungs) {
      const days = inDays(rung);
      expect(days, rung).toBeDefined();
      expect(days![0], `${text} < ${rung}`).toBeLessThanOrEqual(min + 1e-9);
      expect(days![1], `${text} < ${rung}`).toBeGreaterThanOrEqual(max - 1e-9);
    }
  };

  test("durations", () => {
    const form = fc.constantFrom(
      (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`,
      (n, unit) => `${n}-${unit}`,
      (n, unit) => `${n} ${unit}${n === 1 ? "'s" : "s'"}`,
      (n, unit) => `${n} and a half ${unit}s`,
      (n, unit) => `about ${n + 1} ${unit}s`,
      (n, unit) => `${n} to ${n + 3} ${unit}s`,
      (n, unit) => `${writeNumber(n, true)} ${unit}${n === 1 ? "" : "s"}`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), units, form, (n, unit, how) =>
        holds(how(n, unit)),
      ),
      { numRuns: 500 },
    );
  });

  test("times before and after", () => {
    const tail = fc.constantFrom("later", "ago", "earlier");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), units, tail, (n, unit, word) =>
        holds(`${n} ${unit}${n === 1 ? "" : "s"} ${word}`),
      ),
    );
  });

  test("ages", () => {
    const form = fc.constantFrom(
      (n: number) => `${n} years old`,
      (n: number) => `aged ${n}`,
      (n: number) => `${n}-year-old`,
      (n: number) => `the age of ${n}`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 110 }), form, (n, how) => {
        for (const rung of ladder(how(n))) {
          const age = parseTime(rung);
          expect(age, rung).toMatchObject({ kind: "age" });
          if (age?.kind !== "age") continue;
          expect(age.min).toBeLessThanOrEqual(n);
          expect(age.max).toBeGreaterThanOrEqual(n);
        }
      }),
    );
  });

  test("clock times", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 10, max: 59 }),
        (hour, minute) => {
          const [part, half] = ladder(`${hour}:${minute}:00`);
          expect(part).toBe(partOfDay(hour) === "night" ? "night" : `the ${partOfDay(hour)}`);
          expect(half).toBe(`the ${hour < 12 ? "first" : "second"} half of the day`);
        },
      ),
    );
  });
});
