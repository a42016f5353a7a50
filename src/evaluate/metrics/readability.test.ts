import { beforeAll, describe, expect, test } from "vitest";
import { type LanguageModel, loadLanguageModel } from "../../models/language-model.js";
import { evaluateReadability } from "./readability.js";

let model: LanguageModel;
beforeAll(async () => {
  model = await loadLanguageModel();
});

const TEXT = "She was born in Oslo on a Monday.";
const at = TEXT.indexOf("Oslo");
const withWords = (replacement: string) =>
  evaluateReadability(
    [{ id: "d", text: TEXT, edits: [{ start: at, end: at + 4, replacement }] }],
    model,
  );

describe("readability", () => {
  test.each([
    ["He went to Oslo in 1962.", "Oslo", "the city", "was and"],
    ["The president of Iceland was there.", "Iceland", "the country", "a the to"],
  ])("'%s': for %s, '%s' is smoother than '%s'", (text, original, smooth, rough) => {
    const start = text.indexOf(original);
    const roughness = (replacement: string) => {
      const edits = [{ start, end: start + original.length, replacement }];
      const { words } = evaluateReadability([{ id: "d", text, edits }], model);
      expect(words.replacements).toBe(1);
      return words.replaced;
    };
    expect(roughness(smooth)).toBeLessThan(roughness(rough));
  });

  test("the same words have no excess, and labels are counted apart", () => {
    expect(withWords("Oslo").words.excess).toBe(0);
    const { words, labels, seams } = withWords("[LOC 1]");
    expect([words.replacements, labels.replacements]).toEqual([0, 1]);
    expect(seams[0]).toMatchObject({ original: "Oslo", label: true, before: "She was born in " });
  });

  test("nothing replaced, nothing measured", () => {
    expect(evaluateReadability([{ id: "d", text: TEXT, edits: [] }], model).words).toEqual({
      replacements: 0,
      original: 0,
      replaced: 0,
      excess: 0,
      rough: 0,
    });
  });
});
