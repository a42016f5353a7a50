import { describe, expect, test } from "vitest";
import { createDocument } from "../../document/document.js";
import type { GoldReplacement } from "../../document/gold.js";
import type { SemanticType } from "../../document/types.js";
import { evaluateReplacements, meaningOf } from "./replacements.js";

const document = createDocument("Ann left Oslo.", { id: "d1" });
const gold = (type: SemanticType, chosen: Record<string, string>): GoldReplacement => ({
  document,
  mention: { start: 0, end: 3, type },
  annotator: "anna",
  chosen: new Map(Object.entries(chosen)),
});

describe("meaningOf", () => {
  test.each([
    ["date in the 1930s", "the 1930s"],
    ["PERSON 1", "[PERSON 7]"],
    ["DATE", "[DATETIME 2]"],
    ["X", "[QUANTITY 1]"],
    ["country in Middle East", "country in the Middle East"],
    ["City", "a city"],
  ])("%s says what %s says", (a, b) => {
    expect(meaningOf(a)).toBe(meaningOf(b));
  });

  test.each([
    ["the 1930s", "the 1940s"],
    ["X kg", "X"],
    ["PERSON 1", "DATE"],
    ["***", "PERSON 1"],
  ])("%s says something else than %s", (a, b) => {
    expect(meaningOf(a)).not.toBe(meaningOf(b));
  });
});

describe("evaluateReplacements", () => {
  test("choices are looked for among the candidates, by level, and *** is no choice", () => {
    const metrics = evaluateReplacements(
      [
        gold("LOC", { p1: "city", p2: "***" }),
        gold("LOC", { p1: "constituency" }),
        gold("PERSON", { p1: "PERSON 1" }),
        gold("MISC", { p1: "***" }),
      ],
      [
        { candidates: ["city in Norway", "city"], label: "[LOC 1]" },
        { candidates: ["city"], label: "[LOC 2]" },
        { candidates: [], label: "[PERSON 3]" },
        { candidates: [], label: "[MISC 1]" },
      ],
    );
    expect(metrics).toMatchObject({
      documents: 1,
      mentions: 4,
      withGeneralization: 0.75,
      choices: 3,
      levels: { 2: 1, label: 1 },
    });
    expect(metrics.selectedAmongCandidates).toBeCloseTo(2 / 3);
    expect(metrics.byType.LOC).toMatchObject({ mentions: 2, selectedAmongCandidates: 0.5 });
    expect(metrics.byType.LOC?.suppressed).toBeCloseTo(1 / 3);
    expect(metrics.byType.MISC).toMatchObject({
      choices: 0,
      suppressed: 1,
      selectedAmongCandidates: null,
    });
  });

  test("agreement with people and among them", () => {
    const metrics = evaluateReplacements(
      [gold("LOC", { p1: "city", p2: "city" }), gold("LOC", { p1: "town", p2: "town" })],
      [
        { candidates: ["city"], label: "[LOC 1]" },
        { candidates: ["town"], label: "[LOC 2]" },
      ],
    );
    const pair = (...annotators: string[]) => ({ annotators, units: 2, kappa: 1 });
    expect(metrics.agreement).toEqual({
      withPeople: 1,
      amongPeople: 1,
      pairs: [pair("ours", "p1"), pair("ours", "p2"), pair("p1", "p2")],
    });
  });
});
