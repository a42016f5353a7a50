const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });

/** The text of bytes in UTF-8. */
export const utf8 = (bytes: Uint8Array): string => DECODER.decode(bytes);

const ENCODER = new TextEncoder();

/** A text as bytes in UTF-8. */
export const utf8Bytes = (text: string): Uint8Array<ArrayBuffer> => ENCODER.encode(text);

/** Negative, 0 or positive, as bytes sort. */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let i = 0; i < shorter; i++) if (one[i] !== other[i]) return one[i]! - other[i]!;
  return one.length - other.length;
}
