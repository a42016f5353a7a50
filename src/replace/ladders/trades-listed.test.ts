import { describe, expect, test } from "vitest";
import { rowsOfList } from "../../language/lists.js";
import { LISTED_LANGUAGES, type ListedLanguage } from "../../language/supported.js";
import { tradesIn } from "./trades-listed.js";

/** What stands in the sentence; the trade is between bars. */
function broad(language: ListedLanguage, marked: string): string | undefined {
  const [before = "", original = "", after = ""] = marked.split("|");
  const sentence = { text: before + original + after, start: before.length, end: 0 };
  const [found] = tradesIn(language, { original, before, after, sentence });
  return found && before.slice(0, before.length - (found.takes ?? "").length) + found.text + after;
}

describe("an occupation keeps the article and the endings of its sentence", () => {
  test.each([
    ["de", "ein |Dachdecker| aus", "ein Handwerker aus"],
    ["de", "des |Bäckers|", "des Handwerkers"],
    ["de", "den |Dachdeckern|", "den Handwerkern"],
    ["de", "die |Krankenschwestern|", "die Pflegerinnen"],
    ["de", "bei einem |Chirurgen|", "bei einem Mediziner"],
    ["de", "einen |Rechtsanwalt|", "einen Juristen"],
    ["de", "eines |Rechtsanwalts|", "eines Juristen"],
    ["de", "die |Richterin|", "die Juristin"],
    ["de", "ein |Bauschlosser|", "ein Handwerker"],
    ["de", "als |Verkäuferin| bei", "als Mitarbeiterin im Handel bei"],
    ["fr", "une |boulangère|", "une artisane"],
    ["fr", "l'|infirmière|", "la soignante"],
    ["fr", "de l'|infirmier|", "du soignant"],
    ["fr", "au |boulanger|", "à l'artisan"],
    ["fr", "ma |coiffeuse|", "mon artisane"],
    ["fr", "mon |infirmière|", "ma soignante"],
    ["fr", "d'|avocat|", "de juriste"],
    ["fr", "une |dentelle|", undefined],
    ["fr", "un |garagiste|", "un professionnel de l'automobile"],
    ["fr", "est |garagiste|", undefined],
    ["es", "una |panadera|", "una artesana"],
    ["es", "El |taxista|", "El trabajador del transporte"],
    ["es", "La |taxista|", "La trabajadora del transporte"],
    ["it", "uno |scultore|", "un artista"],
    ["it", "un'|infermiera|", "un'operatrice sanitaria"],
    ["it", "la |commessa|", "l'addetta al commercio"],
    ["it", "del |giudice|", "dell'esperto di diritto"],
    ["it", "Medico |radiologo|", undefined],
    ["nl", "een |loodgieter|", "een vakman"],
    ["pt", "o |pedreiro|", "o trabalhador da construção"],
    ["da", "er |tømrer|", "er håndværker"],
    ["da", "|tømreren|", undefined],
    ["nb", "er |rørlegger|", "er håndverker"],
    ["nb", "ho er |tannlege|", undefined],
    ["sv", "är |undersköterska|", "är vårdanställd"],
    ["pl", "Zawód: |stolarz|", "Zawód: rzemieślnik"],
    ["pl", "jest |hydraulikiem|", undefined],
    ["fi", "on |kirvesmies|", "on rakennusalan ammattilainen"],
    ["ro", "este |zidar|", "este meseriaș"],
    ["hr", "je |bravar|", "je obrtnik"],
    ["sk", "je |murár|", "je remeselník"],
  ] as const)("%s: %s", (language, marked, expected) => {
    expect(broad(language, marked)).toBe(expected);
  });

  test.each([
    ["den |Chirurgen|", "one or several"],
    ["die |Lehrer|", "as broad as its kind"],
    ["als |Richter|", "one or several"],
    ["ein |Dachdecker|-Lehrling", "a part of a word"],
  ])("de: '%s' has none: %s", (marked) => {
    expect(broad("de", marked)).toBeUndefined();
  });
});

test.each(LISTED_LANGUAGES)(
  "%s: each trade has one broad word, which is no trade of the list",
  (language) => {
    const rows = rowsOfList(`${language}/broader-occupations`);
    const forms = (words: string) => words.split("/").filter((word) => word !== "-");
    const trades = rows.flatMap(([, narrow]) => narrow!.split(",").flatMap(forms));
    expect(trades.filter((one, i) => trades.indexOf(one) !== i)).toEqual([]);
    expect(rows.flatMap(([words]) => forms(words!)).filter((one) => trades.includes(one))).toEqual(
      [],
    );
  },
);
