import { describe, expect, it } from "vitest";
import { rowsOfList } from "./lists.js";
import { vaguerWords } from "./vaguer-words.js";

const entries = rowsOfList("en/classified-words").flatMap(([kind, words, all]) =>
  all!.split(", ").map((entry) => ({ kind: kind!, words: words!, entry })),
);

describe("words of classifications", () => {
  it("have one class each, and are in no row of this project's own", () => {
    const own = new Set(
      rowsOfList("en/vaguer-words")
        .filter(([kinds]) => kinds!.split(",").includes("illness"))
        .flatMap(([, , all]) => all!.toLowerCase().split(", ")),
    );
    expect(new Set(entries.map(({ entry }) => entry)).size).toBe(entries.length);
    expect(entries.filter(({ entry }) => own.has(entry))).toEqual([]);
    expect(entries.length).toBeGreaterThan(8_000);
  });

  it("are no wording of a classification", () => {
    const wording =
      /\b(?:other|unspecified|specified|elsewhere|nos|nec|with|without)\b|[,;()[\]\d]/u;
    expect(entries.filter(({ entry }) => wording.test(entry))).toEqual([]);
  });

  it.each([
    ["invasive ductal carcinoma", "cancer"],
    ["Spastic hemiplegia", "neurological disorder"],
    ["a basal cell carcinoma", "cancer"],
    ["obstructive sleep apnoea", "neurological disorder"],
  ])("%s is %s, whatever its case and article", (phrase, words) =>
    expect(vaguerWords("illness", phrase)).toContain(words),
  );

  it("say nothing of a part of a phrase, or of another kind", () => {
    expect(vaguerWords("illness", "basal cell carcinoma clinic")).toBeUndefined();
    expect(vaguerWords("occupation", "basal cell carcinoma")).toBeUndefined();
  });
});
