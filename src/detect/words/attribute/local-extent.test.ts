import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localAttribute } from "./local-attribute.js";

test.each<[string, string, string[]]>([
  ["sk", "Prišiel starý horský záchranár.", ["horský záchranár"]],
  ["pl", "Zatrudniony murarz przemysłowy.", ["murarz przemysłowy"]],
  ["es", "Es agente de seguros desde 2019.", ["agente de seguros"]],
  ["pt", "É auxiliar de enfermagem.", ["auxiliar de enfermagem"]],
  ["it", "Soffre di fibrillazione atriale permanente.", ["fibrillazione atriale permanente"]],
  ["sv", "Hon har reumatoid artrit.", ["reumatoid artrit"]],
  // no field: what an article, a name or another word goes on
  ["es", "El abogado de la empresa llamó.", ["abogado"]],
  ["es", "El fontanero de Juan llamó.", ["fontanero"]],
  ["fr", "Le maçon en congé est parti.", ["maçon"]],
  // no kind: an adjective that judges or counts
  ["sk", "Prišiel nový učiteľ.", ["učiteľ"]],
])("%s: %s", async (language, text, expected) => {
  const finds = await findIn(localAttribute, text, language);
  expect([...new Set(finds.map(({ start, end }) => text.slice(start, end)))]).toEqual(expected);
});
