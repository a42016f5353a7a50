/** Every answer of an index is the one that going through all pairs gives. */

import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { BruteForce, testFolders } from "../../../../test/people-index/brute-force.js";
import { buildIndex } from "./build.js";
import { openIndex } from "./open.js";
import type { BuildOptions, Description, TermIndex } from "./term-index.js";

const folders = testFolders();
afterAll(() => folders.remove());

async function build(
  descriptions: readonly Description[],
  options: Partial<BuildOptions> = {},
): Promise<TermIndex> {
  const folder = folders.next();
  const small = { folder, memoryBytes: 2 ** 20 };
  await buildIndex({ descriptions: (from) => descriptions.slice(from), ...small, ...options });
  return openIndex(folder);
}

const VOCABULARY = ["oslo", "paris", "élan", "日本", "a", "ab", "abc", "ab\0", "ab\0\0", "b", "😀"];
const term = fc.constantFrom(...VOCABULARY);
const graph = fc.array(
  fc.record({
    individual: fc.integer({ min: 0, max: 12 }).map((n) => `q${n}`),
    terms: fc.array(term, { maxLength: 6 }),
  }),
  { maxLength: 40 },
);
const question = fc.array(term, { minLength: 1, maxLength: 4 });

describe("on random graphs", () => {
  test.each([1, 8, 64])(
    "with %i shards counts, intersections and ids are exact",
    async (shards) => {
      await fc.assert(
        fc.asyncProperty(
          graph,
          fc.array(question, { maxLength: 10 }),
          async (people, questions) => {
            const index = await build(people, { shards, memoryBytes: 1 });
            const truth = new BruteForce(people);
            expect(index.stats).toMatchObject({
              shards,
              individuals: truth.individuals.length,
              terms: truth.byTerm.size,
              pairs: truth.pairs,
            });
            for (const one of VOCABULARY) {
              const having = truth.sharing([one]);
              expect(index.count(one)).toBe(having.length);
              expect(Array.from(index.postings(one), (n) => index.individual(n))).toEqual(having);
            }
            for (const terms of questions) {
              const sharing = truth.sharing(terms);
              expect(index.sharedBy(terms)).toBe(sharing.length);
              expect(index.sharedBy(terms, 2)).toBe(Math.min(2, sharing.length));
              expect(index.individualsSharing(terms, 3)).toEqual(sharing.slice(0, 3));
            }
            await index.close();
          },
        ),
        { numRuns: shards === 64 ? 10 : 50 },
      );
    },
  );

  test("of thousands of terms every one is found, and none that is not there", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5000 }), fc.integer(), async (size, seed) => {
        const terms = Array.from({ length: size }, (_, i) => `${(i * 7919 + seed) % 10_007} of`);
        const people = terms.map((one, i) => ({ individual: `q${i % 999}`, terms: [one] }));
        const index = await build(people, { shards: 2 });
        const truth = new BruteForce(people);
        expect(index.stats.terms).toBe(truth.byTerm.size);
        for (const one of terms) {
          expect(index.count(one)).toBe(truth.byTerm.get(one)!.size);
          expect(index.count(`${one}x`)).toBe(0);
          expect(index.count(one.slice(0, -1))).toBe(0);
        }
        await index.close();
      }),
      { numRuns: 4 },
    );
  });
});

describe("asked for", () => {
  const people = [
    { individual: "ann", terms: ["violinist", "freamunde", "oslo"] },
    { individual: "bob", terms: ["violinist", "oslo"] },
    { individual: "cyd", terms: ["oslo"] },
  ];

  test("a term that is empty, or too long to be one, nobody has it", async () => {
    const index = await build(people);
    expect(index.count("")).toBe(0);
    expect(index.sharedBy(["oslo", "x".repeat(5000)])).toBe(0);
    expect(index.postings("é".repeat(3000))).toHaveLength(0);
    await index.close();
  });

  test("individuals, it names them", async () => {
    const index = await build(people);
    expect(index.individualsSharing(["oslo", "violinist"])).toEqual(["ann", "bob"]);
    expect(index.individualsSharing(["oslo"], 2)).toEqual(["ann", "bob"]);
    expect(() => index.individual(3)).toThrow(expect.objectContaining({ code: "USAGE" }));
    await index.close();
  });

  test("no terms, it says that it needs one", async () => {
    const index = await build(people);
    expect(() => index.sharedBy([])).toThrow(expect.objectContaining({ code: "USAGE" }));
    await index.close();
  });

  test("combinations, it answers from its files", async () => {
    const index = await build(people);
    const terms = ["oslo", "violinist", "freamunde"];
    expect(index.riskyCombinations(terms, { k: 2 })).toEqual([
      { terms: ["freamunde"], individuals: 1 },
    ]);
    expect(index.protect(terms, { k: 3 }).masked).toEqual(["freamunde", "violinist"]);
    await index.close();
  });

  test("an empty graph, it has nobody", async () => {
    const index = await build([]);
    expect(index.stats).toMatchObject({ individuals: 0, terms: 0, pairs: 0 });
    expect(index.count("oslo")).toBe(0);
    await index.close();
  });
});
