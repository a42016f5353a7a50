import { expect, test } from "vitest";
import { isValueLabel } from "./value-label.js";

test.each([
  ["pulse", " 96, temp", true],
  ["Temp", ": 37.8", true],
  ["weight", " was 60 kg", true],
  ["pulse", " of the town", false],
  ["Obs", " are stable", false],
])("%s%s: %s", (label, after, expected) => {
  const mention = {
    start: 0,
    end: label.length,
    type: "MISC",
    score: 0.9,
    detector: "neural",
    evidence: { rule: "neural" },
  } as const;
  expect(isValueLabel(mention, label + after)).toBe(expected);
});
