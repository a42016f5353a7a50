import { expect, test } from "vitest";
import { isName, keyOf } from "./key.js";

test.each([
  ["the São-Paulo", "sao paulo"],
  ["U.S.", "us"],
  ["Møller & Sønn", "moller and sonn"],
  ["Łódź", "lodz"],
  ["vice-president", "vice president"],
  ["King’s College", "king's college"],
  ["A", "a"],
  ["The Who", "who"],
  ["…", ""],
])("%s is filed under '%s'", (term, key) => {
  expect(keyOf(term)).toBe(key);
});

test("a key is its own key", () => {
  for (const term of ["the São-Paulo", "AT&T", "L'Oréal", "the the"]) {
    expect(keyOf(keyOf(term))).toBe(keyOf(term).replace(/^the (?=.)/, ""));
  }
});

test.each([
  ["Oslo", true],
  ["the Netherlands", true],
  ["“Oslo", true],
  ["town", false],
  ["iPhone", false],
  ["オスロ", false],
])("%s is a name: %s", (term, expected) => {
  expect(isName(term)).toBe(expected);
});
