/** The sequences a model reads: pieces of a text between the special pieces it was trained with. */

import { countWhile } from "../document/search.js";
import type { Span } from "../document/span.js";
import type { Encoding } from "./tokenizer.js";
import type { Window } from "./windows.js";

export interface SequenceTokenizer {
  /** Ids of the special pieces before and after the text. */
  readonly prefix: readonly number[];
  readonly suffix: readonly number[];
  /** Id of the unknown piece, -1 if there is none. */
  readonly unk: number;
  /** Id of the piece that hides another; only models that fill masks need it. */
  readonly mask?: number;
  /** All pieces of a text without special ones; nothing is truncated. */
  encode(text: string): Promise<Encoding>;
}

/** What a graph reads of a window of ids. */
export function sequenceOf(
  ids: Int32Array,
  { start, end }: Pick<Window, "start" | "end">,
  { prefix, suffix }: Pick<SequenceTokenizer, "prefix" | "suffix">,
) {
  const length = prefix.length + end - start + suffix.length;
  const input_ids = new Int32Array(length);
  input_ids.set(prefix);
  input_ids.set(ids.subarray(start, end), prefix.length);
  input_ids.set(suffix, length - suffix.length);
  return {
    input_ids,
    attention_mask: new Int32Array(length).fill(1),
    token_type_ids: new Int32Array(length),
  };
}

/** The inputs above, as a session wants them described. */
export const SEQUENCE_INPUTS = {
  inputs: ["input_ids"],
  optionalInputs: ["attention_mask", "token_type_ids"],
} as const;

/** The pieces that a span touches. */
export function piecesIn({ length, starts, ends }: Encoding, span: Span): Span {
  const start = countWhile(length, (i) => ends[i]! <= span.start);
  let end = start;
  while (end < length && starts[end]! < span.end) end++;
  return { start, end };
}
