/** What several documents say together of one person: each thing once, however many of them say it. */

import type { Fact } from "./facts.js";

export interface Said {
  /** Folded, of the entity that says it. */
  readonly words: string;
  readonly facts: readonly Fact[];
}

/** The smallest list of what is said that says all of it. */
export function unionOf(said: readonly Said[]): readonly (readonly Fact[])[] {
  const byWords = new Map(said.map((one) => [one.words, one]));
  const least = [...byWords.values()].sort((a, b) => shareOf(a.facts) - shareOf(b.facts));
  const kept: Said[] = [];
  for (const one of least) if (!kept.some((more) => implies(more, one))) kept.push(one);
  return kept.map(({ facts }) => facts);
}

/** 'District nurse' says all that 'nurse' does, and somebody has one age: the narrowest that a document states. */
function implies(more: Said, one: Said): boolean {
  const kinds = new Set(more.facts.map(({ kind }) => kind));
  if (!one.facts.every(({ kind }) => kinds.has(kind))) return false;
  if (one.facts.every(({ ages }) => ages)) return true;
  const words = new Set(more.words.split(" "));
  return one.words.split(" ").every((word) => words.has(word));
}

const shareOf = (facts: readonly Fact[]): number =>
  facts.reduce((product, one) => product * one.share, 1);
