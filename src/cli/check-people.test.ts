import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Fact } from "../assess/population/facts.js";
import { fitOf, termsOf } from "../assess/population/fit.js";
import { unionOf } from "../assess/population/together.js";
import { type OffsetUnit, sanitizedToJson } from "../document/json.js";
import { createDocument, createResources, createSanitizer, type Sanitizer } from "../index.js";
import type { Rates } from "../knowledge/rates/rates.js";
import { saidTogether } from "./check-people.js";

let rates: Rates;
let sanitizer: Sanitizer;
beforeAll(async () => {
  const resources = createResources();
  rates = await resources.rates({});
  sanitizer = await createSanitizer(
    { version: 1, measures: ["population"], population: "GB" },
    { resources },
  );
});

async function together(texts: readonly string[], unit: OffsetUnit = "codepoint") {
  const results = [];
  for (const [i, text] of texts.entries()) {
    const sanitized = await sanitizer.sanitize(createDocument(text, { id: `${i + 1}.txt` }));
    results.push(sanitizedToJson(sanitized, unit));
  }
  return saidTogether(results, unit, { rates, population: "GB", k: 20 });
}

const WORK = "Ann Lowe is a dental hygienist. She is 43 years old.";
const PLACE = "Ann Lowe lives in Kirkwall.";

describe("documents that show little of somebody each", () => {
  test.each<OffsetUnit>(["codepoint", "utf16"])("add up (offsets in %s)", async (unit) => {
    const found = await together([`🌻 ${WORK}`, PLACE], unit);
    expect(found).toMatchObject([
      {
        people: 1,
        population: "the United Kingdom",
        documents: [{ id: "1.txt" }, { id: "2.txt" }],
      },
    ]);
    for (const { people } of found[0]!.documents) expect(people).toBeGreaterThanOrEqual(20);
    expect(found[0]!.kinds).toEqual(expect.arrayContaining(["place", "occupation", "age"]));
    expect(JSON.stringify(found)).not.toMatch(/Lowe|hygienist|Kirkwall/);
  });

  test("say nothing new where they say the same, or of two people", async () => {
    expect(await together([WORK, WORK])).toEqual([]);
    expect(await together([WORK, PLACE.replace("Ann Lowe", "Ben Frost")])).toEqual([]);
    expect(await together([WORK])).toEqual([]);
  });
});

test("each thing counts once, and another document never makes more people fit", () => {
  const population = { name: "here", people: 1e7, within: 1.05, spread: true, inferred: false };
  const kinds = ["occupation", "illness", "religion", "place"] as const;
  const said = fc.record({
    words: fc.constantFrom("one", "two", "three", "four", "five"),
    facts: fc.tuple(
      fc.record({
        kind: fc.constantFrom(...kinds),
        share: fc.double({ min: 1e-4, max: 1, noNaN: true }),
        within: fc.constant(2),
        known: fc.constant(true),
      }),
    ),
  });
  const list = fc.uniqueArray(said, { selector: ({ words }) => words });
  const count = (facts: readonly (readonly Fact[])[]) =>
    fitOf(termsOf(facts.flat(), undefined), population).expected;
  fc.assert(
    fc.property(list, list, (one, other) => {
      const others = other.filter(({ words }) => !one.some((same) => same.words === words));
      const both = count(unionOf([...one, ...others]));
      expect(both).toBeLessThanOrEqual(count(unionOf(one)) * (1 + 1e-9));
      expect(count(unionOf([...one, ...others, ...one]))).toBe(both);
    }),
  );
  const age = (min: number, max: number, share: number) => ({
    words: `${min}`,
    facts: [{ kind: "age", share, within: 1.3, known: true, ages: { min, max } }] as Fact[],
  });
  expect(unionOf([age(40, 49, 0.13), age(43, 43, 0.0127)])).toEqual([age(43, 43, 0.0127).facts]);
});
