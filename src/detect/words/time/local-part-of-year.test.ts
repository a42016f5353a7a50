import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localPartOfYear } from "./local-part-of-year.js";

async function found(language: string, text: string): Promise<string[]> {
  const finds = await findIn(localPartOfYear, text, language);
  return [...new Set(finds.map(({ start, end }) => text.slice(start, end)))].sort();
}

test.each<[string, string, string[]]>([
  ["de", "Termin in KW 12 und KW34/23.", ["KW 12", "KW34/23"]],
  ["da", "Vi ses i uge 8.", ["uge 8"]],
  ["nb", "Time i uke 41.", ["uke 41"]],
  ["sv", "Åter vecka 7, senast v. 34.", ["v. 34", "vecka 7"]],
  ["fi", "Kontrolli viikolla 15 tai vko 34.", ["viikolla 15", "vko 34"]],
  ["fr", "Rendez-vous semaine 32, au plus tard S34.", ["S34", "semaine 32"]],
  ["hr", "U tjednu 20.", ["tjednu 20"]],
  ["pl", "W II kwartale 2022 i w roku szk. 2021/22 r", ["II kwartale 2022", "roku szk. 2021/22"]],
  [
    "sk",
    "Za II. štvrťrok 2022, začiatkom roka 2021.",
    ["II. štvrťrok 2022", "začiatkom roka 2021"],
  ],
  ["ro", "În trimestrul II 2022.", ["trimestrul II 2022"]],
  ["fi", "Maksu Q2/2022, vuoden 2021 alussa.", ["Q2/2022", "vuoden 2021 alussa"]],
  ["sv", "Kursen gick VT-22 och HT21.", ["HT21", "VT-22"]],
  ["pl", "Pismo z dnia 3 bm. wpłynęło.", ["3 bm."]],
  ["pt", "Faltou no dia 3 do corrente.", ["3 do corrente"]],
  ["de", "Ihr Schreiben vom 4. d. M. liegt vor.", ["4. d. M."]],
  [
    "nl",
    "Uw brief van 12 maart jl. en eind jaren negentig.",
    ["12 maart jl.", "eind jaren negentig"],
  ],
  ["it", "Lettera del 3 c.m.; negli anni Novanta.", ["3 c.m.", "negli anni Novanta"]],
  ["de", "Vom 12. bis 14. März war er krank.", ["12. bis 14. März"]],
  ["es", "Firmado el 31-dic-2023.", ["31-dic-2023"]],
  ["fr", "Arrivée en 98.", ["98"]],
  ["hr", "2017 – danas bravar", ["2017 – danas"]],
  ["de", "03/2019–heute Pflegerin", ["03/2019–heute"]],
])("%s: %s", async (language, text, expected) => {
  expect(await found(language, text)).toEqual([...expected].sort());
});

test.each([
  ["da", "Uge 8000 og 8 uger"],
  ["de", "SS 8 mm, 12 Mann, KW 88."],
  ["fr", "En 45 minutes, 12 personnes, S5."],
  ["es", "En el 40 por ciento de los casos."],
  ["sv", "v. 340 kr, 3 dag"],
  ["it", "12 e 14 pazienti"],
])("nothing in %s: %s", async (language, text) => {
  expect(await found(language, text)).toEqual([]);
});
