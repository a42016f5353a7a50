import { expect, test } from "vitest";
import { parseMarked } from "../../../../test/marked.js";
import { isTimeLike, withTimesBorneOut } from "./time-evidence.js";

test.each([
  "Aug. 6, 2004",
  "'09",
  "the 3rd",
  "5pm",
  "3y",
  "this morning",
  "forty-eight hours",
  "Eid",
  "nineteen eighty four",
  "20240521",
])("%s is a time", (words) => expect(isTimeLike(words)).toBe(true));

test.each(["Arlys", "T1DM", "6 mi", "17-C", "P3C 1K2 w/", "F43.10", "CPT 90837", "Q."])(
  "%s is none",
  (words) => expect(isTimeLike(words)).toBe(false),
);

test.each<[string, string[]]>([
  ["the loss of [DATETIME Arlys] last Thursday", ["MISC Arlys"]],
  ["secondary to [DATETIME T1DM]. Lives", []],
  ["He left. [DATETIME Arlys] stayed", []],
  ["on [DATETIME 4 May]", ["DATETIME 4 May"]],
  ["in [LOC Leeds]", ["LOC Leeds"]],
])("%s", (marked, expected) => {
  const { text, spans } = parseMarked(marked);
  const found = spans.map(({ start, end, type }) => ({
    start,
    end,
    type: type as "DATETIME",
    score: 1,
    detector: "neural",
    evidence: {},
  }));
  expect(
    withTimesBorneOut(text, found).map((one) => `${one.type} ${text.slice(one.start, one.end)}`),
  ).toEqual(expected);
});
