import { describe, expect, test } from "vitest";
import { createDocument, createSanitizer } from "../../index.js";
import type { Occasion } from "../replacer.js";
import { generalizeIn } from "./other-languages.js";

const occasion = (type: string, before: string, original: string): Occasion =>
  ({ original, before, after: "", entity: { type } }) as unknown as Occasion;

/** What stands in the sentence after each rung. */
const rungs = (language: string, type: string, before: string, original: string): string[] =>
  generalizeIn(language, occasion(type, before, original)).map(
    ({ text, takes = "" }) => before.slice(0, before.length - takes.length) + text,
  );

describe("a date keeps the grammar of its sentence", () => {
  test.each([
    ["de", "geboren am ", "12. März 2011", ["geboren im März 2011", "geboren im Jahr 2011"]],
    ["de", "Freiburg, den ", "12. März 2024", ["Freiburg, im März 2024", "Freiburg, im Jahr 2024"]],
    ["fr", "ARRÊT DU ", "12 SEPTEMBRE 2023", ["ARRÊT DE SEPTEMBRE 2023", "ARRÊT DE 2023"]],
    ["fr", "lettre du ", "4 avril 2020", ["lettre d'avril 2020", "lettre de 2020"]],
    ["it", "fino al ", "30 aprile 2020", ["fino ad aprile 2020", "fino al 2020"]],
    ["pl", "Data wypisu: ", "19.03.2024", ["Data wypisu: marzec 2024", "Data wypisu: 2024"]],
    ["fr", "né le ", "23 août 1991", ["né en août 1991", "né en 1991"]],
    [
      "es",
      "a las nueve del día ",
      "8 de marzo de 2025",
      ["a las nueve de marzo de 2025", "a las nueve de 2025"],
    ],
    [
      "pl",
      "wyznaczona na ",
      "3 czerwca 2024 r.",
      ["wyznaczona na czerwiec 2024", "wyznaczona na rok 2024"],
    ],
    ["es", "nacida el ", "4 de julio de 1979", ["nacida en julio de 1979", "nacida en 1979"]],
    ["it", "nato il ", "17 giugno 1979", ["nato nel giugno 1979", "nato nel 1979"]],
    ["it", "deciso il ", "9 ottobre 2023", ["deciso nell'ottobre 2023", "deciso nel 2023"]],
    ["fr", "à compter du ", "5 août 2024", ["à compter d'août 2024", "à compter de 2024"]],
    ["it", "nato il ", "12 aprile 1964", ["nato nell'aprile 1964", "nato nel 1964"]],
    ["nl", "geboren op ", "21 maart 1990", ["geboren in maart 1990", "geboren in 1990"]],
    ["pt", "nascida a ", "4 de julho de 1961", ["nascida em julho de 1961", "nascida em 1961"]],
    ["pl", "w dniu ", "19 czerwca 2020 r.", ["w czerwcu 2020", "w 2020"]],
    ["pl", "od ", "19 czerwca 2020 r.", ["od czerwca 2020", "od 2020"]],
    [
      "pl",
      "we wtorek, ",
      "9 września 2023 r.",
      ["we wtorek, we wrześniu 2023", "we wtorek, w 2023"],
    ],
    ["ro", "născut la ", "12 martie 1980", ["născut în martie 1980", "născut în 1980"]],
    ["ro", "din data de ", "03.02.2024", ["din februarie 2024", "din 2024"]],
    ["hr", "rođen ", "12. ožujka 1980", ["rođen u ožujku 1980", "rođen 1980"]],
    ["hr", "od ", "1. listopada 2024", ["od listopada 2024", "od 2024"]],
    ["hr", "dana ", "5. oktobra 2024", ["u oktobru 2024", "u 2024"]],
    ["hr", "od ", "12. svibnja 2021.", ["od svibnja 2021.", "od 2021."]],
    ["hr", "", "Dana 3. travnja 2020. godine", ["U travnju 2020.", "U 2020."]],
    ["pl", "Kraków, ", "dnia 5 kwietnia 2024 r.", ["Kraków, kwiecień 2024", "Kraków, 2024"]],
    ["pl", "z ", "dnia 12 marca 2024 r.", ["z marca 2024", "z 2024"]],
    [
      "hr",
      "Osnovni sud u Novom Sadu, dana ",
      "05.03.2024",
      ["Osnovni sud u Novom Sadu, u martu 2024", "Osnovni sud u Novom Sadu, u 2024"],
    ],
    ["sk", "narodená ", "2. februára 1961", ["narodená vo februári 1961", "narodená v roku 1961"]],
    ["sk", "zo dňa ", "5. septembra 2023", ["zo septembra 2023", "z roku 2023"]],
    ["da", "født den ", "5. december 1988", ["født i december 1988", "født i 1988"]],
    ["sv", "född den ", "14 april 1986", ["född i april 1986", "född år 1986"]],
    ["fi", "syntynyt ", "6. syyskuuta 1983", ["syntynyt syyskuussa 1983", "syntynyt vuonna 1983"]],
  ])("%s: %s%s", (language, before, original, expected) => {
    expect(rungs(language, "DATETIME", before, original)).toEqual(expected);
  });
});

test.each([
  ["de", "DATETIME", "34 Jahre alt", ["30–39 Jahre alt"]],
  ["de", "DATETIME", "34 Jahre alter", ["30–39 Jahre alter"]],
  ["de", "DEM", "71-jähriger", ["70–79-jähriger"]],
  ["fr", "DATETIME", "16 ans", ["10–17 ans"]],
  ["pl", "DATETIME", "59 lat", ["50–59 lat"]],
  ["ro", "DATETIME", "45 de ani", ["40–49 de ani"]],
  ["hr", "DATETIME", "34 godine", ["30–39 godine"]],
  ["sk", "DEM", "49-ročný", ["40–49-ročný"]],
  ["sk", "QUANTITY", "14 600 eur", ["10 000–20 000 eur", "10 000–100 000 eur"]],
  ["de", "QUANTITY", "1.250,50 Euro", ["1.000–2.000 Euro", "1.000–10.000 Euro"]],
  ["pl", "QUANTITY", "31 450 zł", ["30 000–40 000 zł", "10 000–100 000 zł"]],
  ["de", "DATETIME", "gestern", []],
  ["de", "DEM", "Orgelbauerin", []],
])("%s %s: %s", (language, type, original, expected) => {
  expect(rungs(language, type, "", original)).toEqual(expected);
});

test("no English words stand in a German letter", async () => {
  const sanitizer = await createSanitizer({ version: 1, mask: "all", without: ["neural"] });
  const { text } = await sanitizer.sanitize(
    createDocument(
      "Frau Annegret Müller ist am 12. März 1958 geboren, 66 Jahre alt, wohnt in der Lindenstraße 14, 79102 Freiburg, und verdient 1.250 Euro.",
    ),
  );
  expect(text).toBe(
    "[PERSON 1] ist im März 1958 geboren, 60–69 Jahre alt, wohnt in der [ADRESSE 1], und verdient 1.000–2.000 Euro.",
  );
});
