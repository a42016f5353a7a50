import { expect, test } from "vitest";
import { identityOf } from "./release.js";

test.each([
  ["Ann Lee", "ann lee"],
  ["ANN  LEE", "ann lee"],
  [" Ann\u00a0Lee ", "ann lee"],
  ["Ａnn Lee", "ann lee"],
  ["Ann Lee's", "ann lee"],
  ["Ann Lee’", "ann lee"],
  ["Mrs. Ann Lee", "ann lee"],
  ["Dr", "dr"],
])("%j is known by %j", (words, identity) => {
  expect(identityOf("PERSON", [words])).toBe(identity);
});

test("the longest mention, and of equal ones the first in order, stands for all", () => {
  expect(identityOf("PERSON", ["Lee", "Ann Lee", "Ann Bee"])).toBe("ann bee");
  expect(identityOf("CODE", ["Mr 7"])).toBe("mr 7");
});
