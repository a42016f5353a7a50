/**
 * A text shortened like a summary: the sentences whose words the rest of it takes up again. They are
 * taken out of it, so that the rest says the same things in other words, as an article's body does
 * of its abstract.
 */

import { tokensOf, Words } from "../../knowledge/background/tokens.js";

export interface Shortened {
  readonly summary: string;
  readonly rest: string;
}

const SENTENCE_END = /(?<=[.!?]["”’']?)\s+(?=[\p{Lu}"“‘(])|\n+/u;
const FEWEST_SENTENCES = 4;
const FEWEST_WORDS = 4;

/**
 * Undefined for a text too short to be shortened.
 * @param length wanted length of the summary, characters
 * @param largestShare of the text that the summary takes at most
 */
export function shorten(text: string, length: number, largestShare: number): Shortened | undefined {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
  if (sentences.length < FEWEST_SENTENCES) return undefined;
  const centrality = centralityOf(sentences);
  const room = Math.min(length, text.length * largestShare);
  const chosen = new Set<number>();
  let taken = 0;
  const order = sentences.map((_, i) => i).sort((a, b) => centrality[b]! - centrality[a]! || a - b);
  for (const i of order) {
    if (centrality[i] === 0 || taken > 0.8 * room) break;
    if (taken > 0 && taken + sentences[i]!.length > room) continue;
    chosen.add(i);
    taken += sentences[i]!.length;
  }
  if (chosen.size === 0) return undefined;
  const join = (wanted: boolean) => sentences.filter((_, i) => chosen.has(i) === wanted).join(" ");
  return { summary: join(true), rest: join(false) };
}

/** How much of each sentence other sentences take up: shared words, the rarer the more. */
function centralityOf(sentences: readonly string[]): number[] {
  const known = new Words();
  const words = sentences.map(
    (sentence) =>
      new Set(tokensOf(sentence, known).flatMap(({ word }) => (word.stop ? [] : [word.form]))),
  );
  const holding = new Map<string, number>();
  for (const ofSentence of words) {
    for (const word of ofSentence) holding.set(word, (holding.get(word) ?? 0) + 1);
  }
  return words.map((ofSentence) => {
    if (ofSentence.size < FEWEST_WORDS) return 0;
    let sum = 0;
    for (const word of ofSentence) {
      const count = holding.get(word)!;
      if (count > 1) sum += Math.log(1 + sentences.length / count);
    }
    return sum / Math.sqrt(ofSentence.size);
  });
}
