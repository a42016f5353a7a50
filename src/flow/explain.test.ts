import { expect, test } from "vitest";
import { createDocument } from "../document/document.js";
import { createSanitizer } from "./create-sanitizer.js";
import { explain } from "./explain.js";

const TEXT = "Dear Sir, Ann Berg (NHS number 943 476 5919) lives in Bergen.";

test("says what found words, what became of them and by which words", async () => {
  const sanitizer = await createSanitizer({ version: 1 });
  const { mentions } = await explain(sanitizer, createDocument(TEXT), "943 476");
  const [first] = mentions;
  expect(first).toMatchObject({
    type: "CODE",
    kind: "id-number",
    decision: "mask",
    replacement: expect.stringMatching(/^\[/u),
  });
  expect(first!.history.length).toBeGreaterThan(0);
  expect(mentions.at(-1)).toMatchObject({ decision: "dropped" });
});

test("words at which nothing was ever found have no mention", async () => {
  const sanitizer = await createSanitizer({ version: 1 });
  expect(await explain(sanitizer, createDocument(TEXT), "lives in")).toEqual({
    words: "lives in",
    mentions: [],
  });
});
