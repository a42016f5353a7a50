/**
 * Combinations and masks against going through all of them, over short and long postings. Postings
 * come from memory here, so that thousands of graphs can be tried.
 */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BruteForce, sorted } from "../../../../test/people-index/brute-force.js";
import { ByteWriter } from "./byte-writer.js";
import { type PostingsSource, protect, riskyCombinations } from "./combinations.js";
import { PairCache } from "./pair-cache.js";
import { type Postings, readBitmap, ShortPostings, writeBitmap } from "./postings.js";
import type { CombinationOptions, Description } from "./term-index.js";

/** Postings of a graph; those of terms in `long` as bitmaps. */
function sourceOf(people: readonly Description[], long: readonly string[]): PostingsSource {
  const truth = new BruteForce(people);
  const held = new Map<string, Postings>();
  for (const [term, having] of truth.byTerm) {
    const ids = Uint32Array.from(
      truth.individuals.flatMap((one, number) => (having.has(one) ? [number * SPREAD] : [])),
    );
    held.set(term, long.includes(term) ? bitmapOf(ids) : new ShortPostings(ids));
  }
  return {
    postingsOf: (term) => held.get(term) ?? new ShortPostings(new Uint32Array(0)),
    numberOf: (individual) => {
      const number = truth.individuals.indexOf(individual);
      return number < 0 ? -1 : number * SPREAD;
    },
    pairCache: new PairCache(),
  };
}

/** Puts individuals far enough apart that they come into several containers. */
const SPREAD = 9_973;

function bitmapOf(ids: Uint32Array) {
  const bytes = new ByteWriter();
  writeBitmap(ids, ids.length, bytes);
  return readBitmap(bytes.view());
}

const VOCABULARY = ["a", "b", "c", "d", "e", "f", "g", "h"];
const some = fc.subarray(VOCABULARY);
const graph = fc
  .array(some, { minLength: 1, maxLength: 30 })
  .map((people) => people.map((terms, i) => ({ individual: `q${i + 100}`, terms })));
const optionsOf = fc
  .record({
    k: fc.integer({ min: 2, max: 5 }),
    arity: fc.integer({ min: 1, max: 4 }),
    empty: fc.constantFrom("ignored" as const, "risky" as const),
    individual: fc.constantFrom("q100", "q105", "nobody", undefined),
  })
  .map(
    ({ individual, ...rest }): CombinationOptions =>
      individual === undefined ? rest : { ...rest, individual },
  );
/** Long postings are always longer than short ones. */
const longOf = (people: readonly Description[], least: number) =>
  [...new BruteForce(people).byTerm].flatMap(([term, { size }]) => (size > least ? [term] : []));

describe("risky combinations", () => {
  test("are all that are minimal, with their exact counts", () => {
    fc.assert(
      fc.property(graph, some, optionsOf, fc.nat(12), (people, terms, options, least) => {
        const truth = new BruteForce(people);
        const found = riskyCombinations(sourceOf(people, longOf(people, least)), terms, options);
        const all = truth.risky(terms, options);
        const minimal = all.filter((one) => !all.some((part) => isWithin(part, one)));
        expect(sorted(found.map((one) => one.terms))).toEqual(sorted(minimal));
        for (const one of found) expect(one.individuals).toBe(truth.sharing(one.terms).length);
      }),
      { numRuns: 1000 },
    );
  });

  test("name the rarest term first", () => {
    const people = [["a", "b"], ["a", "b"], ["a", "c"], ["b"], ["b"]].map((terms, i) => ({
      individual: `q${i}`,
      terms,
    }));
    expect(riskyCombinations(sourceOf(people, []), ["b", "a", "x"], { k: 3 })).toEqual([
      { terms: ["x"], individuals: 0 },
      { terms: ["a", "b"], individuals: 2 },
    ]);
  });
});

describe("terms to mask", () => {
  const strategy = fc.constantFrom("greedy" as const, "random" as const);

  test("leave no risky combination of the others, each for a reason that was one", () => {
    fc.assert(
      fc.property(
        graph,
        some,
        optionsOf,
        fc.nat(12),
        strategy,
        fc.nat(9),
        (people, terms, options, least, how, seed) => {
          const truth = new BruteForce(people);
          const source = sourceOf(people, longOf(people, least));
          const { masked, combinations } = protect(source, terms, {
            ...options,
            strategy: how,
            seed,
          });
          const kept = terms.filter((term) => !masked.includes(term));
          expect(truth.risky(kept, options)).toEqual([]);
          const risky = sorted(truth.risky(terms, options));
          expect(combinations).toHaveLength(masked.length);
          for (const [i, one] of combinations.entries()) {
            expect(one.terms).toContain(masked[i]);
            expect(risky).toContain(sorted([one.terms])[0]);
            expect(one.individuals).toBe(truth.sharing(one.terms).length);
          }
          expect(new Set(masked).size).toBe(masked.length);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("are by the greedy strategy the rarest of their combination, and none can be left", () => {
    fc.assert(
      fc.property(graph, some, optionsOf, (people, terms, options) => {
        const truth = new BruteForce(people);
        const { masked, combinations } = protect(sourceOf(people, []), terms, options);
        const kept = terms.filter((term) => !masked.includes(term));
        for (const [i, term] of masked.entries()) {
          const count = truth.sharing([term]).length;
          for (const other of combinations[i]!.terms) {
            expect(count).toBeLessThanOrEqual(truth.sharing([other]).length);
          }
          expect(truth.risky([...kept, term], options)).not.toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("do not depend on the order or repetition of the terms, and at random only on the seed", () => {
    fc.assert(
      fc.property(graph, fc.shuffledSubarray(VOCABULARY), strategy, (people, terms, how) => {
        const ask = (order: readonly string[]) =>
          protect(sourceOf(people, []), order, { k: 3, strategy: how, seed: 7 });
        expect(ask([...terms].reverse().concat(terms))).toEqual(ask(terms));
      }),
    );
  });

  test("are at random not always the same", () => {
    const people = ["x", "y"].flatMap((more) =>
      Array.from({ length: 4 }, (_, i) => ({ individual: `${more}${i}`, terms: [more] })),
    );
    const graph = [...people, { individual: "z", terms: ["x", "y"] }];
    const chosen = new Set(
      Array.from(
        { length: 20 },
        (_, seed) =>
          protect(sourceOf(graph, []), ["x", "y"], { k: 2, strategy: "random", seed }).masked[0],
      ),
    );
    expect([...chosen].sort()).toEqual(["x", "y"]);
  });
});

test.each([
  ["k below 2", { k: 1 }],
  ["k that is no whole number", { k: 2.5 }],
  ["an arity below 1", { arity: 0 }],
])("%s is refused", (_, options) => {
  const refused = expect.objectContaining({ code: "USAGE" });
  expect(() => riskyCombinations(sourceOf([], []), ["a"], options)).toThrow(refused);
  expect(() => protect(sourceOf([], []), ["a"], options)).toThrow(refused);
});

const isWithin = (part: readonly string[], whole: readonly string[]) =>
  part.length < whole.length && part.every((one) => whole.includes(one));
