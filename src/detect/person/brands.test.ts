import { expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
import { isBrand } from "./brands.js";

/** Whether the words in brackets, taken for a person, are a brand. */
function brand(marked: string): boolean {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const mention = { type: "PERSON", start, end } as Mention;
  return isBrand(mention, marked.replace(/[[\]]/g, ""));
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
  "a [Velocette Venom] and two others",
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
