/**
 * The international names of drugs, and brands, as other languages than English spell them: 'Pantoprazol', 'furosémide',
 * 'amoxicilina', 'lewotyroksyna', 'siprofloksasiini'. Both spellings are reduced to the sounds they share.
 */

import { rowsOfList } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import { MEDICATIONS, type Medication } from "./medications.js";

/** Shorter words share their sounds with too many others. */
const SHORTEST = 6;

/** A spelling that all languages share: vowels without accents, double letters once, one letter for each hard sound, no ending. */
function soundsOf(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ø/gu, "o")
    .replace(/æ/gu, "a")
    .replace(/[ao]e/gu, "e")
    .replace(/ph/gu, "f")
    .replace(/th/gu, "t")
    .replace(/ks/gu, "x")
    .replace(/qu/gu, "kv")
    .replace(/w/gu, "v")
    .replace(/[yj]/gu, "i")
    .replace(/ch|[ckqsz]/gu, "k")
    .replace(/(.)\1+/gu, "$1")
    .replace(/(?:um|us|[aeiou]+)$/u, "");
}

const bySounds = new Map<string, Medication>();
for (const medication of MEDICATIONS) {
  const { name } = medication;
  if (!/^[a-z]+$/.test(name) || name.length < SHORTEST) continue;
  bySounds.set(soundsOf(name), medication);
}

/** Brands of the countries of these languages, by their international name. */
const byBrand = new Map<string, Medication>();
for (const [name, brands] of rowsOfList("shared/medicine-brands") as [string, string][]) {
  const known = MEDICATIONS.find((medication) => medication.name === name);
  for (const brand of brands.split(", "))
    byBrand.set(brand.toLowerCase(), known ?? { name, widely: false, tells: [] });
}

const REMEMBERED = 5_000;

/** The drug that a word names in some language; nothing for most words. */
export const drugOf = memoize(
  (word: string): Medication | undefined =>
    byBrand.get(word) ?? (word.length < SHORTEST ? undefined : bySounds.get(soundsOf(word))),
  REMEMBERED,
);
