import { describe, expect, test } from "vitest";
import { createDocument } from "../document/document.js";
import { loadFillMask } from "../models/fill-mask.js";
import { createSanitizer } from "./create-sanitizer.js";
import type { DecisionPolicy } from "./decision-policy.js";

const TEXT = "Ann Berg, born on 4 June 1971, plays the theorbo in Freamunde.";

describe("a sanitizer's policy", () => {
  test("is the sanitizer's own: the caller's object stays as it was", async () => {
    const policy = { version: 1 as const, thresholds: { classifier: 0.5 }, without: ["neural"] };
    const sanitizer = await createSanitizer(policy);
    expect(Object.isFrozen(policy)).toBe(false);
    policy.thresholds.classifier = 0.9;
    expect(sanitizer.policy.thresholds?.classifier).toBe(0.5);
    expect(Object.isFrozen(sanitizer.policy.thresholds)).toBe(true);
  });
});

describe("changes to a decision", () => {
  const refused: readonly [string, object][] = [
    ["a number that is none", { thresholds: { classifier: Number.NaN } }],
    ["a threshold beyond its scale", { thresholds: { classifier: 4 } }],
    ["a solver that does not exist", { solver: "optimum" }],
    ["a misspelt key", { treshholds: { classifier: 0.2 } }],
    ["a key that decisions do not depend on", { mask: "all" }],
  ];
  test.each(refused)("%s is refused", async (_, changes) => {
    const sanitizer = await createSanitizer({ version: 1, without: ["neural"] });
    const assessed = await sanitizer.assess(await sanitizer.detect(createDocument(TEXT)));
    const failed = sanitizer.decide(assessed, changes as DecisionPolicy);
    await expect(failed).rejects.toMatchObject({ code: "POLICY_INVALID" });
  });
});

test("what hiding costs is measured by the masked language model where the policy says so", async () => {
  const folder = new URL("../models/fixtures/folders/fill-mask", import.meta.url).pathname;
  const text = "ann met smith in berlin";
  const policy = {
    version: 1 as const,
    measures: ["surprisal" as const],
    without: ["neural"],
    detectors: [{ name: "town", type: "LOC" as const, words: ["berlin"] }],
    models: { surprisal: folder },
  };
  const costWith = async (more: object) =>
    (await (await createSanitizer({ ...policy, ...more })).sanitize(createDocument(text))).cost
      .total;
  const model = await loadFillMask({ folder });
  const [one] = await model.surprisal(text, [{ start: 17, end: 23 }]);
  await model.close();
  expect(await costWith({ information: "model" })).toBeCloseTo(-one!.logProbability, 3);
  expect(await costWith({})).not.toBeCloseTo(-one!.logProbability, 3);
});
