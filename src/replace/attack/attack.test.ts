import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SemanticType } from "../../document/types.js";
import { loadOntology } from "../../knowledge/ontology/ontology.js";
import { loadEmbedder } from "../../models/embedder.js";
import { loadLanguageModel } from "../../models/language-model.js";
import type { Target } from "./attacker.js";
import { countingAttacker } from "./counting.js";
import { leftoverAttacker } from "./leftovers.js";
import { secretOf } from "./match.js";
import { contextAttacker, embeddingAttacker, frequencyAttacker, siblingsIn } from "./siblings.js";

describe("a guess has found the original", () => {
  test.each<[SemanticType, string, string, string, boolean]>([
    // type, original, candidate, guess, found
    ["LOC", "Bergen", "a city in Norway", "Bergen", true],
    ["LOC", "Bergen", "a city in Norway", "the city of Bergen", true],
    ["LOC", "Bergen", "a city in Norway", "Oslo", false],
    ["LOC", "Bergen", "a city", "a city", false],
    ["DEM", "Turkish", "Western Asian", "Turkey", true],
    ["DEM", "drummers", "musicians", "a drummer", true],
    ["DEM", "music teacher", "teacher", "a school teacher", false],
    ["DEM", "music teacher", "teacher", "a teacher of music", true],
    ["ORG", "Telenor", "a company", "Telenor ASA", true],
    ["ORG", "Ankara Assize Court", "court", "Izmir Court of Appeal", false],
    ["ORG", "Ankara Assize Court", "court", "Istanbul Assize Court", true],
    ["ORG", "European Convention", "treaty", "EC", true],
    ["ORG", "ECHR", "court", "European Court of Human Rights", true],
    ["ORG", "ECHR", "court", "European Court Human Rights", true],
    ["MISC", "the war", "conflict", "the", false],
    // dates only when all parts agree
    ["DATETIME", "6 November 1991", "November 1991", "6 November 1991", true],
    ["DATETIME", "6 November 1991", "November 1991", "November 6, 1991", true],
    ["DATETIME", "6 November 1991", "November 1991", "7 November 1991", false],
    ["DATETIME", "6 November 1991", "November 1991", "November 1991", false],
    ["DATETIME", "1991", "the 1990s", "1991", true],
    ["QUANTITY", "three children", "several children", "3 children", true],
    ["QUANTITY", "three children", "several children", "4 children", false],
    ["LOC", "Москва", "a city", "Москва", true],
    ["LOC", "東京", "a city", "大阪", false],
  ])("%s '%s' behind '%s', guess '%s': %s", (type, original, candidate, guess, found) => {
    expect(secretOf(type, original).isFoundBy(guess, candidate)).toBe(found);
  });
});

const target = (type: SemanticType, text: string, more: Partial<Target> = {}): Target => ({
  type,
  candidate: { text, level: 1, form: "bare", source: "test", truth: "true" },
  sentence: { text: `She lives in ${text}.`, start: 13, end: 13 + text.length },
  leftovers: [],
  ...more,
});

test("that an expected sibling finds is told as all five guesses would tell it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -9, max: 0 }), fc.boolean()), {
        minLength: 1,
        maxLength: 20,
      }),
      (terms) => {
        const names = terms.map((_, i) => `Name${i}.`);
        const place = (term: string) => Number(/\d+/.exec(term)![0]);
        const model = {
          surprisal: (text: string) => [
            { logProbability: terms[place(/Name\d+/.exec(text)![0])]![0], smallest: 0, tokens: 1 },
          ],
          informationContent: () => [],
        };
        const attacker = contextAttacker(() => names, model);
        const finds = (name: string) => terms[place(name)]![1];
        const asked = target("LOC", "a city");
        const all = attacker.guess(asked) as readonly string[];
        const some = attacker.guess(asked, finds) as readonly string[];
        expect(some.some(finds)).toBe(all.some(finds));
      },
    ),
  );
});

describe("counting", () => {
  test.each<[SemanticType, string, readonly string[]]>([
    ["DATETIME", "the mid-1970s", ["1974", "1975", "1976"]],
    ["DATETIME", "autumn 1991", ["September 1991", "October 1991", "November 1991"]],
    ["DATETIME", "the 1970s", []],
    ["DATETIME", "November 1991", []],
    ["DATETIME", "some time", []],
    [
      "QUANTITY",
      "between two and five children",
      ["two children", "three children", "four children", "five children"],
    ],
    ["QUANTITY", "between 1,000 and 2,000 euros", []],
    ["QUANTITY", "several children", []],
    ["LOC", "city in Norway", []],
  ])("%s '%s'", (type, text, guesses) => {
    expect(countingAttacker.guess(target(type, text))).toEqual(guesses);
  });
});

describe("attackers without a chat model", async () => {
  const ontology = await loadOntology();
  const siblings = siblingsIn(ontology);

  test("the most frequent come first", async () => {
    const guesses = await frequencyAttacker(siblings).guess(target("LOC", "city in Norway"));
    expect(guesses).toHaveLength(5);
    expect(guesses).toContain("Oslo");
  });

  test("names left in the text that fit the candidate are guessed", async () => {
    const leftovers = ["Convention", "Bergen", "Paris"].map((text) => ({ text, count: 1 }));
    const guesses = leftoverAttacker(ontology).guess(
      target("LOC", "city in Norway", { leftovers }),
    );
    expect(guesses).toEqual(["Bergen"]);
  });

  test("the language model and the embedder each choose five siblings, the same each time", async () => {
    const embedder = await loadEmbedder();
    const attackers = [
      contextAttacker(siblings, await loadLanguageModel()),
      embeddingAttacker(siblings, embedder),
    ];
    const all = new Set(ontology.siblings("city in Norway", 40).terms);
    for (const attacker of attackers) {
      const guesses = await attacker.guess(target("LOC", "city in Norway"));
      expect(guesses).toHaveLength(5);
      expect(guesses.every((guess) => all.has(guess))).toBe(true);
      expect(await attacker.guess(target("LOC", "city in Norway"))).toEqual(guesses);
    }
    await embedder.close();
  });

  test("nothing is known below words that the ontology does not have", async () => {
    expect(await frequencyAttacker(siblings).guess(target("ORG", "qwertz unit"))).toEqual([]);
  });
});
