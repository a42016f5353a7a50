import { describe, expect, test } from "vitest";
import { createDocument, type Detected, type Mention } from "../document/document.js";
import type { LanguageModel } from "../models/language-model.js";
import { loadLanguageModel, loadLanguageModels } from "../models/language-model.js";
import { createAssess, risksOf } from "./assess.js";
import { classifierMeasure } from "./classifier.js";
import type { Measure } from "./measure.js";
import { surprisalMeasure } from "./surprisal.js";

/** A document whose words are mentions, each an entity of its own; `masked` is what the model said. */
function detected(
  text: string,
  words: readonly { word: string; masked?: number; language?: string }[],
): Detected {
  const mentions = words.map(({ word, masked, language }): Mention => {
    const start = text.indexOf(word);
    return {
      start,
      end: start + word.length,
      type: "DEM",
      score: 1,
      detector: "test",
      evidence: {},
      ...(language === undefined ? {} : { language }),
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

const assessed = (input: Detected, ...measures: Measure[]) =>
  createAssess(measures, {
    thresholds: Object.fromEntries(measures.map((measure) => [measure.name, measure])),
  })(input);

const risky = async (input: Detected, ...measures: Measure[]) =>
  (await assessed(input, ...measures)).risks.map(
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

  test("finds a date of birth and a day in figures risky, whatever the model reads", async () => {
    const born = detected("Born July 1971, seen 4.8.24, again in August.", [
      { word: "July 1971", masked: 0.2 },
      { word: "4.8.24", masked: 0.2 },
      { word: "August", masked: 0.2 },
    ]);
    const [birth, ...others] = born.mentions;
    const input = { ...born, mentions: [{ ...birth!, subtype: "birth-date" }, ...others] };
    expect(await risky(input, classifierMeasure())).toEqual(["e1 classifier", "e2 classifier"]);
  });
});

test("the classifier finds a telling treatment risky in another language than English", async () => {
  const seen = detected("Z. n. Transplantation.", [{ word: "Transplantation", masked: 0.1 }]);
  const [treatment] = seen.mentions;
  const told = (language?: string): Detected => ({
    ...seen,
    mentions: [{ ...treatment!, subtype: "procedure", ...(language && { language }) }],
  });
  expect(await risky(told("de"), classifierMeasure())).toEqual(["e1 classifier"]);
  expect(await risky(told(), classifierMeasure())).toEqual([]);
});

describe("the classifier with vaguer words", () => {
  const input = detected("A violinist met a violinist and a falconer.", [
    { word: "violinist", masked: 0.9 },
    { word: "falconer", masked: 0.9 },
  ]);
  const trials = ["musician", "person"].map((words) => ({
    combination: { entities: ["e1"], measure: "classifier", score: 0.9, risk: 0.9, evidence: "" },
    entity: "e1",
    words,
  }));

  test("asks a model that reads them, and takes silence for the worst case", async () => {
    const read: string[] = [];
    const measure = classifierMeasure(0.5, async (text, spans) => {
      read.push(text);
      return spans.map(({ start, end }) =>
        text.slice(start, end) === "musician" ? { DIRECT: 0, QUASI: 0.2, NO_MASK: 0.8 } : undefined,
      );
    });
    const answers = await measure.reassess!(input, trials);
    expect(answers.map((answer) => answer!.score.toFixed(1))).toEqual(["0.2", "1.0"]);
    expect(read[0]).toMatch(/^A musician met/);
  });

  test("cannot tell without one", () => {
    expect(classifierMeasure(0.5).reassess).toBeUndefined();
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

  test("is asked about other words in the same place", async () => {
    const measure = surprisalMeasure(model);
    const combination = (await measure.assess(input))[1]!;
    const [same, vaguer] = await measure.reassess!(input, [
      { combination, entity: "e2", words: "theorbo" },
      { combination, entity: "e2", words: "role" },
    ]);
    expect(same!.score).toBeCloseTo(combination.score, 1);
    expect(vaguer!.score).toBeGreaterThan(same!.score);
  });

  test("explains itself without words of the document", async () => {
    const { risks } = await assessed(input, surprisalMeasure(model, -10));
    expect(risks[0]!.evidence).toMatch(/log-probability -\d/);
    expect(risks[0]!.evidence).not.toContain("theorbo");
  });
});

describe("surprisal in several languages", async () => {
  const asked: string[] = [];
  const modelOf = await loadLanguageModels();
  const measure = surprisalMeasure(await loadLanguageModel(), undefined, {
    others: (language) => {
      asked.push(language);
      return modelOf(language);
    },
  });
  const text =
    "The applicant was born in Turkey.\nDie Klägerin wohnt in Görlitz, die Mutter in Berlin.\nLa patiente habite à Quimperlé.\nŽalobkyně bydlí v Olomouci.";
  const input = detected(text, [
    { word: "Turkey" },
    { word: "Görlitz", language: "de" },
    { word: "Berlin", language: "de" },
    { word: "Quimperlé", language: "fr" },
    { word: "Olomouci", language: "cs" },
  ]);

  test("each mention is read by the model of its language; without one, it is said", async () => {
    const scores = await measure.assess(input);
    expect(scores.map(({ evidence }) => evidence)).toEqual([
      expect.stringMatching(/^a reader guesses it with/),
      expect.stringMatching(/^a reader of German guesses it with/),
      expect.stringMatching(/^a reader of German guesses it with/),
      expect.stringMatching(/^a reader of French guesses it with/),
      "no language model of Czech: its type and the recognizer decide",
    ]);
    expect(scores.map(({ unknown }) => unknown === true)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(scores[1]!.score).toBeLessThan(scores[2]!.score);
    const berlin = text.indexOf("Berlin");
    const [alone] = (await modelOf("de"))!.surprisal(text, [{ start: berlin, end: berlin + 6 }]);
    expect(scores[2]!.score).toBeCloseTo(alone!.logProbability, 2);
  });

  test("the least probable mention counts, and one without a model does not", async () => {
    const both = (languages: readonly (string | undefined)[]): Detected => {
      const mentions = input.mentions.slice(0, 2).map(({ language: _, ...mention }, i) => ({
        ...mention,
        ...(languages[i] === undefined ? {} : { language: languages[i] }),
      }));
      return { ...input, mentions, entities: [{ ...input.entities[0]!, mentions: [0, 1] }] };
    };
    const [joined] = await measure.assess(both([undefined, "de"]));
    const [english, german] = await measure.assess(input);
    expect(joined!.score).toBe(Math.min(english!.score, german!.score));
    const [half] = await measure.assess(both([undefined, "cs"]));
    expect(half).toMatchObject({ score: english!.score });
    expect(half!.unknown).toBeUndefined();
  });

  test("other words are read in the same language", async () => {
    const scores = await measure.assess(input);
    const [vaguer, unread] = await measure.reassess!(input, [
      { combination: scores[1]!, entity: "e2", words: "Berlin" },
      { combination: scores[4]!, entity: "e5", words: "Praze" },
    ]);
    expect(vaguer!.score).toBeGreaterThan(scores[1]!.score);
    expect(vaguer!.evidence).toMatch(/German/);
    expect(unread).toEqual(scores[4]);
  });

  test("English alone asks for no other model", async () => {
    asked.length = 0;
    await measure.assess(detected(text, [{ word: "Turkey" }]));
    expect(asked).toEqual([]);
  });
});

describe("what makes a combination risky", async () => {
  const input = detected("A violinist met a man and a falconer.", [
    { word: "violinist", masked: 0.7 },
    { word: "man", masked: 0.1 },
  ]);
  const { scores } = await assessed(input, classifierMeasure(0.5));
  const ids = (criterion: Parameters<typeof risksOf>[1]) =>
    risksOf(scores, criterion).map(({ entities }) => entities.join("+"));
  const thresholds = { classifier: { threshold: 0.5, risky: "from" as const } };

  test("every score is kept, so that a threshold can move without a second assessment", () => {
    expect(ids({ thresholds })).toEqual(["e1"]);
    expect(ids({ thresholds: { classifier: { threshold: 0.05, risky: "from" } } })).toEqual([
      "e1",
      "e2",
    ]);
  });

  test("a budget takes the place of thresholds", () => {
    expect(ids({ thresholds, riskBudget: 0.05 })).toEqual(["e1", "e2"]);
    expect(ids({ thresholds, riskBudget: 0.7 })).toEqual([]);
  });

  test("weights make one measure of several; silence counts as no risk", () => {
    const both = [
      ...scores,
      { entities: ["e2"], measure: "surprisal", score: -20, risk: 0.9, evidence: "rare" },
    ];
    const weights = { measures: { classifier: 1, surprisal: 1 }, threshold: 0.4 };
    expect(risksOf(both, { thresholds, weights })).toEqual([
      {
        entities: ["e2"],
        measure: "weighed",
        score: 0.5,
        risk: 0.5,
        evidence: "the measures together say 0.50: classifier 0.10, surprisal 0.90",
      },
    ]);
  });
});
