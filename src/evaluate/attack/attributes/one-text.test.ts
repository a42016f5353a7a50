import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rankNamed, textInference } from "./one-text.js";

const TEXT = "[PERSON 1] is a cooper in Qvist. The cooper of Qvist is 34.";
const who = [
  { name: "Kari Nordmann", confidence: 0.6, evidence: "cooper" },
  { name: "Ann Berg", confidence: 0.3 },
];

describe("one text", () => {
  test("evidence becomes clues at each of its places, the surest first; what is not in the text is none", () => {
    const inferences = [
      {
        person: "[PERSON 1]",
        attribute: "age" as const,
        value: "34",
        confidence: 0.9,
        evidence: "is 34",
      },
      {
        person: "[PERSON 1]",
        attribute: "sex" as const,
        value: "male",
        confidence: 0.5,
        evidence: "he said",
      },
    ];
    const { clues, people } = textInference(TEXT, { who, inferences });
    expect(clues.map(({ text, weight }) => [text, weight])).toEqual([
      ["is 34", 0.9],
      ["cooper", 0.6],
    ]);
    expect(clues[1]!.places.map(({ start, end }) => TEXT.slice(start, end))).toEqual([
      "cooper",
      "cooper",
    ]);
    expect(people).toHaveLength(1);
    expect(people[0]!.attributes).toHaveLength(2);
  });

  test.each([
    [["Ann Berg"], 2, 0.3],
    [["Berg"], 2, 0.3],
    [["Nordmann", "Ann Berg"], 1, 0.9],
    [["Tariq Mahmood"], 4, 0],
  ])("%j comes out at rank %i", (names, rank, probability) => {
    const ranked = rankNamed(textInference(TEXT, { who, inferences: [] }), names, 0.5);
    expect(ranked.rank).toBe(rank);
    expect(ranked.probability).toBeCloseTo(probability);
  });

  test("where nobody is named, a name counts that is likelier than the bound", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (confidences, bound) => {
          const guesses = confidences
            .map((confidence, i) => ({ name: `N${i}`, confidence }))
            .sort((a, b) => b.confidence - a.confidence);
          const { rank } = rankNamed(
            textInference("", { who: guesses, inferences: [] }),
            [],
            bound,
          );
          expect(rank === 1).toBe(confidences.some((one) => one > bound));
        },
      ),
    );
  });
});
