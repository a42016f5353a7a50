import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localCircumstances } from "./local-circumstances.js";

async function found(language: string, text: string): Promise<string[]> {
  const finds = await findIn(localCircumstances, text, language);
  // neighbours of a language are read by both lists
  return [...new Set(finds.map(({ start, end }) => text.slice(start, end)))];
}

test.each<[string, string, string[]]>([
  [
    "de",
    "Mutter von drei Kindern, türkischer Herkunft, evangelischen Glaubens, nicht vorbestraft.",
    ["drei Kindern", "türkischer Herkunft", "evangelischen Glaubens", "nicht vorbestraft"],
  ],
  ["de", "Ein Kind lief über die Straße, einige Kinder folgten.", []],
  [
    "fr",
    "Père de deux enfants mineurs, de nationalité marocaine, son épouse décédée, enceinte de six mois.",
    ["deux enfants mineurs", "épouse décédée", "de nationalité marocaine", "enceinte de six mois"],
  ],
  ["fr", "Plusieurs enfants jouaient dans la cour.", []],
  [
    "es",
    "Tiene cuatro hijos, sin antecedentes penales.",
    ["cuatro hijos", "sin antecedentes penales"],
  ],
  [
    "it",
    "Ha perso il lavoro, è al quinto mese di gravidanza; la nonna materna, di fede valdese.",
    ["nonna materna", "di fede valdese", "al quinto mese di gravidanza", "perso il lavoro"],
  ],
  [
    "nl",
    "Twee kinderen, zijn overleden vrouw, Turkse nationaliteit, twaalf weken zwanger",
    ["Twee kinderen", "overleden vrouw", "Turkse nationaliteit", "twaalf weken zwanger"],
  ],
  ["pt", "Três filhos menores; prisão da filha.", ["Três filhos menores", "prisão da filha"]],
  [
    "pl",
    "Dwoje dzieci, obywatelstwo ukraińskie, były mąż, w siódmym miesiącu ciąży, niekarany",
    [
      "Dwoje dzieci",
      "były mąż",
      "obywatelstwo ukraińskie",
      "w siódmym miesiącu ciąży",
      "niekarany",
    ],
  ],
  ["pl", "Grozi za to, że będzie karany grzywną.", []],
  [
    "da",
    "Hans tidligere samlever, muslimsk tro, fire børn, sygemeldt",
    ["fire børn", "tidligere samlever", "muslimsk tro", "sygemeldt"],
  ],
  ["nb", "Hun er filippinsk statsborger og har to barn.", ["to barn", "filippinsk statsborger"]],
  [
    "sv",
    "Hon är av muslimsk tro, två barn, sjukskriven.",
    ["två barn", "muslimsk tro", "sjukskriven"],
  ],
  [
    "fi",
    "Kolme tytärtä, Viron kansalainen, työtön, rv 31+4",
    ["Kolme tytärtä", "Viron kansalainen", "rv 31+4", "työtön"],
  ],
  [
    "ro",
    "De cetățenie iordaniană, de confesiune penticostală, trei copii minori, plecat la muncă în Spania.",
    [
      "trei copii minori",
      "De cetățenie iordaniană",
      "de confesiune penticostală",
      "plecat la muncă în Spania",
    ],
  ],
  [
    "hr",
    "Troje djece, pokojnog muža, ranije osuđivan, katoličke vjere",
    ["Troje djece", "pokojnog muža", "katoličke vjere", "ranije osuđivan"],
  ],
  [
    "sk",
    "Siedme dieťa, dve odrastené deti, bývalý manžel, maďarskej národnosti",
    ["Siedme dieťa", "dve odrastené deti", "bývalý manžel", "maďarskej národnosti"],
  ],
])("%s: %s", async (language, text, expected) => {
  expect((await found(language, text)).toSorted()).toEqual(expected.toSorted());
});
