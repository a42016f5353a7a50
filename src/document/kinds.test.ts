import { expect, test } from "vitest";
import { kindsNamed } from "../detect/kinds.js";
import { BUILT_IN_DETECTORS } from "../detect/registry.js";
import { KINDS, kindOf } from "./kinds.js";

test("every kind is found by some detector or named by some table", () => {
  const subtypes = [
    ...BUILT_IN_DETECTORS.flatMap(({ finds }) => finds).map((one) => one.split("/")[1]!),
    ...kindsNamed(),
  ];
  const found = new Set(
    subtypes.flatMap((subtype) => [
      kindOf({ type: "DEM", subtype }),
      kindOf({ type: "CODE", subtype }),
    ]),
  );
  // an employer is any organization, by the words around it; birthplaces are found as places, and old policies name them
  expect(KINDS.filter((kind) => !found.has(kind))).toEqual(["birthplace", "employer"]);
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
