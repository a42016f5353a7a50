/**
 * Tokenizers of other kinds than BERT's, through the package `tokenizers` (Apache-2.0, native). It is
 * not installed with this one: the shipped models do without it.
 */

import { offsetConverter } from "../document/offsets.js";
import { PalimpsestError } from "../errors.js";
import type { SequenceTokenizer } from "./sequence.js";
import { wordShape } from "./shapes.js";
import type { Encoding } from "./tokenizer.js";

interface LibraryEncoding {
  getIds(): number[];
  /** Code points. */
  getOffsets(): number[][];
  getSpecialTokensMask(): number[];
}

interface LibraryTokenizer {
  encode(
    text: string,
    pair: null,
    options: { readonly addSpecialTokens: boolean },
  ): Promise<LibraryEncoding>;
  disableTruncation(): void;
  disablePadding(): void;
  tokenToId(token: string): number | null;
}

interface Library {
  readonly Tokenizer: { fromString(json: string): LibraryTokenizer };
}

// a variable, so that type checking and packing do without the package
const PACKAGE: string = "tokenizers";

/** Characters given to the library at once; it ends at white space where there is any. */
const CHUNK = 10_000;

const WHITE = /\s/;
const WORD_END = /[\p{L}\p{M}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{M}\p{N}]/u;

/**
 * @param json a `tokenizer.json`
 * @param kind of tokenizer, for errors
 * @param name of the model, for errors
 * @throws MODEL_INVALID when the package is not installed or does not read the file
 */
export async function libraryTokenizer(
  json: string,
  kind: string,
  name: string,
): Promise<SequenceTokenizer> {
  const { Tokenizer } = await load(kind, name);
  const tokenizer = parse(json, Tokenizer, name);
  tokenizer.disableTruncation();
  tokenizer.disablePadding();
  const framed = await tokenizer.encode("a", null, { addSpecialTokens: true });
  const special = framed.getSpecialTokensMask();
  const ids = framed.getIds();
  const mask = idOf(tokenizer, ["<mask>", "[MASK]"]);
  return {
    prefix: ids.slice(0, special.indexOf(0)),
    suffix: ids.slice(special.lastIndexOf(0) + 1),
    unk: idOf(tokenizer, ["<unk>", "[UNK]"]) ?? -1,
    ...(mask === undefined ? {} : { mask }),
    encode: (text) => encode(text, tokenizer),
  };
}

async function load(kind: string, name: string): Promise<Library> {
  try {
    return (await import(PACKAGE)) as Library;
  } catch (cause) {
    throw new PalimpsestError(
      "MODEL_INVALID",
      `${name}/tokenizer.json has a tokenizer of the kind ${kind}, which needs Hugging Face's package '${PACKAGE}'; run 'npm install ${PACKAGE}@0.23'`,
      { cause },
    );
  }
}

function parse(json: string, Tokenizer: Library["Tokenizer"], name: string): LibraryTokenizer {
  try {
    return Tokenizer.fromString(json);
  } catch (cause) {
    throw new PalimpsestError(
      "MODEL_INVALID",
      `the package '${PACKAGE}' cannot read ${name}/tokenizer.json; check its version`,
      { cause },
    );
  }
}

function idOf(tokenizer: LibraryTokenizer, names: readonly string[]): number | undefined {
  const known = names.map((name) => tokenizer.tokenToId(name));
  return known.find((id) => id !== null) ?? undefined;
}

interface Piece {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

async function encode(text: string, tokenizer: LibraryTokenizer): Promise<Encoding> {
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const to = chunkEnd(text, from);
    const chunk = text.slice(from, to);
    const read = await tokenizer.encode(chunk, null, { addSpecialTokens: false });
    const { toUtf16 } = offsetConverter(chunk);
    const offsets = read.getOffsets();
    for (const [i, id] of read.getIds().entries()) {
      const [first, last] = offsets[i]!;
      pieces.push({ id, ...withoutSpace(text, from + toUtf16(first!), from + toUtf16(last!)) });
    }
    from = to;
  }
  return encodingOf(text, pieces);
}

/** Where a chunk ends: before white space, or else between two characters. */
function chunkEnd(text: string, from: number): number {
  const limit = from + CHUNK;
  if (limit >= text.length) return text.length;
  for (let end = limit; end > from; end--) if (WHITE.test(text[end]!)) return end;
  const low = text.charCodeAt(limit);
  return low >= 0xdc00 && low <= 0xdfff ? limit + 1 : limit;
}

/** Some tokenizers count the space before a word to it. */
function withoutSpace(text: string, start: number, end: number) {
  let from = start;
  let to = end;
  while (from < to && WHITE.test(text[from]!)) from++;
  if (from === to) return { start, end: start };
  while (WHITE.test(text[to - 1]!)) to--;
  return { start: from, end: to };
}

/**
 * Words are runs of letters and digits, as the corpora of named entities have them; what stands
 * between them is one word per piece. A piece of nothing but space covers nothing.
 */
function encodingOf(text: string, pieces: readonly Piece[]): Encoding {
  const first = Uint8Array.from(pieces, ({ start, end }, i) => {
    const before = pieces[i - 1];
    if (!before) return 1;
    if (start === end || start < before.end) return 0;
    const joins =
      start === before.end &&
      WORD_START.test(text.slice(start, start + 2)) &&
      WORD_END.test(text.slice(Math.max(0, start - 2), start));
    return joins ? 0 : 1;
  });
  return {
    length: pieces.length,
    ids: Int32Array.from(pieces, ({ id }) => id),
    shapes: Uint8Array.from(pieces, ({ start, end }) => wordShape(text.slice(start, end))),
    starts: Uint32Array.from(pieces, ({ start }) => start),
    ends: Uint32Array.from(pieces, ({ end }) => end),
    first,
  };
}
