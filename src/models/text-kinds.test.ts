import { describe, expect, test } from "vitest";
import { TEXT_KINDS } from "../document/text-kind.js";
import { featuresOf, loadTextKinds } from "./text-kinds.js";

describe("kinds of texts", () => {
  test.each([
    [
      "prompt",
      "Translate to German and keep the line breaks: the meeting is moved to Thursday at ten.",
    ],
    [
      "court",
      "PROCEDURE\nThe case originated in an application against the Republic lodged with the Court under Article 34 of the Convention. The Court decided to examine the merits of the application at the same time as its admissibility.",
    ],
    [
      "clinical",
      "Diagnoses: hypertension, COPD. BP 138/80, SpO2 95% on air. Plan: bisoprolol 2.5 mg OD, repeat bloods in three months, chest X-ray, review in clinic.",
    ],
    ["other", "Ours is the only bakery in the village."],
  ])("takes a text for %s", async (kind, text) => {
    expect((await loadTextKinds()).kindOf(text).kind).toBe(kind);
  });

  test("gives every kind a probability, of any text", async () => {
    const kinds = await loadTextKinds();
    for (const text of ["", " ", "\n\n", "x", "☃".repeat(9_000)]) {
      const all = kinds.probabilities(text);
      expect(Object.keys(all)).toEqual([...TEXT_KINDS]);
      expect(Object.values(all).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    }
  });

  test("reads a long text from its beginning alone", () => {
    const text = "word ".repeat(2_000);
    expect(featuresOf(text, 64)).toEqual(featuresOf(`${text}and a name at the end`, 64));
  });
});
