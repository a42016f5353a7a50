/** The kinds of sources that an index is built from, and their way to descriptions of individuals. */

import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isRecord } from "../../../document/is-record.js";
import { errors } from "../../../errors.js";
import type { Description } from "../index/term-index.js";
import { termsOfEntry } from "../terms/variants.js";
import { type FindStatements, readDocuments } from "./documents.js";
import type { EntrySource, ImportOptions } from "./entry.js";
import { readLines } from "./lines.js";
import { parseObject } from "./malformed.js";
import { type RegisterOptions, readRegister } from "./register.js";
import { readTriples } from "./triples.js";
import { readWikidata, type WikidataOptions } from "./wikidata.js";

export const SOURCE_KINDS = ["wikidata", "triples", "register", "documents"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface SourceOptions {
  /** Default: recognized by the path and the first line. */
  readonly kind?: SourceKind;
  readonly wikidata: WikidataOptions;
  readonly register?: RegisterOptions;
  /** Finds what a document says; without it folders of documents are refused. */
  readonly findStatements?: FindStatements;
}

/** @throws INPUT_NOT_FOUND, INPUT_FORMAT where the kind cannot be recognized, USAGE */
export async function openSource(
  path: string,
  options: SourceOptions,
): Promise<{ readonly kind: SourceKind; readonly source: EntrySource }> {
  const kind = options.kind ?? (await kindOf(path));
  return { kind, source: sourceOf(kind, path, options) };
}

function sourceOf(kind: SourceKind, path: string, options: SourceOptions): EntrySource {
  switch (kind) {
    case "wikidata":
      return readWikidata(path, options.wikidata);
    case "triples":
      return readTriples(path);
    case "register":
      return readRegister(path, options.register);
    case "documents":
      if (options.findStatements) return readDocuments(path, options.findStatements);
      throw errors.USAGE`reading the documents of ${path} needs a way to find their statements; pass findStatements`;
  }
}

/** @throws INPUT_NOT_FOUND, INPUT_FORMAT */
async function kindOf(path: string): Promise<SourceKind> {
  const entry = await stat(path).catch(() => undefined);
  if (entry?.isDirectory()) return "documents";
  if (/\.(?:csv|tsv)(?:\.gz|\.bz2)?$/i.test(path)) return "register";
  const first = await firstRecord(path);
  const record = first === undefined ? undefined : parseObject(first);
  if (record) {
    if (isRecord(record["claims"]) || Array.isArray(record["claims"])) return "wikidata";
    if ("individual" in record && "property" in record) return "triples";
    if (typeof record["text"] === "string") return "documents";
  }
  throw errors.INPUT_FORMAT`${path} is not recognized as a Wikidata dump, JSONL triples, a CSV register or documents; name its kind with --kind ${SOURCE_KINDS.join("|")}`;
}

async function firstRecord(path: string): Promise<string | undefined> {
  const { batches } = await readLines(path);
  for await (const batch of batches) {
    const first = batch.find((line) => !["", "["].includes(line.trim()));
    if (first !== undefined) return first.trim().replace(/,$/, "");
  }
  return undefined;
}

export type DescribeOptions = Omit<ImportOptions, "from">;

/**
 * Descriptions of all sources one after another, for `BuildOptions.descriptions`; `from` are passed
 * over. An entry is a description.
 */
export async function* describe(
  sources: readonly EntrySource[],
  from: number,
  options: DescribeOptions = {},
): AsyncGenerator<Description> {
  let left = from;
  for (const source of sources) {
    for await (const batch of source.read({ ...options, from: left })) {
      for (const entry of batch) {
        yield { individual: entry.individual, terms: termsOfEntry(entry) };
      }
    }
    left = Math.max(0, left - source.counts.entries);
  }
}

/**
 * What distinguishes these sources from any other, for `BuildOptions.identity`: paths, sizes and times of
 * their files, and the settings that change what is read from them.
 */
export async function identityOf(paths: readonly string[], settings: unknown): Promise<string> {
  const files: [string, number, number][] = [];
  for (const path of paths) {
    const entry = await stat(path).catch(() => undefined);
    const names = entry?.isDirectory() ? (await readdir(path, { recursive: true })).sort() : [""];
    for (const name of names) {
      const found = await stat(join(path, name)).catch(() => undefined);
      files.push([resolve(path, name), found?.size ?? 0, found?.mtimeMs ?? 0]);
    }
  }
  return JSON.stringify([files, settings]);
}
