/** Reads no further than a limit: a device or a pipe has no size, and may never end. */

import { closeSync, openSync, readSync } from "node:fs";

const CHUNK = 1 << 20;

/**
 * The bytes of a file; undefined where it has more than `most`.
 * @throws what `node:fs` throws
 */
export function readBounded(path: string, most: number): Buffer | undefined {
  const file = openSync(path, "r");
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(Math.min(CHUNK, most - size + 1));
      const read = readSync(file, chunk);
      if (read === 0) return Buffer.concat(chunks, size);
      size += read;
      if (size > most) return undefined;
      chunks.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
}

/** Far more than a policy or a list that a flag names has. */
const MAX_SETTING_BYTES = 100 * 1024 * 1024;

/** A file of settings. @throws where it cannot be read or has more than 100 MiB, as a device does */
export function readSetting(path: string): Buffer {
  const bytes = readBounded(path, MAX_SETTING_BYTES);
  if (bytes === undefined) throw new Error("more than 100 MiB");
  return bytes;
}
