import { beginsFeast, FEAST, MONTH_NAMES, WEEKDAY_NAMES } from "../../../language/time/names.js";
import { timeAtWords } from "./time-detector.js";

const WEEKDAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const FIRST_WORDS = new Set(
  [
    ...WEEKDAY_NAMES,
    ...WEEKDAY_NAMES.map((day) => `${day}s`),
    ...MONTH_NAMES,
    "early",
    "late",
    "mid",
  ].map((name) => name.toLowerCase()),
);

/** Days and months without a number: 'on Monday', 'Saturdays', 'since June', 'Christmas Eve'. */
export const namedDay = timeAtWords({
  name: "named-day",
  subtype: "date",
  begins: (word) => FIRST_WORDS.has(word) || beginsFeast(word),
  patterns: [
    {
      name: "weekday",
      regex: new RegExp(`(?:${WEEKDAY} (?:morning|afternoon|evening|night)|${WEEKDAY}s?)\\b`, "y"),
      score: 0.4,
    },
    {
      name: "month",
      regex:
        /(?<=\b(?:in|since|until|till|by|of|during|last|next|this|from|and|to|between) )(?:early |late |mid-? ?)?(?:January|February|April|June|July|August|September|October|November|December)\b(?! [0-9]| [A-Z])/y,
      score: 0.6,
    },
    {
      name: "month that is also a word",
      regex:
        /(?<=\b(?:in|since|until|during|last|next|early|late) )(?:March|May)\b(?! [0-9]| [A-Z])/y,
      score: 0.5,
    },
    { name: "feast", regex: new RegExp(`${FEAST}\\b(?! (?:Island|trees?))`, "iy"), score: 0.4 },
  ],
});
