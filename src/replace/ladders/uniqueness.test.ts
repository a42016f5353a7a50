import { expect, test } from "vitest";
import { generalizeDistinction, generalizeUniqueness } from "./uniqueness.js";

test.each<[string, readonly string[]]>([
  [
    "the only woman on the night shift",
    ["one of the women on the night shift", "one of the women", "a woman"],
  ],
  ["the only Black person in the Bristol office", ["one of the people", "a person"]],
  ["the only child in Year 4 who plays the oboe", []],
  ["the first Scot to dive the wreck", []],
  [
    "the only qualified book conservator in the county",
    ["one of the conservators in the county", "one of the conservators", "a conservator"],
  ],
  ["Only woman on site", ["one of the women on site", "one of the women", "a woman"]],
  ["sole carer on the ward", ["one of the carers on the ward", "one of the carers", "a carer"]],
  ["our only Dari speaker", []],
  ["the first woman to drive an ambulance in the county", []],
  ["the youngest mother in her year", ["a mother in her year", "a mother"]],
  ["the only student there who signs", ["one of the students there who signs"]],
  ["the youngest organist at Ely Cathedral", ["an organist"]],
  ["won the Sedgwick Cup", []],
  ["the only one in the village", []],
  ["the youngest conductor on the trams", ["a conductor on the trams", "a conductor"]],
  [
    "the only baker on the island",
    ["one of the bakers on the island", "one of the bakers", "a baker"],
  ],
  ["the only SENCO", []],
  ["the first during the Six Nations final", []],
])("%s", (original, words) => {
  expect(generalizeUniqueness(original).map(({ text }) => text)).toEqual(words);
});

test.each<[string, readonly string[]]>([
  ["won the county chess cup", ["won a cup"]],
  ["Won the Brearley Prize", ["Won a prize"]],
  ["winner of the Wessex Hospitality Medal", ["winner of a medal"]],
  ["won the under-18 county championship", ["won a competition"]],
  ["received the Victoria Cross for gallantry", ["received an award"]],
  ["holds the county record for the hammer", ["holds a record"]],
  ["a three-time world champion in canoe slalom", []],
])("%s", (original, words) => {
  expect(generalizeDistinction(original).map(({ text }) => text)).toEqual(words);
});
