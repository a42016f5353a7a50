import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localStated } from "./local-stated.js";

async function found(language: string, text: string): Promise<string[]> {
  const finds = await findIn(localStated, text, language);
  return finds.map(({ start, end }) => text.slice(start, end));
}

test.each<[string, string, string[]]>([
  ["de", "Die pensionierte Glasbläserin kam mit Schmerzen.", ["pensionierte Glasbläserin"]],
  ["de", "Ihr Mann, ein ehemaliger Schiffskoch, begleitete sie.", ["ehemaliger Schiffskoch"]],
  ["de", "Sie arbeitet seit 2019 nicht; er arbeitet halbtags als Notenstecher.", ["Notenstecher"]],
  ["fr", "Elle est une ancienne dentellière de Bretagne.", ["ancienne dentellière"]],
  ["fr", "Il travaille comme pilote de vedette depuis mai.", ["pilote"]],
  ["es", "Trabajaba, y ahora trabaja como luthier en Burgos.", ["luthier"]],
  ["it", "Lavora come accordatore di pianoforti.", ["accordatore"]],
  ["it", "Il padre lavorava come accordatore presso il teatro.", ["accordatore"]],
  ["nl", "Hij is gepensioneerd beiaardier in Mechelen.", ["gepensioneerd beiaardier"]],
  [
    "pt",
    "O pai, antigo faroleiro, trabalha como tanoeiro no Porto.",
    ["tanoeiro", "antigo faroleiro"],
  ],
  [
    "pl",
    "Matka jest emerytowana koronczarka, pracuje jako bartnik w lesie.",
    ["bartnik", "emerytowana koronczarka"],
  ],
  ["da", "Han arbejder til daglig som bundtmager i Ribe.", ["bundtmager"]],
  ["nb", "Hun er pensjonert fyrvokter på Lista.", ["pensjonert fyrvokter"]],
  ["sv", "Hon arbetar som orgelbyggare hos oss.", ["orgelbyggare"]],
  ["ro", "Lucrează ca restauratoare de icoane la muzeu.", ["restauratoare"]],
  ["hr", "Po zanimanju je lončar.", []],
  ["hr", "Radi kao lončar u Samoboru.", ["lončar"]],
  ["sk", "Pracoval ako drotár v Žiline.", ["drotár"]],
  ["fi", "Hän on ammatiltaan kellonsoittaja ja asuu yksin.", ["kellonsoittaja"]],
])("%s: %s", async (language, text, expected) => {
  expect(await found(language, text)).toEqual(expected);
});

test.each<[string, string]>([
  ["de", "Sie arbeitet als Staatsanwältin in Mannheim."],
  ["fr", "Elle est juge à Lyon."],
  ["es", "Su padre es notario en Soria."],
  ["it", "Suo zio è sindaco di Chioggia."],
  ["nl", "Hij is burgemeester van Ede."],
  ["pt", "A mãe é juíza em Beja."],
  ["pl", "Matka jest prokuratorem w Pile."],
  ["da", "Hun er dommer i Viborg."],
  ["nb", "Faren er sokneprest i Voss."],
  ["sv", "Han är åklagare i Lund."],
  ["fi", "Hän on syyttäjä Oulussa."],
  ["ro", "Tatăl este procuror la Cluj."],
  ["hr", "Otac je župnik u Otočcu."],
  ["sk", "Otec je starosta obce."],
])("an office that few hold, %s: %s", async (language, text) => {
  const offices = (await findIn(localStated, text, language)).filter(
    ({ subtype }) => subtype === "office",
  );
  // lists of neighbouring languages find it too
  expect(new Set(offices.map(({ start }) => start)).size).toBe(1);
});

test.each([
  ["de", "Die Richterin wies die Klage ab, der Notar las vor."],
  ["fr", "La juge a entendu le maire."],
])("an office of which nobody is said to be the holder, %s: %s", async (language, text) => {
  expect((await findIn(localStated, text, language)).map(({ subtype }) => subtype)).toEqual([]);
});

test.each([
  ["de", "Als Folge des Sturzes; frühere Erkrankungen: keine; ehemaliger Wohnort Kiel"],
  ["fr", "son ancienne adresse et un ancien dossier"],
  ["es", "exfumador desde 2010"],
  ["es", "el antiguo domicilio y la antigua cartera"],
  ["nl", "de voormalige woning en het oude nummer"],
  ["nb", "Tidligere sykdommer: ingen. Hun kom som avtalt."],
  ["pl", "Problemy były duże."],
])("nothing in %s: %s", async (language, text) => {
  expect(await found(language, text)).toEqual([]);
});
