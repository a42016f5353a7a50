/**
 * Drugs by what they are given for: international nonproprietary names and common British and American
 * brands, written for this project from general pharmacological knowledge, no list copied.
 *
 * `widely` marks what general practice prescribes to so many people that it singles out nobody, by the
 * order of magnitude of published dispensing counts (more than one in a hundred people a year); it is a
 * judgement, not a count. `tells` are illnesses that the drug gives away, in words that illnesses are
 * written in.
 */

import { rowsOfList } from "../../../language/lists.js";
import { listOf } from "../../kit/phrases.js";

export interface Medication {
  readonly name: string;
  readonly widely: boolean;
  readonly tells: readonly string[];
}

export const MEDICATIONS: readonly Medication[] = (
  rowsOfList("en/medications") as [string, string, string][]
).flatMap(([widely, tells, names]) => {
  const illnesses = tells === "" ? [] : listOf(tells).map((illness) => illness.toLowerCase());
  return listOf(names).map((name) => ({ name, widely: widely === "widely", tells: illnesses }));
});

/**
 * Stems of the World Health Organization's international nonproprietary names: what ends so is a drug,
 * also one that the list lacks. Six letters at least before or with the stem; in small letters.
 */
export const STEM =
  /^[a-z]{2,}(?:[aeiou]pril|sartan|[aeiou]lol|vastatin|cillin|floxacin|mycin|cycline|prazole|conazole|[aeiou]dipine|(?:[tuzx]u|li|ci|ki|xi|zu)mab|tinib|ciclib|ciclovir|[eauo]vir|gliptin|gliflozin|glutide|xaban|gatran|triptan|setron|dronate|dronic|oxetine|[aeiou]zepam|zolam|barbital|thiazide|semide|profen|coxib|metasone|terol|tropium|lukast|[ae]nafil|glitazone|bactam|penem|azosin|azepine|apine|peridone|caftor|relin|parin|grel|kinra|[ei]rcept|nercept|tacept|platin|rubicin|taxel|pramine|triptyline)$/;
/** Words of everyday English that end like one. */
export const NO_DRUGS: ReadonlySet<string> = new Set(
  listOf("april, alpine, supine, elapine, paterol, rapine, caterol, lupine, opine"),
);
