import { expect, test } from "vitest";
import { evaluateSubjects } from "./subjects.js";

const ORIGINAL = "Willie, a truck driver in Leeds, is married. Ann is a nurse.";
const SUBJECTS = [
  [
    { tag: "NAME", keyword: "Willie" },
    { tag: "OCCUPATION", keyword: "Truck driver" },
    { tag: "LOCATION", keyword: "Leeds / United Kingdom" },
    { tag: "SEX", keyword: "Male" },
  ],
  [{ tag: "OCCUPATION", keyword: "nurse" }],
];
const metrics = (finished: string) =>
  evaluateSubjects([{ id: "a", original: ORIGINAL, finished, subjects: SUBJECTS }]);

test("counts the facts that stand in the original, and which of them are gone", () => {
  const { facts, stated, cpr, ipr, byTag } = metrics(
    "[PERSON 1], a truck driver in [LOC 1], is married. Ann is a [DEM 1].",
  );
  expect([facts, stated]).toEqual([5, 4]);
  expect(cpr).toBeCloseTo(3 / 4);
  expect(ipr).toBeCloseTo((2 / 3 + 1) / 2);
  expect(byTag["OCCUPATION"]).toEqual({ stated: 2, gone: 1 });
  expect(byTag["SEX"]).toBeUndefined();
});

test("nothing is gone from the original, and a part of a word is no fact", () => {
  expect(metrics(ORIGINAL).cpr).toBe(0);
  expect(metrics("A nursery.").cpr).toBe(1);
});
