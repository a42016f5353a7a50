/**
 * Terms as numbers. A term is known by 40 bits: a table of 200 million terms takes one term for
 * another once in 5,000 look-ups of terms it does not hold.
 */

export interface TermKey {
  /** 32 bits. */
  readonly low: number;
  /** 8 bits: the part of the index in which the term lives. */
  readonly part: number;
}

export const PARTS = 256;

const scramble = (hash: number): number => {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** The key of a word. */
export function termKey(term: string): TermKey {
  let low = 0x811c9dc5;
  let other = 0x2b5f73d1;
  for (let i = 0; i < term.length; i++) {
    const code = term.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    other = Math.imul(other, 31) + code;
  }
  return { low: scramble(low), part: scramble(other ^ term.length) & (PARTS - 1) };
}

/** The low bits of two terms that follow each other. */
export const joinLow = (first: number, second: number): number =>
  scramble((Math.imul(first, 0x9e3779b1) + second) | 0);

/** The part of two terms that follow each other. */
export const joinPart = (first: number, second: number, low: number): number =>
  (Math.imul(first, 167) + Math.imul(second, 13) + (low >>> 7)) & (PARTS - 1);
