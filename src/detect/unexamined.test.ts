import { expect, test } from "vitest";
import { unexaminedIn } from "./unexamined.js";

const named = (text: string, unread: { start: number; end: number }[] = []) =>
  unexaminedIn(text, unread).map(
    ({ start, end, reason }) => `${text.slice(start, end)}: ${reason}`,
  );

test.each([
  ["The applicant was born in 1962 and lives in Oslo."],
  ["hey are you still coming on saturday?"],
  ["The angle α is 5 µm."],
  ["Anna Müller\nHauptstraße 12"],
  ["12 34 -- 56"],
  [""],
])("English, names and numbers are examined: %s", (text) => {
  expect(named(text)).toEqual([]);
});

test.each([
  [
    "Sayın Bay Yılmaz, size bu mektup için çok teşekkür ederiz, ama daha sonra.",
    "text in Turkish, which is not supported: examined by patterns, word lists and names only",
  ],
  [
    "zutik dago etxe zaharra mendi aldean",
    "text in a language not recognized, examined by patterns and word lists only",
  ],
])("other languages are named: %s", (text, reason) => {
  expect(named(text)).toEqual([`${text}: ${reason}`]);
});

test("languages with lists of their own are examined: German, Spanish", () => {
  expect(named("Der Kläger wurde 1962 geboren und wohnt in Köln.")).toEqual([]);
  expect(named("El demandante nació en 1962 y trabaja como médico.")).toEqual([]);
});

test("a name in another script within English is named, as one stretch", () => {
  expect(named("The witness, Иван Петров, was heard by the court.")).toEqual([
    "Иван Петров: text in another script, examined by patterns only",
  ]);
});

test("words the recognizer could not spell are named once", () => {
  const text = "The letter said ✂word✂ and Иван left with them.";
  const at = (word: string) => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
  });
  expect(named(text, [at("✂word✂"), at("Иван")])).toEqual([
    "✂word✂: words the recognizer cannot read, examined by patterns only",
    "Иван: text in another script, examined by patterns only",
  ]);
});

test("passages that look like another language than the one said are named, English too", () => {
  const passages = (text: string, known: string) =>
    unexaminedIn(text, [], undefined, known).map(({ reason }) => reason);
  expect(passages("She was interviewed by the police and said that he had left.", "es")).toEqual([
    "text in English, read as Spanish",
  ]);
  expect(passages("El paciente vive en la calle y no tiene trabajo desde mayo.", "de")).toEqual([
    "text in Spanish, read as German",
  ]);
  expect(passages("Anna Müller, Hauptstraße 12", "de")).toEqual([]);
});

test("a word without end takes time in proportion to its length", () => {
  expect(named("a".repeat(400_000)).length).toBeLessThanOrEqual(1);
  expect(named("[".repeat(400_000))).toEqual([]);
});
