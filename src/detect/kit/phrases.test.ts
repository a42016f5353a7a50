import { expect, test } from "vitest";
import { comparable, phraseMatcher, plural, splitWords } from "./phrases.js";

const match = phraseMatcher([
  { phrase: "school", value: "school" },
  { phrase: "school teacher", value: "teacher" },
  { phrase: "Polish", value: "nationality", caseSensitive: true },
  { phrase: "Crohn's disease", value: "illness" },
  { phrase: "St. Lucia", value: "island" },
  { phrase: "Ph.D", value: "degree" },
  { phrase: "Yalman, Galip", value: "name" },
]);

const found = (text: string): string[] =>
  match(splitWords(text)).map(({ start, end, value }) => `${value}: ${text.slice(start, end)}`);

test.each([
  ["a school teacher at school", ["teacher: school teacher", "school: school"]],
  ["School-Teacher", ["teacher: School-Teacher"]],
  ["school\nteacher", ["teacher: school\nteacher"]],
  ["school. Teacher", ["school: school"]], // a sentence ends between
  ["school\n\nteacher", ["school: school"]],
  ["Polish, POLISH and polish", ["nationality: Polish", "nationality: POLISH"]],
  ["Crohn’s disease", ["illness: Crohn’s disease"]],
  ["St. Lucia, St Lucia", ["island: St. Lucia", "island: St Lucia"]],
  ["his Ph.D. and PhD", ["degree: Ph.D"]],
  ["Yalman, Galip; Yalman Galip", ["name: Yalman, Galip"]],
  ["schools preschool", []],
])("longest phrases in %j", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("fifty thousand phrases are one tree", () => {
  const many = phraseMatcher(
    Array.from({ length: 50_000 }, (_, i) => ({ phrase: `number ${i} of many`, value: i })),
  );
  const text = "this is number 49999 of many and number 7 of few. ".repeat(1000);
  expect(many(splitWords(text)).map(({ value }) => value)).toEqual(Array(1000).fill(49_999));
});

test.each([
  ["Łódź", "lodz"],
  ["STRASSE", "strasse"],
  ["Straße", "strasse"],
  ["İzmir Ömer", "izmir omer"],
  ["O’Neill", "o’neill"],
])("%s compares as %s", (text, expected) => {
  expect(comparable(text)).toBe(expected);
});

test.each([
  ["lady", "ladies"],
  ["coach", "coaches"],
  ["policeman", "policemen"],
  ["teacher", "teachers"],
  ["boy", "boys"],
])("the plural of %s is %s", (singular, expected) => {
  expect(plural(singular)).toBe(expected);
});
