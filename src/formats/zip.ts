/** The parts of a zip that a format reads, within limits: a bomb is refused before it is unpacked. */

import { unzipSync } from "fflate";
import { errors, PalimpsestError } from "../errors.js";

export interface ZipLimits {
  /** Which parts are unpacked. */
  isRead(name: string): boolean;
  /** Of the parts that are read, unpacked. */
  readonly maxBytes: number;
  /** Of all parts. */
  readonly maxEntries: number;
  /** What to do where the file is too large: 'split the document'. */
  readonly smaller: string;
  /** What to do where it is damaged: 'get it again from its source'. */
  readonly again: string;
}

/**
 * @param file what errors call it
 * @throws INPUT_TRUNCATED, INPUT_TOO_LARGE
 */
export function unzipParts(
  bytes: Uint8Array,
  file: string,
  { isRead, maxBytes, maxEntries, smaller, again }: ZipLimits,
): Record<string, Uint8Array> {
  let size = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        const read = isRead(name);
        size += read ? originalSize : 0;
        if (size > maxBytes || ++count > maxEntries) {
          throw errors.INPUT_TOO_LARGE`${file} has more than ${maxBytes} bytes of XML or more than ${maxEntries} parts; ${smaller}`;
        }
        return read;
      },
    });
  } catch (error) {
    if (error instanceof PalimpsestError) throw error;
    throw errors.INPUT_TRUNCATED`${file} is incomplete or damaged; ${again}`;
  }
}
