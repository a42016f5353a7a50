/** The server counts code points, the browser UTF-16 code units. This is where they meet. */

import { countWhile } from "../../../src/document/search.js";

export interface Offsets {
  toUnits(codePoints: number): number;
  toCodePoints(units: number): number;
}

const SAME: Offsets = { toUnits: (offset) => offset, toCodePoints: (offset) => offset };

/** Converts offsets of one text, in constant time up and logarithmic time down. */
export function offsetsOf(text: string): Offsets {
  if (!/[\ud800-\udbff]/.test(text)) return SAME;
  const starts: number[] = [];
  for (let unit = 0; unit < text.length; unit += text.codePointAt(unit)! > 0xffff ? 2 : 1) {
    starts.push(unit);
  }
  starts.push(text.length);
  return {
    toUnits: (codePoints) => starts[codePoints] ?? text.length,
    toCodePoints: (units) => countWhile(starts.length - 1, (i) => starts[i]! < units),
  };
}
