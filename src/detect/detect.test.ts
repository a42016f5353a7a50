import { expect, test } from "vitest";
import { createDocument } from "../document/document.js";
import { createDetect, openNested } from "./detect.js";
import { patternDetector } from "./kit/pattern.js";

const claim = patternDetector({
  name: "claim",
  type: "MISC",
  subtype: "uniqueness",
  anchor: "anywhere",
  patterns: [{ name: "claim", regex: /the first man to beat [^.]+/gu, score: 0.9 }],
});
const name = patternDetector({
  name: "name",
  type: "PERSON",
  subtype: "name",
  anchor: "anywhere",
  patterns: [{ name: "name", regex: /Ann Lee/gu, score: 0.9 }],
});
const TEXT = "He was the first man to beat Ann Lee at chess.";

test("a find inside another is held by it, and takes its place where the outer one is opened", async () => {
  const detect = createDetect({ detectors: [claim, name], minScore: 0, allow: [], language: "en" });
  const detected = await detect(createDocument(TEXT));
  expect(detected.mentions.map(({ type }) => type)).toEqual(["MISC"]);
  const opened = openNested(detected, new Set([0]));
  expect(opened.mentions.map(({ type, start, end }) => [type, TEXT.slice(start, end)])).toEqual([
    ["PERSON", "Ann Lee"],
  ]);
  expect(opened.entities).toHaveLength(1);
});
