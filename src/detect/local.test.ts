/** The detectors of languages other than English, by what they find in a sentence and what they leave. */

import { expect, test } from "vitest";
import type { Detector } from "./kit/detector.js";
import { localTitledName } from "./people/local-titled-name.js";
import { localAttribute } from "./words/attribute/local-attribute.js";
import { localStreetAddress } from "./words/place/local-street-address.js";
import { localAmount } from "./words/quantity/local-amount.js";
import { localTime } from "./words/time/local-time.js";

async function found(detector: Detector, language: string, text: string): Promise<string[]> {
  const finds = await detector.detect({
    text,
    persons: [],
    languages: [{ start: 0, end: text.length, language }],
  });
  const words = finds.map(({ start, end }) => text.slice(start, end));
  return [...new Set(words)].filter(
    (one) => !words.some((other) => other !== one && other.includes(one)),
  );
}

test.each([
  [
    "de",
    "Sie ist Orgelbauerin, katholisch und leidet an Morbus Parkinson.",
    ["Orgelbauerin", "katholisch", "Morbus Parkinson"],
  ],
  ["de", "Er leidet an Zystischer Fibrose.", ["Zystischer Fibrose"]],
  [
    "de",
    "Sie ist Projektleiterin und leidet an einer paranoiden Schizophrenie.",
    ["Projektleiterin", "paranoiden Schizophrenie"],
  ],
  [
    "es",
    "Es ama de casa y su hijo tiene fibrosis quística.",
    ["ama de casa", "hijo", "fibrosis quística"],
  ],
  ["fr", "Il est chauffeur de bus et schizophrène.", ["chauffeur de bus", "schizophrène"]],
  ["de", "Ich koche gern, und er ist klein.", []],
  ["fr", "Il est séropositif, sa sœur est sage-femme.", ["séropositif", "sœur", "sage-femme"]],
  ["es", "Es guardia civil y tiene una depresión grave.", ["guardia civil", "depresión grave"]],
  [
    "pl",
    "Jej córka jest nauczycielką, a mąż choruje na cukrzycę.",
    ["córka", "nauczycielką", "mąż", "cukrzycę"],
  ],
  [
    "fi",
    "Hänen vaimonsa on luokanopettajana ja ortodoksi.",
    ["vaimonsa", "luokanopettajana", "ortodoksi"],
  ],
  ["en", "Her Koch is a Parkinson.", []],
])("attributes, %s: %s", async (language, text, expected) => {
  expect((await found(localAttribute, language, text)).sort()).toEqual([...expected].sort());
});

test.each([
  ["de", "Frau Annegret Müller-Schäfer kam.", ["Frau Annegret Müller-Schäfer"]],
  ["es", "El director, don Joaquín Pardo, lo dijo.", ["don Joaquín Pardo"]],
  ["nl", "mevrouw van den Berg belde.", ["mevrouw van den Berg"]],
  ["pl", "Pan doktor przyszedł z panią Kowalską.", ["panią Kowalską"]],
  ["fr", "Madame, je vous écris.", []],
  ["de", "Justizobersekretärin Hennies und Klassenlehrer Buchholz kamen.", ["Hennies", "Buchholz"]],
  ["de", "Oberarzt Innere Medizin, Sachbearbeiter Einkauf, Hausmeister Frau", []],
  ["de", "Herr Präsident, meine Damen und Herren!", []],
  ["de", "Herrn Dr. med.\nGisbert Unterholzner", []],
])("names after titles, %s: %s", async (language, text, expected) => {
  expect(await found(localTitledName, language, text)).toEqual(expected);
});

test.each([
  [
    "es",
    "vive en la calle del Olmo, 23, 2.º B, 28012 Madrid.",
    ["calle del Olmo, 23, 2.º B, 28012 Madrid"],
  ],
  ["da", "bor Havrevænget 12, 7800 Skive.", ["Havrevænget 12, 7800 Skive"]],
  ["pl", "zam. ul. Lwowska 15/3, 22-400 Zamość", ["ul. Lwowska 15/3, 22-400 Zamość"]],
  [
    "fi",
    "asuu osoitteessa Riistakatu 14 B 7, 74120 Iisalmi.",
    ["Riistakatu 14 B 7, 74120 Iisalmi"],
  ],
  ["fr", "14, rue des Douves, 29000 Quimper", ["14, rue des Douves, 29000 Quimper"]],
  ["de", "Der Weg 2 ist gesperrt.", []],
])("addresses, %s: %s", async (language, text, expected) => {
  expect(await found(localStreetAddress, language, text)).toEqual(expected);
});

