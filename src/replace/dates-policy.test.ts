import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decided } from "../../test/decided.js";
import { replaceOptions } from "../flow/from-policy/replacers.js";
import { createResources } from "../flow/resources.js";
import { MONTH_NAMES } from "../language/time/names.js";
import { checkPolicy, type Policy } from "../policy/policy.js";
import { createReplace } from "./replace.js";

const models = createResources();
const written = async (marked: string, policy: Omit<Policy, "version">) => {
  const options = await replaceOptions(checkPolicy({ version: 1, ...policy }), models);
  return (await createReplace(options)(decided(marked))).text;
};

const DAY = 86_400_000;
const FIRST = Date.UTC(1960, 0, 1) / DAY;
const LAST = Date.UTC(2024, 11, 31) / DAY;

const FORMS: readonly ((date: Date) => string)[] = [
  (date) => `${date.getUTCDate()} ${MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  (date) => `${MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
  (date) => date.toISOString().slice(0, 10),
];
const dates = fc.array(
  fc.record({ day: fc.integer({ min: FIRST, max: LAST }), form: fc.constantFrom(...FORMS) }),
  { minLength: 1, maxLength: 6 },
);
const day = (number: number): Date => new Date(number * DAY);
const marked = (all: readonly { day: number; form: (date: Date) => string }[]): string =>
  `[PERSON Ann Berg] wrote. ${all.map((one) => `Seen on [DATETIME ${one.form(day(one.day))}].`).join(" ")}`;
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/day ([+-]?\d+)/gu)].map(([, number]) => Number(number));
const ANY_MONTH = new RegExp(MONTH_NAMES.join("|"), "u");
const KEY = "0123456789abcdef0123456789abcdef";

describe("dates: relative", () => {
  test("order and distance are exact, and no date can be read", async () => {
    await fc.assert(
      fc.asyncProperty(dates, async (all) => {
        const text = await written(marked(all), { dates: "relative" });
        const zero = Math.min(...all.map((one) => one.day));
        expect(numbersIn(text)).toEqual(all.map((one) => one.day - zero));
        expect(text).not.toMatch(ANY_MONTH);
        expect(text.replace(/day [+-]?\d+/gu, "")).not.toMatch(/\d{4}/u);
      }),
      { numRuns: 40 },
    );
  });

  test("the documents of a case count from the day that the policy names", async () => {
    await fc.assert(
      fc.asyncProperty(dates, fc.integer({ min: FIRST, max: LAST }), async (all, zero) => {
        const text = await written(marked(all), {
          dates: "relative",
          day_zero: day(zero).toISOString().slice(0, 10),
        });
        expect(numbersIn(text)).toEqual(all.map((one) => one.day - zero));
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    [
      "Seen [DATETIME 3 March 2024], again on [DATETIME 3 and 10 March 2024], in [DATETIME June 2024], since [DATETIME 2019].",
      "Seen day 0, again on day 0 and day +7, in month +3, since year -5.",
    ],
    [
      "On [DATETIME 2024-03-03 at 08:15] and on [DATETIME 5 March]; [DATETIME three weeks later] well.",
      "On day 0 08:15 and on day +2; some weeks later well.",
    ],
    [
      "Born [DATETIME/birth-date 4 June 1960], seen [DATETIME 3 March 2024], ill since [DATETIME spring 2020].",
      "Born [DATE OF BIRTH 1], seen day 0, ill since [DATE 2].",
    ],
    ["Seen in [DATETIME June 2024] only.", "Seen in [DATE 1] only."],
    [
      "Between [DATETIME 3 March 2024] and [DATETIME 9 March 2024] on [DATETIME 2/3].",
      "Between day 0 and day +6 on [DATE 3].",
    ],
  ])("%s", async (text, expected) => {
    expect(await written(text, { dates: "relative" })).toBe(expected);
  });
});

describe("dates: shift", () => {
  test("distances, weekdays and order stay, in all documents of a person under a key", async () => {
    const policy = { dates: "shift", release: "trial", release_key: KEY } as const;
    await fc.assert(
      fc.asyncProperty(dates, dates, async (first, second) => {
        const moves: number[] = [];
        for (const all of [first, second]) {
          const options = await replaceOptions(checkPolicy({ version: 1, ...policy }), models);
          const document = decided(marked(all.map((one) => ({ ...one, form: FORMS[0]! }))));
          const { text } = await createReplace(options)({
            ...document,
            document: { ...document.document, persons: ["Ann Berg"] },
          });
          const read = [...text.matchAll(/\d{1,2} \p{L}+ \d{4}/gu)].map(
            ([found]) => Date.parse(`${found} UTC`) / DAY,
          );
          expect(read).toHaveLength(all.length);
          for (const [i, one] of all.entries()) moves.push(read[i]! - one.day);
        }
        expect(new Set(moves).size).toBe(1);
        expect(Math.abs(moves[0]! % 7)).toBe(0);
        expect(moves[0]).not.toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  test("a list moves whole", async () => {
    const text = await written("On [DATETIME 3 and 10 March 2024] ill.", { dates: "shift" });
    const read = [...text.matchAll(/\d{1,2} \p{L}+ \d{4}/gu)].map(
      ([found]) => Date.parse(`${found} UTC`) / DAY,
    );
    expect(read).toHaveLength(2);
    expect(read[1]! - read[0]!).toBe(7);
    expect(text).not.toContain("March 2024");
  });
});

describe("dates: year", () => {
  test("of each date its year stays, and nothing finer", async () => {
    await fc.assert(
      fc.asyncProperty(dates, async (all) => {
        const text = await written(marked(all), { dates: "year" });
        expect([...text.matchAll(/\d{4}/gu)].map(([year]) => Number(year))).toEqual(
          all.map((one) => day(one.day).getUTCFullYear()),
        );
        expect(text).not.toMatch(ANY_MONTH);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ["From [DATETIME 2019] to [DATETIME May 2021].", "From 2019 to 2021."],
    ["In [DATETIME 2019-2021] and on [DATETIME 5 March].", "In 2019-2021 and on [DATE 2]."],
    ["The [DATETIME 1990s] were good.", "The [DATE 1] were good."],
  ])("%s", async (text, expected) => {
    expect(await written(text, { dates: "year" })).toBe(expected);
  });
});

test.each([
  [{ dates: "year", keep_intervals: true }, /leave one of the two out/u],
  [{ day_zero: "2024-03-05" }, /say dates: relative/u],
  [{ dates: "relative", day_zero: "2024-02-30" }, /no day of the calendar/u],
] as const)("%o is refused with the way out", async (policy, way) => {
  await expect(written("On [DATETIME 3 March 2024].", policy)).rejects.toThrow(way);
});
