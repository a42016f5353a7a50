import { expect, test } from "vitest";
import { ownWordsIn } from "./own-words.js";

const found = (text: string) =>
  ownWordsIn(`[PERSON 1] wrote to [PERSON 2]. ${text}`).map(({ start, end }) =>
    `[PERSON 1] wrote to [PERSON 2]. ${text}`.slice(start, end),
  );

test.each([
  ["Born February 1961, seen on a day in March.", ["February 1961", "a day in March"]],
  ["From the early 1960s to the 1980s.", ["the early 1960s to the 1980s"]],
  ["Paid between £30,000 and £40,000 p.a.", ["between £30,000 and £40,000"]],
  [
    "Aged between 60 and 69; a 60-to-69-year-old driver.",
    ["Aged between 60 and 69", "60-to-69-year-old"],
  ],
  ["On a day in January 2021 it rained.", ["a day in January 2021"]],
  ["On 4 February 1961, and in 1961.", ["1961"]],
  ["DOB 1961, ill since March, off for some weeks.", ["1961", "March", "some weeks"]],
  ["Place of birth: Town\nOccupation: health professional", ["Town", "health professional"]],
  ["Aged 40 to 49, at the age of 50 to 59.", ["Aged 40 to 49", "50 to 59"]],
  [
    "Born in a town in England, near a county in Northern Europe.",
    ["a town in England", "a county in Northern Europe"],
  ],
  ["Sex F   Age 30 to 39   GP", ["30 to 39"]],
  ["Jean (80–89) heard two shouts, 5 (80-89 mm).", ["80–89"]],
  ["Seen in a place in West Africa.", ["a place in West Africa"]],
  ["Your call of June in town.", ["June"]],
  [
    "He owes between Kshs. 300,000 and Kshs. 400,000, or GBP 2,000 to GBP 3,000.",
    ["between Kshs. 300,000 and Kshs. 400,000", "GBP 2,000 to GBP 3,000"],
  ],
  ["She is one of the organists in a valley.", ["one of the organists in a valley"]],
  [
    "Girl, between 5 and 10 years, of Indo-Iranian origin.",
    ["between 5 and 10 years", "Indo-Iranian"],
  ],
  ["Next meeting March.\nThen 4 May", ["March"]],
  ["June was seen with April in room 1961a on 3.4.1961.", []],
  ["On 4th of February 1961 she met Ann between the shops.", []],
])("%s", (text, words) => expect(found(text)).toEqual(words));

test("nothing in a text that has been through nothing", () => {
  expect(ownWordsIn("Born February 1961, paid between £30,000 and £40,000.")).toEqual([]);
  expect(ownWordsIn("[PERSON 1] was born in February 1961.")).toEqual([]);
});
