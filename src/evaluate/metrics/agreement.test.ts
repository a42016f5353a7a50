import { describe, expect, test } from "vitest";
import { annotated } from "../../../test/annotated.js";
import { evaluateAgreement } from "./agreement.js";
import { cohenKappa, krippendorffAlpha, lightKappa, type Unit } from "./coefficients.js";

/** Units from one string of labels for each annotator; `.` is no label. */
function unitsOf(labels: Readonly<Record<string, string>>): Unit[] {
  const length = Math.max(...Object.values(labels).map((row) => row.length));
  return Array.from({ length }, (_, i) => ({
    labels: new Map(
      Object.entries(labels)
        .map(([annotator, row]) => [annotator, row[i]!] as const)
        .filter(([, label]) => label !== "."),
    ),
    weight: 1,
  }));
}

describe("coefficients", () => {
  test("Cohen's kappa: 20 yes-yes, 15 no-no, 5 and 10 apart", () => {
    const units = unitsOf({
      a: "y".repeat(25) + "n".repeat(25),
      b: "y".repeat(20) + "n".repeat(5) + "y".repeat(10) + "n".repeat(15),
    });
    // observed .7; by chance .5 * .6 + .5 * .4 = .5
    expect(cohenKappa(units, "a", "b")).toEqual({
      annotators: ["a", "b"],
      units: 50,
      kappa: expect.closeTo(0.4, 12),
    });
  });

  test("Cohen's kappa leaves out what only one labelled", () => {
    const units = unitsOf({ a: "yn.yn", b: "yny.n" });
    expect(cohenKappa(units, "a", "b")).toMatchObject({ units: 3, kappa: 1 });
  });

  test("Krippendorff's alpha: two people, ten units", () => {
    // Krippendorff (2011), Computing Krippendorff's alpha-reliability, example A
    expect(krippendorffAlpha(unitsOf({ a: "0100000010", b: "1110010000" }))).toBeCloseTo(0.095, 3);
  });

  test("Krippendorff's alpha: four people, missing labels, a unit that one labelled", () => {
    // the same, example C
    const units = unitsOf({
      a: "123321412...",
      b: "1233224125.3",
      c: ".3332342251.",
      d: "12332441251.",
    });
    expect(krippendorffAlpha(units)).toBeCloseTo(0.743, 3);
  });

  test("Light's kappa is the mean of those pairs that have one", () => {
    const pair = (kappa: number | null) => ({ annotators: ["a", "b"] as const, units: 9, kappa });
    expect(lightKappa([pair(0.5), pair(null), pair(0.7)])).toBeCloseTo(0.6, 12);
    expect(lightKappa([pair(null)])).toBeNull();
  });

  test("one label only: nothing to disagree about", () => {
    const units = unitsOf({ a: "yyy", b: "yyy" });
    expect(cohenKappa(units, "a", "b").kappa).toBeNull();
    expect(krippendorffAlpha(units)).toBeNull();
  });
});

describe("annotations", () => {
  const first = annotated(
    "d1",
    "[PERSON/direct-e1 Ann] of [LOC/quasi-e2 Oslo] met [PERSON/keep-e3 Bob]",
    "[PERSON/direct-e1 Ann] of [LOC/keep-e2 Oslo] met Bob",
  );

  test("span level: same boundaries, no label where unmarked", () => {
    const { documents, annotators, span } = evaluateAgreement([first]);
    expect({ documents, annotators }).toEqual({ documents: 1, annotators: 2 });
    expect(span).toEqual({
      units: 2,
      // observed 1/2, by chance 1/2 * 1/2
      cohen: [
        { annotators: ["annotator1", "annotator2"], units: 2, kappa: expect.closeTo(1 / 3, 12) },
      ],
      light: expect.closeTo(1 / 3, 12),
      // 1 - (4 - 1) * 2 / (16 - 4 - 1 - 1)
      krippendorff: expect.closeTo(0.4, 12),
    });
  });

  test("character level: every character, unmarked is a label", () => {
    const { character } = evaluateAgreement([first]);
    expect(character.units).toBe("Ann of Oslo met Bob".length);
    // 19 characters, 12 alike; by chance 3*3 direct, 3*4 keep, 9*12 unmarked of 19*19
    expect(character.light).toBeCloseTo(1 - (7 * 19) / (361 - 129), 12);
  });

  test("the type can be compared instead", () => {
    expect(evaluateAgreement([first], "type").span).toMatchObject({ units: 2, light: 1 });
  });

  test("characters are code points, overlapping mentions leave theirs to the later one", () => {
    const gold = annotated("d", "😀 [ORG/quasi-e1 Nor AS]", "😀 [ORG/quasi-e1 Nor AS]");
    const nested = new Map(gold.annotations);
    nested.set("annotator2", [
      ...gold.annotations.get("annotator2")!,
      { start: 3, end: 6, type: "LOC", identifier: "QUASI", entity: "e2" },
    ]);
    const { character } = evaluateAgreement([{ ...gold, annotations: nested }], "type");
    expect(character.units).toBe(8);
    // 3 of 8 differ; by chance 2*2 + 6*3 of 64
    expect(character.light).toBeCloseTo(1 - (3 * 8) / (64 - 22), 12);
  });

  test("people are compared over all documents they share; other documents do not count", () => {
    const second = annotated(
      "d2",
      "[LOC/keep-e1 Rome]",
      "[LOC/keep-e1 Rome]",
      "[LOC/quasi-e1 Rome]",
    );
    const alone = annotated("d3", "[LOC/keep-e1 Pisa]");
    const { documents, annotators, span } = evaluateAgreement([first, second, alone]);
    expect({ documents, annotators, units: span.units }).toEqual({
      documents: 2,
      annotators: 3,
      units: 3,
    });
    expect(span.cohen.map(({ units }) => units)).toEqual([3, 1, 1]);
  });

  test("needs two opinions, and decisions to compare", () => {
    expect(() => evaluateAgreement([annotated("d", "[LOC/keep-e1 Pisa]")])).toThrow(
      expect.objectContaining({ code: "INPUT_FORMAT" }),
    );
    expect(() => evaluateAgreement([annotated("d9", "[LOC Pisa]", "[LOC Pisa]")])).toThrow(
      /^(?!.*d9).*document 1: /,
    );
  });
});
