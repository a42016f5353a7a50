/**
 * The file of an n-gram model, one direction of reading; models/language-model/README.md has the
 * format. The arrays are views of the file's own bytes, apart from the starts of children.
 */

import { bytesToHex } from "@noble/hashes/utils.js";
import { errors, type PalimpsestError } from "../errors.js";

const MAGIC = "PLMNGRAM";
const VERSION = 1;
const CODES = 256;
const LONGEST = 8;

/** The n-grams of one length. Those that share all but their last piece are adjacent, sorted. */
export interface NgramLevel {
  readonly length: number;
  /** Last piece of each n-gram; of the first level none, since index and piece are the same. */
  readonly words: Uint16Array;
  /** Natural logarithms, of the last piece given those before. */
  readonly probabilities: Float32Array;
  readonly probabilityCodes: Uint8Array;
  /** A bit for each n-gram: does a longer one begin with it? */
  readonly isContext: Uint8Array;
  /** How many bits come before each run of 32. */
  readonly contextsBefore: Uint32Array;
  /** For each context, where its longer n-grams begin in the next level; and their end. */
  readonly children: Uint32Array;
  /** Natural logarithms, of what a shorter context's probability is multiplied with. */
  readonly backoffs: Float32Array;
  readonly backoffCodes: Uint8Array;
}

export interface NgramFile {
  /** Pieces of the longest n-grams. */
  readonly order: number;
  /** Read from the end of the text. */
  readonly backward: boolean;
  /** SHA-256 of the vocabulary, in lower-case hexadecimal. */
  readonly vocabulary: string;
  readonly levels: readonly NgramLevel[];
}

/**
 * The tables of a file.
 * @throws MODEL_INVALID when the bytes are not of this format and version, or of another length
 */
export function readNgramFile(file: Uint8Array, name: string): NgramFile {
  const bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  let offset = 0;

  function take(length: number): Uint8Array {
    const start = offset;
    offset += length;
    const end = offset;
    offset += -offset & 3; // sections begin at multiples of 4
    if (end > bytes.length)
      throw invalid(name, `it should have at least ${end} bytes, and has ${bytes.length}`);
    return bytes.subarray(start, end);
  }
  const integers = (count: number): Uint32Array => {
    const part = take(count * 4);
    return new Uint32Array(part.buffer, part.byteOffset, count);
  };
  const shorts = (count: number): Uint16Array => {
    const part = take(count * 2);
    return new Uint16Array(part.buffer, part.byteOffset, count);
  };
  const floats = (): Float32Array => {
    const part = take(CODES * 4);
    return new Float32Array(part.buffer, part.byteOffset, CODES);
  };

  const magic = String.fromCharCode(...take(MAGIC.length));
  if (magic !== MAGIC) throw invalid(name, `it does not begin with ${MAGIC}`);
  // read as the tables are, so a machine of the other byte order stops here
  const [version, order, direction] = integers(3) as unknown as [number, number, number];
  if (version !== VERSION)
    throw invalid(name, `its version is ${version}, and this release reads ${VERSION}`);
  if (order < 1 || order > LONGEST) throw invalid(name, `its order is ${order}, outside 1 to 8`);
  const vocabulary = bytesToHex(take(32));
  const sizes = integers(order * 2);
  const levels: NgramLevel[] = [];
  for (let i = 0; i < order; i++) {
    const [length, contexts] = [sizes[i * 2]!, sizes[i * 2 + 1]!];
    const last = i + 1 === order;
    const probabilities = floats();
    const probabilityCodes = take(length);
    const words = shorts(i === 0 ? 0 : length);
    const isContext = take(last ? 0 : (length + 7) >> 3);
    const counts = shorts(last ? 0 : contexts);
    levels.push({
      length,
      words,
      probabilities,
      probabilityCodes,
      isContext,
      contextsBefore: countsBefore(isContext),
      children: starts(counts),
      backoffs: last ? new Float32Array(0) : floats(),
      backoffCodes: take(last ? 0 : contexts),
    });
    const children = levels[i]!.children.at(-1)!;
    if (!last && children !== sizes[i * 2 + 2]) {
      throw invalid(
        name,
        `it should have ${sizes[i * 2 + 2]} n-grams of ${i + 2} pieces, and has ${children}`,
      );
    }
  }
  if (offset !== bytes.length)
    throw invalid(name, `it should have ${offset} bytes, and has ${bytes.length}`);
  return { order, backward: direction === 1, vocabulary, levels };
}

const invalid = (name: string, problem: string): PalimpsestError =>
  errors.MODEL_INVALID`${name} is not a language model of this release: ${problem}; use the file that came with this release`;

function countsBefore(bits: Uint8Array): Uint32Array {
  const before = new Uint32Array((bits.length + 3) >> 2);
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    if ((i & 3) === 0) before[i >> 2] = count;
    count += bitCount(bits[i]!);
  }
  return before;
}

function starts(counts: Uint16Array): Uint32Array {
  const sums = new Uint32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) sums[i + 1] = sums[i]! + counts[i]!;
  return sums;
}

/** The number of set bits of an integer of up to 32 bits. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
