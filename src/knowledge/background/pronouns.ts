/** Whether a text speaks of a man or a woman: a clue that anonymization leaves in place. English. */

import type { Token } from "./tokens.js";

export interface Pronouns {
  readonly feminine: number;
  readonly masculine: number;
}

const FEMININE = new Set(["she", "her", "hers", "herself"]);
const MASCULINE = new Set(["he", "him", "his", "himself"]);

export function pronounsOf(tokens: readonly Token[]): Pronouns {
  let feminine = 0;
  let masculine = 0;
  for (const { word } of tokens) {
    if (!word.stop) continue;
    if (FEMININE.has(word.folded)) feminine++;
    else if (MASCULINE.has(word.folded)) masculine++;
  }
  return { feminine, masculine };
}
