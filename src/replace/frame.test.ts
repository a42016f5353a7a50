import fc from "fast-check";
import { expect, test } from "vitest";
import { fitted } from "./fit.js";
import { hasPlace } from "./frame.js";
import { generalizeTime } from "./ladders/dates.js";
import type { Candidate } from "./replacer.js";

const candidate = (text: string): Candidate => ({
  text,
  level: 1,
  form: "bare",
  source: "ontology",
  truth: "true",
});

/** The sentence with the words in the place of `original`, or nothing where they have no place. */
function put(before: string, original: string, after: string, words: string, type: string) {
  const place = { original, before, after };
  const { text, taken } = fitted(candidate(words), place);
  if (!hasPlace(candidate(words), type, text, { ...place, field: false })) return undefined;
  return `${before.slice(0, before.length - taken)}${text}${after}`;
}

const ARTICLE = /(?<!\p{L})(?:an?|the|his|her|my|our|their|this|post of|as)\s(?:\p{L}+\s){0,2}$/iu;
const nouns = fc.constantFrom("narcotic", "manual worker", "health professional", "musician");
const ahead = fc.constantFrom("", "He was on ", "She knew ", "for ", "He was a ", "She is the ");
const behind = fc.constantFrom(".", ", over 18.", " and left.", " of Roubaix.", " of three.");

test("no noun stands without an article, and none before a complement that it cannot have", () => {
  fc.assert(
    fc.property(ahead, nouns, behind, (before, words, after) => {
      const written = put(before, "heroin", after, words, "DEM");
      if (written === undefined) return;
      expect(written.slice(0, written.indexOf(words))).toMatch(ARTICLE);
      expect(written).not.toContain(`${words} of`);
    }),
  );
});

test("a place has vaguer words only where the sentence has a place", () => {
  const verbs = fc.constantFrom("turns", "ends", "calls", "wins", "pays");
  fc.assert(
    fc.property(fc.constantFrom("", "at ", "Admitted ", "from ", "in "), verbs, (before, verb) => {
      expect(put(before, "Bath", ` ${verb} today.`, "city in England", "LOC")).toBeUndefined();
    }),
  );
  expect(put("He lives in ", "Bath", ".", "city in England", "LOC")).toBe(
    "He lives in a city in England.",
  );
  expect(put("the ", "Bath", " office", "city in England", "LOC")).toBe("the city office");
  expect(put("from Oslo, ", "Bath", " and Leeds", "city in England", "LOC")).toBe(
    "from Oslo, a city in England and Leeds",
  );
});

test("a nationality that may be a language gets none", () => {
  expect(put("I speak Polish and ", "Dutch", ".", "European", "DEM")).toBeUndefined();
  expect(put("a ", "Dutch", " woman", "European", "DEM")).toBe("a European woman");
  expect(put("She is ", "Dutch", ".", "European", "DEM")).toBe("She is European.");
});

test("no article stands behind an adjective", () => {
  const adjectives = fc.constantFrom("modern", "chronic", "severe clinical", "infectious");
  fc.assert(
    fc.property(adjectives, nouns, (adjective, words) => {
      const written = put(`She pioneered ${adjective} `, "psychosurgery", ".", words, "DEM");
      expect(written ?? "").not.toMatch(/\p{Ll} an? /u);
    }),
  );
});

test("an age that is meant exactly gets no band", () => {
  const ages = fc.constantFrom("22 years old", "age of 21", "34 years old");
  const exact = fc.constantFrom(
    "He turned ",
    "She turns ",
    "under the ",
    "past ",
    "attains the ",
    "by the ",
  );
  const band = (before: string, original: string) => {
    const place = { original, before, after: "." };
    const [words] = generalizeTime(original, { before });
    const { form: _, ...ruled } = { ...candidate(words!.text), source: "rule" };
    return hasPlace(ruled, "DATETIME", fitted(ruled, place).text, { ...place, field: false });
  };
  fc.assert(fc.property(exact, ages, (before, age) => !band(before, age)));
  expect(band("He is ", "22 years old")).toBe(true);
});
