import { beforeAll, describe, expect, test } from "vitest";
import { loadOntology, type Ontology } from "../../knowledge/ontology/ontology.js";
import type { ListedLanguage } from "../../language/supported.js";
import { townsIn } from "./places-listed.js";

let ontology: Ontology;
beforeAll(async () => {
  ontology = await loadOntology();
});

/** What stands in the sentence after each rung; the town is between bars. */
function rungs(language: ListedLanguage, marked: string): string[] {
  const [before = "", original = "", after = ""] = marked.split("|");
  const sentence = { text: before + original + after, start: before.length, end: 0 };
  return townsIn(language, { original, before, after, sentence }, ontology).map(
    ({ text, takes = "" }) => before.slice(0, before.length - takes.length) + text + after,
  );
}

describe("a town in the words that its preposition needs", () => {
  test.each([
    ["de", "aus |Gelsenkirchen|.", "aus einer Stadt in Deutschland."],
    ["de", "zog nach |Gelsenkirchen|", "zog in eine Stadt in Deutschland"],
    ["de", "In |Gelsenkirchen| regnet es", "In einer Stadt in Deutschland regnet es"],
    ["de", "aus |Wittenberge|,", "aus einem Ort in Deutschland,"],
    ["de", "in |Danzig|", "in einer Stadt in Polen"],
    ["de", "Geburtsort: |Hildesheim|\n", "Geburtsort: Stadt in Deutschland\n"],
    ["fr", "habite à |Nantes|.", "habite dans une ville en France."],
    ["fr", "vient d'|Orléans|", "vient d'une ville en France"],
    ["fr", "de Tours à |Nantes|", "de Tours à une ville en France"],
    ["es", "vecino de |Lorca|", "vecino de una ciudad en España"],
    ["it", "vicino a |Modena|", "vicino a una città in Italia"],
    ["it", "nato ad |Ancona|", "nato in una città in Italia"],
    ["nl", "te |Zwolle|", "in een stad in Nederland"],
    ["pt", "foi visto em |Aveiro|", "foi visto numa cidade em Portugal"],
    ["pl", "z |Elbląga|", "z pewnego miasta w Polsce"],
    ["pl", "w |Lublinie|", "w pewnym mieście w Polsce"],
    ["da", "fra |Holstebro|", "fra en by i Danmark"],
    ["nb", "til |Drammen|", "til en by i Norge"],
    ["sv", "från |Växjö|", "från en stad i Sverige"],
    ["fi", "asun |Kuopiossa|", "asun eräässä kaupungissa Suomessa"],
    ["fi", "kotoisin |Turusta|", "kotoisin eräästä kaupungista Suomessa"],
    ["ro", "în |Oradea|", "într-un oraș din România"],
    ["hr", "iz |Osijeka|", "iz jednog grada u Hrvatskoj"],
    ["hr", "živi u |Splitu|", "živi u jednom gradu u Hrvatskoj"],
    ["hr", "ide u |Split|", "ide u jedan grad u Hrvatskoj"],
    ["sk", "zo |Žiliny|", "z jedného mesta na Slovensku"],
  ] as const)("%s: %s", (language, marked, expected) => {
    expect(rungs(language, marked)[0]).toBe(expected);
  });

  test("then of Europe, where an attacker may name the towns of a country", () => {
    expect(rungs("de", "aus |Gelsenkirchen|")).toEqual([
      "aus einer Stadt in Deutschland",
      "aus einer Stadt in Europa",
    ]);
    expect(rungs("de", "aus |Wien|")).toEqual(["aus einer Stadt in Europa"]);
  });
});

test.each([
  ["de", "zwischen |Bochum| und Dortmund", "no words for the preposition"],
  ["de", "|Gelsenkirchen|, den 3. Mai", "no preposition"],
  ["de", "45879 |Gelsenkirchen|", "an address"],
  ["de", "in |Köln|-Ehrenfeld", "a part of a name"],
  ["de", "in |Frankfurt| am Main", "a part of a name"],
  ["de", "in |Halle|", "several places"],
  ["de", "in |Münsterberg|", "unknown"],
  ["de", "in |gelsenkirchen|", "not as the ontology spells it"],
  ["fr", "la ville de |Nantes|", "no city of a city"],
  ["fr", "Jean de |Nantes|", "a name"],
  ["es", "en |Santiago|", "several places"],
  ["es", "en |Toledo|", "several places"],
  ["it", "a |Monaco|", "a state and a city"],
  ["nb", "Ho er frå Voss og bur i |Bergen|", "the other written form of Norwegian"],
  ["pl", "pod |Lublinem|", "a preposition with another case"],
  ["hr", "u |Rijeku|", "an ending with no rule"],
] as const)("%s: '%s' has none: %s", (language, marked, _why) => {
  expect(rungs(language, marked)).toEqual([]);
});
