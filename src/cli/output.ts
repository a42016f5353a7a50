/** Where results go: standard output, a file, or files below a folder. A file appears whole or not at all. */

import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PalimpsestError } from "../index.js";

/** Writes a file through a neighbour that is renamed, so that no half-written file ever has its name. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const neighbour = join(dirname(path), `.palimpsest-${randomBytes(6).toString("hex")}.tmp`);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(neighbour, content, { flag: "wx" });
    await rename(neighbour, path);
  } catch {
    await rm(neighbour, { force: true }).catch(() => {});
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      `expected to write ${path}, but cannot; check that its folder is writable, has room, and that no folder has this name`,
    );
  }
}

export async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

/** Prints to standard output and waits until it is taken, so that large results survive a pipe. */
export function print(content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
  });
}
