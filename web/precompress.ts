/** Writes each asset a second and third time, as brotli and as gzip: the server sends what a browser takes. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The last two steps of eleven take ten times as long for a hundredth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Smaller ones gain nothing. */
const LEAST_BYTES = 1_000;

export const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:js|css|svg)$/.test(name)) continue;
      const path = join(dir!, name);
      const bytes = readFileSync(path);
      if (bytes.length < LEAST_BYTES) continue;
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, QUALITY));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});
