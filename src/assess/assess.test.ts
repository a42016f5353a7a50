import { describe, expect, test } from "vitest";
import { createDocument, type Detected, type Mention } from "../document/document.js";
import type { LanguageModel } from "../models/language-model.js";
import { loadLanguageModel } from "../models/language-model.js";
import { createAssess } from "./assess.js";
import { classifierMeasure } from "./classifier.js";
import { surprisalMeasure } from "./surprisal.js";

/** A document whose words are mentions, each an entity of its own; `masked` is what the model said. */
function detected(text: string, words: readonly { word: string; masked?: number }[]): Detected {
  const mentions = words.map(({ word, masked }): Mention => {
    const start = text.indexOf(word);
    return {
      start,
      end: start + word.length,
      type: "DEM",
      score: 1,
      detector: "test",
      evidence: {},
      ...(masked === undefined
        ? {}
        : { decision: { DIRECT: 0, QUASI: masked, NO_MASK: 1 - masked } }),
    };
  });
  return {
    document: createDocument(text),
    mentions,
    entities: mentions.map((_, i) => ({
      id: `e${i + 1}`,
      type: "DEM",
      identifier: "QUASI",
      mentions: [i],
    })),
    unexamined: [],
  };
}

const risky = async (input: Detected, ...measures: Parameters<typeof createAssess>[0]) =>
  (await createAssess(measures)(input)).risks.map(
    ({ entities, measure }) => `${entities.join("+")} ${measure}`,
  );

describe("the classifier", () => {
  const input = detected("A violinist met a man and a falconer.", [
    { word: "violinist", masked: 0.7 },
    { word: "man", masked: 0.1 },
    { word: "falconer" },
  ]);

  test("finds risky what people would mask, and what no model has judged", async () => {
    expect(await risky(input, classifierMeasure(0.5))).toEqual(["e1 classifier", "e3 classifier"]);
  });

  test("finds more at a lower threshold", async () => {
    expect(await risky(input, classifierMeasure(0.05))).toHaveLength(3);
  });

  test("judges an entity by its most telling mention", async () => {
    const two: Detected = { ...input, entities: [{ ...input.entities[0]!, mentions: [1, 0] }] };
    expect(await risky(two, classifierMeasure(0.5))).toEqual(["e1 classifier"]);
  });
});

describe("surprisal", async () => {
  const model: LanguageModel = await loadLanguageModel();
  const input = detected("The applicant was born in Turkey and plays the theorbo in Freamunde.", [
    { word: "Turkey" },
    { word: "theorbo" },
  ]);

  test("finds risky what could not be guessed, not what could", async () => {
    expect(await risky(input, surprisalMeasure(model, -10))).toEqual(["e2 surprisal"]);
  });

  test("joins the findings of several measures", async () => {
    expect(await risky(input, surprisalMeasure(model, -10), classifierMeasure())).toEqual([
      "e2 surprisal",
      "e1 classifier",
      "e2 classifier",
    ]);
  });

  test("explains itself without words of the document", async () => {
    const { risks } = await createAssess([surprisalMeasure(model, -10)])(input);
    expect(risks[0]!.evidence).toMatch(/log-probability -\d/);
    expect(risks[0]!.evidence).not.toContain("theorbo");
  });
});
