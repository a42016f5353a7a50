import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localUniqueness } from "./local-uniqueness.js";

test.each<[language: string, text: string, found: string[]]>([
  ["de", "Sie ist die einzige Organistin der Gemeinde.", ["einzige Organistin der Gemeinde"]],
  ["de", "Er war der einzige Arzt im Dorf und ging.", ["einzige Arzt im Dorf"]],
  ["de", "Das ist die einzige Möglichkeit im Moment.", []],
  ["fr", "Je suis la seule femme cadre de l'agence.", ["seule femme cadre de l'agence"]],
  ["fr", "C'était le seul médecin du village.", ["seul médecin du village"]],
  ["fr", "La seule chose qui compte, une seule fois.", []],
  ["es", "Es la única mujer de la plantilla y lo dijo.", ["única mujer de la plantilla"]],
  ["es", "La única solución es esperar.", []],
  ["it", "È l'unica donna del reparto.", ["unica donna del reparto"]],
  ["it", "Una sola volta, la sola idea.", []],
  ["nl", "Hij is de enige huisarts op het eiland.", ["enige huisarts op het eiland"]],
  ["pt", "Sou a única mulher na oficina.", ["única mulher na oficina"]],
  ["pl", "Jest jedyną kobietą w zakładzie.", ["jedyną kobietą w zakładzie"]],
  ["pl", "Jedyny problem to czas.", []],
  ["da", "Hun er den eneste kvinde i bestyrelsen.", ["eneste kvinde i bestyrelsen"]],
  ["nb", "Han er den eneste legen på øya.", ["eneste legen på øya"]],
  ["sv", "Hon är den enda kvinnan i styrelsen.", ["enda kvinnan i styrelsen"]],
  ["ro", "Este singura femeie din atelier.", ["singura femeie din atelier"]],
  ["hr", "Ona je jedina liječnica u selu.", ["jedina liječnica u selu"]],
  ["sk", "Je jediná lekárka v obci.", ["jediná lekárka v obci"]],
  ["fi", "Hän on kylän ainoa nainen.", ["kylän ainoa nainen"]],
])("%s: %s", async (language, text, expected) => {
  const finds = await findIn(localUniqueness, text, language);
  expect(finds.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
