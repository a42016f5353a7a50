/** Models on this machine: `#models` under Node. */

import { readFile, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { errors } from "../errors.js";
import { MANIFEST, readChecked, readManifest } from "./manifest.js";
import type { ModelFiles } from "./model.js";

export { openModel } from "./manifest.js";

/**
 * A model's folder. With a `manifest.json` of one model in it, only the files it lists exist.
 * @throws MODEL_MISSING when there is no such folder, MODEL_INVALID when its manifest is broken
 */
export async function openFolder(folder: string): Promise<ModelFiles> {
  if (!(await isFolder(folder))) {
    throw errors.MODEL_MISSING`there is no folder with a model at ${folder}; check the path, or run 'palimpsest models fetch'`;
  }
  const plain = (path: string): Promise<Uint8Array | undefined> =>
    readFile(join(folder, path)).catch(() => undefined);
  if ((await plain(MANIFEST)) === undefined) {
    return { name: basename(resolve(folder)), find: plain };
  }
  const { models } = await readManifest(folder);
  const [model] = models;
  if (!model || models.length > 1) {
    throw errors.MODEL_INVALID`the manifest in ${folder} lists ${models.length} models; give the folder of a single model`;
  }
  return {
    name: model.name,
    async find(path) {
      const file = model.files.find((one) => one.path === path);
      return file && readChecked(folder, file);
    },
  };
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
