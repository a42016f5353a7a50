import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localClinical } from "./local-clinical.js";
import { isMeasured } from "./local-value.js";

async function found(language: string, text: string): Promise<string[]> {
  const finds = await findIn(localClinical, text, language);
  const words = finds.map(({ start, end, subtype }) => `${subtype}: ${text.slice(start, end)}`);
  return [...new Set(words)].sort();
}

test.each<[string, string, string[]]>([
  ["de", "Pantoprazol 40 mg 1-0-0", ["dose: 1-0-0", "medication: Pantoprazol"]],
  [
    "de",
    "Leukozyten 12,4 G/l",
    ["laboratory: 12,4", "laboratory: 12,4 G/l", "laboratory: Leukozyten"],
  ],
  ["es", "leucocitos 9.800", ["laboratory: 9.800", "laboratory: leucocitos"]],
  ["fr", "tension artérielle à 138/82", ["vital-sign: 138/82"]],
  ["nl", "bloeddruk 135/80, pols 76/min", ["vital-sign: 135/80", "vital-sign: 76/min"]],
  ["pl", "Ramipryl 5 mg, potas 4,1 mmol/l", ["laboratory: 4,1 mmol/l", "medication: Ramipryl"]],
  ["fi", "CRP 22 mg/l", ["laboratory: 22", "laboratory: 22 mg/l", "laboratory: CRP"]],
  [
    "pt",
    "leucócitos 9,8 x10^9/L",
    ["laboratory: 9,8", "laboratory: 9,8 x10^9/L", "laboratory: leucócitos"],
  ],
  ["sk", "TK 150/80, P 92/min", ["vital-sign: 150/80", "vital-sign: 92/min"]],
  ["de", "Marcumar pausiert, Lantus weiter", ["medication: Lantus", "medication: Marcumar"]],
  ["fr", "sous Previscan et Doliprane", ["medication: Doliprane", "medication: Previscan"]],
  ["it", "temperatura 37,8 °C", ["vital-sign: 37,8 °C"]],
])("%s: %s", async (language, text, expected) => {
  expect(await found(language, text)).toEqual(expected);
});

test.each([
  ["de", "Rentenversicherung 12 190367 K 006"],
  ["de", "Tel. 05121-88-41-09"],
  ["es", "Marina vive en Sevilla."],
  ["fr", "le 14-03-2024"],
  ["en", "Pantoprazol 1-0-0"],
])("nothing in %s: %s", async (language, text) => {
  expect(await found(language, text)).toEqual([]);
});

test.each<[string, string, boolean]>([
  ["Leukozyten", " 12,4 G/l", true],
  ["Paracetamol", " 1 g dreimal täglich", true],
  ["Kreatinin", ": 1,1 mg/dl", true],
  ["Meier", " 12 Jahre", false],
  ["Lindenweg", " 40, 1010 Wien", false],
])("'%s' before '%s' is measured: %s", (words, after, expected) => {
  expect(isMeasured(words + after, words.length)).toBe(expected);
});
