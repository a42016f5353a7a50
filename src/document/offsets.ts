/**
 * The one place that converts between UTF-16 code units (inside) and Unicode code points (in files
 * and on the wire, since the field's corpora and Python tools count so).
 */

import { errors } from "../errors.js";
import { countWhile } from "./search.js";

export interface OffsetConverter {
  /** Code points before the UTF-16 offset. An offset inside a surrogate pair counts as before it. */
  toCodePoint(utf16: number): number;
  /** UTF-16 units before the code point. @throws SPAN_INVALID beyond the text's end. */
  toUtf16(codePoint: number): number;
  /** Length of the text in code points. */
  readonly codePoints: number;
}

/** A converter for one text; linear to build, logarithmic to ask, free where nothing is astral. */
export function offsetConverter(text: string): OffsetConverter {
  // UTF-16 offsets of every astral character's first unit, ascending
  const astral: number[] = [];
  for (let i = 0; i < text.length - 1; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(i + 1);
    if (next < 0xdc00 || next > 0xdfff) continue;
    astral.push(i);
    i++;
  }
  const codePoints = text.length - astral.length;
  return {
    codePoints,
    toCodePoint: (utf16) => utf16 - countWhile(astral.length, (i) => astral[i]! < utf16),
    toUtf16(codePoint) {
      if (codePoint < 0 || codePoint > codePoints) {
        throw errors.SPAN_INVALID`the offset ${codePoint} is not within the text's ${codePoints} code points; check the unit of the offsets and that they belong to this text`;
      }
      // astral[i] - i is the code point offset of the i-th astral character
      return codePoint + countWhile(astral.length, (i) => astral[i]! - i < codePoint);
    },
  };
}
