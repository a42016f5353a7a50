import { expect, test } from "vitest";
import { estimate, riskSentence, riskShare } from "./format.js";

test.each([
  [0, "0%"],
  [0.0005, "under 0.1%"],
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
    "Most readers could not tell who this is; borderline, 39 to 70%.",
  ],
  [{ ...risk, level: 0.03 }, "Hardly any reader could tell who this is; under the limit, 3%."],
  [
    { ...risk, level: 0.97, over: true },
    "Most readers could tell who this is; over the limit, 97%.",
  ],
  [{ ...risk, level: 1, direct: 2 }, "Anyone can tell who this is: a direct identifier is shown."],
  [{ ...risk, measure: null, level: 0 }, "The risk of this document has not been measured."],
])("%o is told as '%s', without the name of a measure", (of, words) => {
  expect(riskSentence(of)).toBe(words);
  expect(words).not.toMatch(/classifier|neural|\bk\b/);
});
