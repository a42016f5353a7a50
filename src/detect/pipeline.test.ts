import { expect, test } from "vitest";
import { createDocument } from "../document/document.js";
import { createDetect } from "./detect.js";
import type { Found } from "./kit/detector.js";
import { STEPS, type Trace } from "./pipeline.js";
import type { RecognizerDetector } from "./recognizer/recognizer.js";

const TEXT = "Seen with her brother, ABG discussed with Ann Lee' today.";

const at = (words: string, type: Found["type"]): Found => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
  type,
  score: 0.9,
  evidence: { rule: "test" },
});

const found = [at("ABG", "PERSON"), at("Ann Lee'", "PERSON")];
const recognizer: RecognizerDetector = {
  name: "neural",
  finds: ["PERSON"],
  examine: async ({ text }) => ({
    found,
    unread: [],
    judge: () => undefined,
    inside: () => undefined,
    parts: [{ start: 0, end: text.length }],
  }),
  detect: async () => found,
};
const options = { detectors: [], recognizer, minScore: 0.4, allow: [], language: "en" };

test("the list has at most fifteen steps, each by a name of its own", () => {
  expect(STEPS.length).toBeLessThanOrEqual(15);
  expect(new Set(STEPS.map(({ name }) => name)).size).toBe(STEPS.length);
});

test("a trace says which step did what to a find, and which dropped it", async () => {
  const trace: Trace = { histories: new Map(), dropped: [] };
  const { mentions } = await createDetect(options)(createDocument(TEXT), trace);
  expect(mentions.map(({ start, end }) => TEXT.slice(start, end))).toEqual(["Ann Lee"]);
  const [history] = mentions.map((mention) => trace.histories.get(mention));
  expect(history?.map(({ step }) => step)).toEqual(["recognize", "borders"]);
  const dropped = trace.dropped.map(({ find, history: all }) => [
    TEXT.slice(find.start, find.end),
    all.at(-1)?.step,
    all.at(-1)?.rule,
  ]);
  expect(dropped).toContainEqual(["ABG", "corrections", "abbreviation"]);
});

test("a step and a row can be left out", async () => {
  const words = async (...without: string[]) => {
    const detect = createDetect({ ...options, without: new Set(without) });
    const { mentions } = await detect(createDocument(TEXT));
    return mentions.map(({ start, end }) => TEXT.slice(start, end));
  };
  expect(await words("borders")).toEqual(["Ann Lee'"]);
  expect(await words("corrections/abbreviation")).toEqual(["ABG", "Ann Lee"]);
});
