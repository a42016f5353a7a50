import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localField } from "./local-field.js";

async function found(language: string, text: string): Promise<string[]> {
  const finds = await findIn(localField, text, language);
  return finds.map(({ start, end, subtype }) => `${subtype}: ${text.slice(start, end)}`);
}

test.each<[string, string, string[]]>([
  ["de", "Name: Kowalczyk\nGeburtsort: Hildesheim", ["name: Kowalczyk", "birthplace: Hildesheim"]],
  ["de", "Krankenkasse: AOK Niedersachsen", ["institution: AOK Niedersachsen"]],
  ["fr", "Profession du père : chauffeur de bus\n", ["occupation: chauffeur de bus"]],
  ["es", "Apellidos: Quispe Mamani", ["name: Quispe Mamani"]],
  ["it", "Luogo di nascita: Durazzo", ["birthplace: Durazzo"]],
  ["pl", "Imię i nazwisko: Oleksandr Bondarenko", ["name: Oleksandr Bondarenko"]],
  ["nb", "Statsborgerskap: somalisk", ["nationality: somalisk"]],
  ["ro", "Starea civilă: divorțată", ["marital-status: divorțată"]],
  ["hr", "Ime i prezime: Neven Kolarić", ["name: Neven Kolarić"]],
  ["sk", "Štátna príslušnosť: ukrajinská", ["nationality: ukrajinská"]],
  ["fi", "Syntymäpaikka: Mogadishu", ["birthplace: Mogadishu"]],
])("%s: %s", async (language, text, expected) => {
  expect(await found(language, text)).toEqual(expected);
});

test.each([
  ["de", "Konfession: keine"],
  ["de", "Mein Name: das ist nicht wichtig."],
  ["fr", "Profession : néant"],
  ["de", "Name: siehe oben"],
  ["de", "Schule: Jeremy besucht die 5. Klasse"],
  ["nl", "Patiënt: komt morgen terug op het spreekuur voor controle"],
])("nothing in %s: %s", async (language, text) => {
  expect(await found(language, text)).toEqual([]);
});
