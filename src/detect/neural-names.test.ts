import { expect, test } from "vitest";
import { loadNameWeights } from "../models/name-weights.js";
import { loadOrdinaryWords } from "../models/ordinary-words.js";
import type { Found } from "./kit/detector.js";
import { withKinds } from "./neural-names.js";

const model = { ordinary: await loadOrdinaryWords(), names: await loadNameWeights() };

/** What the recognizer says of names it has not seen, and of many nouns. */
const UNSURE = [-3.5, -6, -6] as const;

/** What becomes of the words in brackets, called `type` with the given odds of a person, a place and a body. */
function kindOf(
  language: string,
  marked: string,
  odds: readonly [number, number, number],
  type: Found["type"] = "PERSON",
): string | undefined {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace(/[[\]]/g, "");
  const found = { start, end, type, score: 0.9, evidence: {} };
  return withKinds(text, language, [found], () => [odds], model)[0]?.type;
}

test.each<[string, string]>([
  ["de", "Wir haben die [Versicherung] nach der Prüfung informiert."],
  ["de", "Gestern kam der [Brief] an."],
  ["nb", "De snakket lenge. [Naboen] kom senere."],
  ["es", "[Déjenme] recordarle que el plazo ha terminado."],
  ["hr", "Prema tome [Ugovor] je ništavan."],
])("%s: an ordinary word of which the recognizer is unsure is no name: %s", (language, text) => {
  expect(kindOf(language, text, UNSURE)).toBeUndefined();
});

test.each<[string, string]>([
  ["de", "Der Antrag von [Hübscher] wurde abgelehnt."],
  ["nl", "Op verzoek van de heer [Maesen] is dat gedaan."],
  ["pl", "Wniosek złożyła [Wiśniewska] w maju."],
  ["sv", "Enligt [Lindqvist] var det sent."],
])("%s: a name is one with the same odds: %s", (language, text) => {
  expect(kindOf(language, text, UNSURE)).toBe("PERSON");
});

test("the likelier kind of name holds", () => {
  expect(kindOf("de", "Sie wohnt seit Mai in [Wuppertal] am Fluss.", [0, 1, -4])).toBe("LOC");
  expect(kindOf("de", "Herr [Wuppertal] kam zu spät.", [6, -2, -4])).toBe("PERSON");
});

test("a find without odds and what is no name stay as they are", () => {
  const found = [
    { start: 0, end: 3, type: "PERSON", score: 0.9, evidence: {} },
    { start: 4, end: 8, type: "DATETIME", score: 0.9, evidence: {} },
  ] as const;
  expect(withKinds("Die 2011", "de", found, () => [], model)).toEqual(found);
});
