/** What the `config.json` of an encoder in Hugging Face's form says that a runtime must know. */

import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { errors } from "../errors.js";
import { findObject, type ModelFiles } from "./model-files.js";
import type { SequenceTokenizer } from "./sequence.js";

const Size = Type.Optional(Type.Integer({ minimum: 1 }));

const Config = Type.Object({
  model_type: Type.Optional(Type.String()),
  /** Length of a token's vector; `dim` in DistilBERT. */
  hidden_size: Size,
  dim: Size,
  vocab_size: Size,
  max_position_embeddings: Size,
  pad_token_id: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  id2label: Type.Optional(Type.Record(Type.String({ pattern: "^\\d+$" }), Type.String())),
  /** Tokens the model was trained to read, where that is less than it can. */
  max_seq_length: Size,
  stride: Size,
});

const compiled = Compile(Config);

export type EncoderConfig = Static<typeof Config>;

/** Beyond this, attention over one sequence costs more than windows do. */
const LONGEST_SEQUENCE = 512;

/** @throws MODEL_MISSING without `config.json`, MODEL_INVALID when it does not have the form above */
export async function readEncoderConfig(files: ModelFiles): Promise<EncoderConfig> {
  const value = await findObject(files, "config.json");
  if (value === undefined) {
    throw errors.MODEL_MISSING`the model '${files.name}' has no config.json; check the folder`;
  }
  if (compiled.Check(value)) return value;
  const [first] = compiled.Errors(value);
  throw errors.MODEL_INVALID`${files.name}/config.json is not the configuration of an encoder: the value at '${first?.instancePath}' ${first?.message}; use the file that came with the model`;
}

/** A size that the task cannot do without. @throws MODEL_INVALID */
export function neededSize(size: number | undefined, key: string, files: ModelFiles): number {
  if (size !== undefined) return size;
  throw errors.MODEL_INVALID`${files.name}/config.json lacks the key ${key}; use the file that came with the model`;
}

export interface WindowShape {
  /** Pieces of text a window holds. */
  readonly size: number;
  /** Pieces between the starts of two windows. */
  readonly stride: number;
}

/**
 * The windows that a model reads: as long as it can, at most 512 tokens, overlapping by a quarter
 * unless the configuration says otherwise.
 * @throws MODEL_INVALID when nothing but special pieces would fit
 */
export function windowShape(
  config: EncoderConfig,
  { prefix, suffix }: SequenceTokenizer,
  files: ModelFiles,
): WindowShape {
  const tokens = Math.min(config.max_seq_length ?? LONGEST_SEQUENCE, positionsOf(config));
  const size = tokens - prefix.length - suffix.length;
  if (size < 1) {
    throw errors.MODEL_INVALID`${files.name}/config.json allows ${tokens} tokens, and the model needs more than ${prefix.length + suffix.length}; use the file that came with the model`;
  }
  const stride = Math.min(config.stride ?? Math.ceil(size * 0.75), size);
  return { size, stride };
}

/** RoBERTa and its kin count positions from the padding id on. */
function positionsOf(config: EncoderConfig): number {
  const positions = config.max_position_embeddings ?? LONGEST_SEQUENCE;
  const offset = /roberta|camembert|mpnet|longformer/.test(config.model_type ?? "")
    ? (config.pad_token_id ?? 1) + 1
    : 0;
  return Math.min(positions - offset, LONGEST_SEQUENCE);
}
