/** Texts whose words, hidden and turned back, must be what they were: labels, abbreviations, odd spaces, codes. */

import fc from "fast-check";

const part = fc.constantFrom(
  ...[
    "Anna Berg",
    "Bob Moe",
    "anna.berg@example.org",
    "+47 22 11 33 44",
    "4 June 1975",
    "7:02 p.m.",
  ],
  ...[
    "[PERSON 1]",
    "[PERSON 2]",
    "<CODE 3>",
    "[code 1]",
    "Person 1",
    "code 12",
    "[ORG 9999999]",
    "LOC-2",
  ],
  ...[
    "Mr Berg",
    "Oslo",
    "Acme Ltd.",
    "IBAN DE89370400440532013000",
    "185.220.101.5",
    "[DATETIME 1].",
  ],
);
const joint = fc.constantFrom(
  " ",
  "  ",
  "\n",
  "\r\n",
  "\t",
  ". ",
  ", ",
  " said: ",
  "\u00a0",
  "\u200b ",
  ".",
  ". She left. ",
);
/** A handful of such words with what joins them. */
export const texts = fc
  .array(fc.tuple(part, joint), { minLength: 1, maxLength: 8 })
  .map((all) => all.flat().join(""));
