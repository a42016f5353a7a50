/**
 * The manifest of an index: what is in it and which files it is made of. It is written last, so an
 * index with a manifest is whole. No times or paths of the machine: the same input gives the same bytes.
 */

import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errors, PalimpsestError } from "../../../errors.js";
import { type FileEntry, writing } from "./output-file.js";
import type { IndexStats } from "./term-index.js";

const MANIFEST = "manifest.json";
const FORMAT = "palimpsest term index";
/** Version of the file format; a release reads its own alone. */
export const FORMAT_VERSION = 1;

export interface Manifest {
  readonly individuals: number;
  /** Ids of the individuals; their place is their number. */
  readonly names: FileEntry;
  readonly shards: readonly ShardEntry[];
}

export interface ShardEntry {
  readonly terms: number;
  readonly pairs: number;
  /** Terms with their counts and short postings. */
  readonly dictionary: FileEntry;
  /** Long postings. */
  readonly postings: FileEntry;
}

export const filesOf = ({ names, shards }: Manifest): FileEntry[] => [
  names,
  ...shards.flatMap(({ dictionary, postings }) => [dictionary, postings]),
];

export function statsOf(manifest: Manifest): IndexStats {
  const { individuals, shards } = manifest;
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return {
    terms: sum(shards.map(({ terms }) => terms)),
    individuals,
    pairs: sum(shards.map(({ pairs }) => pairs)),
    shards: shards.length,
    bytes: sum(filesOf(manifest).map(({ bytes }) => bytes)),
  };
}

/** @throws OUTPUT_UNWRITABLE */
export function writeManifest(folder: string, manifest: Manifest): void {
  const body = { format: FORMAT, version: FORMAT_VERSION, ...manifest };
  const text = `${JSON.stringify({ ...body, sha256: hashOf(body) }, null, 2)}\n`;
  writeWhole(folder, MANIFEST, text, (file) => fsyncSync(file));
  writing(folder, () => {
    const directory = openSync(folder, "r");
    try {
      fsyncSync(directory);
    } finally {
      closeSync(directory);
    }
  });
}

/**
 * @returns nothing when the folder has no manifest
 * @throws INDEX_CORRUPT, INDEX_VERSION
 */
export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, MANIFEST);
  const text = readIfThere(path);
  if (text === undefined) return undefined;
  const parsed = parse(text.toString("utf8"));
  if (parsed?.["format"] !== FORMAT) throw corruptManifest(path);
  if (parsed["version"] !== FORMAT_VERSION) {
    throw errors.INDEX_VERSION`the index in ${folder} has format ${String(parsed["version"])}, and this release reads ${FORMAT_VERSION}; build it again from its source with this release`;
  }
  const { sha256, ...body } = parsed;
  if (sha256 !== hashOf(body)) throw corruptManifest(path);
  return body as unknown as Manifest;
}

/** Writes a small file so that it is either there in full or not at all. */
export function writeWhole(
  folder: string,
  name: string,
  text: string,
  beforeRename: (file: number) => void = () => {},
): void {
  const path = join(folder, name);
  writing(path, () => {
    const aside = `${path}.new`;
    const file = openSync(aside, "w");
    try {
      writeFileSync(file, text);
      beforeRename(file);
    } finally {
      closeSync(file);
    }
    renameSync(aside, path);
  });
}

/** The bytes of a file, or nothing when it is not there. */
export function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw new PalimpsestError(
      "INPUT_UNREADABLE",
      `${path} cannot be read (${code}); check its permissions`,
      { cause: error },
    );
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const hashOf = (body: object): string =>
  createHash("sha256").update(JSON.stringify(body)).digest("hex");

const corruptManifest = (path: string) =>
  errors.INDEX_CORRUPT`${path} is not the manifest of an index; build the index again, or copy it again from an intact one`;
