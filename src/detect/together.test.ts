import { expect, test } from "vitest";
import { unveil } from "../language/disguises.js";
import { runDetectors } from "./detect.js";
import type { Detector, DetectorInput } from "./kit/detector.js";
import { BUILT_IN_DETECTORS } from "./registry.js";
import { runTogether } from "./together.js";

const TEXTS = [
  "Ring me on 07700 900461 or write to priya.r@fernpost.example.",
  "no thank you 🙏",
  "",
  "Mr Ole Dahl, born on 4 June 1975, IBAN GB29 NWBK 6016 1331 9268 19.",
  "I'm a court interpreter, 7 months pregnant, on 20 mg of citalopram.",
];

const inputOf = (written: string): DetectorInput => {
  const { text } = unveil(written);
  return { text, persons: [] };
};

test("texts run together have the finds they have alone", async () => {
  const run = runTogether(BUILT_IN_DETECTORS);
  const many = Array.from({ length: 14 }, () => TEXTS).flat();
  const together = await Promise.all(many.map((text) => run(inputOf(text))));
  const alone = await Promise.all(
    TEXTS.map((text) => runDetectors(BUILT_IN_DETECTORS, inputOf(text))),
  );
  expect(alone.flat().length).toBeGreaterThan(5);
  for (const [i, found] of together.entries()) {
    expect(found).toEqual(alone[i % TEXTS.length]);
  }
});

test("a detector that fails on one text fails for that text alone", async () => {
  const word = (name: string, wanted: string): Detector => ({
    name,
    finds: ["MISC"],
    detect: ({ text }) => {
      if (text === "bad") throw new RangeError(name);
      const start = text.indexOf(wanted);
      return start < 0
        ? []
        : [{ start, end: start + wanted.length, type: "MISC", score: 1, evidence: { rule: name } }];
    },
  });
  const late: Detector = {
    ...word("late", "c"),
    detect: async (input) => word("late", "c").detect(input),
  };
  const run = runTogether([word("first", "b"), late, word("last", "a")]);
  const [one, two, three] = await Promise.allSettled(
    ["abc", "bad", "b"].map((t) => run(inputOf(t))),
  );
  expect(one).toMatchObject({
    status: "fulfilled",
    value: [{ detector: "first" }, { detector: "late" }, { detector: "last" }],
  });
  expect(two).toMatchObject({ status: "rejected" });
  expect(three).toMatchObject({ value: [{ detector: "first", start: 0, end: 1 }] });
});

test("a span outside the text is refused", async () => {
  const outside: Detector = {
    name: "outside",
    finds: ["MISC"],
    detect: () => [{ start: 0, end: 9, type: "MISC", score: 1, evidence: { rule: "outside" } }],
  };
  await expect(runTogether([outside])(inputOf("ab"))).rejects.toMatchObject({
    code: "SPAN_INVALID",
  });
});
