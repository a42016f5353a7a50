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

const LISTS = "examined by patterns and word lists only";

test.each([
  ["Der Kläger wurde 1962 geboren und wohnt in Köln.", `text in German, ${LISTS}`],
  ["El demandante nació en 1962 y trabaja como médico.", `text in Spanish, ${LISTS}`],
  ["Jeg heter Kari og bor i Bergen med mannen min.", `text in a language not recognized, ${LISTS}`],
  ["Меня зовут Иван Петров", "text in another script, examined by patterns only"],
])("other languages are named: %s", (text, reason) => {
  expect(named(text)).toEqual([`${text}: ${reason}`]);
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
