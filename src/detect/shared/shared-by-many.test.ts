import { describe, expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
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
    ["has osteoarthritis of both knees", "osteoarthritis of both knees", { subtype: "illness" }],
    ["with twelve years' experience", "twelve years'", { type: "DATETIME", subtype: "duration" }],
    ["in the summer term", "summer term", { type: "DATETIME" }],
    ["under Article 8 § 1", "8", { type: "CODE" }],
    ["dated March 2024 (pp. 112-119)", "112-119", { type: "CODE" }],
    ["tickets at £12 each", "£12", { type: "QUANTITY", subtype: "money" }],
    ["\nPM  Unwitnessed fall", "PM", { type: "DATETIME" }],
    ["Age if under 18: ", "18", { type: "DEM" }],
    ["Age: Over 18", "Over 18", { type: "DATETIME" }],
    ["scored 7/10 again", "7/10", { type: "DATETIME" }],
    ["of 230 pages", "230 pages", { type: "QUANTITY", subtype: "count" }],
    ["football and two parrots", "two", { type: "QUANTITY" }],
    ["page 3 of 4", "3 of 4", { type: "DATETIME" }],
    ["| Child | 9 |", "9", { type: "DATETIME" }],
    ["bought for £429 with", "£429", { type: "QUANTITY", subtype: "money" }],
    ["interest of 19.9%", "19.9%", { type: "QUANTITY", subtype: "percent" }],
    ["may not lift 5 kg", "5 kg", { type: "QUANTITY", subtype: "measure" }],
    ["rings every Sunday", "every Sunday", { type: "DATETIME" }],
    ["cautioned him at 16:52.", "16:52", { type: "DATETIME", subtype: "time" }],
    ["[09:12] Mareike: hi, Mark may call", "09:12", { type: "DATETIME", subtype: "time" }],
    ["within five working days", "five working days", { type: "DATETIME", subtype: "duration" }],
    ["ask the ward pharmacist", "the ward pharmacist", { subtype: "occupation" }],
    ["seen in Outpatients", "Outpatients", { type: "ORG" }],
    ["pain in both knees", "both knees", {}],
  ])("%s", (text, words, more) => {
    expect(sharedByMany(text, mention(text, words, more))).toBeDefined();
  });

  test.each<[string, string, Partial<Mention>]>([
    ["OP NO. 88/417 SURGEON", "88/417", { type: "CODE" }],
    ["1 A 771/14 theft", "771/14", { type: "CODE" }],
    ["she takes modafinil", "modafinil", { subtype: "medication" }],
    ["has Gaucher disease", "Gaucher disease", { subtype: "illness" }],
    ["is HIV positive", "HIV positive", { subtype: "illness" }],
    ["has breast cancer", "breast cancer", { subtype: "illness" }],
    ["a bell founder with asthma", "bell founder with asthma", {}],
    ["a salary of £31,450 p.a.", "£31,450 p.a.", { type: "QUANTITY", subtype: "money" }],
    ["02/04 LK: PH upset", "02/04", { type: "DATETIME" }],
    ["the letter of 15/3. No", "15/3", { type: "DATETIME" }],
    ["Court 21/7, 9:30", "21/7", { type: "DATETIME" }],
    ["mother of three children", "three children", { type: "QUANTITY", subtype: "count" }],
    ["he scored 45 goals", "45", { type: "QUANTITY" }],
    ["of 41 Lantern Hill", "41", { type: "LOC" }],
    ["Mila, aged 9", "9", { type: "DATETIME", subtype: "age" }],
    ["a fine of £500", "£500", { type: "QUANTITY", subtype: "money" }],
    ["with 44% of the vote", "44%", { type: "QUANTITY", subtype: "percent" }],
    ["in the 400 metres event", "400 metres", { type: "QUANTITY", subtype: "measure" }],
    ["on 2 May 2020 at 16:52", "16:52", { type: "DATETIME", subtype: "time" }],
    ["16 mar, 16:52", "16:52", { type: "DATETIME", subtype: "time" }],
    ["In MARCH, 16:52", "16:52", { type: "DATETIME", subtype: "time" }],
    ["he is a physiotherapist", "physiotherapist", { subtype: "occupation" }],
    ["account 8812", "8812", { type: "CODE" }],
  ])("not %s", (text, words, more) => {
    expect(sharedByMany(text, mention(text, words, more))).toBeUndefined();
  });
});
