import { gapBetween, listOf, type PhraseMatch, type Words } from "../../kit/phrases.js";

const BE = new Set(listOf("is, was, are, were, am, been, be, being, became, become"));
const CALLS = new Set(
  listOf("as, former, ex, retired, professional, profession, occupation, status"),
);
// after these the phrase belongs to something else than what somebody is said to be
const ENDS = new Set(
  listOf(`
  the, his, her, their, its, my, our, your, this, that, these, those, who, which, of, to, in, on, at,
  for, from, with, not, no`),
);

// words of a list like 'is a Dutch singer, songwriter and' that may come before the phrase
const MOST_BETWEEN = 6;

/**
 * The phrase says what somebody is: 'was a judge', 'worked as prosecutor', 'a retired army officer',
 * 'occupation: solicitor', 'is a poet, editor and translator'; not 'the judge' or 'two lawyers'.
 */
export function isDescriptive(match: PhraseMatch<unknown>, words: Words): boolean {
  for (let i = match.firstWord - 1; i >= 0 && match.firstWord - i <= MOST_BETWEEN + 1; i--) {
    const word = words.lower[i]!;
    if (CALLS.has(word)) return i === match.firstWord - 1 || word === "as";
    const gap = gapBetween(words, i);
    if ((gap !== "" && gap !== "," && gap !== "/") || ENDS.has(word)) return false;
    if (BE.has(word)) return true;
  }
  return false;
}
