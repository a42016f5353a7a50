import { expect, test } from "vitest";
import { generalizeUniqueness } from "./uniqueness.js";

test.each<[string, readonly string[]]>([
  ["the only woman on the night shift", ["one of the women on a shift", "a woman"]],
  ["the first Scot to dive the wreck", ["a Scot"]],
  [
    "the only qualified book conservator in the county",
    ["one of the conservators in a county", "a conservator"],
  ],
  ["our only Dari speaker", ["a speaker"]],
  ["the youngest organist at Ely Cathedral", ["an organist"]],
  ["won the Sedgwick Cup", []],
])("%s", (original, words) => {
  expect(generalizeUniqueness(original).map(({ text }) => text)).toEqual(words);
});
