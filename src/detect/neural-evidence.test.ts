import { expect, test } from "vitest";
import type { SemanticType } from "../document/types.js";
import { loadOrdinaryWords } from "../models/ordinary-words.js";
import { withEvidence } from "./neural-evidence.js";

const ordinary = await loadOrdinaryWords();

/** What stays of `[TYPE words]` marked in a text, as `TYPE words`. */
function kept(marked: string, language: string): string[] {
  let text = "";
  let from = 0;
  const found = [...marked.matchAll(/\[([A-Z]+) ([^\]]+)\]/g)].map((match) => {
    text += marked.slice(from, match.index);
    const start = text.length;
    text += match[2]!;
    from = match.index + match[0].length;
    return { start, end: text.length, type: match[1] as SemanticType, score: 0.9, evidence: {} };
  });
  text += marked.slice(from);
  return withEvidence(text, language, found, ordinary).map(
    ({ type, start, end }) => `${type} ${text.slice(start, end)}`,
  );
}

test.each([
  ["fr", "Hier, la voisine a [DATETIME appelé]. Elle est [DEM venue] de Lyon."],
  ["es", "Ayer [DATETIME llamó] la vecina."],
  ["es", "Siendo las diez del [DATETIME día] 8, quien [PERSON MANIFIESTA]:"],
  ["de", "Der [ORG Sohn] Rüdiger kam."],
  ["de", "Er kam zu [LOC Besuch] und wir haben [DATETIME uns] gefreut."],
  ["sv", "Hon mår [DEM bättre] och [QUANTITY kommer] hem."],
  ["nl", "De [DEM gemeente] heeft [DEM het verzoek afgewezen]."],
  ["hr", "Nije [DEM došao] na posao i [LOC nije] se javio."],
])("%s: ordinary words are nothing: %s", (language, marked) => {
  expect(kept(marked, language)).toEqual([]);
});

test.each<[string, string, string[]]>([
  ["de", "Er rief [DATETIME um 14 Uhr rief] an.", ["DATETIME 14 Uhr"]],
  ["pl", "W [DATETIME zeszłym tygodniu] padało.", ["DATETIME zeszłym tygodniu"]],
  ["fi", "Muutto on [DATETIME kesäkuussa].", ["DATETIME kesäkuussa"]],
  ["de", "Ihre [PERSON Tochter Judith Schäfer] kommt.", ["PERSON Judith Schäfer"]],
  ["de", "Guten [PERSON Morgen Frau Käsbohrer], bitte.", ["PERSON Frau Käsbohrer"]],
  [
    "de",
    "- [ORG Dekompensierte Herzinsuffizienz NYHA] III",
    ["DEM Dekompensierte Herzinsuffizienz"],
  ],
  ["nb", "Så kom [PERSON Dag Solstad] inn.", ["PERSON Dag Solstad"]],
  ["it", "La sentenza [PERSON sentenza di Ettore Sgarbi] fu respinta.", ["PERSON Ettore Sgarbi"]],
  ["it", "Ha una [DEM mielopatia].", ["DEM mielopatia"]],
  ["de", "Beruf: [DEM Orgelmacher].", ["DEM Orgelmacher"]],
  ["nl", "Zij woont in [DATETIME Emmen] sinds kort.", ["MISC Emmen"]],
  ["fr", "Il doit [QUANTITY 1.200 €] au bailleur.", ["QUANTITY 1.200 €"]],
])("%s: what the words bear out stays: %s", (language, marked, expected) => {
  expect(kept(marked, language)).toEqual(expected);
});

test("a chat without capitals loses no name in small letters", () => {
  expect(kept("hej [PERSON freja], kommer du til [LOC vejle]?", "da")).toEqual([
    "PERSON freja",
    "LOC vejle",
  ]);
});
