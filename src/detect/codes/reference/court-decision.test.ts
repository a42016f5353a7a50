import { expect, test } from "vitest";
import { digitIslands } from "../../search/islands.js";
import { courtDecision } from "./court-decision.js";

async function cited(language: string, text: string): Promise<string[]> {
  const languages = [{ start: 0, end: text.length, language }];
  const input = { text, digits: digitIslands(text), persons: [], languages };
  return (await courtDecision.detect(input)).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ["de", "BAG, Urteil vom 12. März 2019 - 3 AZR 411/18 - Rn. 17", " bejaht dies."],
  ["de", "BSG Urteil vom 8. 5. 2013 - B 2 KA 14/12 R - Juris RdNr 15", ""],
  [
    "de",
    "Beschluss der 2. Kammer des Ersten Senats vom 4. Mai 2011 - 1 BvR 77/10 -, juris, Rn. 9",
    "",
  ],
  ["de", "vom 3. Juni 2008 VII R 12/07, BFHE 221, 455, BStBl II 2008, 901", " ist"],
  ["de", "BVerfGE 118, 79 < 111, 114 f. >; 121, 317 < 369 >", ""],
  ["de", "Beschluss vom 13. 09. 2006, 29 W (pat) 68/04", " wies ab"],
  ["hr", "presude Okružnog suda u Nišu Gž. br. 812/2004 od 3.2.2005. godine", ", stranka"],
  ["hr", "Rješenje P-1750/00 od 21.3.2002. godine", " je dostavljeno"],
  ["hr", "optužnici Vojnog tužioca u Valjevu Iz. br. 658/45 od 8.5.1945. godine", ""],
  ["pt", "Acórdão n. 1001457", ", Relator"],
  ["pt", "AgRg no REsp 1388030/MG", ""],
  ["pt", "Habeas Corpus nº 41-86.2014.7.00.0000", ""],
])("%s: '%s' is one code", async (language, citation, after) => {
  // the last dot belongs to the sentence or the abbreviation, and no code ends in one
  const end = citation.replace(/[\s,.–-]+$/u, "");
  expect(await cited(language, `x ${citation}${after}`)).toEqual([end]);
});

test.each([
  ["de", "Das Urteil vom Mai 2019 liegt bei. Am 3. Juni 2008 kamen 12 Gäste."],
  ["de", "Die NJW ist eine Zeitschrift."],
  ["hr", "Odluku su donijeli 3. maja u 14 sati."],
  ["pt", "O acórdão foi publicado em 12 de maio."],
  ["en", "Acórdão n. 1001457 and BVerfGE 118, 79"],
])("%s: nothing in '%s'", async (language, text) => {
  expect(await cited(language, text)).toEqual([]);
});

test("a long row of figures behind a report takes no longer than the row", async () => {
  const row = `BVerfGE ${"1 ".repeat(20_000)}${"9".repeat(20_000)}!`;
  expect((await cited("de", row)).length).toBeGreaterThan(0);
});
