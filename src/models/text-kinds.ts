/**
 * The kind of a text: court decision, clinical note, support chat, prompt to a language model. A linear model over hashed
 * words, pairs of words and the shapes in which lines open, learnt from documents whose authors named their kind
 * (training/text-kinds.ts). It also holds how far people's decisions in texts of a kind differ from those that the
 * recognizer's decision head has mostly learnt from, judgments and biographies.
 */

import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { TEXT_KINDS, type TextKind } from "../document/text-kind.js";
import { loadJsonModel } from "./json-model.js";

/** UTF-16 units from the beginning that are read. */
const READ = 4_000;
/** Less than this, and the text is of another kind. */
const LEAST_PROBABILITY = 0.4;

const TextKindsFile = Type.Object({
  version: Type.Literal(1),
  kinds: Type.Array(Type.String(), { minItems: 2 }),
  buckets: Type.Integer({ minimum: 1 }),
  /** What one step of a weight is worth. */
  step: Type.Number(),
  bias: Type.Array(Type.Number()),
  /** Base64 of signed bytes, bucket by bucket, a weight for each kind. */
  weights: Type.String(),
});
export type TextKindsFile = Static<typeof TextKindsFile>;

/** Probability of each kind, adding up to 1. */
type KindProbabilities = Readonly<Record<TextKind, number>>;

export interface TextKinds {
  probabilities(text: string): KindProbabilities;
  /** The most probable kind, `other` where none is probable enough. */
  kindOf(text: string): { readonly kind: TextKind; readonly probability: number };
}

const compiled = Compile(TextKindsFile);

/** @throws MODEL_MISSING, MODEL_CORRUPT, MODEL_INVALID */
export async function loadTextKinds(directory?: string): Promise<TextKinds> {
  const file = await loadJsonModel(
    "text-kinds",
    compiled,
    "has no weights of this program's kinds",
    { directory, fits: ({ kinds }) => kinds.join() === TEXT_KINDS.join() },
  );
  return textKinds(file);
}

export function textKinds({ buckets, step, bias, weights }: TextKindsFile): TextKinds {
  const bytes = Int8Array.from(atob(weights), (byte) => byte.charCodeAt(0));
  const width = TEXT_KINDS.length;
  const probabilities = (text: string): KindProbabilities => {
    const features = featuresOf(text, buckets);
    const value = 1 / Math.sqrt(Math.max(1, features.length));
    const sums = bias.slice();
    for (const bucket of features)
      for (let kind = 0; kind < width; kind++)
        sums[kind]! += bytes[bucket * width + kind]! * step * value;
    const most = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp(sum - most));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return Object.fromEntries(
      TEXT_KINDS.map((kind, i) => [kind, shares[i]! / total]),
    ) as KindProbabilities;
  };
  return {
    probabilities,
    kindOf(text) {
      const all = probabilities(text);
      const kind = TEXT_KINDS.reduce((best, one) => (all[one] > all[best] ? one : best));
      const probability = all[kind];
      return probability < LEAST_PROBABILITY
        ? { kind: "other", probability: all.other }
        : { kind, probability };
    },
  };
}

const NUMERIC = /^\p{N}/u;
const TOKENS = /\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu;
/** UTF-16 units of a line whose shape is read: '[10:02] bot:' is '[0:0] a:'. */
const OPENING = 16;

/** Buckets of what a text has, each once, in ascending order. */
export function featuresOf(text: string, buckets: number): Uint32Array {
  const read = text.slice(0, READ);
  const found = new Set<number>();
  const add = (hash: number) => found.add((hash >>> 0) % buckets);
  let last = hashOf("");
  for (const [token] of read.matchAll(TOKENS)) {
    const word = NUMERIC.test(token) ? `0${Math.min(4, token.length)}` : token.toLowerCase();
    const hash = hashOf(word);
    add(hash);
    add(hashOf(word, hashOf(" ", last)));
    last = hash;
  }
  for (const line of read.split("\n")) add(hashOf(`\n${shapeOfLine(line.slice(0, OPENING))}`));
  return Uint32Array.from(found).sort();
}

const shapeOfLine = (opening: string): string =>
  opening
    .replace(/\p{Ll}+/gu, "a")
    .replace(/\p{Lu}+/gu, "A")
    .replace(/\p{N}+/gu, "0");

/** FNV-1a over UTF-16 units. @param hash of what stands before */
function hashOf(text: string, hash = 0x811c9dc5): number {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
