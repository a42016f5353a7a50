/** What an attacker that infers makes of one text: whom it names, what it says of each person, and the words that led there. */

import type { Clue } from "../clues.js";
import type { PeopleRank } from "../people-rank.js";
import { byPerson, type PersonInferences } from "./attack-attributes.js";
import type { IdentityGuess, Inferred } from "./attribute.js";
import { isSame } from "./same.js";

export interface TextInference {
  /** The most confident first. */
  readonly who: readonly IdentityGuess[];
  readonly people: readonly PersonInferences[];
  /** Words of the text that were given as evidence, the most telling first; ten at most. */
  readonly clues: readonly Clue[];
}

const MOST_CLUES = 10;

/** @param text what the attacker read; evidence that is not in it is left out */
export function textInference(text: string, { who, inferences }: Inferred): TextInference {
  const weights = new Map<string, number>();
  for (const { evidence, confidence } of [...who, ...inferences]) {
    if (evidence === undefined || !text.includes(evidence)) continue;
    weights.set(evidence, Math.max(confidence, weights.get(evidence) ?? 0));
  }
  const clues = [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_CLUES)
    .map(([words, weight]) => ({ text: words, weight, places: placesOf(words, text) }));
  return { who, people: byPerson(inferences), clues };
}

function placesOf(words: string, text: string): Clue["places"] {
  const places: { start: number; end: number }[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    places.push({ start: at, end: at + words.length });
  return places;
}

/**
 * How the people to protect come out. Where nobody is named, whoever is guessed with more than the bound counts.
 * @param names of the people, any part of which identifies them: 'Berg' is Ann Berg
 * @param bound in (0, 1]
 */
export function rankNamed(
  { who, clues }: TextInference,
  names: readonly string[],
  bound: number,
): PeopleRank {
  const isTheirs = ({ name, confidence }: IdentityGuess) =>
    names.length === 0
      ? confidence > bound
      : names.some((one) => isSame("name", name, one) && name !== "");
  const at = who.findIndex(isTheirs);
  const theirs = who.filter(isTheirs).reduce((sum, { confidence }) => sum + confidence, 0);
  return {
    rank: at >= 0 ? at + 1 : who.length + 2,
    probability: Math.min(1, theirs),
    clues: () => clues,
  };
}
