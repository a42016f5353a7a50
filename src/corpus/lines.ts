/** The lines of a byte stream, as they arrive. */

import { errors } from "../errors.js";

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Without its line end. */
  readonly bytes: Uint8Array;
  /** `\n`, `\r\n`, or nothing at the end of the stream. */
  readonly end: string;
}

export const textOf = ({ bytes }: Line): string =>
  (bytes instanceof Buffer
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  ).toString();

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Yields the lines that arrive together at once.
 * @param maxBytes of one line
 * @throws INPUT_TOO_LARGE
 */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<readonly Line[]> {
  let number = 0;
  let parts: Uint8Array[] = [];
  let held = 0;
  for await (const chunk of stream) {
    const lines: Line[] = [];
    let start = 0;
    for (
      let at = chunk.indexOf(LINE_FEED);
      at >= 0;
      start = at + 1, at = chunk.indexOf(LINE_FEED, start)
    ) {
      parts.push(chunk.subarray(start, at));
      lines.push(lineOf(++number, parts, "\n"));
      parts = [];
      held = 0;
    }
    if (start < chunk.length) {
      // a copy, since a stream may fill its chunk anew
      parts.push(chunk.slice(start));
      held += chunk.length - start;
    }
    if (lines.length > 0) yield lines;
    if (held > maxBytes) {
      throw errors.INPUT_TOO_LARGE`Line ${number + 1} is longer than ${maxBytes} bytes; split the record or raise --max-bytes.`;
    }
  }
  if (held > 0) yield [lineOf(++number, parts, "")];
}

function lineOf(number: number, parts: readonly Uint8Array[], end: string): Line {
  const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  return end !== "" && bytes.at(-1) === CARRIAGE_RETURN
    ? { number, bytes: bytes.subarray(0, -1), end: "\r\n" }
    : { number, bytes, end };
}
