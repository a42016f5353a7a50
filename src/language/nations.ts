/**
 * Countries and the words for their people: 'Austria' and 'Austrian' say the same of somebody, as do a
 * country's other names.
 */

import { foldTerm } from "./fold.js";
import { wordList } from "./lists.js";

/** Folded name of a country or word for its people -> the countries' words, folded. */
const byWord = new Map<string, readonly string[]>();
for (const line of wordList("en/nations")) {
  const words = line.split(/[|,]/).map(foldTerm);
  for (const word of words) {
    // 'Congolese' says no more than what the countries share
    const shared = byWord.get(word)?.filter((other) => words.includes(other));
    byWord.set(word, shared ?? words);
  }
}

/** Folded words that say the same of somebody as this country or nationality; empty where it is neither. */
export const nationTerms = (folded: string): readonly string[] => byWord.get(folded) ?? [];
