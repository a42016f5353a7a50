/** Each language says all that the workstation says, with every part of each sentence. */

import { expect, test } from "vitest";
import german from "./de.json" with { type: "json" };
import { sentencesOfSource } from "./sentences.js";

const partsOf = (sentence: string) =>
  [...new Set(sentence.match(/\{\w+\}/g) ?? [])].filter((part) => part !== "{n}").sort();

const source = sentencesOfSource();
const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { de: german };

test("the source holds sentences at all", () => {
  expect(source.size).toBeGreaterThan(300);
});

test.each(Object.entries(languages))("%s has every sentence, and no other", (_, sentences) => {
  const missing = [...source].filter((sentence) => !(sentence in sentences));
  const leftOver = Object.keys(sentences).filter((sentence) => !source.has(sentence));
  expect({ missing, leftOver }).toEqual({ missing: [], leftOver: [] });
});

test.each(Object.entries(languages))("%s keeps the parts of every sentence", (_, sentences) => {
  for (const [sentence, words] of Object.entries(sentences)) {
    expect({ sentence, parts: partsOf(words) }).toEqual({ sentence, parts: partsOf(sentence) });
    expect(words.trim(), sentence).not.toBe("");
  }
});
