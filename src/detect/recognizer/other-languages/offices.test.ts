import { expect, test } from "vitest";
import { withOffices } from "./offices.js";

test.each<[string, string, string[]]>([
  ["nl", "ziekentrooster Jan Pieter de Hond", ["DEM ziekentrooster", "PERSON Jan Pieter de Hond"]],
  ["fi", "kapteeni Ruth", ["DEM kapteeni", "PERSON Ruth"]],
  ["sv", "verkställande direktören A. Berg", ["DEM verkställande direktören", "PERSON A. Berg"]],
  ["nl", "koning van Loon", ["DEM koning", "PERSON van Loon"]],
  ["nb", "fru Alving", ["PERSON fru Alving"]],
  ["nl", "van der Maesen", ["PERSON van der Maesen"]],
  ["de", "Herr Adler", ["PERSON Herr Adler"]],
  ["da", "freja", ["PERSON freja"]],
])("%s: %s", (language, text, expected) => {
  const found = {
    start: 0,
    end: text.length,
    type: "PERSON" as const,
    score: 0.9,
    detector: "neural",
    evidence: {},
  };
  expect(
    withOffices(text, language, [found]).map(
      (one) => `${one.type} ${text.slice(one.start, one.end)}`,
    ),
  ).toEqual(expected);
});
