import { expect, test } from "vitest";
import { estimate, fitSentence, riskSentence, riskShare } from "./format.js";

test.each([
  [0, "less than 0.1%"],
  [0.0005, "less than 0.1%"],
  [0.004, "0.4%"],
  [0.025, "3%"],
  [0.389, "39%"],
  [0.998, "over 99%"],
  [1, "100%"],
])("a risk of %d is written %s", (level, words) => {
  expect(riskShare(level)).toBe(words);
});

test.each([
  [{ level: 0.389, range: { low: 0.389, high: 0.703 } }, "39% (39 to 70%)"],
  [{ level: 0.25 }, "25%"],
  [{ level: 0.25, range: { low: 0.249, high: 0.251 } }, "25%"],
])("%o reads as %s", (of, words) => {
  expect(estimate(of)).toBe(words);
});

const risk = { measure: "classifier", over: false, threshold: 0.4, direct: 0 };
test.each([
  [
    { ...risk, level: 0.389, range: { low: 0.389, high: 0.703 } },
    "By the measure that is worst: borderline, 39 to 70%.",
  ],
  [{ ...risk, level: 0.03 }, "By the measure that is worst: under the limit, 3%."],
  [{ ...risk, level: 0 }, "By the measure that is worst: under the limit, less than 0.1%."],
  [
    { ...risk, level: 0, range: { low: 0, high: 0.0004 } },
    "By the measure that is worst: under the limit, less than 0.1%.",
  ],
  [
    { ...risk, level: 0.0004, range: { low: 0, high: 0.02 } },
    "By the measure that is worst: under the limit, at most 2%.",
  ],
  [{ ...risk, level: 0.97, over: true }, "By the measure that is worst: over the limit, 97%."],
  [{ ...risk, level: 1, direct: 2 }, "Anyone can tell who this is: a direct identifier is shown."],
  [{ ...risk, measure: null, level: 0 }, "The risk of this document has not been measured."],
])("%o is told as '%s', without the name of a measure", (of, words) => {
  expect(riskSentence(of)).toBe(words);
  expect(words).not.toMatch(/classifier|neural|\bk\b/);
});

const fit = { low: 1, high: 9, population: "Kirkwall", people: 9_000, inferred: false, more: 0 };
const known = { ...risk, level: 0.3 };
test.each([
  [
    { ...fit, expected: 3, shows: ["a man in his forties", "organ repairs"] },
    "About 3 people in Kirkwall fit what still shows: a man in his forties, organ repairs.",
  ],
  [
    { ...fit, expected: 1, shows: ["organ builder"], more: 2, inferred: true },
    "About 1 person in Kirkwall (as the text suggests) fits what still shows: organ builder, 2 more.",
  ],
  [
    { ...fit, expected: 9_000, shows: [] },
    "Nothing that still shows tells one of about 9,000 people in Kirkwall from another.",
  ],
])("%o is told as '%s'", (of, words) => {
  expect(fitSentence(of, known)).toBe(words);
});
