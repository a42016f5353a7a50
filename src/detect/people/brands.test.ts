import { expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
import { isBrand, wordsOfPeople } from "./brands.js";

/** Whether the words in brackets, taken for a person, are a brand. */
function brand(marked: string, type = "PERSON", longer?: string): boolean {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const mention = { type, start, end } as Mention;
  const text = marked.replace(/[[\]]/g, "");
  const people =
    longer === undefined
      ? []
      : [{ ...mention, type: "PERSON", start: 0, end: longer.length } as Mention];
  return isBrand(mention, text, wordsOfPeople(people, text));
}

test.each([
  "She climbed [Ben Lomond] in May.",
  "They [climbed Ben Nevis] twice.",
  "a dress from [Miss Selfridge]",
  "a bottle of [Jack Daniel]'s",
  "her [Fisher-Price] telephone",
  "[Aunt Bessie's] Yorkshires",
  "paid into [Lloyds] on Friday",
  "We bought a [Hoover] and went home.",
  "his [Philips] shaver broke",
  "a [John Lewis] sofa came",
  "they raised the [Mary Rose] in 1982",
  "a second-hand [Ford]",
  "she works at [John Lewis] in Leeds",
  "a bet at [William Hill]",
  "the [Leica] and its lens",
  "bikes: BSA, [Triumph] T120, Norton",
  "1 slab [Boag]'s",
])("a brand: %s", (marked) => {
  expect(brand(marked)).toBe(true);
});

test.each([
  "[John Lewis] rang at noon.",
  "a letter from [John Lewis]",
  "[Philips] was late",
  "met [Mary Rose] at church",
  "Mr [Hoover] lives there",
  "her son, [Stanley], is ill",
  "[Anna Philips] has a shaver",
  "[Ted Baker] left us",
  "[Ann Summers] told us",
  "the [Mary Rose] family",
  "[Robin Hood] lives in Leeds",
  "our [Stanley] is ill",
  "a holiday with [Thomas Cook]",
  "shouted at [John Lewis]",
  "staying at [John Lewis]'s house",
  "told [McDonald] so",
])("perhaps somebody: %s", (marked) => {
  expect(brand(marked)).toBe(false);
});

test("goods are no place, body or attribute either, a shop may be an employer", () => {
  expect(brand("hes on the [Aptamil] now", "LOC")).toBe(true);
  expect(brand("[Gardasil] today", "MISC")).toBe(true);
  expect(brand("a teller at [NatWest] in York", "ORG")).toBe(false);
  expect(brand("made in [Oslo]", "LOC")).toBe(false);
});

test("a word of somebody's longer name is that name", () => {
  expect(brand("Olaf Lipton rang. [Lipton] was late", "PERSON", "Olaf Lipton")).toBe(false);
  expect(brand("Olaf Berg rang. [Lipton] was out", "PERSON", "Olaf Berg")).toBe(true);
});
