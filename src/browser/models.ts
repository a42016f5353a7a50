/** Models in a browser: those of the page's assets, each file fetched when it is needed and checked against its digest. */

import { errors, type PalimpsestError } from "../errors.js";
import type { ModelFiles, ModelFolder } from "../models/model.js";
import type { Assets } from "./assets.js";

let listed: Assets["models"] = {};
let readAsset: Assets["read"] = () => undefined;

export function handInModels(models: Assets["models"], read: Assets["read"]): void {
  listed = models;
  readAsset = read;
}

const missing = (what: string): PalimpsestError =>
  errors.MODEL_MISSING`the assets of this page do not include ${what}; export them with it, or leave out of the policy what needs it`;

/** @throws MODEL_MISSING */
export async function openModel(name: string): Promise<ModelFolder> {
  const paths = listed[name];
  if (paths === undefined) throw missing(`the model '${name}'`);
  return {
    model: { files: paths.map((path) => ({ path })) },
    async read(file) {
      const path = paths.find((one) => one.endsWith(`/${file}`)) ?? file;
      const bytes = await readAsset(path);
      if (bytes) return bytes;
      throw missing(path);
    },
  };
}

export const openFolder = (folder: string): Promise<ModelFiles> =>
  Promise.reject(missing(`the folder ${folder}`));
