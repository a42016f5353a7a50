/**
 * Surprisal from any fill-mask model in ONNX: the log-probability of each piece of a span when all
 * of them are masked and the rest of the text stands (Papadopoulou et al. 2022, 3.2.1).
 */

import { type Span, spanOf } from "../document/span.js";
import { errors } from "../errors.js";
import { neededSize, readEncoderConfig, windowShape } from "./encoder-config.js";
import type { Surprisal } from "./language-model.js";
import { type FolderModel, graphPaths, openFolder, readFirst } from "./model-files.js";
import { openTokenizer } from "./open-tokenizer.js";
import { piecesIn, SEQUENCE_INPUTS, sequenceOf } from "./sequence.js";
import { openSession } from "./session.js";

interface MaskedSurprisal extends Surprisal {
  /** Natural logarithm of each piece's probability, in reading order. */
  readonly pieces: readonly number[];
}

export interface FillMask {
  readonly name: string;
  /**
   * One result for each span of `text`, in their order; spans may overlap.
   * @throws SPAN_INVALID
   */
  surprisal(text: string, spans: readonly Span[]): Promise<MaskedSurprisal[]>;
  /** Milliseconds spent inside the network so far. */
  readonly networkMilliseconds: number;
  /** Frees the model's memory. */
  close(): Promise<void>;
}

/**
 * A window holds at least as many pieces of context as masked ones: a longer span is masked and read
 * in parts, the others standing.
 */
const MASKED_SHARE = 0.5;
/** Pieces read around a span; a row of logits is as long as the vocabulary. */
const MOST_PIECES = 254;

/**
 * Loads a fill-mask model from a folder in Hugging Face's form.
 * @throws MODEL_MISSING, MODEL_CORRUPT or MODEL_INVALID
 */
export async function loadFillMask({ folder, graph }: FolderModel): Promise<FillMask> {
  const files = await openFolder(folder);
  const config = await readEncoderConfig(files);
  const vocabulary = neededSize(config.vocab_size, "vocab_size", files);
  const tokenizer = await openTokenizer(files);
  const { mask } = tokenizer;
  if (mask === undefined) {
    throw errors.MODEL_INVALID`the tokenizer of ${files.name} has no mask token, [MASK] or <mask>; use a fill-mask model`;
  }
  const size = Math.min(windowShape(config, tokenizer, files).size, MOST_PIECES);
  const { path, bytes } = await readFirst(files, graphPaths(graph));
  const session = await openSession(
    bytes,
    { ...SEQUENCE_INPUTS, outputs: { logits: vocabulary } },
    `${files.name}/${path}`,
  );

  /** Log-probabilities of pieces `[start, end)`, all of them masked, in the middle of a window. */
  async function masked(ids: Int32Array, { start, end }: Span): Promise<number[]> {
    const around = Math.max(0, Math.floor((size - (end - start)) / 2));
    const from = Math.max(0, Math.min(start - around, ids.length - size));
    const window = { start: from, end: Math.min(ids.length, from + size) };
    const first = tokenizer.prefix.length + start - from;
    const inputs = sequenceOf(ids, window, tokenizer);
    inputs.input_ids.fill(mask!, first, first + end - start);
    const { logits } = await session.run(inputs);
    return Array.from(ids.subarray(start, end), (id, i) => {
      const row = first + i;
      return logProbability(logits!.subarray(row * vocabulary, (row + 1) * vocabulary), id);
    });
  }

  async function spanSurprisal(ids: Int32Array, span: Span): Promise<MaskedSurprisal> {
    const pieces: number[] = [];
    const most = Math.max(1, Math.floor(size * MASKED_SHARE));
    for (let start = span.start; start < span.end; start += most) {
      pieces.push(...(await masked(ids, { start, end: Math.min(span.end, start + most) })));
    }
    return {
      logProbability: pieces.reduce((sum, one) => sum + one, 0),
      smallest: Math.min(0, ...pieces),
      tokens: pieces.length,
      pieces,
    };
  }

  return {
    name: files.name,
    async surprisal(text, spans) {
      for (const { start, end } of spans) spanOf(text, start, end);
      const encoding = await tokenizer.encode(text);
      const results: MaskedSurprisal[] = [];
      for (const span of spans) {
        results.push(await spanSurprisal(encoding.ids, piecesIn(encoding, span)));
      }
      return results;
    },
    get networkMilliseconds() {
      return session.milliseconds;
    },
    close: () => session.close(),
  };
}

/** Of one row of logits; -Infinity for an id that the graph does not know. */
function logProbability(logits: Float32Array, id: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const logit of logits) most = Math.max(most, logit);
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - most);
  return (logits[id] ?? Number.NEGATIVE_INFINITY) - most - Math.log(sum);
}
