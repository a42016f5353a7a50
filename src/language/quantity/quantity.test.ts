import { describe, expect, test } from "vitest";
import { parseNumber, parseShare, writeNumber } from "./numerals.js";
import { parseQuantity } from "./quantity.js";

describe("parseNumber", () => {
  test.each<[string, number | undefined]>([
    ["1,234.56", 1234.56],
    ["1.234,56", 1234.56],
    ["1 234 567", 1234567],
    ["12.345.678", 12345678],
    ["1,234", 1234],
    ["1,25,000", 125_000],
    ["2,50,00,000", 25_000_000],
    ["1.234", 1.234],
    ["3,5", 3.5],
    ["2.5 million", 2.5e6],
    ["10k", 10000],
    ["3½", 3.5],
    ["1 3/4", 1.75],
    ["9⁄2", 4.5],
    ["twenty-three", 23],
    ["twenty three", 23],
    ["a dozen", 12],
    ["half a dozen", 6],
    ["two hundred thousand", 200000],
    ["one hundred and five", 105],
    ["two million three hundred thousand and one", 2300001],
    ["two and a half", 2.5],
    ["three twenty", undefined],
    ["1.234.56", undefined],
    ["", undefined],
    ["many", undefined],
  ])("%s", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test("a point groups thousands of money", () => {
    expect(parseNumber("1.234", { pointGroups: true })).toBe(1234);
  });

  test("shares", () => {
    expect(parseShare("three quarters")).toBe(0.75);
    expect(parseShare("one in five")).toBe(0.2);
    expect(parseShare("five thirds")).toBeUndefined();
  });

  test("writing", () => {
    expect([
      writeNumber(1234567),
      writeNumber(0.5),
      writeNumber(7, true),
      writeNumber(12, true),
    ]).toEqual(["1,234,567", "0.5", "seven", "12"]);
  });
});

describe("parseQuantity", () => {
  const exact = (kind: string, value: number, unit?: string) => ({
    kind,
    min: value,
    max: value,
    ...(unit ? { unit } : {}),
  });

  test.each<[string, object]>([
    ["1,234.56 euros", exact("money", 1234.56, "EUR")],
    ["EUR 1.234", exact("money", 1234, "EUR")],
    ["€7m", exact("money", 7e6, "EUR")],
    ["US$ 40", exact("money", 40, "USD")],
    ["7,000 Turkish liras (TRL)", exact("money", 7000)],
    ["three hundred pounds sterling", exact("money", 300, "GBP")],
    ["900 PLN", exact("money", 900, "PLN")],
    ["4,100 roubles (RUB)", exact("money", 4100)],
    ["250 francs", exact("money", 250, "francs")],
    ["SEK 700 (approximately EUR 80)", exact("money", 700, "SEK")],
    ["between EUR 100 and EUR 200", { kind: "money", min: 100, max: 200 }],
    ["three to four million dollars", { kind: "money", min: 3e6, max: 4e6 }],
    ["several thousand euros", { kind: "money", min: 2000, max: 10000 }],
    ["45%", exact("percent", 45, "%")],
    ["45 per cent", exact("percent", 45, "%")],
    ["5% to 10%", { kind: "percent", min: 5, max: 10 }],
    ["three quarters", exact("percent", 75, "share")],
    ["50 mg", { ...exact("measure", 50, "mg"), family: "mass" }],
    ["10mg and 30mg", { kind: "measure", min: 10, max: 30, unit: "mg" }],
    ["13 by 9 cm", { kind: "measure", min: 9, max: 13, family: "length" }],
    ["72 m²", { family: "area" }],
    ["-15 °C", exact("measure", -15, "°C")],
    ["120/80", { kind: "measure", min: 80, max: 120, family: "pressure" }],
    ["5 ft 11", { kind: "measure", family: "length", unit: "ft" }],
    ["6.1 mmol/l", { family: "concentration" }],
    ["thirty kilometres", exact("measure", 30, "kilometres")],
    ["three children", exact("count", 3, "children")],
    ["116 other defendants", exact("count", 116)],
    ["two of the applicants", exact("count", 2)],
    ["more than 40 people", { kind: "count", min: 40, max: Number.POSITIVE_INFINITY }],
    ["up to 40 kg", { kind: "measure", min: 0, max: 40 }],
    ["an amount in euros", { kind: "money", min: Number.NEGATIVE_INFINITY, unit: "EUR" }],
    ["4,500", exact("number", 4500)],
  ])("%s", (text, expected) => {
    expect(parseQuantity(text)).toMatchObject(expected);
  });

  test.each([
    "",
    "euros",
    "Article 5",
    "18th",
    "12.03.1999",
    "5 gold",
    "EUR",
    "80/120",
    "forty winks",
  ])("nothing: %s", (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });
});
