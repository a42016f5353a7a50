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

test.each([
  ["Name | [Age] | GP\nAnn | 34 | Dr Berg", true],
  ["Item | [Qty] | Notes", true],
  ["Rest well. [Allergies]: penicillin", true],
  ["T: 01924 558210 | [Ext] 4417", true],
  ["diagnosed with [stage] 2 cancer", true],
  ["the [age] of 34", false],
  ["her [GP] said", false],
  ["Child\n[Client]\nOther", false],
  ["the [stage] door", false],
])("a label: %s", (marked, expected) => {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const mention = {
    start,
    end,
    type: "PERSON",
    score: 0.9,
    detector: "neural",
    evidence: {},
  } as const;
  expect(isValueLabel(mention, marked.replace(/[[\]]/g, ""))).toBe(expected);
});
