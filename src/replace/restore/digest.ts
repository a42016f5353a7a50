/** A digest of a text that arrives in pieces, by which places of texts are told apart: no protection against forging. */

/** Of no text. */
export const NOTHING = 0;

const FACTOR = 0x01000193;
const OTHER_FACTOR = 0x5bd1e995;

/** Of what `before` is of, with `text` from `start` to `end` behind it; 52 bits. */
export function digestOf(text: string, start: number, end: number, before: number): number {
  let low = before >>> 0;
  let high = Math.floor(before / 0x1_0000_0000);
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, FACTOR) >>> 0;
    high = Math.imul(high ^ unit ^ (low >>> 7), OTHER_FACTOR) >>> 12;
  }
  return high * 0x1_0000_0000 + low;
}
