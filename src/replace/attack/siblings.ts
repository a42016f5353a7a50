/**
 * Guesses from the ontology: what else lies under the candidate. One attacker takes the most
 * frequent ('city in Norway' is Oslo), one those that the language model expects most in the
 * sentence, one those whose vectors are nearest to the sentence's.
 */

import type { Ontology } from "../../knowledge/ontology/ontology.js";
import { cosine, type Embedder } from "../../models/embedder.js";
import type { LanguageModel } from "../../models/language-model.js";
import type { Sentence } from "../replacer.js";
import { type Attacker, GUESSES, type Target } from "./attacker.js";

/** How many siblings are ranked; the ontology gives the most frequent first. */
const RANKED = 40;

/** What lies under a candidate, most frequent first. */
export type Siblings = (target: Target) => readonly string[];

/** Remembered lists; the same candidates recur often. */
const REMEMBERED = 5_000;

export function siblingsIn(ontology: Ontology): Siblings {
  const known = new Map<string, readonly string[]>();
  return ({ candidate: { form, concept, text: words } }) => {
    if (form === undefined && concept === undefined) return [];
    const text = concept ?? words;
    let terms = known.get(text);
    if (!terms) {
      // 'a city in Norway' is 'city in Norway'
      terms = ontology.siblings(text.replace(/^(?:an?|the) /i, ""), RANKED).terms;
      if (known.size >= REMEMBERED) known.clear();
      known.set(text, terms);
    }
    return terms;
  };
}

export const frequencyAttacker = (siblingsOf: Siblings): Attacker => ({
  name: "frequency",
  guess: (target) => siblingsOf(target).slice(0, GUESSES),
});

export const contextAttacker = (siblingsOf: Siblings, model: LanguageModel): Attacker => ({
  name: "context",
  among: siblingsOf,
  guess(target, finds) {
    const siblings = siblingsOf(target);
    if (siblings.length <= GUESSES) return siblings;
    const { text, start, end } = target.sentence;
    // the model looks no further than a few pieces to either side
    const before = text.slice(Math.max(0, start - 40), start).replace(/\b(?:an?|the) $/, "");
    const after = text.slice(end, end + 40);
    const expected = (sibling: string): number => {
      const from = before.length;
      const span = { start: from, end: from + sibling.length };
      const [score] = model.surprisal(before + sibling + after, [span]);
      // by piece: long names are not guessed less for being long
      return score!.logProbability / Math.max(1, score!.tokens);
    };
    return finds ? bestThatFinds(siblings, finds, expected) : best(siblings, expected);
  },
});

/** The words around the candidate: what is far from it says little about it. */
const nearby = ({ text, start, end }: Sentence): string =>
  text.slice(Math.max(0, start - 60), end + 60);

/** Vectors of terms that were embedded before; the same siblings recur often. */
const VECTORS = 20_000;

export function embeddingAttacker(siblingsOf: Siblings, embedder: Embedder): Attacker {
  const vectors = new Map<string, Float32Array>();

  async function vectorsOf(texts: readonly string[]): Promise<Float32Array[]> {
    const missing = texts.filter((text) => !vectors.has(text));
    if (vectors.size + missing.length > VECTORS) vectors.clear();
    const fresh = await embedder.embed(missing);
    for (const [i, text] of missing.entries()) vectors.set(text, fresh[i]!);
    return texts.map((text) => vectors.get(text)!);
  }

  return {
    name: "embedding",
    among: siblingsOf,
    async guess(target) {
      const siblings = siblingsOf(target);
      if (siblings.length <= GUESSES) return siblings;
      const [sentence] = await embedder.embed([nearby(target.sentence)]);
      const near = await vectorsOf(siblings);
      const nearness = new Map(siblings.map((term, i) => [term, cosine(sentence!, near[i]!)]));
      return best(siblings, (term) => nearness.get(term)!);
    },
  };
}

/** The `GUESSES` best of the terms; of equals the first. */
function best(terms: readonly string[], score: (term: string) => number): string[] {
  return terms
    .map((term, place) => ({ term, place, score: score(term) }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, GUESSES)
    .map(({ term }) => term);
}

/** Of the `GUESSES` best the first that finds, without the scores of more terms than tell it. */
function bestThatFinds(
  terms: readonly string[],
  finds: (term: string) => boolean,
  score: (term: string) => number,
): string[] {
  const [first] = best(terms.filter(finds), score);
  if (first === undefined) return [];
  const least = score(first);
  const at = terms.indexOf(first);
  let better = 0;
  for (const [place, term] of terms.entries()) {
    if (term === first) continue;
    const one = score(term);
    if (one > least || (one === least && place < at)) better++;
    if (better === GUESSES) return [];
  }
  return [first];
}
