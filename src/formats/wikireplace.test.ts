import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PalimpsestError } from "../errors.js";
import { readWikiReplace } from "./wikireplace.js";

const text = "😀 Ann Lie of Oslo";
const mention = {
  entity_type: "LOC",
  entity_mention_id: "m1",
  start_offset: 13,
  end_offset: 17,
  span_text: "Oslo",
  identifier_type: "QUASI",
  entity_id: "e1",
};
const chosen = { generalization_selection: { "city in Norway": ["p1", "p2"], "***": ["p3"] } };
const file = (...mentions: object[]) =>
  JSON.stringify([{ doc_id: "d1", text, annotations: { anna: { entity_mentions: mentions } } }]);

describe("WikiReplace", () => {
  test("what each person chose, offsets from code points", () => {
    const [one, ...more] = readWikiReplace(
      file({ ...mention, replacement: chosen }, { ...mention, entity_mention_id: "m2" }),
      "gold.json",
    );
    expect(more).toEqual([]);
    expect(text.slice(one!.mention.start, one!.mention.end)).toBe("Oslo");
    expect(one!.annotator).toBe("anna");
    expect([...one!.chosen]).toEqual([
      ["p1", "city in Norway"],
      ["p2", "city in Norway"],
      ["p3", "***"],
    ]);
  });

  test.each([
    ["no JSON", "{", "INPUT_FORMAT"],
    ["no choices", file(mention), "INPUT_FORMAT"],
    [
      "a choice that is no list",
      file({ ...mention, replacement: { generalization_selection: { x: "p1" } } }),
      "INPUT_FORMAT",
    ],
    ["a replacement that is a word", file({ ...mention, replacement: "city" }), "INPUT_FORMAT"],
    [
      "a mention outside its text",
      file({ ...mention, end_offset: 99, replacement: chosen }),
      "SPAN_INVALID",
    ],
  ])("%s is refused, without quoting the text", (_, json, code) => {
    let thrown: unknown;
    try {
      readWikiReplace(json, "gold.json");
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(PalimpsestError);
    expect(thrown).toMatchObject({ code });
    expect((thrown as PalimpsestError).message).not.toMatch(/Oslo|Ann|\n/);
  });

  const shared = "../shared/data/wikireplace/dev.json";
  test.skipIf(!existsSync(shared))(
    "the development documents (skipped without ../shared/data)",
    () => {
      const gold = readWikiReplace(readFileSync(shared, "utf8"), shared);
      expect(gold).toHaveLength(979);
      expect(new Set(gold.map(({ document }) => document.id)).size).toBe(62);
    },
  );
});
