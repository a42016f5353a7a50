import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../document/random.js";
import { bootstrapInterval } from "./bootstrap.js";
import {
  combined,
  type Example,
  equalWeights,
  fitCombination,
  logLoss,
  softmax,
  standardized,
  topOf,
} from "./combination.js";
import { rankOf, searchModel } from "./model-search.js";
import { oneToOne } from "./one-to-one.js";
import { matchedWithPrior } from "./prior.js";

const random = randomNumbers(7);
const noise = (count: number) => Float64Array.from({ length: count }, () => random() - 0.5);

/** The first score is high for the true person, the second is noise. */
function example(): Example {
  const scores = [noise(40), noise(40)];
  const truth = Math.floor(random() * 40);
  scores[0]![truth]! += 1;
  return { scores: scores.map(standardized), truth };
}

describe("combining scores", () => {
  const examples = Array.from({ length: 60 }, example);

  it("gives weight to what tells people apart and none to noise", () => {
    const { weights } = fitCombination(examples, 0.01);
    expect(weights[0]).toBeGreaterThan(1.5);
    expect(weights[1]).toBeLessThan(0.3);
  });

  it("stays near equal weights where it is pulled hard", () => {
    const { weights } = fitCombination(examples, 1000);
    for (const weight of weights) expect(weight).toBeCloseTo(1, 1);
  });

  it("lowers the loss", () => {
    const loss = (weights: readonly number[]) =>
      examples.reduce((sum, one) => sum + logLoss(combined(one.scores, { weights }), one.truth), 0);
    expect(loss(fitCombination(examples, 0.01).weights)).toBeLessThan(
      loss(equalWeights(2).weights),
    );
  });

  it("chooses the simplest set that does as well as the best", () => {
    const queries = Array.from({ length: 60 }, (_, i) => {
      const { scores, truth } = example();
      const [good, other] = scores as [Float64Array, Float64Array];
      return {
        person: `person ${i}`,
        scores: new Map([["word/model", good] as const, ["word/bm25", other] as const]),
        truth,
      };
    });
    const settings = searchModel(queries, [
      ["word/bm25"],
      ["word/model"],
      ["word/model", "word/bm25"],
    ]);
    expect(settings.names).toEqual(["word/model"]);
    expect(settings.development?.risk).toBeGreaterThan(80);
  });
});

it("standardizes, and says nothing where all are equal", () => {
  const values = standardized(Float64Array.of(1, 2, 3));
  expect(values[1]).toBeCloseTo(0);
  expect(values[2]).toBeCloseTo(Math.sqrt(1.5));
  expect([...standardized(Float64Array.of(0.1, 0.1, 0.1))]).toEqual([0, 0, 0]);
});

it("ranks a tie behind", () => {
  expect(rankOf([3, 5, 5, 1], 1)).toBe(2);
  expect(rankOf([3, 5, 4, 1], 1)).toBe(1);
  expect(rankOf([0, 0, 0], 2)).toBe(3);
});

it("takes the highest, ties in order", () => {
  expect(topOf(Float64Array.of(1, 3, 2, 3), 3)).toEqual([1, 3, 2]);
  const many = Float64Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000);
  const sorted = Array.from(many, (_, i) => i).sort((a, b) => many[b]! - many[a]!);
  expect(topOf(many, 5)).toEqual(sorted.slice(0, 5));
});

describe("each person has one text", () => {
  const row = (...probabilities: number[]) => ({
    candidates: probabilities.map((_, i) => i),
    probabilities: Float64Array.from(probabilities),
  });

  it("moves the less sure text to its second candidate", () => {
    const [sure, unsure] = oneToOne([row(0.98, 0.01, 0.01), row(0.6, 0.39, 0.01)]);
    expect(rankOf(sure!.probabilities, 0)).toBe(1);
    expect(rankOf(unsure!.probabilities, 1)).toBe(1);
  });

  it("leaves texts alone that do not compete", () => {
    const rows = [row(0.6, 0.1, 0.3), row(0.1, 0.6, 0.3)];
    oneToOne(rows).forEach(({ probabilities }, i) => {
      [...probabilities].forEach((p, j) => {
        expect(p).toBeCloseTo(rows[i]!.probabilities[j]!);
      });
    });
  });

  it("learns that people of long texts are likelier, from the others", () => {
    const lengths = [5000, 6000, 5500, 5200, 40, 60, 50, 45];
    const sure = [0, 1, 2].map((truth) =>
      row(...lengths.map((_, i) => (i === truth ? 0.93 : 0.01))),
    );
    const doubtful = row(0, 0, 0, 0.45, 0.55, 0, 0, 0);
    const matched = matchedWithPrior([...sure, doubtful], lengths);
    expect(rankOf(matched[3]!.probabilities, 3)).toBe(1);
  });
});

it("gives an interval around the mean, the same for the same seed", () => {
  const values = Array.from({ length: 50 }, (_, i) => (i < 20 ? 100 : 0));
  const { low, high } = bootstrapInterval(values, 3);
  expect(bootstrapInterval(values, 3)).toEqual({ low, high });
  // the normal approximation gives 40 +- 13.6
  expect(low).toBeGreaterThanOrEqual(24);
  expect(low).toBeLessThanOrEqual(30);
  expect(high).toBeGreaterThanOrEqual(50);
  expect(high).toBeLessThanOrEqual(56);
});

it("makes probabilities of logits however large", () => {
  expect([...softmax(Float64Array.of(1000, 1000))]).toEqual([0.5, 0.5]);
});
