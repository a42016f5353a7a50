import { expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
import type { RecognizerDetector } from "../recognizer/recognizer.js";
import { examineLabelled, leftByEarlierRun, withStandIns } from "./labelled-text.js";

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
const recognizer: RecognizerDetector = {
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
      parts: [],
    };
  },
};

test("what only labels make look like a name is none", async () => {
  const text = "[CODE 1] [CODE 2]. Gallstones, says Ann.";
  const { found } = await examineLabelled(recognizer, {
    text,
    persons: [],
  });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["Ann"]);
});

test("a text in small letters stays in small letters", () => {
  expect(withStandIns("so [PERSON 1] rang me")).toBe("so anna smith rang me");
  expect(withStandIns("So [PERSON 1] rang me")).toBe("So Anna Smith rang me");
});

const LABELS = "[PERSON 1] of [LOC 1], [DATETIME 1]: ";
const KEPT = { decision: { DIRECT: 0, QUASI: 0.45, NO_MASK: 0.55 } };
const far = " ".repeat(400);

test.each<[string, string, Partial<Mention>, boolean]>([
  ["unsure among labels", LABELS, {}, true],
  ["sure among labels", LABELS, { decision: { DIRECT: 0, QUASI: 0.95, NO_MASK: 0.05 } }, false],
  ["far from labels", LABELS + far, {}, false],
  ["two labels", "[PERSON 1] of [LOC 1] ", {}, false],
  ["labels of names alone", "[PERSON 1], [PERSON 2], [PERSON 3]: ", {}, false],
  ["a person", LABELS, { type: "PERSON" }, false],
  ["of a user's own detector", LABELS, { detector: "user:mine", ...KEPT }, false],
  ["of a list, hardly hidden", LABELS, { detector: "occupation", ...KEPT }, true],
  ["of a list", LABELS, { detector: "occupation" }, false],
])("what an earlier run left: %s", (_, before, of, left) => {
  const text = `${before}line manager`;
  const mention: Mention = {
    start: before.length,
    end: before.length + 4,
    type: "DEM",
    detector: "neural",
    score: 0.9,
    evidence: {},
    decision: { DIRECT: 0, QUASI: 0.6, NO_MASK: 0.4 },
    ...of,
  };
  expect(leftByEarlierRun(text)(mention)).toBe(left);
});
