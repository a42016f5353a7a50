/**
 * WordPiece for BERT vocabularies, with offsets into the text and the shape of each word.
 *
 * The pieces equal those of the `BertNormalizer` and `BertPreTokenizer` of Hugging Face's
 * tokenizers: control characters go, CJK ideographs stand alone, letters lose case and accents
 * (unless the vocabulary is cased), punctuation is a word each, and a word splits greedily into the longest pieces of the vocabulary
 * (Devlin et al. 2019; Wu et al. 2016). Scripts and punctuation younger than Unicode 8 may differ.
 *
 * Nothing is truncated: a word that cannot be split is one unknown piece that covers all of it.
 */

import { errors } from "../errors.js";
import { ALONE, type CharacterTable, characterTable, LETTER, REMOVED } from "./characters.js";
import { GROUPS, wordShape } from "./shapes.js";

/** The pieces of a text, in order. Parallel arrays, all of the same length. */
export interface Encoding {
  readonly length: number;
  /** Indices into the vocabulary. */
  readonly ids: Int32Array;
  /** Shape and group, see shapes.ts. */
  readonly shapes: Uint8Array;
  /** UTF-16 offsets into the text, half-open. Pieces of one character share its offsets. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** 1 where a piece opens a word. */
  readonly first: Uint8Array;
}

export interface Tokenizer {
  /** Number of pieces in the vocabulary. */
  readonly size: number;
  /** Ids of the special pieces. */
  readonly cls: number;
  readonly sep: number;
  readonly unk: number;
  /** Only vocabularies of models that fill masks have it. */
  readonly mask?: number;
  encode(text: string): Encoding;
}

const ASCII_PLAIN = /^[ -~]*$/;

/** Longer words are one unknown piece, as in BERT's own tokenizer; in normalized characters. */
const LONGEST_WORD = 100;
/** Words that fit are remembered. */
const LONGEST_CACHED = 40;
const CACHE_SIZE = 50_000;

interface Word {
  readonly ids: readonly number[];
  /** Offsets relative to the word's start. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly shape: number;
}

export interface TokenizerOptions {
  /** The vocabulary distinguishes case and accents. */
  readonly cased?: boolean;
}

/**
 * A tokenizer over a vocabulary with one piece per line, with `##` before pieces that continue a word.
 * @throws MODEL_INVALID when a special piece is missing.
 */
