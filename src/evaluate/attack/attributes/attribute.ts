/** What can be inferred about each person of a text, and what is known to be true of them. */

import { normalizedWords } from "./same.js";

/** Attributes that an attacker looks for; as in SPIA (2026) and Staab et al. (2024). */
export const ATTRIBUTES = [
  "age",
  "sex",
  "place",
  "occupation",
  "health",
  "income",
  "relationship",
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const isAttribute = (value: unknown): value is Attribute =>
  (ATTRIBUTES as readonly unknown[]).includes(value);

/** A guess about a person, whom the text calls so. */
export interface Inference {
  readonly person: string;
  readonly attribute: Attribute;
  readonly value: string;
  /** How probable it is that the value is right, in [0, 1]. */
  readonly confidence: number;
  /** Words of the text that led there. */
  readonly evidence?: string;
}

/** A guess who somebody is. */
export interface IdentityGuess {
  readonly name: string;
  readonly confidence: number;
  /** Words of the text that led there. */
  readonly evidence?: string;
}

export interface Inferred {
  readonly who: readonly IdentityGuess[];
  readonly inferences: readonly Inference[];
}

/** What is true of a person of a document. */
export interface Fact {
  readonly attribute: Attribute;
  readonly value: string;
  /** As the text calls them; absent: of any person of the text. */
  readonly person?: string;
}

/** Reads a text that is attacked. */
export interface AttributeAttacker {
  readonly name: string;
  infer(text: string): Promise<Inferred>;
}

/** One guess per person, attribute and value: of several the most confident. */
export function withoutRepeats(inferences: readonly Inference[]): Inference[] {
  const best = new Map<string, Inference>();
  for (const one of inferences) {
    const key = [normalizedWords(one.person), one.attribute, normalizedWords(one.value)].join("\n");
    const known = best.get(key);
    if (!known || one.confidence > known.confidence) best.set(key, one);
  }
  return [...best.values()];
}
