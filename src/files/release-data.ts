/** Files that come with the release, for stages that read none themselves. */

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { PACKAGE_ROOT } from "./package-root.js";

/** A file by its path in the package, unpacked where its name ends in `.br`; undefined where it cannot be read. */
export function releaseText(path: string): string | undefined {
  try {
    const bytes = readFileSync(new URL(path, PACKAGE_ROOT));
    return (path.endsWith(".br") ? brotliDecompressSync(bytes) : bytes).toString("utf8");
  } catch {
    return undefined;
  }
}

/** A library as the build has prepared it, else from its package. @param prepared its path in the package */
export function releaseLibrary(prepared: string, name: string): unknown {
  const path = fileURLToPath(new URL(prepared, PACKAGE_ROOT));
  return createRequire(import.meta.url)(existsSync(path) ? path : name);
}
