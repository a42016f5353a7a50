import fc from "fast-check";
import { expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
import type { SemanticType } from "../../document/types.js";
import { wordList } from "../../language/lists.js";
import { withinBorders } from "./borders.js";

/** Mentions of the words of a text, one behind the other. */
function mentionsOf(type: SemanticType, text: string, ...words: string[]): Mention[] {
  let from = 0;
  return words.map((word) => {
    const start = text.indexOf(word, from);
    from = start + word.length;
    return { start, end: from, type, score: 0.9, detector: "neural", evidence: {} };
  });
}

test.each<[string, string, string[], string[]]>([
  [
    "a border within a word",
    "met Catherine, Smithson.",
    ["ther", "Smith"],
    ["Catherine", "Smithson"],
  ],
  ["a border within a decomposed letter", "Andre\u0301 left", ["Andre"], ["Andre\u0301"]],
  ["a border within an astral letter", "x 𝒜𝒷 y", ["𝒷"], ["𝒜𝒷"]],
  ["spaces and punctuation at the edges", "so ' Ann Lee, ' he", ["' Ann Lee, '"], ["Ann Lee"]],
  ["a closing quote", "“The Sun” says", ["“The Sun”"], ["The Sun"]],
  [
    "a gap between columns",
    "A. Lee          M. Roe",
    ["A. Lee          M. Roe"],
    ["A. Lee", "M. Roe"],
  ],
  ["an unpaired bracket", "(see Rome) there", ["Rome)"], ["Rome"]],
  ["an unpaired opening bracket", "Oslo (Norway", ["(Norway"], ["Norway"]],
  ["brackets around all of it", "[09:12] Ann", ["[09:12]"], ["09:12"]],
  ["a bracket that belongs", "at IBM (UK) today", ["IBM (UK)"], ["IBM (UK)"]],
  ["signs of amounts", "€5 to -3% or +4°", ["€5", "-3%", "+4°"], ["€5", "-3%", "+4°"]],
  [
    "an abbreviation's dot",
    "Dr J. R. at 9 p.m. (Acme Inc.) left.",
    ["J. R.", "9 p.m.", "Acme Inc.)", "left."],
    ["J. R.", "9 p.m.", "Acme Inc.", "left"],
  ],
  ["the end of a sentence", "with Raj P. My desk", ["Raj P."], ["Raj P"]],
  ["handles", "ask @ann_b, please", ["@ann_b,"], ["@ann_b"]],
  ["a blank line", "Ann Lee\n\nBob Ray left", ["Lee\n\nBob Ray"], ["Lee", "Bob Ray"]],
  ["a blank line with spaces", "Ann\n \t\n  Bob", ["Ann\n \t\n  Bob"], ["Ann", "Bob"]],
  ["a line break alone", "Ann\nLee", ["Ann\nLee"], ["Ann\nLee"]],
  ["nothing but signs", "Ann -- Bob ...", ["--", "..."], []],
  ["two parts of a word", "a Smithson b", ["Smi", "son"], ["Smithson"]],
  ["two names side by side", "met Tony William there", ["Tony", "William"], ["Tony", "William"]],
  ["a title alone before a name", "Sgt Hallam left", ["Sgt", "Hallam"], ["Sgt Hallam"]],
  [
    "halves of a hyphenated name",
    "Hřebíčková-Dvořák",
    ["Hřebíčková", "-Dvořák"],
    ["Hřebíčková-Dvořák"],
  ],
  ["a name in the genitive", "re Cllr Stone's dogs", ["Cllr Stone's"], ["Cllr Stone"]],
  ["the ending of a genitive", "the widow’s pension", ["s"], []],
  [
    "a quotation mark that opens within",
    "Masseur 'Bongo' said",
    ["Masseur 'Bongo"],
    ["Masseur 'Bongo'"],
  ],
  ["parties", "Ann Lee v Bob Roe", ["Ann Lee v Bob Roe"], ["Ann Lee", "Bob Roe"]],
  ["a title after a name", "saw Ann Lee Mr Roe", ["Ann Lee", "Mr Roe"], ["Ann Lee", "Mr Roe"]],
  ["a forename before a surname", "met Afton Gislason", ["Afton", "Gislason"], ["Afton Gislason"]],
  ["a forename left out", "two lines to Cali Heathcote", ["Heathcote"], ["Cali Heathcote"]],
  ["a word that opens", "Will Heathcote come", ["Heathcote"], ["Heathcote"]],
  ["two forenames", "told Eleanor Thomas left", ["Eleanor", "Thomas"], ["Eleanor", "Thomas"]],
  ["names with a comma between", "met Ann, Bob", ["Ann", "Bob"], ["Ann", "Bob"]],
  ["function words alone", "some of the, and in", ["of the", "and"], []],
  ["a form feed", "Ann\fBob", ["Ann"], ["Ann"]],
])("%s", (_, text, spans, expected) => {
  const found = withinBorders(text, mentionsOf("PERSON", text, ...spans), () => undefined);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test.each<[type: SemanticType, text: string, read: string, expected: string[]]>([
  ["ORG", "the Secretary of State for the", "Secretary of State for the", ["Secretary of State"]],
  ["DEM", "he is the butcher's youngest", "butcher's", ["butcher"]],
  ["DEM", "she has Crohn's, too", "Crohn's", ["Crohn's"]],
  ["CODE", "DNI 1234 here", "DNI 1234", ["1234"]],
])("%s in '%s' has the borders of its words", (type, text, read, expected) => {
  const found = withinBorders(text, mentionsOf(type, text, read), () => undefined);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test("a run that is no word is not swallowed", () => {
  const text = `${"a".repeat(500)}Ann`;
  const found = withinBorders(text, mentionsOf("PERSON", text, "Ann"), () => undefined);
  expect(found).toMatchObject([{ start: 500, end: 503 }]);
});

test.each<[text: string, first: SemanticType, second: SemanticType, expected: string[]]>([
  ["met Gontran Renault", "PERSON", "ORG", ["PERSON Gontran Renault"]],
  ["met Cali Heathcote", "LOC", "PERSON", ["PERSON Cali Heathcote"]],
  ["in Hull Heathcote", "LOC", "PERSON", ["LOC Hull", "PERSON Heathcote"]],
  ["told Gontran NATO", "PERSON", "ORG", ["PERSON Gontran", "ORG NATO"]],
])("%s: a %s and a %s", (text, first, second, expected) => {
  const [, one, two] = text.split(" ");
  const found = withinBorders(
    text,
    [...mentionsOf(first, text, one!), ...mentionsOf(second, text, two!)],
    () => undefined,
  );
  expect(found.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)).toEqual(
    expected,
  );
});

test("halves of one name with a hyphen are one person, whatever the first was taken for", () => {
  const text = "the note from Huels-Block, and Acme-Anna";
  const found = withinBorders(
    text,
    [
      ...mentionsOf("ORG", text, "Huels"),
      ...mentionsOf("PERSON", text, "-Block"),
      ...mentionsOf("ORG", text, "Acme"),
    ],
    () => undefined,
  );
  expect(found.map(({ type, start, end }) => [type, text.slice(start, end)])).toEqual([
    ["PERSON", "Huels-Block"],
    ["ORG", "Acme"],
  ]);
});

test("months with the year of the last are one, and days that have their own are not", () => {
  const found = (text: string, ...words: string[]) =>
    withinBorders(text, mentionsOf("DATETIME", text, ...words), () => undefined).map(
      ({ start, end }) => text.slice(start, end),
    );
  expect(found("in March, April and May 2023.", "March, April", "May 2023")).toEqual([
    "March, April and May 2023",
  ]);
  expect(found("in March or April 2023.", "March", "April 2023")).toEqual(["March or April 2023"]);
  expect(found("in March 2021 and May 2023.", "March 2021", "May 2023")).toEqual([
    "March 2021",
    "May 2023",
  ]);
});

test.each([
  ["See #1182. cc @torvald", "#1182. cc", "#1182"],
  ["See A1182.cc.7 now", "A1182.cc.7", "A1182.cc.7"],
])("a code ends with its sentence: %s", (text, read, expected) => {
  const [{ start, end }] = withinBorders(text, mentionsOf("CODE", text, read), () => undefined) as [
    Mention,
  ];
  expect(text.slice(start, end)).toBe(expected);
});

test("no detail begins with a verb that says nothing", () => {
  const verbs = fc.constantFrom(...wordList("en/light-verbs"));
  const details = fc.constantFrom("a wheelchair", "the only one in Grade 3", "deaf", "two sons");
  const types = fc.constantFrom<SemanticType>("DEM", "MISC");
  fc.assert(
    fc.property(verbs, details, types, (verb, detail, type) => {
      const text = `Her daughter, who ${verb} ${detail}, came.`;
      const [found] = withinBorders(
        text,
        mentionsOf(type, text, `${verb} ${detail}`),
        () => undefined,
      );
      expect(text.slice(found!.start, found!.end)).toBe(detail);
    }),
  );
});
