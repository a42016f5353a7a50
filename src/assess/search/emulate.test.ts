import { describe, expect, test } from "vitest";
import { createDocument, type Detected } from "../../document/document.js";
import { createSanitizer } from "../../index.js";
import { loadLanguageModel } from "../../models/language-model.js";
import { loadSearchEmulation, type SearchEmulation } from "../../models/search-emulation.js";
import { emulatedSearchMeasure } from "./emulate.js";
import {
  COMBINATION_FEATURES,
  ENTITY_FEATURES,
  entityFeatures,
  FEATURE_NAMES,
} from "./features.js";
import { probabilityOf, project } from "./network.js";

const languageModel = await loadLanguageModel();
const shipped = await loadSearchEmulation(FEATURE_NAMES);

/** A network of one unit: the log-odds are `perInformation` times what all members tell, less `offset`. */
const telling = (perInformation: number, offset: number): SearchEmulation => ({
  version: 1,
  entityFeatures: [...ENTITY_FEATURES],
  combinationFeatures: [...COMBINATION_FEATURES],
  entity: [ENTITY_FEATURES.map(() => 0)],
  entityBias: [0],
  combination: [COMBINATION_FEATURES.map((name) => (name === "information together" ? 1 : 0))],
  bias: [0],
  output: [perInformation],
  outputBias: -offset,
  threshold: 0.5,
});

function detected(
  text: string,
  words: readonly string[],
  direct: readonly string[] = [],
): Detected {
  return {
    document: createDocument(text),
    mentions: words.map((word) => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + word.length,
      type: "MISC" as const,
      score: 1,
      detector: "test",
      evidence: {},
    })),
    entities: words.map((id, i) => ({
      id,
      type: "MISC" as const,
      identifier: direct.includes(id) ? ("DIRECT" as const) : ("QUASI" as const),
      mentions: [i],
    })),
    unexamined: [],
  };
}

const text = "A man who plays the theorbo in Freamunde was seen in the house with Ann.";
const words = ["man", "theorbo", "Freamunde", "house", "Ann"];
const input = detected(text, words, ["Ann"]);

/** What each word tells, in nats, as the features have it. */
const information = new Map(
  entityFeatures(input, input.entities, languageModel).map((one) => [one.id, one.information]),
);
const told = (...ids: string[]) => ids.reduce((sum, id) => sum + information.get(id)!, 0);

function risky(model: SearchEmulation, arity?: number): string[] {
  const measure = emulatedSearchMeasure({ model, languageModel, ...(arity && { arity }) });
  const scored = measure.assess(input) as Awaited<ReturnType<typeof measure.assess>>;
  return scored
    .filter(({ score }) => score >= measure.threshold)
    .map(({ entities }) => entities.join(" + "));
}

describe("the emulation of search", () => {
  test("finds combinations of what is not risky alone, up to the arity", () => {
    const rare = Math.max(...words.map((word) => told(word))) * 1.01;
    const pairs = [...pairsOf(words.slice(0, 4))].filter((pair) => told(...pair) >= rare);
    expect(pairs.length).toBeGreaterThan(0);
    expect(risky(telling(1000, 1000 * rare), 1)).toEqual([]);
    expect(risky(telling(1000, 1000 * rare))).toEqual(pairs.map((pair) => pair.join(" + ")));
  });

  test("makes no larger one of what is risky in a smaller", () => {
    const alone = risky(telling(1000, 1000 * (told("theorbo") - 0.001)), 3);
    expect(alone).toContain("theorbo");
    for (const one of alone) {
      if (one.includes(" + ")) expect(one).not.toMatch(/theorbo/);
    }
    const pair = told("man", "house");
    const found = risky(telling(1000, 1000 * (pair - 0.001)), 3).map((one) => one.split(" + "));
    for (const larger of found) {
      for (const smaller of found) {
        if (smaller !== larger) expect(smaller.every((id) => larger.includes(id))).toBe(false);
      }
    }
  });

  test("leaves out direct identifiers, which are masked anyway", () => {
    expect(risky(telling(1000, -1000)).join()).not.toContain("Ann");
  });

  test("gives a probability to everything, and words of its own as evidence", () => {
    const scored = emulatedSearchMeasure({ model: shipped, languageModel }).assess(input);
    for (const { risk, evidence } of scored as Awaited<typeof scored>) {
      expect(risk).toBeGreaterThan(0);
      expect(risk).toBeLessThan(1);
      for (const word of words) expect(evidence).not.toContain(` ${word} `);
    }
  });

  test("adds up the parts of its members, as the whole network would", () => {
    const features = entityFeatures(input, input.entities.slice(0, 2), languageModel);
    const whole: SearchEmulation = { ...shipped, output: shipped.output.map(() => 0) };
    const both = features.map((one) => project(shipped, one));
    expect(probabilityOf(whole, both)).toBeCloseTo(1 / (1 + Math.exp(-shipped.outputBias)), 9);
    expect(probabilityOf(shipped, both)).toBe(probabilityOf(shipped, [...both]));
    expect(both[0]!.units).not.toEqual(both[1]!.units);
  });

  test("judges vaguer words by what they tell", async () => {
    const measure = emulatedSearchMeasure({ model: telling(1, 0), languageModel });
    const combination = {
      entities: ["Freamunde"],
      measure: "search",
      score: 1,
      risk: 1,
      evidence: "",
    };
    const [rare, vague] = await measure.reassess!(input, [
      { combination, entity: "Freamunde", words: "Freamunde" },
      { combination, entity: "Freamunde", words: "the country" },
    ]);
    expect(vague!.risk).toBeLessThan(rare!.risk);
  });

  test("is chosen by the policy, and needs no background and no network", async () => {
    const sanitizer = await createSanitizer({
      version: 1,
      measures: ["search"],
      search: { provider: "emulated" },
      thresholds: { search: 0.1 },
    });
    const done = await sanitizer.sanitize(
      createDocument("Ann Berg, a theorbo player born in Freamunde on 4 June 1975, won a prize."),
    );
    expect(done.risks.map(({ measure }) => measure)).toContain("search");
    expect(done.risks.every(({ risk }) => risk >= 0.1)).toBe(true);
  });
});

test("a network for other features is refused", async () => {
  const other = { entity: ["height"], combination: COMBINATION_FEATURES };
  await expect(loadSearchEmulation(other)).rejects.toMatchObject({ code: "MODEL_INVALID" });
});

function* pairsOf(ids: readonly string[]): Generator<string[]> {
  for (const [i, a] of ids.entries()) for (const b of ids.slice(i + 1)) yield [a, b];
}