test.each([
  [
    "de",
    "Er ist 34 Jahre alt, kam vor drei Wochen um 18.30 Uhr.",
    ["34 Jahre alt", "vor drei Wochen", "18.30 Uhr"],
  ],
  ["fr", "Elle a 52 ans et souffre depuis deux ans.", ["52 ans", "depuis deux ans"]],
  [
    "pl",
    "Miał 59 lat, choruje od dwóch lat, był u nas w zeszłym tygodniu.",
    ["59 lat", "od dwóch lat", "w zeszłym tygodniu"],
  ],
  ["sv", "Hon var 57 år, kom i måndags kl. 18.30.", ["57 år", "i måndags", "kl. 18.30"]],
  ["it", "Ha 45 anni e viene domani.", ["45 anni", "domani"]],
  ["de", "Am 08.03. kam er, siehe Punkt 3.1. unten", ["08.03."]],
  ["da", "Lørdag d. 12.08.23 er hun fyldt otteogfyrre.", ["Lørdag d. 12.08.23", "otteogfyrre"]],
  ["nb", "Født syttende mars 1958, skrevet tirsd. 6. feb", ["syttende mars 1958", "tirsd. 6. feb"]],
  ["sv", "Han fyllde femtiotvå, kom den sjunde juni", ["femtiotvå", "sjunde juni"]],
  [
    "fi",
    "Täytti kahdeksankymmentä. Kolmas maaliskuuta",
    ["kahdeksankymmentä", "Kolmas maaliskuuta"],
  ],
  [
    "de",
    "Am siebten März war er einundzwanzig Jahre alt",
    ["siebten März", "einundzwanzig Jahre alt"],
  ],
  ["nl", "Zij werd eenentachtig, op zevende mei 2020", ["eenentachtig", "zevende mei 2020"]],
  ["fr", "le sept mars, à trente-cinq ans", ["sept mars", "trente-cinq ans"]],
  ["es", "Cumplió cuarenta y ocho, el ocho de julio", ["cuarenta y ocho", "ocho de julio"]],
  [
    "it",
    "nata il ventitré giugno 1987, tredici anni e mezzo",
    ["ventitré giugno 1987", "tredici anni e mezzo"],
  ],
  [
    "pt",
    "no dia primeiro de maio, com trinta e dois anos",
    ["primeiro de maio", "trinta e dois anos"],
  ],
  [
    "pl",
    "Dwudziesty drugi lutego skończył czterdzieści osiem.",
    ["Dwudziesty drugi lutego", "czterdzieści osiem"],
  ],
  [
    "ro",
    "La șaizeci și trei de ani, pe șapte mai 2001",
    ["șaizeci și trei de ani", "șapte mai 2001"],
  ],
  [
    "hr",
    "Dvanaestoga travnja, ponedjeljak 6.2., napunila šezdeset šest.",
    ["Dvanaestoga travnja", "ponedjeljak 6.2.", "šezdeset šest"],
  ],
  [
    "sk",
    "trinásteho februára mal päťdesiatdva rokov",
    ["trinásteho februára", "päťdesiatdva rokov"],
  ],
  ["de", "Patient, 71 J., Anfang 40 erkrankt", ["71 J.", "Anfang 40"]],
  ["nl", "Mevrouw (53 jr) en een dertiger", ["53 jr", "dertiger"]],
  ["fi", "Mies 64v, viisikymppinen", ["64v", "viisikymppinen"]],
  ["it", "Donna, a. 39, sulla cinquantina", ["a. 39", "cinquantina"]],
  ["pl", "Kobieta, 44 l., po pięćdziesiątce", ["44 l.", "po pięćdziesiątce"]],
  ["ro", "Vine maine dimineata sau sambata", ["maine dimineata", "sambata"]],
  ["hr", "pije 5 g. soli", []],
  ["fr", "une trentaine de dossiers", []],
  // no weekday: 'Porin', 'fra', 'til'
  ["hr", "Prihvatilište Porin, 14. 6. 2019", []],
  ["da", "fra 1/6 til 17/8", []],
  ["de", "Jahrgang 62, ein Säugling, 6 Wochen alt", ["6 Wochen alt", "Jahrgang 62"]],
  ["it", "paziente classe 1958, il piccolo di mesi 8", ["classe 1958", "di mesi 8"]],
  ["pl", "rocznik 58, 8-miesięczne dziecko", ["8-miesięczne", "rocznik 58"]],
])("times, %s: %s", async (language, text, expected) => {
  expect((await found(localTime, language, text)).sort()).toEqual([...expected].sort());
});

test.each([
  ["de", "Er verdient 1.250,50 Euro im Monat.", ["1.250,50 Euro"]],
  ["pl", "zarabia 31 450 zł", ["31 450 zł"]],
  ["da", "kr. 1.200,- eller 300 kroner", ["kr. 1.200,-", "300 kroner"]],
  ["pt", "paga R$ 3.000,00", ["R$ 3.000,00"]],
  [
    "de",
    "Miete Fr. 1'850.– und 90 Tagessätze zu je 30 Euro",
    ["Fr. 1'850.–", "90 Tagessätze zu je 30 Euro"],
  ],
  ["fr", "un salaire de 2 050 € brut mensuels", ["2 050 € brut mensuels"]],
  ["es", "gana $86,500.00 M.N. y debe 400 lucas", ["$86,500.00 M.N.", "400 lucas"]],
  [
    "fi",
    "vuokra 587,71 €/kk, 75 päiväsakkoon à 22 euroa",
    ["587,71 €/kk", "75 päiväsakkoon à 22 euroa"],
  ],
  ["ro", "salariul de 4.100 net", ["4.100 net"]],
  ["hr", "u 10 rata po 35 eura", ["10 rata po 35 eura"]],
  [
    "pl",
    "120 stawek dziennych grzywny po 20 zł każda",
    ["120 stawek dziennych grzywny po 20 zł każda"],
  ],
  ["nl", "verdient € 2.410 bruto, op 12.03 netto", ["€ 2.410 bruto", "12.03 netto"]],
])("amounts, %s: %s", async (language, text, expected) => {
  expect(await found(localAmount, language, text)).toEqual(expected);
});

test.each<[Detector, string, string]>([[localTime, "pt", "paguei 129,90 dia 5"]])(
  "nothing for %o in %s: %s",
  async (detector, language, text) => {
    expect(await found(detector, language, text)).toEqual([]);
  },
);
