import { expect, test } from "vitest";
import { BUILT_IN_DETECTORS } from "../detect/registry.js";
import { KINDS, kindOf } from "./kinds.js";
import type { SemanticType } from "./types.js";

test("every kind is found by some detector", () => {
  const found = new Set(
    BUILT_IN_DETECTORS.flatMap(({ finds }) => finds).map((one) => {
      const [type, subtype] = one.split("/") as [SemanticType, string];
      return kindOf({ type, subtype });
    }),
  );
  // an employer is any organization, by the words around it
  expect(KINDS.filter((kind) => !found.has(kind))).toEqual(["employer"]);
  expect(kindOf({ type: "ORG", subtype: "company", employs: true })).toBe("employer");
});

test.each([
  ["DEM", "sexuality", "orientation"],
  ["CODE", "gb-nhs-number", "id-number"],
  ["DATETIME", "birth-date", "date-of-birth"],
  ["ORG", "company", undefined],
  ["ORG", "known", undefined],
] as const)("%s/%s", (type, subtype, kind) => {
  expect(kindOf({ type, subtype })).toBe(kind);
});
