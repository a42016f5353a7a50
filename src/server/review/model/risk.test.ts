import { describe, expect, test } from "vitest";
import { Reading } from "../../../../test/reviewed.js";
import { calibratedRange } from "../../../server/review/model/calibration.js";
import { changesTo, previewOf } from "../commands/redecide.js";
import { assessmentOf } from "../queries/assessment.js";
import { marginalIn } from "../queries/frontier.js";

const LETTER =
  "[PERSON/e1 Ann Lie], a [DEM/e2 violinist] from [LOC/e3 Oslo]. [PERSON/e1 Lie] left [LOC/e3 Oslo].";
const standing = (reading: Reading, threshold: number | null = null) =>
  assessmentOf(reading.dossier, reading.state, { threshold });

describe("risk of a state", () => {
  test("is that of the worst combination that shows", () => {
    const reading = new Reading(LETTER);
    expect(standing(reading).risk).toMatchObject({
      level: 0.2,
      over: false,
      measure: "classifier",
      direct: 0,
      measures: [{ open: 0, total: 2, before: 0.9, threshold: 0.5 }],
    });
    reading.decide({ m3: "keep" });
    expect(standing(reading).risk).toMatchObject({ level: 0.6, over: true });
  });

  test("has the range of the measure's calibration, where there is one", () => {
    const reading = new Reading(LETTER);
    const { range } = standing(reading).risk;
    expect(range).toEqual(calibratedRange("classifier", 0.2));
    expect(standing(reading).risk.measures[0]!.range).toEqual(range);
    const own = new Reading(LETTER);
    Object.assign(own.dossier.analysis, { calibrated: [] });
    expect(standing(own).risk).not.toHaveProperty("range");
    expect(standing(own).risk.measures[0]).not.toHaveProperty("range");
  });

  test("a direct identifier that shows anywhere is certain", () => {
    const reading = new Reading(LETTER);
    reading.decide({ m4: "keep" });
    expect(standing(reading).risk).not.toHaveProperty("range");
    expect(standing(reading).risk).toMatchObject({ level: 1, over: true, direct: 1 });
  });

  test("an entity whose mentions are none does not count", () => {
    const reading = new Reading(LETTER);
    reading.decide({ m4: "keep" });
    reading.act({ kind: "remove", mentions: ["m1", "m4"] });
    expect(standing(reading).risk).toMatchObject({ direct: 0, measures: [{ total: 1 }] });
  });

  test("merging and splitting change nothing that was measured", () => {
    const reading = new Reading(LETTER);
    const before = standing(reading).risk;
    reading.act({ kind: "merge", entities: ["e1", "e3"] });
    expect(standing(reading).risk).toEqual(before);
  });

  test("a project's threshold stands for the measures' own", () => {
    const reading = new Reading(LETTER);
    expect(standing(reading, 0.1).risk).toMatchObject({ threshold: 0.1, over: true });
    reading.decide({ m3: "keep", m5: "keep" });
    expect(standing(reading, 0.7).risk).toMatchObject({ threshold: 0.7, over: false });
  });

  test("other thresholds make other combinations risky", () => {
    const reading = new Reading(LETTER);
    const under = (classifier: number) =>
      assessmentOf(
        reading.dossier,
        { ...reading.state, settings: { thresholds: { classifier } } },
        { threshold: null },
      ).risk;
    expect(under(0.1)).toMatchObject({ over: true, measures: [{ open: 1, total: 3 }] });
    expect(under(0.95)).toMatchObject({ over: false, measures: [{ open: 0, total: 0 }] });
  });
});

describe("utility", () => {
  test("falls with what is hidden, by how far up the ladder it goes", () => {
    const reading = new Reading(LETTER);
    const initial = standing(reading).utility;
    reading.act({ kind: "decide", changes: [{ mention: "m3", state: "generalize", level: 2 }] });
    const vaguer = standing(reading).utility;
    reading.decide({ m3: "mask" });
    const masked = standing(reading).utility;
    expect([initial > vaguer, vaguer > masked]).toEqual([true, true]);
    reading.decide({ m1: "keep", m2: "keep", m3: "keep", m4: "keep", m5: "keep" });
    expect(standing(reading).utility).toBe(1);
  });
});

describe("deciding anew", () => {
  test("changes what nobody has decided, and everything only when asked to", () => {
    const reading = new Reading(LETTER);
    reading.decide({ m1: "keep" });
    const { analysis } = reading.dossier;
    const ids = (scope: "undecided" | "all") =>
      changesTo(analysis, reading.state, new Set(["e1", "e2"]), scope).map(
        ({ mention, state }) => `${mention} ${state}`,
      );
    expect(ids("undecided")).toEqual(["m2 mask", "m3 keep", "m5 keep"]);
    expect(ids("all")).toEqual(["m1 mask", "m2 mask", "m3 keep", "m5 keep"]);
  });

  test("a preview saves nothing", () => {
    const reading = new Reading(LETTER);
    const before = reading.state;
    const next = previewOf(reading, [{ mention: "m2", state: "mask" }], {});
    expect(next.mentions.get("m2")!.state).toBe("mask");
    expect(reading.state).toBe(before);
    expect(before.mentions.get("m2")!.state).toBe("keep");
  });
});

describe("what each entity brings", () => {
  test("risk it takes away for what it costs; direct identifiers are certain", () => {
    const reading = new Reading(LETTER);
    const all = marginalIn(reading.dossier, reading.state, { threshold: null });
    const of = (id: string) => all.find(({ entity }) => entity === id)!;
    expect(of("e1")).toMatchObject({ hidden: true, risk: 1, combinations: 1 });
    expect(of("e2").hidden).toBe(false);
    expect(of("e2").risk).toBeCloseTo(0.2);
    expect(of("e3").risk).toBeCloseTo(0.6);
    expect(all.map(({ urgency }) => urgency)).toEqual(
      all.map(({ urgency }) => urgency).sort((a, b) => b - a),
    );
  });
});
