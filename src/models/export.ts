/** The assets of `palimpsest/browser`: what the core reads in a page, unpacked, each file under its digest, with a list. */

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { PACKAGE_ROOT } from "../files/package-root.js";
import { openModel } from "./manifest.js";

const ENGLISH = ["recognizer", "language-model", "ontology", "rates", "choice", "text-kinds"];
const OTHERS = ["recognizer-languages", "language-model-languages"];
const PRESETS = "examples/policies/";
const GRAMS = "language-identifier";

export interface ExportOptions {
  /** Without it the page reads English alone. */
  readonly languages?: boolean;
}

/**
 * Writes `assets.json` and the files that it lists, as `browser/assets.ts` reads them.
 * @returns bytes of all files, as they are sent
 * @throws MODEL_MISSING, MODEL_CORRUPT
 */
export async function exportAssets(
  folder: string,
  { languages = false }: ExportOptions = {},
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const files = new Map<string, { path: string; bytes: number; sha256: string }>();
  let sent = 0;
  const add = async (path: string, stored: Uint8Array): Promise<string> => {
    const bytes = path.endsWith(".br") ? brotliDecompressSync(stored) : stored;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    if (!files.has(path)) {
      const packed = gzipSync(bytes);
      await writeFile(join(folder, `${sha256}.bin`), packed);
      sent += packed.length;
      files.set(path, { path, bytes: bytes.length, sha256 });
    }
    return path;
  };
  const models: Record<string, string[]> = {};
  for (const name of [GRAMS, ...ENGLISH, ...(languages ? OTHERS : [])]) {
    const { model, read } = await openModel(name);
    models[name] = [];
    for (const { path } of model.files)
      models[name].push(await add(`models/${path}`, await read(path.split("/").at(-1)!)));
  }
  for (const file of await readdir(new URL(PRESETS, PACKAGE_ROOT)))
    await add(PRESETS + file, await readFile(new URL(PRESETS + file, PACKAGE_ROOT)));
  const solver = createRequire(import.meta.url).resolve("highs/runtime");
  await add("highs.wasm", await readFile(solver));
  const list = { version: 1, files: [...files.values()], models };
  await writeFile(join(folder, "assets.json"), `${JSON.stringify(list, null, 2)}\n`);
  return sent;
}
