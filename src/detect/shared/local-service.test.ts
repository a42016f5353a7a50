import { expect, test } from "vitest";
import { commonService } from "./local-service.js";

const service = (language: string, text: string, words: string) => {
  const start = text.indexOf(words);
  return commonService(text, { start, end: start + words.length }, language);
};

test.each([
  ["de", "Ihre Hausärztin sagte, das Knie sei gesund.", "Hausärztin"],
  ["fr", "Il faut en parler avec le médecin.", "médecin"],
  ["es", "Lo dijo la profesora en clase.", "profesora"],
  ["it", "Ho parlato con il medico ieri.", "medico"],
  ["nl", "De huisarts belt morgen terug.", "huisarts"],
  ["pt", "A professora ligou ontem.", "professora"],
  ["pl", "Byłam wczoraj u lekarza i czekam.", "lekarza"],
  ["da", "Lægen siger stress.", "Lægen"],
  ["nb", "Jeg har vært hos legen.", "legen"],
  ["sv", "Jag ringer läkaren i morgon.", "läkaren"],
  ["fi", "Kävin eilen lääkärillä.", "lääkärillä"],
  ["ro", "A fost anunțat medicul de gardă.", "medicul"],
  ["hr", "Bio sam jučer kod liječnika opet.", "liječnika"],
  ["sk", "Deti sú prihlásené u pediatra, očkovanie majú.", "pediatra"],
  ["de", "Die Mitarbeiterin ist seit Mai krank.", "Mitarbeiterin"],
  ["da", "Medarbejderen kom for sent.", "Medarbejderen"],
])("everybody meets them: %s %s", (language, text, words) => {
  expect(service(language, text, words)).toBeDefined();
});

test.each([
  ["de", "Sie ist Lehrerin in einem Dorf.", "Lehrerin"],
  ["de", "Er arbeitet als Polizist.", "Polizist"],
  ["de", "Anke Rohde, Richterin", "Richterin"],
  ["fr", "Il est pharmacien.", "pharmacien"],
  ["it", "fa l'infermiere", "infermiere"],
  ["nl", "advocaat mr. F.P. Hamstra", "advocaat"],
  ["sv", "Hon är läkare.", "läkare"],
  ["fi", "Hän on ollut opettajana.", "opettajana"],
  ["fi", "Beruf\nopettaja\n", "opettaja"],
  ["hr", "Radi kao učiteljica.", "učiteljica"],
  ["de", "Die Orgelbauerin kam.", "Orgelbauerin"],
])("they are somebody: %s %s", (language, text, words) => {
  expect(service(language, text, words)).toBeUndefined();
});
