/**
 * A back-off n-gram model: the probability of a piece is that of the longest n-gram that ends with
 * it and was learnt; for every longer context that was learnt without it, times that one's back-off.
 */

import { bitCount, type NgramFile, type NgramLevel } from "./ngram-file.js";

const NONE = -1;

/** Reads pieces one after another. Not to be shared between texts without `reset`. */
export interface NgramReader {
  /** Forgets what was read. */
  reset(): void;
  /** The natural logarithm of the probability of `piece` after what was read; then reads it. */
  read(piece: number): number;
}

/** A reader of one direction; any number of them may share a file's tables. */
export function createNgramReader({ order, levels }: NgramFile): NgramReader {
  // contexts[k]: the n-gram of the last k pieces read, for k from 1 to order - 1
  let contexts = new Int32Array(order).fill(NONE);
  let next = new Int32Array(order).fill(NONE);
  const single = levels[0]!;

  return {
    reset() {
      contexts.fill(NONE);
    },
    read(piece) {
      let logProbability = single.probabilities[single.probabilityCodes[piece]!]!;
      next.fill(NONE);
      if (order > 1) next[1] = piece;
      // what was not learnt of a context was not learnt of a longer one
      for (let k = 1; k < order && contexts[k] !== NONE; k++) {
        const level = levels[k - 1]!;
        const context = contextNumber(level, contexts[k]!);
        if (context === NONE) continue;
        const longer = levels[k]!;
        const found = find(longer.words, level.children, context, piece);
        if (found === NONE) {
          logProbability += level.backoffs[level.backoffCodes[context]!]!;
        } else {
          logProbability = longer.probabilities[longer.probabilityCodes[found]!]!;
          if (k + 1 < order) next[k + 1] = found;
        }
      }
      [contexts, next] = [next, contexts];
      return logProbability;
    },
  };
}

/** The n-gram's number among the contexts of its level. */
function contextNumber({ isContext, contextsBefore }: NgramLevel, ngram: number): number {
  const byte = ngram >> 3;
  const bit = ngram & 7;
  if (((isContext[byte]! >> bit) & 1) === 0) return NONE;
  let number = contextsBefore[byte >> 2]!;
  for (let i = byte & ~3; i < byte; i++) number += bitCount(isContext[i]!);
  return number + bitCount(isContext[byte]! & ((1 << bit) - 1));
}

/** Where `piece` stands among the children of a context. */
function find(words: Uint16Array, children: Uint32Array, context: number, piece: number): number {
  let low = children[context]!;
  let high = children[context + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const word = words[middle]!;
    if (word === piece) return middle;
    if (word < piece) low = middle + 1;
    else high = middle;
  }
  return NONE;
}
