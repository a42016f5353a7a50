/** The runs of three characters in a text: rules out quickly what cannot be in it. */

/** Characters a literal needs at least to be looked for. */
export const LITERAL_LENGTH = 3;
const HASH_BITS = 16;
/** Different trigrams, as they are counted here. */
export const TRIGRAMS = 1 << HASH_BITS;
/** Bits per character of a text, so that few of its trigrams share one; and the fewest of any text. */
const BITS_PER_CHARACTER = 64;
const FEWEST_BITS = 2 ** 12;

// each UTF-16 unit without case, filled in when first met
const folded = new Uint16Array(0x1_0000);

/** As flags `iu` compare it: 'ſ' is 's', 'ς' is 'σ'. */
function foldedOf(unit: number): number {
  let char = String.fromCharCode(unit);
  for (const other of [char.toLowerCase(), char.toUpperCase().toLowerCase()]) {
    if (other.length === 1) char = other;
  }
  return (folded[unit] = char.charCodeAt(0));
}

const unitAt = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  return folded[unit]! || foldedOf(unit);
};

const hashOf = (a: number, b: number, c: number): number =>
  ((a << 10) ^ (b << 5) ^ c) & ((1 << HASH_BITS) - 1);

/** The trigrams of a text in their order, case aside. */
export function trigramsIn(text: string): Uint16Array {
  const hashes = new Uint16Array(Math.max(0, text.length - LITERAL_LENGTH + 1));
  let a = 0;
  let b = 0;
  for (let i = 0; i < text.length; i++) {
    const c = unitAt(text, i);
    if (i >= LITERAL_LENGTH - 1) hashes[i - LITERAL_LENGTH + 1] = hashOf(a, b, c);
    a = b;
    b = c;
  }
  return hashes;
}

/** Which trigrams a text has. */
export class Trigrams {
  readonly #mask: number;
  readonly #bits: Uint8Array;

  constructor(text: string) {
    let size = FEWEST_BITS;
    while (size < 1 << HASH_BITS && size < text.length * BITS_PER_CHARACTER) size <<= 1;
    const mask = size - 1;
    const bits = new Uint8Array(size >> 3);
    const trigrams = trigramsIn(text);
    for (let i = 0; i < trigrams.length; i++) {
      const hash = trigrams[i]! & mask;
      bits[hash >> 3]! |= 1 << (hash & 7);
    }
    this.#mask = mask;
    this.#bits = bits;
  }

  /** False when none of these strings is in the text; true says nothing. */
  mayHold(literals: readonly Literal[]): boolean {
    for (const literal of literals) {
      let i = 0;
      while (i < literal.length && this.#holds(literal[i]!)) i++;
      if (i === literal.length) return true;
    }
    return false;
  }

  #holds(hash: number): boolean {
    return (this.#bits[(hash & this.#mask) >> 3]! & (1 << (hash & 7))) !== 0;
  }
}

/** A string to look for, as its trigrams. */
export type Literal = Uint16Array;

/** Trigrams that most English texts have: to look for them says little. */
export const COMMON: ReadonlySet<number> = new Set(
  [
    " the of and to in that is was for it with as his on be at by had not are but from or have an they which one you were all her she there would their we him been has when who will no more if out so up said what its about than into them can only other new some could time these two may then do first any my now such like our over man me even most made after also did many before must through back where much your way well down should because each just those mr how too little us very",
  ]
    .join(" ")
    .split(" ")
    .flatMap((word) => [...trigramsIn(` ${word} `)]),
);
