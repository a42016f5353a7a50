import { describe, expect, test } from "vitest";
import { Reading } from "../../../../test/reviewed.js";
import { coefficientsOf, ordinalAlpha } from "./agreement.js";
import { clustersOf, mergedState, unresolvedIn } from "./merge.js";
import { outputOf } from "./output.js";
import type { Resolution, ReviewState } from "./state.js";

const LETTER = "Mr [PERSON/e1 Miller] of [LOC/e2 Oslo], a [DEM/e3 violinist], aged 40.";

function readTwice(first: (one: Reading) => void, second: (one: Reading) => void) {
  const [a, b] = [new Reading(LETTER), new Reading(LETTER)];
  first(a);
  second(b);
  const readings = [
    { reader: "ann", state: a.state },
    { reader: "bea", state: b.state },
  ] as const;
  const clusters = clustersOf(readings);
  const { analysis } = a.dossier;
  const merged = (resolutions = new Map<string, Resolution>()): ReviewState =>
    mergedState(readings, clusters, resolutions);
  const text = (state: ReviewState) => outputOf(analysis, state).text;
  return { readings, clusters, merged, text, analysis };
}

const settled = (cluster: string, take: string) =>
  new Map([[cluster, { cluster, take, by: "cis", at: "", version: 1, event: "x", reason: null }]]);

describe("two readings as one", () => {
  test("agreement needs nobody", () => {
    const both = (one: Reading) => one.decide({ m1: "mask", m3: "keep" });
    const { clusters, merged } = readTwice(both, both);
    expect(clusters.flatMap(({ differs }) => differs)).toEqual([]);
    expect(merged()).toMatchObject({ finished: true });
    expect(unresolvedIn(clusters, merged())).toEqual([]);
  });

  test("another boundary is one dispute, not two marks", () => {
    const { clusters, merged, text } = readTwice(
      (a) => a.decide({ m1: "mask" }),
      (b) => b.act({ kind: "boundary", mention: "m1", start: 0, end: 9 }),
    );
    const disputed = clusters.filter(({ differs }) => differs.length > 0);
    expect(disputed).toMatchObject([
      { start: 0, end: 9, differs: ["boundary"], leak: false, protective: 1 },
    ]);
    expect(text(merged())).toMatch(/^\[PERSON 1\] of/);
    expect(text(merged(settled(disputed[0]!.id, "ann")))).toMatch(/^Mr \[PERSON 1\] of/);
  });

  test("while nobody settles it the more protective stands; neither takes both away", () => {
    const { clusters, merged, text } = readTwice(
      (a) => a.decide({ m2: "keep" }),
      (b) => b.decide({ m2: "mask" }),
    );
    const [dispute] = clusters.filter(({ differs }) => differs.length > 0);
    expect(dispute).toMatchObject({ differs: ["state"], leak: true, protective: 1 });
    expect(merged().finished).toBe(false);
    expect(text(merged())).toContain("of [LOC 1],");
    expect(text(merged(settled(dispute!.id, "ann")))).toContain("of Oslo,");
    const neither = merged(settled(dispute!.id, "neither"));
    expect(text(neither)).toContain("of Oslo,");
    expect(neither.mentions.has("m2")).toBe(false);
    expect(unresolvedIn(clusters, neither)).toEqual([]);
  });

  test("what one reader alone found", () => {
    const { clusters, merged, text } = readTwice(
      (a) => a.act({ kind: "add", spans: [{ start: 32, end: 39 }], type: "DATETIME" }),
      () => {},
    );
    expect(clusters.filter(({ differs }) => differs.length > 0)).toMatchObject([
      { differs: ["found"], protective: 0, leak: true },
    ]);
    expect(text(merged())).toContain("[DATETIME 1]");
  });

  test("types, and words of one's own", () => {
    const own = (replacement: string) => (one: Reading) => {
      one.act({ kind: "decide", changes: [{ mention: "m2", state: "generalize", replacement }] });
    };
    const { clusters } = readTwice((a) => {
      own("a town")(a);
      a.act({ kind: "retype", mentions: ["m3"], type: "MISC" });
    }, own("a place"));
    expect(clusters.flatMap(({ differs }) => differs)).toEqual(["replacement", "type"]);
  });
});

describe("agreement", () => {
  test("of a reading with itself is full", () => {
    const decide = (one: Reading) => one.decide({ m2: "keep" });
    const { readings, analysis } = readTwice(decide, decide);
    expect(coefficientsOf([{ document: analysis.document, readings }])).toMatchObject({
      foundF1: 1,
      decisionSpan: { compared: 3, positions: 3, kappa: 1, alpha: 1 },
      stateOrdinalAlpha: 1,
      leakPairs: 0,
      missed: null,
    });
  });

  test("counts what one keeps and the other hides apart", () => {
    const { readings, analysis } = readTwice(
      (a) => a.decide({ m1: "keep", m2: "keep" }),
      (b) => b.decide({ m2: "mask" }),
    );
    const of = coefficientsOf([{ document: analysis.document, readings }]);
    expect(of.leakPairs).toBe(2);
    expect(of.decisionSpan.kappa).toBeLessThan(0.5);
    expect(of.stateOrdinalAlpha).toBeLessThan(0.5);
  });

  test("estimates what both missed from what each added", () => {
    const add = (one: Reading, starts: readonly number[]) =>
      one.act({
        kind: "add",
        spans: starts.map((start) => ({ start, end: start + 1 })),
        type: "MISC",
      });
    const { readings, analysis } = readTwice(
      (a) => add(a, [0, 32, 34, 36]),
      (b) => add(b, [0, 32, 38]),
    );
    const { missed } = coefficientsOf([{ document: analysis.document, readings }]);
    // Chapman: (4 + 1) * (3 + 1) / (2 + 1) - 1 = 5.67, of which 5 were found
    expect(missed!.estimate).toBeCloseTo(2 / 3, 5);
    expect(missed!.low).toBe(0);
    expect(missed!.high).toBeGreaterThan(1);
  });

  test("ordinal alpha as in Krippendorff's example, two observers and no missing values", () => {
    // values 1..4: coincidences worked out by hand
    expect(
      ordinalAlpha([
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ]),
    ).toBe(1);
    expect(
      ordinalAlpha([
        [1, 1],
        [1, 1],
      ]),
    ).toBeNull();
    expect(ordinalAlpha([])).toBeNull();
    // pairs 1-1, 2-2, 1-2: middles 1.5 (three 1s) and 4.5 (three 2s), so one distance of 9
    // observed 2 * 9 = 18; expected 2 * 3 * 3 * 9 = 162; 1 - 5 * 18 / 162
    expect(
      ordinalAlpha([
        [1, 1],
        [2, 2],
        [1, 2],
      ]),
    ).toBeCloseTo(1 - (5 * 18) / 162);
    // a near miss weighs less than a far one
    expect(
      ordinalAlpha([
        [1, 1],
        [2, 2],
        [3, 3],
        [1, 2],
      ])!,
    ).toBeGreaterThan(
      ordinalAlpha([
        [1, 1],
        [2, 2],
        [3, 3],
        [1, 3],
      ])!,
    );
  });
});
