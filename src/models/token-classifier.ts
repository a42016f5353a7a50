/**
 * A recognizer from any token-classification model in ONNX: a folder in Hugging Face's form with
 * `config.json`, `tokenizer.json` or `vocab.txt`, and `model.onnx` or `onnx/model.onnx`. It reads
 * texts as the shipped one does, in windows to their end, and gives no masking decisions.
 */

import type { Span } from "../document/span.js";
import { errors } from "../errors.js";
import { type EncoderConfig, readEncoderConfig, windowShape } from "./encoder-config.js";
import { type LabelTypes, TARGET_LABELS, targetsOf } from "./label-map.js";
import { MentionReader, type RecognizedSpan } from "./mentions.js";
import {
  type FolderModel,
  graphPaths,
  type ModelFiles,
  openFolder,
  readFirst,
} from "./model-files.js";
import { openTokenizer } from "./open-tokenizer.js";
import { type Recognizer, unreadIn, wordAt } from "./recognizer.js";
import { SEQUENCE_INPUTS, sequenceOf } from "./sequence.js";
import { openSession } from "./session.js";
import type { Encoding } from "./tokenizer.js";
import { windowsOf } from "./windows.js";

export interface TokenClassifierOptions extends FolderModel {
  /** Types of labels, before those known from CoNLL and OntoNotes; see label-map.ts. */
  readonly labels?: LabelTypes;
}

/**
 * Loads a recognizer from a folder.
 * @throws MODEL_MISSING, MODEL_CORRUPT or MODEL_INVALID
 */
export async function loadTokenClassifier({
  folder,
  graph,
  labels = {},
}: TokenClassifierOptions): Promise<Recognizer> {
  const files = await openFolder(folder);
  const config = await readEncoderConfig(files);
  const names = labelsOf(config, files);
  const targets = targetsOf(names, labels, `${files.name}/config.json`);
  const tokenizer = await openTokenizer(files);
  const { size, stride } = windowShape(config, tokenizer, files);
  const { path, bytes } = await readFirst(files, graphPaths(graph));
  const session = await openSession(
    bytes,
    { ...SEQUENCE_INPUTS, outputs: { logits: names.length } },
    `${files.name}/${path}`,
  );

  async function mentionsIn(encoding: Encoding): Promise<RecognizedSpan[]> {
    const reader = new MentionReader({ labels: TARGET_LABELS, outsideBias: 0 });
    for (const window of windowsOf(encoding.length, size, stride)) {
      const { logits } = await session.run(sequenceOf(encoding.ids, window, tokenizer));
      for (let piece = window.keepFrom; piece < window.keepTo; piece++) {
        if (encoding.first[piece] === 0) continue;
        const word: Span = wordAt(encoding, piece);
        if (word.start >= word.end) continue;
        const row = tokenizer.prefix.length + piece - window.start;
        reader.word(word, joined(logits!, row * targets.length, targets), 0);
      }
    }
    return reader.finish();
  }

  return {
    name: files.name,
    async recognize(texts) {
      const recognized = [];
      for (const text of texts) {
        const encoding = await tokenizer.encode(text);
        recognized.push({
          spans: await mentionsIn(encoding),
          unread: unreadIn(encoding, tokenizer),
          judge: () => undefined,
          inside: () => undefined,
        });
      }
      return recognized;
    },
    get networkMilliseconds() {
      return session.milliseconds;
    },
    close: () => session.close(),
  };
}

/** Logits of the target labels: the logarithm of the summed powers of those that count for each. */
function joined(logits: Float32Array, at: number, targets: readonly number[]): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < targets.length; i++) most = Math.max(most, logits[at + i]!);
  const sums = new Float32Array(TARGET_LABELS.length);
  for (const [i, target] of targets.entries()) sums[target]! += Math.exp(logits[at + i]! - most);
  return sums.map(Math.log);
}

/** The labels in the order of the graph's logits. @throws MODEL_INVALID */
function labelsOf({ id2label = {} }: EncoderConfig, files: ModelFiles): string[] {
  const labels = Object.keys(id2label).map((_, id) => id2label[id]);
  if (labels.length > 1 && labels.every((label) => label !== undefined)) return labels;
  throw errors.MODEL_INVALID`the ${Object.keys(id2label).length} labels of id2label in ${files.name}/config.json are not numbered 0, 1, 2 ...; use the file of a token-classification model`;
}
