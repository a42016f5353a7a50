import { beforeAll, expect, test } from "vitest";
import { exemptTokens } from "./exempt.js";
import { loadTagger, type Tagger } from "./part-of-speech.js";

let tagger: Tagger;
beforeAll(async () => {
  tagger = await loadTagger();
});

const exemptIn = (text: string) => [
  ...new Set(exemptTokens(text, tagger).map(({ start, end }) => text.slice(start, end))),
];

test.each([
  ["the Ministry of Health", ["the", "of"]],
  ["Mr and Mrs Berg", ["Mr", "and", "Mrs"]],
  ["Ms. Moe's house", ["Ms", "'s"]],
  ["No. 12 and nr. 7", ["No", "and", "nr"]],
  ["between 1990 and about 1995", ["between", "and", "about"]],
  ["Norway mourned", []],
  ["while she slept", []],
])("exempt in '%s'", (text, words) => {
  expect(exemptIn(text)).toEqual(words);
});

test("tagged tokens stand where they stood, white space of any kind between them", () => {
  for (const text of [
    " \t…é\u00a0\u3000of 10:30\r\n漢字",
    "the \u{1f600}\u200b e\u0301 שלום’s can't",
    "\ud83d U.S. of\u2028A",
    "",
  ]) {
    let end = 0;
    for (const token of tagger(text)) {
      expect(text.slice(end, token.start).trim()).toBe("");
      end = token.end;
    }
    expect(text.slice(end).trim()).toBe("");
  }
});

test("the tagger can be asked for as often as one likes", async () => {
  for (let i = 0; i < 25; i++) {
    const again = await loadTagger();
    expect(again("Norway mourned.").map(({ partOfSpeech }) => partOfSpeech)).toEqual([
      "PROPN",
      "VERB",
      "PUNCT",
    ]);
  }
});
