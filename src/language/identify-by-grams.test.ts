import { eld } from "eld/small";
import { expect, test } from "vitest";
import { languageByGrams } from "./identify-by-grams.js";

const SENTENCES: readonly (readonly [language: string, text: string])[] = [
  ["de", "Ich war gestern beim Arzt und hole morgen das Rezept."],
  ["fr", "Bonjour, est-ce que vous pouvez me rappeler ce soir ?"],
  ["es", "El paciente fue dado de alta ayer por la tarde."],
  ["it", "La signora è arrivata ieri e non ha più chiamato."],
  ["nl", "Kunt u mij zeggen wanneer de monteur langskomt?"],
  ["pt", "O inquilino não pagou a renda de fevereiro."],
  ["pl", "Kierowca odjechał z miejsca zdarzenia w stronę centrum."],
  ["da", "Han ringede i går og sagde, at han ikke kom."],
  ["nb", "Hun fortalte at hun ikke hadde fått noe brev fra kommunen."],
  ["sv", "Jag ringde i går men ingen svarade på vårdcentralen."],
  ["fi", "Potilas kotiutettiin eilen ja hän saa lääkkeet apteekista."],
  ["ro", "Plata se face în contul deschis la banca noastră."],
  ["hr", "Auto je parkirano ispred zgrade već tri dana."],
  ["sk", "Vozidlo stálo na chodníku pred školou celý deň."],
  ["en", "The tenant has not paid the rent since February."],
];

test.each(SENTENCES)("a sentence in %s", (language, text) => {
  expect(languageByGrams(text)?.language).toBe(language);
});

test("scores are those of the package that the table was taken from", () => {
  for (const [, text] of SENTENCES) {
    const ours = languageByGrams(text)!;
    const theirs = eld.detect(text);
    const tag = theirs.language === "no" ? "nb" : theirs.language;
    expect([ours.language, ours.score.toFixed(6)]).toEqual([
      tag,
      theirs.getScores()[theirs.language]!.toFixed(6),
    ]);
  }
});

test("few words and figures say nothing", () => {
  for (const text of ["", "ok", "12/80", "Anna"]) expect(languageByGrams(text)).toBeUndefined();
});
