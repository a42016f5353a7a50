/** The lines of a byte stream, as they arrive. */

import { errors } from "../errors.js";

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Without its line end. */
  readonly bytes: Uint8Array;
  /** `\n`, `\r\n`, or nothing at the end of the stream. */
  readonly end: string;
  /** Bytes that a line may have and this one exceeds: its own are not kept. */
  readonly beyond?: number;
}

/** @throws INPUT_TOO_LARGE of a line that exceeds what it may have */
export function textOf({ number, bytes, beyond }: Line): string {
  if (beyond !== undefined) throw tooLong(number, beyond);
  const { buffer, byteOffset, byteLength } = bytes;
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}

export const tooLong = (number: number, maxBytes: number) =>
  errors.INPUT_TOO_LARGE`line ${number} is longer than ${maxBytes} bytes; split the record or raise --max-bytes`;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** A line of so many times what it may have is taken for one without an end. */
const ENDLESS = 16;

/**
 * Yields the lines that arrive together at once.
 * @param maxBytes of one line; a longer one comes without its bytes
 * @throws INPUT_TOO_LARGE for a line that does not end
 */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<readonly Line[]> {
  let number = 0;
  let parts: Uint8Array[] = [];
  let held = 0;
  const take = (part: Uint8Array): void => {
    held += part.length;
    if (held > maxBytes) parts = [];
    else parts.push(part);
  };
  const taken = (end: string): Line => {
    const line = lineOf(++number, parts, end);
    const isWhole = held <= maxBytes;
    parts = [];
    held = 0;
    return isWhole ? line : { ...line, beyond: maxBytes };
  };
  for await (const chunk of stream) {
    const lines: Line[] = [];
    let start = 0;
    for (
      let at = chunk.indexOf(LINE_FEED);
      at >= 0;
      start = at + 1, at = chunk.indexOf(LINE_FEED, start)
    ) {
      take(chunk.subarray(start, at));
      lines.push(taken("\n"));
    }
    // a copy, since a stream may fill its chunk anew
    if (start < chunk.length) take(chunk.slice(start));
    if (lines.length > 0) yield lines;
    if (held > ENDLESS * maxBytes) throw tooLong(number + 1, maxBytes);
  }
  if (held > 0) yield [taken("")];
}

function lineOf(number: number, parts: readonly Uint8Array[], end: string): Line {
  const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  return end !== "" && bytes.at(-1) === CARRIAGE_RETURN
    ? { number, bytes: bytes.subarray(0, -1), end: "\r\n" }
    : { number, bytes, end };
}
