/**
 * The files of one model, wherever they lie: in a folder with a manifest, each read together with
 * the check of its hash, or in a user's plain folder, read as they are.
 */

import { readFile, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { PalimpsestError } from "../errors.js";
import { MANIFEST, openModel, readChecked, readManifest } from "./manifest.js";

export interface ModelFiles {
  /** What errors and results call the model. */
  readonly name: string;
  /**
   * The bytes of a file by its path within the model; nothing when the model has none.
   * @throws MODEL_CORRUPT, or MODEL_MISSING when a file of the manifest is missing
   */
  find(path: string): Promise<Buffer | undefined>;
}

/** A model of a manifest; the shipped ones by default. */
export interface ListedModel {
  /** Folder of `manifest.json`. */
  readonly directory?: string;
  /** Name in the manifest. */
  readonly model?: string;
}

/** A model's own folder, as hubs keep them and as `fetchModel` makes them. */
export interface FolderModel {
  readonly folder: string;
  /** Path of the graph within it; `model.onnx` or `onnx/model.onnx` by default. */
  readonly graph?: string;
}

/** @throws MODEL_MISSING, MODEL_INVALID */
export async function openListed(name: string, directory?: string): Promise<ModelFiles> {
  const { model, read } = await openModel(name, directory);
  return {
    name,
    find: async (path) =>
      model.files.some((file) => file.path.endsWith(`/${path}`)) ? read(path) : undefined,
  };
}

/**
 * A model's folder. With a `manifest.json` of one model in it, only the files it lists exist.
 * @throws MODEL_MISSING when there is no such folder, MODEL_INVALID when its manifest is broken
 */
export async function openFolder(folder: string): Promise<ModelFiles> {
  if (!(await isFolder(folder))) {
    throw new PalimpsestError(
      "MODEL_MISSING",
      `there is no folder with a model at ${folder}; check the path, or run 'palimpsest models fetch'`,
    );
  }
  const plain = (path: string): Promise<Buffer | undefined> =>
    readFile(join(folder, path)).catch(() => undefined);
  if ((await plain(MANIFEST)) === undefined) {
    return { name: basename(resolve(folder)), find: plain };
  }
  const { models } = await readManifest(folder);
  const [model] = models;
  if (!model || models.length > 1) {
    throw new PalimpsestError(
      "MODEL_INVALID",
      `the manifest in ${folder} lists ${models.length} models; give the folder of a single model`,
    );
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

/** The first of the files that the model has. @throws MODEL_MISSING when it has none of them */
export async function readFirst(
  files: ModelFiles,
  paths: readonly string[],
): Promise<{ readonly path: string; readonly bytes: Buffer }> {
  for (const path of paths) {
    const bytes = await files.find(path);
    if (bytes) return { path, bytes };
  }
  throw new PalimpsestError(
    "MODEL_MISSING",
    `the model '${files.name}' has no ${paths.join(" or ")}; check the folder, or export the model to ONNX`,
  );
}

/** Where a model's graph may lie. */
export const graphPaths = (graph?: string): readonly string[] =>
  graph === undefined ? ["model.onnx", "onnx/model.onnx"] : [graph];

/** A JSON value of the model; nothing when it has no such file. @throws MODEL_INVALID */
export async function findJson(files: ModelFiles, path: string): Promise<unknown> {
  const bytes = await files.find(path);
  if (!bytes) return undefined;
  try {
    return JSON.parse(bytes.toString("utf8"));
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
  new PalimpsestError("MODEL_INVALID", `${files.name}/${path} is not ${what}; get the file again`);
