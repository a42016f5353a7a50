import { expect, test } from "vitest";
import { examineLabelled, withStandIns } from "./labelled-text.js";
import type { NeuralDetector } from "./neural.js";
import { digitIslands } from "./search/islands.js";

test("labels of every type and number give way to as many letters", () => {
  for (const type of ["PERSON", "CODE", "LOC", "ORG", "DEM", "DATETIME", "QUANTITY", "MISC"]) {
    for (const number of ["1", "12", "123", "100001", "K7QF2MXT", "K7QF2MXTK7QF2MXT"]) {
      const label = `[${type} ${number}]`;
      const text = withStandIns(`before ${label} after`);
      expect(text).toHaveLength(`before ${label} after`.length);
      expect(text).not.toContain("[");
    }
  }
});

test("what is no label stays", () => {
  const text = "[NAME], [PERSON 1 or 2], [PERSON KAQF] and [1]";
  expect(withStandIns(text)).toBe(text);
});

/** Finds 'Ann' anywhere and 'Gallstones' only in a text with brackets. */
const neural: NeuralDetector = {
  name: "neural",
  finds: ["PERSON"],
  detect: () => [],
  async examine({ text }) {
    const names = text.includes("[") ? ["Ann", "Gallstones"] : ["Ann"];
    return {
      found: names.flatMap((name) => {
        const start = text.indexOf(name);
        return start < 0
          ? []
          : [{ start, end: start + name.length, type: "PERSON", score: 1, evidence: {} }];
      }),
      unread: [],
      judge: () => undefined,
      inside: () => undefined,
    };
  },
};

test("what only labels make look like a name is none", async () => {
  const text = "[CODE 1] [CODE 2]. Gallstones, says Ann.";
  const { found } = await examineLabelled(neural, {
    text,
    digits: digitIslands(text),
    persons: [],
  });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["Ann"]);
});
