/** Files of a model on a hub, downloaded into the cache and checked against their hashes. */

import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { errors, type PalimpsestError } from "../errors.js";
import { FILE_PATH, type ModelFile } from "../models/manifest.js";
import { type DownloadLimits, download, safeUrl } from "./download.js";

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

export const DEFAULT_ENDPOINT = "https://huggingface.co";

/** `$XDG_CACHE_HOME/palimpsest/models`, or the same in `~/.cache`. */
export const modelCache = (): string =>
  join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "palimpsest", "models");

/** A hub's model and the part of the cache where its files arrive. */
export interface HubFiles {
  /** Where a file lies until its model is whole. */
  staged(file: Pick<ModelFile, "sha256">): string;
  /** Downloads and hashes; nothing when the hub has no such file. */
  pin(path: string): Promise<ModelFile | undefined>;
  /** Downloads what is missing of a pinned file. @throws MODEL_CORRUPT */
  fetch(file: ModelFile): Promise<void>;
}

const NAME = /^[A-Za-z0-9][\w.-]{0,95}\/[A-Za-z0-9][\w.-]{0,95}$/;
const REVISION = /^[A-Za-z0-9][\w.-]{0,127}$/;

export function filesOf(options: HubModel): HubFiles {
  const { name, revision } = options;
  if (!NAME.test(name) || !REVISION.test(revision)) {
    throw errors.USAGE`'${name}' at '${revision}' is not a model as owner/repo with a revision of letters, digits, dots and hyphens; copy both from the hub's page`;
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
  const staged: HubFiles["staged"] = ({ sha256 }) => join(staging, sha256);

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
      throw errors.MODEL_CORRUPT`the hub sent a ${file.path} of ${name} that does not have the pinned ${file.bytes} bytes and SHA-256 ${file.sha256.slice(0, 12)}..., and it was dropped; fetch again, and if that repeats, the hub's file is not the pinned one`;
    },
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.size;

const tooLarge = (file: ModelFile, limits: DownloadLimits): PalimpsestError =>
  errors.HUB_REFUSED`the manifest lists ${file.path} with ${file.bytes} bytes, more than the ${limits.bytes} allowed; raise the limit if that is right`;

const badPath = (path: string): PalimpsestError =>
  errors.USAGE`'${path}' is not a path within the model; copy it from the hub's page`;

export const notThere = ({ name, revision }: HubModel, paths: readonly string[]): PalimpsestError =>
  errors.HUB_REFUSED`the hub has no ${paths.join(" or ")} in ${name} at ${revision}; check name and revision, or export the model to ONNX yourself and give its folder`;
