import { expect, test } from "vitest";
import type { Mention } from "../../../document/document.js";
import { withBirth } from "./birth.js";

const subtypeOf = (text: string, words: string): string | undefined => {
  const start = text.indexOf(words);
  const mention: Mention = {
    start,
    end: start + words.length,
    type: "DATETIME",
    score: 1,
    detector: "test",
    evidence: {},
  };
  return withBirth(text, mention).subtype;
};

test.each([
  ["Frau Huber, geb. am 3.9.1958", "3.9.1958", "birth-date"],
  ["nacida el 4 de julio de 1961", "4 de julio de 1961", "birth-date"],
  ["nacido en Cambados el 3 de marzo de 1971", "3 de marzo de 1971", "birth-date"],
  ["nata a Reggio nell'Emilia il 5.6.1949", "5.6.1949", "birth-date"],
  ["Data urodzenia: 12 grudnia 1957 r.", "12 grudnia 1957 r.", "birth-date"],
  ["rođena 14.05.1984. u Kikindi", "14.05.1984", "birth-date"],
  ["nacida en Lugo, ingresó el 3 de marzo de 2024", "3 de marzo de 2024", undefined],
  ["Kerttu, s. 14.5.1949, Kuhmo", "14.5.1949", "birth-date"],
  ["Karin Berg, f. 14.5.1949", "14.5.1949", "birth-date"],
  ["Sie kam am 3.9.1958", "3.9.1958", undefined],
  ["Name | Date of birth\nAnn | 08/03/1981\nBob | 17/11/1983", "17/11/1983", "birth-date"],
  ["Name\tDOB\tSeen\nAnn\t08/03/1981\t1/2/2024", "08/03/1981", "birth-date"],
  ["Name\tDOB\tSeen\nAnn\t08/03/1981\t1/2/2024", "1/2/2024", undefined],
  [
    "Name\n\nDate of birth\n\nAnn\n\n08/03/1981\n\nBob\n\n17/11/1983\n\n",
    "17/11/1983",
    "birth-date",
  ],
  ["Name\nDate of birth\nAnn\n08/03/1981", "08/03/1981", "birth-date"],
  ["Name\nDate of birth\nDate seen\nAnn\n08/03/1981\n1/2/2024", "1/2/2024", undefined],
  ["DOB\n\nSeen on 08/03/1981", "08/03/1981", undefined],
  ["Name | Date of birth\n\nShe came | on 08/03/1981", "08/03/1981", undefined],
])("%j: %s", (text, words, subtype) => {
  expect(subtypeOf(text, words)).toBe(subtype);
});
