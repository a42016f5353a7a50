/**
 * Vectors of texts and of spans in their context, whose cosine says how near their meanings are. The
 * shipped model is all-MiniLM-L6-v2 in int8 (Reimers and Gurevych 2019; Wang et al. 2020); any
 * sentence-embedding model in ONNX can take its place.
 *
 * | text | vector |
 * | --- | --- |
 * | short | mean of the vectors of all tokens, special ones too, as the model was trained; length 1 |
 * | longer than a window | the same over all windows, each token counted in the one that sees most around it |
 * | without any token (empty, only spaces) | zeros: its cosine with everything is 0 |
 */

import { type Span, spanOf } from "../document/span.js";
import { errors } from "../errors.js";
import { neededSize, readEncoderConfig, type WindowShape, windowShape } from "./encoder-config.js";
import {
  type FolderModel,
  findJson,
  findObject,
  graphPaths,
  type ListedModel,
  type ModelFiles,
  openFolder,
  openListed,
  readFirst,
} from "./model-files.js";
import { openTokenizer } from "./open-tokenizer.js";
import { piecesIn, SEQUENCE_INPUTS, type SequenceTokenizer, sequenceOf } from "./sequence.js";
import { openSession, type Session } from "./session.js";
import type { Encoding } from "./tokenizer.js";
import { type Window, windowsOf } from "./windows.js";

export interface Embedder {
  readonly name: string;
  /** Numbers in a vector; 384 in the shipped model. */
  readonly dimensions: number;
  /** One vector of length 1 for each text, whatever the other texts; never truncated. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /**
   * One vector of length 1 for each span: the mean of the vectors of the tokens it touches, read in
   * the whole text; zeros where it touches none.
   * @throws SPAN_INVALID
   */
  embedSpans(text: string, spans: readonly Span[]): Promise<Float32Array[]>;
  /** Milliseconds spent inside the network so far. */
  readonly networkMilliseconds: number;
  /** Frees the model's memory. */
  close(): Promise<void>;
}

export type EmbedderOptions = ListedModel | FolderModel;

/**
 * Loads the shipped embedder, one of another manifest, or one from a folder.
 * @throws MODEL_MISSING, MODEL_CORRUPT or MODEL_INVALID
 */
export async function loadEmbedder(options: EmbedderOptions = {}): Promise<Embedder> {
  const inFolder = "folder" in options;
  const files = inFolder
    ? await openFolder(options.folder)
    : await openListed(options.model ?? "embedder", options.directory);
  const config = await readEncoderConfig(files);
  const dimensions = neededSize(config.hidden_size ?? config.dim, "hidden_size", files);
  const pooling = await poolingOf(files);
  const sentences = await findObject(files, "sentence_bert_config.json");
  const tokenizer = await openTokenizer(files);
  const limit = sentences?.["max_seq_length"];
  const shape = windowShape(
    typeof limit === "number" ? { max_seq_length: limit, ...config } : config,
    tokenizer,
    files,
  );
  const { path, bytes } = await readFirst(files, graphPaths(inFolder ? options.graph : undefined));
  const session = await openSession(
    bytes,
    {
      ...SEQUENCE_INPUTS,
      outputs: { last_hidden_state: dimensions },
      aliases: { last_hidden_state: ["token_embeddings"] },
    },
    `${files.name}/${path}`,
  );
  return createEmbedder({ name: files.name, dimensions, pooling, tokenizer, shape, session });
}

/** Cosine of the angle between two vectors, from -1 to 1; 0 if one of them is zero. */
export function cosine(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) {
    throw new RangeError(`vectors of ${a.length} and ${b.length} dimensions cannot be compared`);
  }
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  for (let i = 0; i < a.length; i++) {
    product += a[i]! * b[i]!;
    squareA += a[i]! * a[i]!;
    squareB += b[i]! * b[i]!;
  }
  return product === 0 ? 0 : product / Math.sqrt(squareA * squareB);
}

/** Which tokens of a window stand for it: all, or the first special one. */
type Pooling = "mean" | "cls";

interface Parts {
  readonly name: string;
  readonly dimensions: number;
  readonly pooling: Pooling;
  readonly tokenizer: SequenceTokenizer;
  readonly shape: WindowShape;
  readonly session: Session;
}

