/**
 * The neural attacker: chunks of the background texts as vectors, and a classifier over them, one
 * class a person (multinomial logistic regression, started at the mean of each person's chunks). At
 * prediction the log-probabilities of the anonymized text's chunks are summed (Manzanares-Salor,
 * Sánchez and Lison 2022, 3.1 and 4).
 */

import type { Embedder } from "../../models/embedder.js";
import { blankSpans, type FindSpans } from "./development.js";

/** Characters of a chunk and of what it shares with the next: about 100 and 25 tokens. */
const CHUNK = 450;
const OVERLAP = 110;

export interface Chunks {
  /** Log-probability of each person, summed over the text's chunks. */
  scores(text: string): Promise<Float64Array>;
}

/** A text in overlapping pieces that begin and end between words; NUL reads as a space. */
function chunksOf(text: string): string[] {
  const plain = text.replace(/[\0\s]+/g, " ").trim();
  const chunks: string[] = [];
  for (let start = 0; start < plain.length; ) {
    const end = wordEdge(plain, start + CHUNK);
    chunks.push(plain.slice(start, end));
    if (end === plain.length) break;
    start = wordEdge(plain, end - OVERLAP);
  }
  return chunks;
}

/** The end of the word at `at`, not far behind it. */
function wordEdge(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.indexOf(" ", at);
  return space === -1 ? text.length : space - at < 40 ? space : at;
}

/** Learns whose a chunk is from the texts about people, one per person, clear and, with `findSpans`, anonymized. */
export async function classifyChunks(
  texts: readonly string[],
  { embedder, findSpans }: { readonly embedder: Embedder; readonly findSpans?: FindSpans },
): Promise<Chunks> {
  const vectors: Float32Array[] = [];
  const owners: number[] = [];
  for (const [person, text] of texts.entries()) {
    const masked = findSpans === undefined ? "" : blankSpans(text, await findSpans(text));
    for (const vector of await embedder.embed([...chunksOf(text), ...chunksOf(masked)])) {
      vectors.push(vector);
      owners.push(person);
    }
  }
  const classifier = trained(vectors, owners, texts.length, embedder.dimensions);
  return {
    async scores(text) {
      const sum = new Float64Array(texts.length);
      for (const vector of await embedder.embed(chunksOf(text))) {
        addLogProbabilities(sum, vector, classifier);
      }
      return sum;
    },
  };
}

interface Classifier {
  readonly people: number;
  readonly dimensions: number;
  /** Row after row, one per person. */
  readonly weights: Float32Array;
}

/** Sharpness of the starting point: cosines lie close together. */
const SHARPNESS = 12;
const EPOCHS = 4;
const RATE = 1;
/** Multiplications of training that are worth their time; beyond them the starting point stands. */
const MOST_WORK = 6e9;

function trained(
  vectors: readonly Float32Array[],
  owners: readonly number[],
  people: number,
  dimensions: number,
): Classifier {
  const weights = new Float32Array(people * dimensions);
  vectors.forEach((vector, i) => {
    const row = owners[i]! * dimensions;
    for (let d = 0; d < dimensions; d++) weights[row + d]! += vector[d]!;
  });
  for (let person = 0; person < people; person++) {
    const row = weights.subarray(person * dimensions, (person + 1) * dimensions);
    const length = Math.hypot(...row) || 1;
    for (let d = 0; d < dimensions; d++) row[d] = (SHARPNESS * row[d]!) / length;
  }
  const classifier = { people, dimensions, weights };
  if (vectors.length * weights.length * 2 * EPOCHS > MOST_WORK) return classifier;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    vectors.forEach((vector, i) => {
      const probabilities = probabilitiesOf(vector, classifier);
      for (let person = 0; person < people; person++) {
        const step = RATE * ((person === owners[i] ? 1 : 0) - probabilities[person]!);
        if (Math.abs(step) < 1e-4) continue;
        const row = person * dimensions;
        for (let d = 0; d < dimensions; d++) weights[row + d]! += step * vector[d]!;
      }
    });
  }
  return classifier;
}

function logitsOf(vector: Float32Array, { people, dimensions, weights }: Classifier): Float64Array {
  const logits = new Float64Array(people);
  for (let person = 0; person < people; person++) {
    const row = person * dimensions;
    let sum = 0;
    for (let d = 0; d < dimensions; d++) sum += weights[row + d]! * vector[d]!;
    logits[person] = sum;
  }
  return logits;
}

function probabilitiesOf(vector: Float32Array, classifier: Classifier): Float64Array {
  const logits = logitsOf(vector, classifier);
  const largest = logits.reduce((a, b) => Math.max(a, b));
  const exponents = logits.map((logit) => Math.exp(logit - largest));
  const sum = exponents.reduce((a, b) => a + b);
  return exponents.map((exponent) => exponent / sum);
}

function addLogProbabilities(
  sum: Float64Array,
  vector: Float32Array,
  classifier: Classifier,
): void {
  const probabilities = probabilitiesOf(vector, classifier);
  for (let i = 0; i < sum.length; i++) sum[i]! += Math.log(probabilities[i]! + 1e-30);
}
