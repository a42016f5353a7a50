import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDocument, type Detected } from "../document/document.js";
import { buildIndex } from "../knowledge/people/index/build.js";
import { openIndex } from "../knowledge/people/index/open.js";
import type { TermIndex } from "../knowledge/people/index/term-index.js";
import { openFinder } from "../knowledge/people/terms/open-finder.js";
import { kAnonymityMeasure } from "./k-anonymity.js";
import { isRisky } from "./measure.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-k-"));
let index: TermIndex;
beforeAll(async () => {
  // ten violinists, two of them of Freamunde; thirty of Oslo, one of whom plays the theorbo
  const people = [
    ...Array.from({ length: 8 }, (_, i) => ({ individual: `v${i}`, terms: ["violinist", "oslo"] })),
    ...Array.from({ length: 2 }, (_, i) => ({
      individual: `w${i}`,
      terms: ["violinist", "freamunde"],
    })),
    ...Array.from({ length: 9 }, (_, i) => ({
      individual: `f${i}`,
      terms: ["freamunde", "baker"],
    })),
    ...Array.from({ length: 22 }, (_, i) => ({ individual: `o${i}`, terms: ["oslo", "baker"] })),
    { individual: "t", terms: ["theorbo", "oslo"] },
  ];
  await buildIndex({ descriptions: (from) => people.slice(from), folder });
  index = await openIndex(folder);
});
afterAll(async () => {
  await index.close();
  rmSync(folder, { recursive: true });
});

function detected(text: string, words: readonly string[], direct?: string): Detected {
  const mentions = words.map((word) => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
    type: "DEM" as const,
    score: 1,
    detector: "test",
    evidence: {},
  }));
  return {
    document: createDocument(text),
    mentions,
    entities: words.map((word, i) => ({
      id: word,
      type: "DEM" as const,
      identifier: word === direct ? ("DIRECT" as const) : ("QUASI" as const),
      mentions: [i],
    })),
    unexamined: [],
  };
}

async function risky(input: Detected, k?: number) {
  const measure = kAnonymityMeasure({
    index,
    finder: openFinder(folder, index),
    ...(k === undefined ? {} : { k }),
  });
  const scored = await measure.assess(input);
  return scored
    .filter(({ score }) => isRisky(score, measure))
    .map(({ entities, score }) => `${entities.join(" + ")}: ${score}`);
}

const text = "A Violinist from Freamunde moved to Oslo, bought a theorbo and a zeppelin.";

describe("k-anonymity", () => {
  test("finds what fewer than k people share, alone and together", async () => {
    expect(await risky(detected(text, ["Violinist", "Freamunde", "Oslo", "theorbo"]))).toEqual([
      "theorbo: 1",
      "Freamunde + Violinist: 2",
    ]);
  });

  test("a lower k asks for less", async () => {
    expect(await risky(detected(text, ["Violinist", "Freamunde", "Oslo"]), 2)).toEqual([]);
  });

  test("what the index does not know counts as risky", async () => {
    expect(await risky(detected(text, ["zeppelin"]))).toEqual(["zeppelin: 0"]);
  });

  test("a mention is not known by a part of it", async () => {
    const near = "He lives at the Old Mill, Oslo, in the city of Oslo.";
    expect(await risky(detected(near, ["Old Mill, Oslo", "the city of Oslo"]))).toEqual([
      "Old Mill, Oslo: 0",
    ]);
  });

  test("says how many share vaguer words; of words the index does not know it cannot tell", async () => {
    const measure = kAnonymityMeasure({ index, finder: openFinder(folder, index) });
    const input = detected(text, ["Violinist", "Freamunde", "Oslo"]);
    const combination = (await measure.assess(input)).find(
      ({ entities }) => entities.length === 2,
    )!;
    const trial = (words: string) => ({ combination, entity: "Freamunde", words });
    const answers = await measure.reassess!(input, [trial("Oslo"), trial("a zeppelin")]);
    expect(answers.map((answer) => answer?.score)).toEqual([8, undefined]);
  });

  test("what is masked anyway needs no combination", async () => {
    const input = detected(text, ["Violinist", "Freamunde"], "Violinist");
    expect(await risky(input)).toEqual([]);
  });

  test("says how many, in words a person can read", async () => {
    const measure = kAnonymityMeasure({ index, finder: openFinder(folder, index) });
    const scored = await measure.assess(detected(text, ["Violinist", "Freamunde"]));
    expect(scored.at(-1)).toMatchObject({
      risk: 0.5,
      evidence: "2 people in the knowledge index share these 2",
    });
  });
});