function createEmbedder({ name, dimensions, pooling, tokenizer, shape, session }: Parts): Embedder {
  const before = tokenizer.prefix.length;

  /** The token vectors of each wanted window, row after row, special tokens first and last. */
  async function* read({ ids, length }: Encoding, wanted = (_: Window): boolean => true) {
    for (const window of windowsOf(length, shape.size, shape.stride).filter(wanted)) {
      const output = await session.run(sequenceOf(ids, window, tokenizer));
      yield { window, rows: output["last_hidden_state"]! };
    }
  }

  async function embedText(text: string): Promise<Float32Array> {
    const sum = new Float64Array(dimensions);
    for await (const { window, rows } of read(await tokenizer.encode(text))) {
      const kept = window.keepTo - window.keepFrom;
      if (pooling === "cls") add(sum, rows, 0, kept);
      else addWindow(sum, rows, window);
    }
    return ofLengthOne(sum);
  }

  /** Adds the vectors of a window's own pieces and of its special ones. */
  function addWindow(sum: Float64Array, rows: Float32Array, window: Window): void {
    const first = before + window.keepFrom - window.start;
    const last = before + window.keepTo - window.start;
    const text = before + window.end - window.start;
    const count = rows.length / dimensions;
    for (let row = 0; row < count; row++) {
      const own = row >= first && row < last;
      if (own || row < before || row >= text) add(sum, rows, row);
    }
  }

  return {
    name,
    dimensions,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (const text of texts) vectors.push(await embedText(text));
      return vectors;
    },
    async embedSpans(text, spans) {
      for (const { start, end } of spans) spanOf(text, start, end);
      const sums = spans.map(() => new Float64Array(dimensions));
      const encoding = await tokenizer.encode(text);
      const ranges = spans.map((span) => piecesIn(encoding, span));
      const touched = ({ keepFrom, keepTo }: Window): boolean =>
        ranges.some(({ start, end }) => start < keepTo && keepFrom < end);
      for await (const { window, rows } of read(encoding, touched)) {
        for (const [i, { start, end }] of ranges.entries()) {
          const to = Math.min(end, window.keepTo);
          for (let piece = Math.max(start, window.keepFrom); piece < to; piece++) {
            add(sums[i]!, rows, before + piece - window.start);
          }
        }
      }
      return sums.map(ofLengthOne);
    },
    get networkMilliseconds() {
      return session.milliseconds;
    },
    close: () => session.close(),
  };
}

function add(sum: Float64Array, rows: Float32Array, row: number, weight = 1): void {
  const at = row * sum.length;
  for (let i = 0; i < sum.length; i++) sum[i]! += weight * rows[at + i]!;
}

function ofLengthOne(sum: Float64Array): Float32Array {
  const length = Math.hypot(...sum);
  return Float32Array.from(sum, (value) => (length === 0 ? 0 : value / length));
}

const MODULE = /\.(?:Transformer|Pooling|Normalize)$/;

/**
 * How the model was trained to make one vector of many.
 * @throws MODEL_INVALID when it needs layers beyond its graph, or a pooling other than mean and cls
 */
async function poolingOf(files: ModelFiles): Promise<Pooling> {
  const modules = (await findJson(files, "modules.json")) ?? [];
  const types = Array.isArray(modules) ? modules.map((one: { type?: unknown }) => one.type) : [];
  const settings = (await findObject(files, "1_Pooling/config.json")) ?? {};
  const modes = Object.keys(settings).filter(
    (key) => key.startsWith("pooling_mode_") && settings[key] === true,
  );
  const [mode = "pooling_mode_mean_tokens"] = modes;
  const known =
    modes.length <= 1 &&
    (mode === "pooling_mode_mean_tokens" || mode === "pooling_mode_cls_token") &&
    types.every((type) => typeof type === "string" && MODULE.test(type));
  if (known) return mode === "pooling_mode_cls_token" ? "cls" : "mean";
  throw errors.MODEL_INVALID`the model '${files.name}' pools by ${[...types, ...modes].join(", ")}, and only the mean or the first token, with no further layer, is supported; use another model`;
}
