import { describe, expect, it } from "vitest";
import { createDocument } from "../document/document.js";
import { createResources, createSanitizer } from "../index.js";
import type { Policy } from "../policy/policy.js";

const TEXT = "Anna Berg, a violinist from Bergen, was born on 4 June 1970.";

describe("resources", () => {
  const resources = createResources();

  it("load each thing once, whoever asks", async () => {
    const both = await Promise.all([resources.languageModel(), resources.languageModel()]);
    expect(both[0]).toBe(both[1]);
    expect(await resources.ontology({})).toBe(await resources.ontology({}));
    expect(await resources.recognizer({})).toBe(await resources.recognizer({ models: {} }));
  });

  it("give sanitizers of different policies what they would load themselves", async () => {
    const policies: Policy[] = [
      { version: 1 },
      { version: 1, mask: "all", replace: { default: "label" } },
      { version: 1, measures: ["classifier", "surprisal"], thresholds: { classifier: 0.9 } },
    ];
    for (const policy of policies) {
      const shared = await createSanitizer(policy, { resources });
      const own = await createSanitizer(policy);
      const document = createDocument(TEXT);
      expect(await shared.sanitize(document)).toEqual(await own.sanitize(document));
    }
  });

  it("try again what could not be loaded", async () => {
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(resources.ontology({ ontology: "/nowhere/at/all" })).rejects.toMatchObject({
        code: "MODEL_MISSING",
      });
    }
    expect((await resources.ontology({})).size).toBeGreaterThan(0);
  });

  it("say what a policy does not name", async () => {
    await expect(resources.people({})).rejects.toMatchObject({ code: "MEASURE_UNAVAILABLE" });
    await expect(resources.background({})).rejects.toMatchObject({ code: "BACKGROUND_MISSING" });
  });
});

describe("a sanitizer's thresholds", () => {
  const of = async (policy: Omit<Policy, "version">) =>
    (await createSanitizer({ version: 1, ...policy, without: ["neural"] })).thresholds;

  it("are those of the measures that run, as the policy moves them", async () => {
    expect(await of({ mask: "all" })).toEqual({});
    expect(await of({ measures: ["classifier"], thresholds: { classifier: 0.3 } })).toEqual({
      classifier: { threshold: 0.3, risky: "from" },
    });
    const { surprisal } = await of({ measures: ["surprisal", "classifier"] });
    expect(surprisal?.risky).toBe("below");
  });

  it("are one where the measures are weighed", async () => {
    const weights = { measures: { classifier: 1, surprisal: 1 }, threshold: 0.7 };
    expect(await of({ measures: ["classifier", "surprisal"], weights })).toEqual({
      weighed: { threshold: 0.7, risky: "from" },
    });
  });
});
