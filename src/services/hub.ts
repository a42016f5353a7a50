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

import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { PalimpsestError } from "../errors.js";
import {
  FILE_PATH,
  MANIFEST,
  type Manifest,
  type Model,
  type ModelFile,
  parseManifest,
  requireWhole,
  verifyModels,
} from "../models/manifest.js";
import { type DownloadLimits, download, isOfDisk, safeUrl } from "./download.js";

export interface HubModel {
  /** `owner/repo` */
  readonly name: string;
  /** Commit, tag or branch; a commit is what never moves. */
  readonly revision: string;
  /** Address of the hub. */
  readonly endpoint?: string;
  /** Folder that models are put into, `modelCache()` by default. */
  readonly cache?: string;
  /** Most bytes of one file, 2 GB by default: what ONNX holds in one. */
  readonly maxBytes?: number;
  /** Longest wait for the next byte, 30 s by default. */
  readonly idleMilliseconds?: number;
  /** Longest time for one file, two hours by default. */
  readonly totalMilliseconds?: number;
  /** Told the path of each file before it is asked for. */
  readonly onFile?: (path: string) => void;
}

export interface PinOptions extends HubModel {
  /** Files to pin, all of which must be there; by default those that a runtime reads. */
  readonly files?: readonly string[];
}

export interface FetchOptions extends HubModel {
  /** The manifest that the user has kept. */
  readonly manifest: Manifest;
}

export const DEFAULT_ENDPOINT = "https://huggingface.co";

/** `$XDG_CACHE_HOME/palimpsest/models`, or the same in `~/.cache`. */
export const modelCache = (): string =>
  join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "palimpsest", "models");

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
  const source = sourceOf(options);
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
  const source = sourceOf(options);
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
  throw new PalimpsestError(
    "HUB_REFUSED",
    `the manifest has no hashes for ${name} at ${revision}: it pins ${pinned.join(", ") || "nothing"}; pin the model first, in a separate step, with --pin FILE`,
  );
}

async function isWhole(folder: string, manifest: string): Promise<boolean> {
  const there = await readFile(join(folder, MANIFEST), "utf8").catch(() => undefined);
  if (there !== manifest) return false;
  return (await verifyModels(folder)).every(({ state }) => state === "ok");
}

/** A hub's model and the part of the cache where its files arrive. */
interface Source {
  /** Where a file lies until its model is whole. */
  staged(file: Pick<ModelFile, "sha256">): string;
  /** Downloads and hashes; nothing when the hub has no such file. */
  pin(path: string): Promise<ModelFile | undefined>;
  /** Downloads what is missing of a pinned file. @throws MODEL_CORRUPT */
  fetch(file: ModelFile): Promise<void>;
}

const NAME = /^[A-Za-z0-9][\w.-]{0,95}\/[A-Za-z0-9][\w.-]{0,95}$/;
const REVISION = /^[A-Za-z0-9][\w.-]{0,127}$/;

function sourceOf(options: HubModel): Source {
  const { name, revision } = options;
  if (!NAME.test(name) || !REVISION.test(revision)) {
    throw new PalimpsestError(
      "USAGE",
      `'${name}' at '${revision}' is not a model as owner/repo with a revision of letters, digits, dots and hyphens; copy both from the hub's page`,
    );
  }
  const endpoint = safeUrl(options.endpoint ?? DEFAULT_ENDPOINT).href.replace(/\/$/, "");
  const staging = join(options.cache ?? modelCache(), ".partial");
  const limits: DownloadLimits = {
    bytes: options.maxBytes ?? 2 ** 31,
    idleMilliseconds: options.idleMilliseconds ?? 30_000,
    totalMilliseconds: options.totalMilliseconds ?? 7_200_000,
  };
  const urlOf = (path: string): URL =>
    safeUrl(
      `${endpoint}/${name}/resolve/${revision}/${path.split("/").map(encodeURIComponent).join("/")}`,
    );
  const staged: Source["staged"] = ({ sha256 }) => join(staging, sha256);

  return {
    staged,
    async pin(path) {
      if (!new RegExp(FILE_PATH).test(path)) throw badPath(path);
      options.onFile?.(path);
      await mkdir(staging, { recursive: true });
      const arriving = join(staging, `pin-${randomBytes(6).toString("hex")}`);
      try {
        if (!(await download(urlOf(path), arriving, limits))) return undefined;
        const file = { path, bytes: (await sizeOf(arriving)) ?? 0, sha256: await hashOf(arriving) };
        await rename(arriving, staged(file));
        return file;
      } finally {
        await rm(arriving, { force: true });
      }
    },
    async fetch(file) {
      const path = staged(file);
      if (file.bytes > limits.bytes) throw tooLarge(file, limits);
      await mkdir(staging, { recursive: true });
      if ((await sizeOf(path)) !== file.bytes) {
        options.onFile?.(file.path);
        const there = await download(urlOf(file.path), path, { ...limits, bytes: file.bytes });
        if (!there) throw notThere(options, [file.path]);
      }
      if ((await sizeOf(path)) === file.bytes && (await hashOf(path)) === file.sha256) return;
      await rm(path);
      throw new PalimpsestError(
        "MODEL_CORRUPT",
        `the hub sent a ${file.path} of ${name} that does not have the pinned ${file.bytes} bytes and SHA-256 ${file.sha256.slice(0, 12)}..., and it was dropped; fetch again, and if that repeats, the hub's file is not the pinned one`,
      );
    },
  };
}

/** Links the files into a new folder and puts it in its place in one step. */
async function install(
  files: readonly ModelFile[],
  source: Source,
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

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.size;

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

const tooLarge = (file: ModelFile, limits: DownloadLimits): PalimpsestError =>
  new PalimpsestError(
    "HUB_REFUSED",
    `the manifest lists ${file.path} with ${file.bytes} bytes, more than the ${limits.bytes} allowed; raise the limit if that is right`,
  );

const badPath = (path: string): PalimpsestError =>
  new PalimpsestError(
    "USAGE",
    `'${path}' is not a path within the model; copy it from the hub's page`,
  );

const notThere = ({ name, revision }: HubModel, paths: readonly string[]): PalimpsestError =>
  new PalimpsestError(
    "HUB_REFUSED",
    `the hub has no ${paths.join(" or ")} in ${name} at ${revision}; check name and revision, or export the model to ONNX yourself and give its folder`,
  );
