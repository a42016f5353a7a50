import { expect, test } from "vitest";
import type { SemanticType } from "../../document/types.js";
import { loadOrdinaryWords } from "../../models/ordinary-words.js";
import { borneOut, recognizerByLanguage } from "./languages.js";
import type { RecognizerDetector } from "./recognizer.js";

const ordinary = await loadOrdinaryWords();
const nothing = { unread: [], judge: () => undefined, inside: () => undefined };

/** A recognizer that finds `words`, and remembers what it was given to read. */
function recognizer(words: string, type: SemanticType, score = 0.99) {
  const read: string[] = [];
  const detector: RecognizerDetector = {
    name: "neural",
    finds: [],
    examine: async ({ text }) => {
      read.push(text);
      const start = text.indexOf(words);
      const found =
        start < 0 ? [] : [{ start, end: start + words.length, type, score, evidence: {} }];
      return { ...nothing, found, parts: [{ start: 0, end: text.length }] };
    },
    detect: () => [],
  };
  return { detector, read };
}

async function examined(
  text: string,
  language: string,
  words: string,
  type: SemanticType,
): Promise<{ read: readonly string[]; found: readonly string[] }> {
  const { detector, read } = recognizer(words, type);
  const english = recognizer("-", "MISC").detector;
  const both = recognizerByLanguage(english, async () => ({ detector, ordinary }));
  const languages = [{ start: 0, end: text.length, language }];
  const findings = await both.examine({ text, languages });
  const mentions = findings.found.map((one) => ({ ...one, detector: "neural" }));
  const found = borneOut(text, mentions, findings);
  return { read, found: found.map(({ start, end }) => text.slice(start, end)) };
}

test("lines in small letters of a text with capitals are read by themselves, as a chat is", async () => {
  const chat = "slt karim t'as su pour le frère à mélissa, il est retourné à maubeuge\n";
  const text = `Bonjour Madame,\nvoici le message :\n${chat}Cordialement, Fatoumata Diarra\n`;
  const { read, found } = await examined(text, "fr", "karim", "PERSON");
  expect(read).toContain(chat);
  expect(read.join("")).toBe(text);
  expect(found).toEqual(["karim"]);
});

test("a sentence broken to fit a width is read whole", async () => {
  const text = `Herr Müller hat gestern\ngesagt dass er lieber in der nähe bleiben will und niemand\nist gekommen. Danke.\n`;
  expect((await examined(text, "de", "Müller", "PERSON")).read).toEqual([text]);
});

test.each<[string, string, SemanticType, string, string]>([
  ["fr", "admise le 12 janv. pour dyspnée", "DATETIME", "12 janv", "12 janv."],
  [
    "hr",
    "Od 12. svibnja 2021. žive u Zagrebu.",
    "DATETIME",
    "12. svibnja 2021",
    "12. svibnja 2021.",
  ],
  ["de", "Das war am 3. Mai 2021. danach nichts.", "DATETIME", "3. Mai 2021", "3. Mai 2021"],
  ["nl", "Huurders Kerkweg 12b (fam. Nguyen)", "LOC", "Kerkweg 12b (fam", "Kerkweg 12b"],
])("%s: borders of a find: %s", async (language, text, type, words, expected) => {
  expect((await examined(text, language, words, type)).found).toEqual([expected]);
});
