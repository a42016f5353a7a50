/** The runs of three characters in a text: rules out quickly what cannot be in it. */

/** Characters a literal needs at least to be looked for. */
export const LITERAL_LENGTH = 3;
const HASH_BITS = 16;

// each UTF-16 unit in lower case, filled in when first met
const lower = new Uint16Array(0x1_0000);

function lowerOf(unit: number): number {
  const char = String.fromCharCode(unit).toLowerCase();
  return (lower[unit] = char.length === 1 ? char.charCodeAt(0) : unit);
}

const unitAt = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  return lower[unit]! || lowerOf(unit);
};

const hashOf = (a: number, b: number, c: number): number =>
  ((a << 10) ^ (b << 5) ^ c) & ((1 << HASH_BITS) - 1);

/** The trigrams of a text, case aside. */
export class Trigrams {
  readonly #bits = new Uint8Array((1 << HASH_BITS) >> 3);

  constructor(text: string) {
    const bits = this.#bits;
    let a = 0;
    let b = 0;
    for (let i = 0; i < text.length; i++) {
      const c = unitAt(text, i);
      if (i >= LITERAL_LENGTH - 1) {
        const hash = hashOf(a, b, c);
        bits[hash >> 3]! |= 1 << (hash & 7);
      }
      a = b;
      b = c;
    }
  }

  /** False when none of these literals is in the text; true says nothing. */
  mayHold(literals: readonly Literal[]): boolean {
    return literals.some((literal) =>
      literal.every((hash) => (this.#bits[hash >> 3]! & (1 << (hash & 7))) !== 0),
    );
  }
}

/** A string to look for, as its trigrams. */
export type Literal = readonly number[];

/** The trigrams of a string; none when it is shorter than one. */
export function literalOf(text: string): Literal {
  const hashes: number[] = [];
  for (let i = 0; i + LITERAL_LENGTH <= text.length; i++) {
    hashes.push(hashOf(unitAt(text, i), unitAt(text, i + 1), unitAt(text, i + 2)));
  }
  return hashes;
}
