import { expect, test } from "vitest";
import { createDocument } from "../document/document.js";
import { createDetect } from "./detect.js";
import type { Found } from "./kit/detector.js";
import type { NeuralDetector } from "./recognizer/recognizer.js";
import { occupation } from "./words/attribute/occupation.js";

/** A recognizer that finds the given spans and gives any other span one probability. */
const reading = (inside: number | undefined, found: readonly Found[] = []): NeuralDetector => ({
  name: "neural",
  finds: ["DEM"],
  detect: () => found,
  examine: async () => ({ found, unread: [], judge: () => undefined, inside: () => inside }),
});

const TEXT = "She works as a carpenter in town.";
const detect = async (neural?: NeuralDetector) => {
  const options = { detectors: [occupation], minScore: 0, allow: [] };
  const { mentions } = await createDetect({ ...options, ...(neural && { neural }) })(
    createDocument(TEXT),
  );
  return mentions.map(({ start, end }) => TEXT.slice(start, end));
};

test("a listed attribute that the recognizer reads as a plain word is dropped", async () => {
  expect(await detect(reading(0.05))).toEqual([]);
  expect(await detect(reading(0.4))).toEqual(["carpenter"]);
});

test("it stays where no recognizer has read it", async () => {
  expect(await detect()).toEqual(["carpenter"]);
  expect(await detect(reading(undefined))).toEqual(["carpenter"]);
});

test("what the recognizer itself finds stays", async () => {
  const decision = { DIRECT: 0.1, QUASI: 0.8, NO_MASK: 0.1 };
  const own: Found = {
    start: 15,
    end: 24,
    type: "DEM",
    score: 0.6,
    evidence: { rule: "test" },
    decision,
  };
  expect(await detect(reading(0.05, [own]))).toEqual(["carpenter"]);
});
