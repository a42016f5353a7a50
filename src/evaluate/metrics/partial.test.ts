import fc from "fast-check";
import { expect, test } from "vitest";
import { annotated } from "../../../test/annotated.js";
import { partialScores } from "./partial.js";

const GOLD = annotated(
  "d",
  "[PERSON/direct-e1 Ann Berg] came from [LOC/quasi-e2 Winnipeg] to [LOC/keep-e3 Oslo] in [DATETIME/quasi-e4 May 2019].",
);
const { text } = GOLD.document;
const spanOf = (words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const scores = (...words: string[]) =>
  partialScores([GOLD], new Map([["d", words.map(spanOf)]]), () => []);

test("a mask with other boundaries finds a mention that it covers, and is right", () => {
  expect(scores("from Winnipeg")).toMatchObject({ precision: 1, recall: 1 / 3, recallQuasi: 0.5 });
  // two masks together cover it
  expect(scores("Ann", "Berg").recallDirect).toBe(1);
});

test("a mask that leaves letters of a mention finds nothing; what lies in one is right all the same", () => {
  expect(scores("May")).toMatchObject({ precision: 1, recall: 0 });
  expect(scores("Winni")).toMatchObject({ precision: 1, recall: 0 });
  expect(scores("in May")).toMatchObject({ precision: 0, recall: 0 });
  expect(scores("Oslo")).toMatchObject({ precision: 0, recall: 0 });
});

test("wider masks never lower the recall", () => {
  const span = fc.tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 5 }), (spans) => {
      const masks = spans.map(([start, length]) => ({
        start,
        end: Math.min(text.length, start + length),
      }));
      const wider = masks.map(({ start, end }) => ({ start: Math.max(0, start - 3), end }));
      const recall = (own: typeof masks) =>
        partialScores([GOLD], new Map([["d", own]]), () => []).recall;
      expect(recall(wider)).toBeGreaterThanOrEqual(recall(masks));
    }),
  );
});
