import { expect, it } from "vitest";
import { sharedLabels, withoutMasks } from "./masks.js";

const left = (text: string, labels?: ReadonlySet<string>) =>
  withoutMasks(text, labels).replace(/\0+/g, "_").replace(/\s+/g, " ").trim();

it.each([
  ["[PERSON 1] was born in [LOC_2]", "_ was born in _"],
  ["PERSON_1 and ORG met", "_ and _ met"],
  ["*** was born on ***", "_ was born on _"],
  ["<DATE_TIME> in <LOCATION>", "_ in _"],
  ["an WORK OF ART (DATE TIME)", "an _ (_)"],
  ["tSENSITIVEin the film", "t_in the film"],
  ["ORGDATE) and", "_) and"],
  ["{{NAME}} was ████ by XXXX", "_ was _ by _"],
  ["[redacted] left", "_ left"],
])("takes masks out of %s", (text, rest) => {
  expect(left(text)).toBe(rest);
});

it.each([
  "a date in the person's language",
  "NASA and the BBC",
  "the year 1975, Malcolm X, Level 42",
  "[the applicant] said so",
  "DATELINE: an event",
])("leaves words in place: %s", (text) => {
  expect(withoutMasks(text)).toBe(text);
});

it("keeps every other character where it was", () => {
  const text = "😀 PERSON saw [DATE 3] ***";
  const rest = withoutMasks(text);
  expect(rest).toHaveLength(text.length);
  expect(rest.indexOf("saw")).toBe(text.indexOf("saw"));
});

it("learns the labels of a method that has its own, from ten texts up", () => {
  const texts = Array.from({ length: 10 }, (_, i) => `WORLD ${i} ${i === 0 ? "NATO" : ""}`);
  expect([...sharedLabels(texts)]).toEqual(["WORLD"]);
  expect(left("in WORLD and NATO", sharedLabels(texts))).toBe("in _ and NATO");
  expect(sharedLabels(texts.slice(1)).size).toBe(0);
});
