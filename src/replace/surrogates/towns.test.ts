import { en, Faker } from "@faker-js/faker";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { decided } from "../../../test/decided.js";
import { replaceOptions } from "../../flow/from-policy/replacers.js";
import { createResources } from "../../flow/resources.js";
import type { Ontology } from "../../knowledge/ontology/ontology.js";
import { wordList } from "../../language/lists.js";
import { checkPolicy } from "../../policy/policy.js";
import { createReplace, type Replace } from "../replace.js";
import { addressLike } from "./shapes.js";
import { falseTowns } from "./towns.js";

const models = createResources();
let ontology: Ontology;
let replace: Replace;
beforeAll(async () => {
  const policy = checkPolicy({ version: 1, replace: { default: "pseudonym" } });
  ontology = await models.ontology(policy);
  replace = createReplace(await replaceOptions(policy, models));
});
const written = async (marked: string) => (await replace(decided(marked))).text;
const fakerOf = (seed: number): Faker => new Faker({ locale: en, seed });

test("a false town is of the same country and size class, and never the true one", () => {
  const concepts = fc.constantFrom(
    "city in England",
    "large city in Germany",
    "city in France",
    "city in Poland",
    "city in Spain",
  );
  fc.assert(
    fc.property(concepts, fc.nat(60), fc.nat(), (concept, at, seed) => {
      const names = ontology.siblings(concept, 400).terms;
      const name = names[at % names.length]!;
      const context = `She lives in ${name}.`;
      const { certain, candidates } = ontology.generalizations(name, { type: "LOC", context });
      fc.pre(certain && candidates[0]?.text === concept);
      const other = falseTowns({ ontology, text: context, language: "en" }).like(
        name,
        context,
        fakerOf(seed),
      )!;
      expect(other).not.toBe(name);
      expect(names).toContain(other);
      expect(Math.abs(names.indexOf(other) - names.indexOf(name))).toBeLessThan(40);
    }),
  );
});

const AREA: Readonly<Record<string, RegExp>> = {
  Exeter: /^EX[1-9] [1-9][A-Z]{2}$/u,
  Norwich: /^NR[1-9] [1-9][A-Z]{2}$/u,
  Kassel: /^341\d{2}$/u,
  Dijon: /^210\d{2}$/u,
  Boise: /^ID 837\d{2}$/u,
};

test("the postcode of an address belongs to its town", () => {
  const addresses = fc.constantFrom(
    ["7 Mill Lane, Otley, LS21 3AB", "en"],
    ["Lindenstr. 4, 50667 Köln", "de"],
    ["12 rue Monge, 75005 Paris", "fr"],
    ["118 Cedar Ave, Salem, OR 97301", "en"],
  );
  const seen = new Set<string>();
  fc.assert(
    fc.property(addresses, fc.nat(), ([address, language], seed) => {
      const towns = falseTowns({ ontology, text: address!, language });
      const out = addressLike(address!, fakerOf(seed), towns);
      for (const [town, area] of Object.entries(AREA)) {
        if (!out.includes(town)) continue;
        seen.add(town);
        const code = /[A-Z]{1,2}\d \d[A-Z]{2}|(?:[A-Z]{2} )?\d{5}/u.exec(out)![0];
        expect(code).toMatch(area);
      }
      expect(out).not.toMatch(/Otley|Köln|Paris|Salem|LS21|50667|75005|97301/u);
    }),
    { numRuns: 600, seed: 7 },
  );
  expect(seen.size).toBe(Object.keys(AREA).length);
});

test("an illness, a trade, a faith or a clue never becomes another", async () => {
  const kinds = fc.constantFrom("illness", "occupation", "religion", "family", "medication");
  const words = fc.constantFrom(...wordList("en/illnesses"), "dementia", "drummer", "Buddhist");
  await fc.assert(
    fc.asyncProperty(kinds, words, async (kind, word) => {
      expect(await written(`He has [DEM/${kind} ${word}] now.`)).toMatch(
        /^He has \[[A-Z ]+ 1\] now\.$/u,
      );
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["He lives in [LOC Zambia].", /^He lives in \[PLACE 1\]\.$/u],
  ["He was in [LOC Yorkshire].", /^He was in \[PLACE 1\]\.$/u],
  ["at [ORG Brightwater Logistics Ltd] now", /^at \p{Lu}\S+ Ltd now$/u],
  ["at [ORG the Norwich Cathedral] now", /^at the \p{Lu}.* Cathedral now$/u],
  ["of [LOC Otley], [LOC LS21 3AB].", /^of (?!Otley)\p{Lu}\p{Ll}+, [A-Z]{2}\d \d[A-Z]{2}\.$/u],
])("%s", async (marked, expected) => {
  expect(await written(marked)).toMatch(expected);
});
