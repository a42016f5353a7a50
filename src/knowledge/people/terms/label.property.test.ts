/**
 * Labels of a built index against brute force over random people: of what is left of a text, no combination is
 * shared by fewer than k of them, and no date stays that nobody has.
 */

import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { BruteForce, testFolders } from "../../../../test/people-index/brute-force.js";
import { buildIndex } from "../index/build.js";
import { openIndex } from "../index/open.js";
import { labelText } from "./label.js";
import { openFinder } from "./open-finder.js";
import { termsOfEntry } from "./variants.js";

const folders = testFolders();
afterAll(() => folders.remove());

const MONTHS = ["March", "April"];
const number = (min: number, max: number) => fc.integer({ min, max });
const person = fc.record({
  name: fc.constantFrom("Ann Lee", "Bob Holm", "Ann Holm", "Kim Berg"),
  place: fc.constantFrom("Oslo", "Freamunde", "Hatton"),
  work: fc.constantFrom("glazier", "chemist"),
  year: number(2000, 2002),
  month: number(3, 4),
  day: number(5, 7),
});
type Person = typeof person extends fc.Arbitrary<infer One> ? One : never;

const pad = (part: number): string => String(part).padStart(2, "0");
const textOf = ({ name, place, work, year, month, day }: Person): string =>
  `${name} was born in ${place} on ${day} ${MONTHS[month - 3]} ${year} and became a ${work}.`;

const termsOf = ({ name, place, work, year, month, day }: Person, individual: string): string[] =>
  termsOfEntry({
    individual,
    statements: [
      { property: "name", value: name },
      { property: "place of birth", value: place },
      { property: "occupation", value: work },
      { property: "date of birth", value: `${year}-${pad(month)}-${pad(day)}` },
    ],
  });

test("what labels of a built index leave is shared by k, whoever the text tells of", async () => {
  let masked = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { minLength: 1, maxLength: 40 }),
      person,
      number(2, 4),
      fc.constantFrom("greedy" as const, "random" as const),
      async (people, told, k, strategy) => {
        const descriptions = people.map((one, i) => {
          const individual = `q${i}`;
          return { individual, terms: termsOf(one, individual) };
        });
        const folder = folders.next();
        await buildIndex({
          descriptions: (from) => descriptions.slice(from),
          folder,
          memoryBytes: 2 ** 20,
          shards: 1,
        });
        const index = await openIndex(folder);
        const finder = openFinder(folder, index);
        const text = textOf(told);
        const { masks } = labelText(index, finder, text, { k, strategy, seed: 1 });
        masked += masks.length;
        const left = [...masks]
          .reverse()
          .reduce((words, { start, end }) => `${words.slice(0, start)}…${words.slice(end)}`, text);
        const found = finder.find(left);
        expect(found.filter(({ unknown }) => unknown)).toEqual([]);
        const terms = found.map(({ term }) => term);
        expect(new BruteForce(descriptions).risky(terms, { k })).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
  expect(masked).toBeGreaterThan(100);
});
