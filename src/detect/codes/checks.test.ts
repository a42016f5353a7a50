import fc from "fast-check";
import { expect, test } from "vitest";
import {
  all,
  birthDate,
  type Check,
  checkDigit,
  firstDigits,
  LUHN,
  likely,
  MOD_11_10,
  multipleOf,
  possible,
} from "./checks.js";

/** Checks of nine digits that notice every change of one digit. */
const NOTICING: readonly Check[] = [
  LUHN,
  MOD_11_10,
  multipleOf(11, [9, 8, 7, 6, 5, 4, 3, 2, 1]),
  checkDigit(11, [2, 3, 4, 5, 6, 7, 8, 9]),
];

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });

test.each(NOTICING.map((check) => [check.what, check] as const))(
  "%s notices any changed digit",
  (_, check) => {
    fc.assert(
      fc.property(
        digits(8),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (body, at, by) => {
          const valid = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
            .map((last) => [...body, last])
            .filter((number) => check(number.join("")) === true);
          for (const number of valid) {
            const changed = number.map((digit, i) => (i === at ? (digit + by) % 10 : digit));
            expect(check(changed.join(""))).toBe(false);
          }
          expect(valid.length).toBeLessThanOrEqual(1);
        },
      ),
    );
  },
);

test("no number of one digit throughout passes", () => {
  expect(LUHN("0000 0000")).toBe(false);
  expect(multipleOf(10, [1, 1])("55")).toBe(false);
});

test("birth dates are days that exist", () => {
  expect(birthDate("YYYYMMDD")("19000229 12")).toBe(false);
  expect(birthDate("YYYYMMDD")("2000-02-29")).toBe(true);
  expect(birthDate("DDMMYY")("310498 1")).toBe(false);
  expect(birthDate(".YYMMDD")("1 980430 12")).toBe(true);
});

test("checks are put together", () => {
  const both = all(birthDate("YYMMDD"), likely(LUHN));
  expect(both.what).toBe("birth date; Luhn");
  expect(["5612092967188", "5612092967189", "5613092967188"].map((number) => both(number))).toEqual(
    [true, undefined, false],
  );
  expect([possible(LUHN)("18"), possible(LUHN)("19")]).toEqual([undefined, false]);
  expect(firstDigits(2, LUHN)("18 99")).toBe(true);
});
