import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localCode } from "./local-code.js";

async function found(language: string, text: string): Promise<string[]> {
  const finds = await findIn(localCode, text, language);
  return finds.map(({ start, end }) => text.slice(start, end));
}

test.each<[string, string, string[]]>([
  ["de", "Rentenversicherung 12 190367 K 006.", ["12 190367 K 006"]],
  ["fr", "Mon numéro de sécurité sociale est le 2 87 05 35 238 114 42.", ["2 87 05 35 238 114 42"]],
  ["de", "Durchwahl -233, Kundennummer: 77120934", ["-233", "77120934"]],
  ["fr", "N° de sécurité sociale : 2 12 01 93 048 117 36", ["2 12 01 93 048 117 36"]],
  ["fr", "Carte d'identité n° 880692310285, poste 4512", ["880692310285", "4512"]],
  ["es", "extensión 2217, n.º de expediente 418/2021", ["2217", "418/2021"]],
  ["nl", "dossiernummer 2024-118", ["2024-118"]],
  ["pl", "nr klienta 5590218", ["5590218"]],
  ["nb", "saksnummer 22-118472", ["22-118472"]],
  ["fr", "NSS 2 44 09 29 145 082 37.", ["2 44 09 29 145 082 37"]],
  ["pt", "sou a Ornela, NISS 12345678901", ["12345678901"]],
  ["nl", "tst. 214", ["214"]],
  ["sv", "ankn. 214", ["214"]],
  ["sk", "r. č. 715531/1234", ["715531/1234"]],
])("%s: %s", async (language, text, expected) => {
  expect((await found(language, text)).sort()).toEqual([...expected].sort());
});

test.each([
  ["de", "Kundennummer unbekannt"],
  ["de", "Personalausweis vom 12.03.2020"],
  ["es", "pasaporte en 2019"],
  ["fr", "poste vacant depuis 3 mois"],
])("nothing in %s: %s", async (language, text) => {
  expect(await found(language, text)).toEqual([]);
});