export function createTokenizer(
  vocabulary: string,
  { cased = false }: TokenizerOptions = {},
): Tokenizer {
  const pieces = new Map<string, number>();
  let longestPiece = 0;
  for (const line of vocabulary.replace(/\r?\n$/, "").split(/\r?\n/)) {
    pieces.set(line, pieces.size);
    longestPiece = Math.max(longestPiece, line.length);
  }
  const special = (piece: string): number => {
    const id = pieces.get(piece);
    if (id !== undefined) return id;
    throw errors.MODEL_INVALID`the vocabulary of ${pieces.size} pieces lacks ${piece}; use the vocab.txt with which the model was trained`;
  };
  const unk = special("[UNK]");
  const mask = pieces.get("[MASK]");
  const characters = characterTable(cased);
  const cache = new Map<string, Word>();

  function wordOf(slice: string): Word {
    const known = cache.get(slice);
    if (known) return known;
    const word = split(slice);
    if (slice.length <= LONGEST_CACHED) {
      if (cache.size >= CACHE_SIZE) cache.clear();
      // a copy: a slice would keep its whole text alive
      cache.set(Array.from(slice).join(""), word);
    }
    return word;
  }

  /** Greedy longest match. The slice begins and ends with characters that are kept. */
  function split(slice: string): Word {
    const shape = wordShape(slice);
    const unknown: Word = { ids: [unk], starts: [0], ends: [slice.length], shape };
    const normal = normalize(slice, characters, cased);
    if (!normal) return unknown;
    const { text, starts, ends } = normal;
    const word = { ids: [] as number[], starts: [] as number[], ends: [] as number[], shape };
    let from = 0;
    while (from < text.length) {
      let to = Math.min(text.length, from + longestPiece);
      let id: number | undefined;
      for (; to > from; to--) {
        id = pieces.get(from === 0 ? text.slice(0, to) : `##${text.slice(from, to)}`);
        if (id !== undefined) break;
      }
      if (id === undefined) return unknown;
      word.ids.push(id);
      word.starts.push(starts[from]!);
      word.ends.push(ends[to - 1]!);
      from = to;
    }
    return word;
  }

  function encode(text: string): Encoding {
    let size = (text.length >> 2) + 16;
    let ids = new Int32Array(size);
    let shapes = new Uint8Array(size);
    let starts = new Uint32Array(size);
    let ends = new Uint32Array(size);
    let first = new Uint8Array(size);
    let count = 0;
    let previousEnd = -1;
    let lineBroke = false;

    function emit(start: number, end: number): void {
      const word = wordOf(text.slice(start, end));
      const length = word.ids.length;
      if (count + length > size) {
        size = Math.max(size * 2, count + length);
        ids = grown(ids, new Int32Array(size));
        shapes = grown(shapes, new Uint8Array(size));
        starts = grown(starts, new Uint32Array(size));
        ends = grown(ends, new Uint32Array(size));
        first = grown(first, new Uint8Array(size));
      }
      first[count] = 1;
      for (let i = 0; i < length; i++, count++) {
        ids[count] = word.ids[i]!;
        shapes[count] = word.shape + GROUPS.continuation;
        starts[count] = start + word.starts[i]!;
        ends[count] = start + word.ends[i]!;
      }
      let group: number = GROUPS.spaced;
      if (previousEnd === start) group = GROUPS.attached;
      else if (lineBroke && previousEnd >= 0) group = GROUPS.lineStart;
      shapes[count - length] = word.shape + group;
      previousEnd = end;
      lineBroke = false;
    }

    // the word being read, from its first to its last kept character; wordStart < 0: none
    let wordStart = -1;
    let wordEnd = -1;
    for (let i = 0; i < text.length; ) {
      const code = text.charCodeAt(i);
      let next = i + 1;
      let kind: number;
      if (code < 0xd800 || code > 0xdbff) kind = characters.kind(code);
      else {
        const point = text.codePointAt(i)!;
        if (point > 0xffff) next++;
        kind = characters.kind(point);
      }
      if (kind === LETTER) {
        if (wordStart < 0) wordStart = i;
        wordEnd = next;
      } else if (kind !== REMOVED) {
        if (wordStart >= 0) emit(wordStart, wordEnd);
        wordStart = -1;
        if (kind === ALONE) emit(i, next);
        else if (code === 10 || code === 13) lineBroke = true;
      }
      i = next;
    }
    if (wordStart >= 0) emit(wordStart, wordEnd);
    return {
      length: count,
      ids: ids.subarray(0, count),
      shapes: shapes.subarray(0, count),
      starts: starts.subarray(0, count),
      ends: ends.subarray(0, count),
      first: first.subarray(0, count),
    };
  }

  return {
    size: pieces.size,
    cls: special("[CLS]"),
    sep: special("[SEP]"),
    unk,
    ...(mask === undefined ? {} : { mask }),
    encode,
  };
}

function grown<T extends Int32Array | Uint32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** The normal form of a word and, for each of its UTF-16 units, the characters it came from. */
interface NormalWord {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Nothing when the word is longer than BERT splits. */
function normalize(
  slice: string,
  characters: CharacterTable,
  cased: boolean,
): NormalWord | undefined {
  if (slice.length <= LONGEST_WORD && ASCII_PLAIN.test(slice)) {
    const starts = Array.from(slice, (_, i) => i);
    const text = cased ? slice : slice.toLowerCase();
    return { text, starts, ends: starts.map((i) => i + 1) };
  }
  let text = "";
  let length = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const char of slice) {
    for (const part of characters.normal(char.codePointAt(0)!)) {
      if (++length > LONGEST_WORD) return undefined;
      text += part;
      for (let unit = 0; unit < part.length; unit++) {
        starts.push(offset);
        ends.push(offset + char.length);
      }
    }
    offset += char.length;
  }
  return { text, starts, ends };
}
