import { describe, expect, test } from "vitest";
import { createDocument } from "../../document/document.js";
import { createSanitizer } from "../../index.js";
import { loadChoice } from "../../models/choice.js";
import type { Candidate, Occasion, Replacer } from "../replacer.js";
import { asPeople, preferred } from "./as-people.js";

const candidate = (text: string, level: number, truth: Candidate["truth"]): Candidate => ({
  text,
  level,
  source: "rule",
  truth,
});
const asked = { original: "4 June 1962", before: "born on ", entity: { type: "DATETIME" } };
const DATES = ["June 1962", "summer 1962", "1962", "the early 1960s", "the 1960s"];

describe("as-people", () => {
  test("starts where the weights say, and drops what is more specific", async () => {
    const inner: Replacer = {
      name: "inner",
      choice: "attack",
      propose: () => [{ candidates: DATES.map((text, i) => candidate(text, i + 1, "true")) }],
    };
    const year = { version: 1 as const, weights: { "DATETIME form year": 1 } };
    const occasion = { ...asked } as unknown as Occasion;
    const [proposal] = await asPeople(inner, async () => year).propose([occasion], {} as never);
    expect(proposal!.candidates.map(({ text }) => text)).toEqual(DATES.slice(2));
  });

  test("ranks only what is shown to be true", async () => {
    const truths = ["unknown", "true", "false", "true"] as const;
    const inner: Replacer = {
      name: "inner",
      choice: "attack",
      propose: () => [{ candidates: truths.map((truth, i) => candidate(DATES[i]!, i + 1, truth)) }],
    };
    const none = { version: 1 as const, weights: {} };
    const [proposal] = await asPeople(inner, async () => none).propose(
      [asked as unknown as Occasion],
      {} as never,
    );
    expect(proposal!.candidates.map(({ truth }) => truth)).toEqual(["true", "true"]);
  });

  test("the shipped weights take the decade of a date, as people do", async () => {
    const model = await loadChoice();
    expect(DATES[preferred(DATES, asked, model)]).toBe("the 1960s");
  });

  test("is a way of replacing", async () => {
    const policy = { version: 1 as const, mask: "all" as const };
    const text = "Ann Berg was born on 4 June 1962.";
    const [specific, people] = await Promise.all(
      (["generalize", "as-people"] as const).map(async (way) => {
        const sanitizer = await createSanitizer({ ...policy, replace: { default: way } });
        return sanitizer.sanitize(createDocument(text));
      }),
    );
    const levelOf = (one: typeof specific) => one!.replacements.at(-1)!.level;
    expect(people!.text).toMatch(/ in the 1960s\.$/);
    expect(levelOf(people)).toBeGreaterThan(levelOf(specific));
  });
});
