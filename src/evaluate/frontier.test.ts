import { describe, expect, test } from "vitest";
import { createDocument, type Decided } from "../document/document.js";
import { frontierTable, namedPoints, renderFrontier, summarize } from "./frontier.js";
import type { MaskMetrics } from "./metrics/masks.js";
import { riskLeft } from "./metrics/protection.js";

/** Two entities, one masked; a risk of each alone and of both together. */
const decided = (masked: string, hidden: number): Decided => ({
  document: createDocument("a b"),
  mentions: [],
  entities: [],
  unexamined: [],
  scores: [
    { entities: ["a"], measure: "test", score: 1, risk: 0.7, evidence: "" },
    { entities: ["b"], measure: "test", score: 1, risk: 0.2, evidence: "" },
    { entities: ["a", "b"], measure: "test", score: 1, risk: 0.9, evidence: "" },
  ],
  risks: [],
  decisions: ["a", "b"].map((entity) => ({
    entity,
    action: entity === masked ? "mask" : "keep",
    reasons: ["a test"],
  })),
  cost: { hidden, total: 10, bound: hidden },
});

const metrics = (tokenPrecision: number, tokenRecall: number): MaskMetrics => ({
  documents: 1,
  tokenPrecision,
  weightedTokenPrecision: null,
  tokenRecall,
  tokenRecallByType: {},
  mentionPrecision: 0,
  mentionRecall: 0,
  entityRecallAll: 0,
  entityRecallDirect: 0,
  entityRecallQuasi: 0,
  f1: (2 * tokenPrecision * tokenRecall) / (tokenPrecision + tokenRecall),
});

describe("a point of the curve", () => {
  test("risk left is the highest of what is not broken", () => {
    expect(riskLeft(decided("a", 4))).toBe(0.2);
    expect(riskLeft(decided("b", 6))).toBe(0.7);
    expect(riskLeft(decided("neither", 0))).toBe(0.9);
  });

  test("information is summed over documents, risk averaged", () => {
    const { kept, left } = summarize([decided("a", 4), decided("b", 6)]);
    expect(kept).toBeCloseTo(0.5);
    expect(left).toBeCloseTo(0.45);
  });
});

describe("the curve", () => {
  const points = [
    { measure: "test", bound: 0, kept: 0, left: 0, masks: metrics(0.6, 0.98) },
    { measure: "test", bound: 0.3, kept: 0.2, left: 0.3, masks: metrics(0.7, 0.97) },
    { measure: "test", bound: 0.8, kept: 0.5, left: 0.8, masks: metrics(0.92, 0.5) },
    { measure: "policy", kept: 0.4, left: 0.4, masks: metrics(0.8, 0.9) },
  ];

  test("names the points people ask for", () => {
    expect(namedPoints(points).map(({ name, point }) => [name, point.bound])).toEqual([
      ["recall .97", 0.3],
      ["precision .90", 0.8],
      ["best F1", undefined],
    ]);
  });

  test("names none where people's decisions are not known, or no point reaches the level", () => {
    expect(namedPoints([{ measure: "test", bound: 0, kept: 0, left: 0 }])).toEqual([]);
    expect(namedPoints(points.slice(0, 1)).map(({ name }) => name)).toEqual([
      "recall .97",
      "best F1",
    ]);
  });

  test("marks the policy's own point and the named ones", () => {
    const svg = renderFrontier(points);
    expect(svg).toMatch(/^<svg [^>]*aria-label="Masking, against people/);
    expect(svg.match(/<circle [^>]*r="7"/g)).toHaveLength(3);
    for (const mark of ["recall .97", "precision .90", "chosen, best F1"]) {
      expect(svg).toContain(`>${mark}</text>`);
    }
  });

  test("marks the policy's point alone where people's decisions are not known", () => {
    const svg = renderFrontier(points.map(({ masks: _, ...point }) => point));
    expect(svg.match(/<circle [^>]*r="7"/g)).toHaveLength(1);
    expect(svg).toContain(">chosen</text>");
  });

  test("is a table with one line a point, the named ones named", () => {
    const lines = frontierTable(points).trim().split("\n");
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(
      "measure,risk_bound,information_kept,risk_left,precision,weighted_precision,recall,recall_direct,recall_quasi,f1,name",
    );
    expect(lines[2]).toMatch(/,recall \.97$/);
    expect(lines[4]).toBe(
      "policy,,0.4000,0.4000,0.8000,,0.9000,0.0000,0.0000,0.8471,chosen; best F1",
    );
  });
});
