import { expect, test } from "vitest";
import type { SemanticType } from "../../document/types.js";
import { isOwnNoun } from "./own-nouns.js";

test.each<[string, SemanticType, boolean]>([
  ["mental illness", "DEM", true],
  ["A businessperson", "DEM", true],
  ["antidepressant", "DEM", true],
  ["Indo-Iranian", "DEM", true],
  ["a scar", "DEM", true],
  ["schizophrenia", "DEM", false],
  ["registered nurse", "DEM", false],
  ["a scar on his chin", "DEM", false],
  ["Taylor", "PERSON", false],
])("%s", (words, type, own) => {
  const mention = {
    start: 3,
    end: 3 + words.length,
    type,
    detector: "neural",
    score: 1,
    evidence: {},
  };
  expect(isOwnNoun(`is ${words}.`, mention)).toBe(own);
});
