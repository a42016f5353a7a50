/**
 * The k-anonymity measure against brute force: for dates of every precision, places with and without
 * more words, and names, it never counts more people than those of whom the words are true.
 */

import fc from "fast-check";
import { expect, test } from "vitest";
import { createDocument } from "../document/document.js";
import { labelText } from "../knowledge/people/terms/label.js";
import { TermFinder } from "../knowledge/people/terms/term-finder.js";
import { termsOfEntry } from "../knowledge/people/terms/variants.js";
import { kAnonymityMeasure } from "./k-anonymity.js";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const PLACES = ["Oslo", "York", "Freamunde", "Hatton"];
const NAMES = ["Ann Lee", "Bob Holm", "Ann Holm", "Kim Oslo Berg"];
const K = 3;

interface Person {
  readonly name: string;
  readonly place: string;
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
}

interface Words {
  readonly text: string;
  /** Whether what the words say is known of somebody. */
  readonly isTrueOf: (person: Person) => boolean;
}

const number = (min: number, max: number) => fc.integer({ min, max });
const dateParts = fc.record({ year: number(2000, 2002), month: number(3, 4), day: number(5, 7) });

const person: fc.Arbitrary<Person> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    place: fc.constantFrom(...PLACES),
    date: dateParts,
    precision: fc.constantFrom("day", "month", "year", "none"),
  })
  .map(({ name, place, date: { year, month, day }, precision }) => ({
    name,
    place,
    ...(precision !== "none" && { year }),
    ...((precision === "day" || precision === "month") && { month }),
    ...(precision === "day" && { day }),
  }));

const dateWords: fc.Arbitrary<Words> = fc
  .record({ date: dateParts, form: fc.constantFrom("d M y", "M d, y", "M y", "d M", "y", "d/m/y") })
  .map(({ date: { year, month, day }, form }) => {
    const name = MONTHS[month - 1]!;
    const is = (one: Person, ...keys: ("year" | "month" | "day")[]) =>
      keys.every((key) => one[key] === { year, month, day }[key]);
    switch (form) {
      case "d M y":
        return {
          text: `${day} ${name} ${year}`,
          isTrueOf: (one) => is(one, "year", "month", "day"),
        };
      case "M d, y":
        return {
          text: `${name} ${day}, ${year}`,
          isTrueOf: (one) => is(one, "year", "month", "day"),
        };
      case "d/m/y":
        // of two readings the one that fewer have counts, so at most those of the meant one
        return {
          text: `${day}/${month}/${year}`,
          isTrueOf: (one) => is(one, "year", "month", "day"),
        };
      case "M y":
        return { text: `${name} ${year}`, isTrueOf: (one) => is(one, "year", "month") };
      case "d M":
        return { text: `${day} ${name}`, isTrueOf: (one) => is(one, "month", "day") };
      default:
        return { text: `${year}`, isTrueOf: (one) => is(one, "year") };
    }
  });

const placeWords: fc.Arbitrary<Words> = fc
  .record({
    place: fc.constantFrom(...PLACES),
    before: fc.constantFrom(
      "",
      "the ",
      "North ",
      "New ",
      "12 ",
      "University of ",
      "School of ",
      "Upper ",
    ),
    after: fc.constantFrom("", " Garden", " East", ", Zembla"),
  })
  .map(({ place, before, after }) => ({
    text: `${before}${place}${after}`,
    isTrueOf: (one) => one.place === place && /^(?:the )?$/.test(before) && after === "",
  }));

const nameWords: fc.Arbitrary<Words> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    form: fc.constantFrom("whole", "surname", "stranger"),
  })
  .map(({ name, form }) => {
    const surname = name.split(" ").at(-1)!;
    if (form === "whole") return { text: name, isTrueOf: (one) => one.name === name };
    if (form === "surname") return { text: surname, isTrueOf: (one) => one.name.endsWith(surname) };
    return { text: `Zebulon ${surname}`, isTrueOf: () => false };
  });

const words = fc.oneof(dateWords, placeWords, nameWords);

/** An index in memory over the same terms as a built one. */
function indexOf(people: readonly Person[]) {
  const terms = people.map(
    ({ name, place, year, month, day }, i) =>
      new Set(
        termsOfEntry({
          individual: String(i),
          statements: [
            { property: "name", value: name },
            { property: "place of birth", value: place },
            ...(year === undefined
              ? []
              : [
                  {
                    property: "date of birth",
                    value: [year, month, day]
                      .filter((part) => part !== undefined)
                      .map((part) => String(part).padStart(2, "0"))
                      .join("-"),
                  },
                ]),
          ],
        }),
      ),
  );
  const sharedBy = (wanted: readonly string[]) =>
    terms.filter((own) => wanted.every((term) => own.has(term))).length;
  return { sharedBy, count: (term: string) => sharedBy([term]), riskyCombinations: () => [] };
}

test("what is kept is shared by k people of whom it is true, in `sanitize` and in `index label`", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { maxLength: 30 }),
      words,
      async (people, { text, isTrueOf }) => {
        const index = indexOf(people);
        const finder = new TermFinder(index);
        const truth = people.filter(isTrueOf).length;
        const [scored] = await kAnonymityMeasure({ index, finder, k: K }).assess({
          document: createDocument(text),
          mentions: [
            { start: 0, end: text.length, type: "MISC", score: 1, detector: "test", evidence: {} },
          ],
          entities: [{ id: "e1", type: "MISC", identifier: "QUASI", mentions: [0] }],
          unexamined: [],
        });
        expect(scored!.score).toBeLessThanOrEqual(truth);
        // a year alone is a number like another where nobody has it
        if (/[0-9]/.test(text) && !/^[0-9]+$|York|Oslo|Hatton|Freamunde/.test(text)) {
          const protect = (terms: readonly string[]) => {
            const risky = terms.filter((term) => index.count(term) < K);
            return {
              masked: risky,
              combinations: risky.map((term) => ({
                terms: [term],
                individuals: index.count(term),
              })),
            };
          };
          const { masks } = labelText({ protect } as never, finder, text);
          if (truth < K) expect(masks).toEqual([{ start: 0, end: text.length }]);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test("'6 March 2001' is risky where eight people were born on some 6 March", async () => {
  const people = Array.from({ length: 8 }, (_, i) => ({
    name: "Ann Lee",
    place: "Oslo",
    year: 1980 + i,
    month: 3,
    day: 6,
  }));
  const index = indexOf(people);
  const score = async (text: string) => {
    const [scored] = await kAnonymityMeasure({ index, finder: new TermFinder(index), k: 5 }).assess(
      {
        document: createDocument(text),
        mentions: [
          {
            start: 0,
            end: text.length,
            type: "DATETIME",
            score: 1,
            detector: "test",
            evidence: {},
          },
        ],
        entities: [{ id: "e1", type: "DATETIME", identifier: "QUASI", mentions: [0] }],
        unexamined: [],
      },
    );
    return scored!.score;
  };
  expect(await score("6 March 2001")).toBe(0);
  expect(await score("6 March")).toBe(8);
});
