/**
 * Models from a hub, by name, each file pinned by its SHA-256. Nothing here runs unless the user
 * asks for a model by name, and nothing is taken that the user has not pinned:
 *
 * | step | who | does |
 * | --- | --- | --- |
 * | `pinModel` | once, trusting what the hub sends that day | downloads, and gives the manifest with the hashes it got |
 * | the user | | looks at the manifest, compares it with a published one, keeps it |
 * | `fetchModel` | on every machine | downloads what is not there yet, checks every hash, installs the folder whole or not at all |
 *
 * Files that come from a download are kept in the cache by their hash until the model is whole, so a
 * fetch after a pin, or after an interruption, asks the hub only for what is missing.
 */

import { randomBytes } from "node:crypto";
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errors, PalimpsestError } from "../errors.js";
import {
  MANIFEST,
  type Manifest,
  type Model,
  type ModelFile,
  parseManifest,
  requireWhole,
  verifyModels,
} from "../models/manifest.js";
import { isOfDisk } from "./download.js";
import { filesOf, type HubFiles, type HubModel, modelCache, notThere } from "./hub-files.js";

export interface PinOptions extends HubModel {
  /** Files to pin, all of which must be there; by default those that a runtime reads. */
  readonly files?: readonly string[];
}

export interface FetchOptions extends HubModel {
  /** The manifest that the user has kept. */
  readonly manifest: Manifest;
}

const CONFIG = "config.json";
const CARD = "README.md";
const TOKENIZERS = ["tokenizer.json", "vocab.txt"];
const GRAPHS = ["onnx/model.onnx", "model.onnx"];
const SENTENCES = "modules.json";
const OTHERS = ["tokenizer_config.json", "sentence_bert_config.json", "1_Pooling/config.json"];

/**
 * Downloads a model once and gives a manifest with the hashes of what came: trust on first use.
 * @throws HUB_UNREACHABLE, HUB_REFUSED, OUTPUT_UNWRITABLE, USAGE
 */
export const pinModel = (options: PinOptions): Promise<Manifest> =>
  onDisk(() => pin(options), options);

async function pin(options: PinOptions): Promise<Manifest> {
  const source = filesOf(options);
  const files = new Map<string, ModelFile>();
  const pinAll = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      const file = await source.pin(path);
      if (file) files.set(path, file);
    }
  };
  const firstOf = (paths: readonly string[]): boolean => paths.some((path) => files.has(path));
  const needed = (paths: readonly string[]): void => {
    if (!firstOf(paths)) throw notThere(options, paths);
  };
  if (options.files) {
    await pinAll(options.files);
    for (const path of options.files) needed([path]);
  } else {
    await pinAll([CONFIG]);
    needed([CONFIG]);
    await pinAll([...TOKENIZERS, ...OTHERS, SENTENCES, CARD]);
    needed(TOKENIZERS);
    for (const graph of GRAPHS) if (!firstOf(GRAPHS)) await pinAll([graph]);
    needed(GRAPHS);
  }
  const textOf = async (path: string): Promise<string> => {
    const file = files.get(path);
    return file ? readFile(source.staged(file), "utf8") : "";
  };
  const model: Model = {
    name: options.name,
    task: taskOf(await textOf(CONFIG), files.has(SENTENCES)),
    license: licenseOf(await textOf(CARD)),
    revision: options.revision,
    files: [...files.values()],
  };
  return { version: 1, models: [model] };
}

/**
 * Brings a pinned model into the cache and gives its folder, which `palimpsest models verify` checks
 * and the loaders read. Without any download when it is there and whole.
 * @throws HUB_REFUSED when the manifest does not pin this model and revision; MODEL_CORRUPT when a
 * file differs from its hash; HUB_UNREACHABLE; MODEL_INVALID; OUTPUT_UNWRITABLE; USAGE
 */
export const fetchModel = (options: FetchOptions): Promise<string> =>
  onDisk(() => bring(options), options);

async function bring(options: FetchOptions): Promise<string> {
  const source = filesOf(options);
  const model = pinnedIn(options);
  const folder = join(options.cache ?? modelCache(), options.name, options.revision);
  const manifest = `${JSON.stringify({ version: 1, models: [model] }, null, 2)}\n`;
  if (await isWhole(folder, manifest)) return folder;
  for (const file of model.files) await source.fetch(file);
  await install(model.files, source, folder, manifest);
  return folder;
}

function pinnedIn({ manifest, name, revision }: FetchOptions): Model {
  const { models } = parseManifest(JSON.stringify(manifest), "the pinned manifest");
  const model = models.find((one) => one.name === name && one.revision === revision);
  if (model) return model;
  const pinned = models.map((one) => `${one.name} ${one.revision ?? ""}`.trim());
  throw errors.HUB_REFUSED`the manifest has no hashes for ${name} at ${revision}: it pins ${pinned.join(", ") || "nothing"}; pin the model first, in a separate step, with --pin FILE`;
}

async function isWhole(folder: string, manifest: string): Promise<boolean> {
  const there = await readFile(join(folder, MANIFEST), "utf8").catch(() => undefined);
  if (there !== manifest) return false;
  return (await verifyModels(folder)).every(({ state }) => state === "ok");
}

/** Links the files into a new folder and puts it in its place in one step. */
async function install(
  files: readonly ModelFile[],
  source: HubFiles,
  folder: string,
  manifest: string,
): Promise<void> {
  const building = `${folder}.${randomBytes(6).toString("hex")}`;
  try {
    for (const file of files) {
      const target = join(building, file.path);
      await mkdir(dirname(target), { recursive: true });
      await link(source.staged(file), target).catch(() => copyFile(source.staged(file), target));
    }
    await writeFile(join(building, MANIFEST), manifest);
    requireWhole(await verifyModels(building), building);
    await rm(folder, { recursive: true, force: true });
    await rename(building, folder);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  for (const file of files) await rm(source.staged(file), { force: true });
}

/** @throws OUTPUT_UNWRITABLE where the disk does not take what was downloaded */
async function onDisk<T>(work: () => Promise<T>, { cache = modelCache() }: HubModel): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isOfDisk(cause)) throw cause;
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      `the model cannot be written into ${cache}; check that it is a writable folder with room, or give another with --models`,
      { cause },
    );
  }
}

/** From the architecture that `config.json` names. */
function taskOf(config: string, sentences: boolean): string {
  if (/ForTokenClassification"/.test(config)) return "token-classification";
  if (/ForMaskedLM"/.test(config)) return "fill-mask";
  return sentences ? "sentence-embedding" : "feature-extraction";
}

/** From the head of the model card. */
const licenseOf = (card: string): string =>
  /^license:[ \t]*["']?([\w.+-]{1,60})/m.exec(card.slice(0, 20_000))?.[1] ?? "not stated";
