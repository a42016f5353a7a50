/** The records of separated values as their bytes arrive: a quoted cell may hold line ends. */

import { errors } from "../errors.js";
import { type Line, linesOf, tooLong } from "./lines.js";

const QUOTE = 0x22;

/**
 * Records with all their line ends but the last; counted from 1 by the line they begin on. A quote that
 * is never closed makes one record of the rest, which its format refuses.
 * @throws INPUT_TOO_LARGE
 */
export async function* csvRecordsOf(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<readonly Line[]> {
  let parts: Uint8Array[] = [];
  let number = 0;
  let quotes = 0;
  let held = 0;
  let last: Line | undefined;
  for await (const lines of linesOf(stream, maxBytes)) {
    const records: Line[] = [];
    for (const line of lines) {
      // what quotes it has is not known
      if (line.beyond !== undefined) throw tooLong(line.number, line.beyond);
      // an odd number of quotes so far: the line ends inside a cell
      quotes += quotesIn(line.bytes);
      if (parts.length === 0 && quotes % 2 === 0) {
        records.push(line);
        quotes = 0;
        continue;
      }
      if (parts.length === 0) number = line.number;
      parts.push(line.bytes);
      held += line.bytes.length;
      last = line;
      if (quotes % 2 === 0) {
        records.push({ number, bytes: Buffer.concat(parts), end: line.end });
        parts = [];
        quotes = held = 0;
        continue;
      }
      if (held > maxBytes) {
        if (records.length > 0) yield records;
        throw errors.INPUT_TOO_LARGE`the record at line ${number} is longer than ${maxBytes} bytes; close its quote, or raise --max-bytes`;
      }
      parts.push(Buffer.from(line.end));
    }
    if (records.length > 0) yield records;
  }
  if (parts.length > 0 && last) yield [{ number, bytes: Buffer.concat(parts), end: "" }];
}

function quotesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(QUOTE); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) count++;
  return count;
}
