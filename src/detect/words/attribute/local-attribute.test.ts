import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localAttribute } from "./local-attribute.js";

test.each([
  [
    "de",
    "M. Parkinson, Pflegegrad 4, Mb. Crohn",
    ["M. Parkinson", "Parkinson", "Pflegegrad 4", "Mb. Crohn"],
  ],
  ["da", "Mb. Alzheimer siden 2019", ["Mb. Alzheimer", "Alzheimer"]],
  ["fr", "M. Parkinsonnier est venu", []],
  [
    "ro",
    "asistentă medicală, divorțată, suferă de scleroză multiplă",
    ["asistentă medicală", "divorțată", "scleroză multiplă"],
  ],
  ["ro", "profesoara şi şoferul", ["profesoara", "şoferul"]],
  ["ro", "Secția Cardiologie, raport psihologic", []],
  [
    "hr",
    "umirovljena medicinska sestra boluje od multiple skleroze",
    ["medicinska sestra", "multiple skleroze"],
  ],
  ["hr", "Hrvatska, učiteljsko vijeće", []],
  ["hr", "hrvatska državljanka, Hrvatica", ["hrvatska", "Hrvatica"]],
  ["sk", "zdravotnou sestrou, s cukrovkou 2. typu", ["zdravotnou sestrou", "cukrovkou 2. typu"]],
  ["sk", "na Slovensku po slovensky, včelárstvo", []],
  [
    "de",
    "Der Landmaschinenmechaniker ist arbeitsunfähig nach einer Hüft-TEP.",
    ["Landmaschinenmechaniker", "arbeitsunfähig", "Hüft-TEP"],
  ],
  [
    "de",
    "Ein GdB 80, Darmkrebs Stadium III, Pankreaskarzinom",
    ["GdB 80", "Darmkrebs Stadium III", "Pankreaskarzinom"],
  ],
  ["nl", "COPD Gold III, werkt als kraanmachinist", ["COPD Gold III", "kraanmachinist"]],
  ["nb", "Har KOLS grad 3. Allergier: ingen", ["KOLS grad 3"]],
  ["it", "La badante della suocera lavora anche come sarta", ["badante", "suocera", "sarta"]],
  ["fr", "au RSA après sa chimiothérapie", ["RSA", "chimiothérapie"]],
  ["es", "cobra la pensión de viudedad", ["pensión de viudedad"]],
  ["it", "invalida civile, percepisce l'assegno sociale", ["invalida civile", "assegno sociale"]],
  ["nl", "leeft van een Wajong-uitkering", ["Wajong-uitkering"]],
  ["pt", "recebe o Bolsa Família", ["Bolsa Família"]],
  ["pl", "pobiera zasiłek celowy po rozwodzie", ["zasiłek celowy", "rozwodzie"]],
  ["da", "en kommunelæge på førtidspension", ["kommunelæge", "førtidspension"]],
  ["nb", "sykmeldt etter skilsmissen", ["sykmeldt", "skilsmissen"]],
  ["sv", "föräldraledig byggnadssnickare", ["föräldraledig", "byggnadssnickare"]],
  [
    "fi",
    "metsäkoneenkuljettaja sai toimeentulotukea",
    ["metsäkoneenkuljettaja", "toimeentulotukea"],
  ],
  ["ro", "în concediu de creștere a copilului", ["concediu de creștere a copilului"]],
  ["hr", "prima obiteljsku mirovinu", ["obiteljsku mirovinu"]],
  ["sk", "je na materskej dovolenke", ["materskej dovolenke"]],
  ["nb", "min kollega og en kollege", []],
  ["pl", "poradni kardiologicznej, kardiologia, nauczycielką", ["nauczycielką"]],
] as const)("%s: %s", async (language, text, expected) => {
  const finds = await findIn(localAttribute, text, language);
  // the lists of neighbouring languages find the same
  const words = new Set(
    finds.toSorted((a, b) => a.start - b.start).map((find) => text.slice(find.start, find.end)),
  );
  expect([...words]).toEqual(expected);
});
