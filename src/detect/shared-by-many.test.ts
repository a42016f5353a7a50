import { describe, expect, test } from "vitest";
import type { Mention } from "../document/document.js";
import { sharedByMany } from "./shared-by-many.js";

const mention = (text: string, words: string, more: Partial<Mention>): Mention => {
  const start = text.indexOf(words);
  return {
    start,
    end: start + words.length,
    type: "DEM",
    score: 0.8,
    detector: "test",
    evidence: {},
    ...more,
  };
};

describe("what singles out nobody by itself", () => {
  test.each<[string, string, Partial<Mention>]>([
    ["ramipril 2.5 mg", "2.5 mg", { type: "QUANTITY", subtype: "dose" }],
    ["she takes ramipril", "ramipril", { subtype: "medication" }],
    ["severe central chest pain", "severe central chest pain", {}],
    ["has type 2 diabetes", "type 2 diabetes", { subtype: "illness" }],
    ["under Article 8 § 1", "8", { type: "CODE" }],
    ["tickets at £12 each", "£12", { type: "QUANTITY", subtype: "money" }],
    ["of 230 pages", "230 pages", { type: "QUANTITY", subtype: "count" }],
  ])("%s", (text, words, more) => {
    expect(sharedByMany(text, mention(text, words, more))).toBeDefined();
  });

  test.each<[string, string, Partial<Mention>]>([
    ["she takes modafinil", "modafinil", { subtype: "medication" }],
    ["has Gaucher disease", "Gaucher disease", { subtype: "illness" }],
    ["is HIV positive", "HIV positive", { subtype: "illness" }],
    ["has breast cancer", "breast cancer", { subtype: "illness" }],
    ["a bell founder with asthma", "bell founder with asthma", {}],
    ["a salary of £31,450 p.a.", "£31,450 p.a.", { type: "QUANTITY", subtype: "money" }],
    ["mother of three children", "three children", { type: "QUANTITY", subtype: "count" }],
    ["account 8812", "8812", { type: "CODE" }],
  ])("not %s", (text, words, more) => {
    expect(sharedByMany(text, mention(text, words, more))).toBeUndefined();
  });
});
