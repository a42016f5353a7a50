import { expect, test } from "vitest";
import { isFunctionWords, withoutFunctionWords } from "./function-words.js";

test.each(["of the", "and", "in his", "Of The"])("nothing but function words: %s", (text) => {
  expect(isFunctionWords(text)).toBe(true);
});

test.each(["the court", "A. Lee", "theatre", "of Warsaw"])("more than that: %s", (text) => {
  expect(isFunctionWords(text)).toBe(false);
});

test.each([
  ["Secretary of State for the", "Secretary of State"],
  ["and lower back", "lower back"],
  ["pain in his", "pain"],
  ["of Warsaw", "Warsaw"],
  ["The Who", "The Who"],
  ["Newspaper A", "Newspaper A"],
])("%s is trimmed to %s", (text, expected) => {
  const { start, end } = withoutFunctionWords(text, { start: 0, end: text.length });
  expect(text.slice(start, end)).toBe(expected);
});
