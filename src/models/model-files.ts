/**
 * The files of one model, wherever they lie: in a folder with a manifest, each read together with
 * the check of its hash, or in a user's plain folder, read as they are.
 */

import { openModel } from "#models";
import { utf8 } from "../document/utf8.js";
import { errors, type PalimpsestError } from "../errors.js";
import type { ModelFiles } from "./model.js";

export { openFolder } from "#models";
export type { FolderModel, ListedModel, ModelFiles } from "./model.js";

/** @throws MODEL_MISSING, MODEL_INVALID */
export async function openListed(name: string, directory?: string): Promise<ModelFiles> {
  const { model, read } = await openModel(name, directory);
  return {
    name,
    find: async (path) =>
      model.files.some((file) => file.path.endsWith(`/${path}`)) ? read(path) : undefined,
  };
}

/** The first of the files that the model has. @throws MODEL_MISSING when it has none of them */
export async function readFirst(
  files: ModelFiles,
  paths: readonly string[],
): Promise<{ readonly path: string; readonly bytes: Uint8Array }> {
  for (const path of paths) {
    const bytes = await files.find(path);
    if (bytes) return { path, bytes };
  }
  throw errors.MODEL_MISSING`the model '${files.name}' has no ${paths.join(" or ")}; check the folder, or export the model to ONNX`;
}

/** Where a model's graph may lie. */
export const graphPaths = (graph?: string): readonly string[] =>
  graph === undefined ? ["model.onnx", "onnx/model.onnx"] : [graph];

/** A JSON value of the model; nothing when it has no such file. @throws MODEL_INVALID */
export async function findJson(files: ModelFiles, path: string): Promise<unknown> {
  const bytes = await files.find(path);
  if (!bytes) return undefined;
  try {
    return JSON.parse(utf8(bytes));
  } catch {
    throw notAs("JSON", files, path);
  }
}

/** As `findJson`, for an object. */
export async function findObject(
  files: ModelFiles,
  path: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const value = await findJson(files, path);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  if (value === undefined) return undefined;
  throw notAs("a JSON object", files, path);
}

const notAs = (what: string, files: ModelFiles, path: string): PalimpsestError =>
  errors.MODEL_INVALID`${files.name}/${path} is not ${what}; get the file again`;
