/** Opens an index: checks that it is whole, and answers from its files. */

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { errors } from "../../../errors.js";
import { ByteReader } from "./byte-writer.js";
import { protect, riskyCombinations } from "./combinations.js";
import { Dictionary } from "./dictionary.js";
import { corrupt, InputFile } from "./input-file.js";
import { countShared } from "./intersection.js";
import { Key, shardOf } from "./key.js";
import { filesOf, type Manifest, readManifest, statsOf } from "./manifest.js";
import { PageCache } from "./page-cache.js";
import { PairCache } from "./pair-cache.js";
import { type Postings, readBitmap, readShort, SHORT_POSTINGS, ShortPostings } from "./postings.js";
import { PostingsCache } from "./postings-cache.js";
import type { CombinationOptions, ProtectOptions, TermIndex } from "./term-index.js";

const DEFAULT_CACHE = 2 ** 30;
/** Part of the cache for long postings; the rest is for pages of terms and ids. */
const POSTINGS_PART = 1 / 2;

export interface OpenOptions {
  /** Memory for what was read from the files, in bytes; taken as needed. 1 GiB by default. */
  readonly cacheBytes?: number;
}

/**
 * @throws INDEX_MISSING if there is no index or its build did not finish, INDEX_CORRUPT, INDEX_VERSION
 */
export async function openIndex(
  folder: string,
  { cacheBytes = DEFAULT_CACHE }: OpenOptions = {},
): Promise<TermIndex> {
  const manifest = readManifest(folder);
  if (manifest === undefined) {
    throw errors.INDEX_MISSING`there is no finished index in ${folder}; check the path, or run its build again, which continues where it stopped`;
  }
  return new FolderIndex(folder, manifest, cacheBytes);
}

interface Shard {
  readonly number: number;
  readonly terms: Dictionary;
  readonly postings: InputFile;
}

const NOBODY = new ShortPostings(new Uint32Array(0));

class FolderIndex implements TermIndex {
  readonly stats;
  private readonly folder: string;
  private readonly manifest: Manifest;
  private readonly shards: Shard[] = [];
  private readonly names: Dictionary;
  private readonly longPostings: PostingsCache;
  readonly pairCache = new PairCache();
  private readonly key = new Key();
  private readonly value = new ByteReader(new Uint8Array(0));
  /** What to close; all that was opened so far while opening. */
  private readonly opened: { close(): void }[] = [];

  constructor(folder: string, manifest: Manifest, cacheBytes: number) {
    this.folder = folder;
    this.manifest = manifest;
    this.stats = statsOf(manifest);
    this.longPostings = new PostingsCache(cacheBytes * POSTINGS_PART);
    const pages = new PageCache(cacheBytes * (1 - POSTINGS_PART));
    const keep = <T extends { close(): void }>(file: T): T => {
      this.opened.push(file);
      return file;
    };
    try {
      this.names = keep(new Dictionary(folder, manifest.names, pages));
      for (const [number, { dictionary, postings }] of manifest.shards.entries()) {
        this.shards.push({
          number,
          terms: keep(new Dictionary(folder, dictionary, pages)),
          postings: keep(new InputFile(folder, postings)),
        });
      }
    } catch (error) {
      for (const file of this.opened) file.close();
      throw error;
    }
  }

  *terms(): Generator<string> {
    for (const { terms } of this.shards) yield* terms.keys();
  }

  count(term: string): number {
    return this.find(term) === undefined ? 0 : this.value.varint();
  }

  postings(term: string): Uint32Array {
    return this.postingsOf(term).toArray();
  }

  individual(number: number): string {
    if (!Number.isInteger(number) || number < 0 || number >= this.names.size) {
      throw errors.USAGE`there is no individual ${number}: numbers run from 0 to ${this.names.size - 1}; take them from postings`;
    }
    return this.names.at(number);
  }

  sharedBy(terms: readonly string[], limit = Number.POSITIVE_INFINITY): number {
    return countShared(this.shortestFirst(terms), limit);
  }

  individualsSharing(terms: readonly string[], limit = Number.POSITIVE_INFINITY): string[] {
    const found: number[] = [];
    countShared(this.shortestFirst(terms), limit, found);
    return found.map((number) => this.names.at(number));
  }

  riskyCombinations(terms: readonly string[], options: CombinationOptions = {}) {
    return riskyCombinations(this, terms, options);
  }

  protect(terms: readonly string[], options: ProtectOptions = {}) {
    return protect(this, terms, options);
  }

  /** The number of an individual; -1 when it is not in the index. */
  numberOf(individual: string): number {
    return this.key.set(individual) ? this.names.find(this.key) : -1;
  }

  postingsOf(term: string): Postings {
    const shard = this.find(term);
    if (shard === undefined) return NOBODY;
    const count = this.value.varint();
    if (count <= SHORT_POSTINGS) return readShort(count, this.value);
    const start = this.value.varint();
    const length = this.value.varint();
    const crc = this.value.uint32();
    return this.longPostings.get(shard.number * 2 ** 42 + start, () =>
      readBitmap(shard.postings.read(start, length, crc)),
    );
  }

  async verify(): Promise<void> {
    for (const { path, sha256 } of filesOf(this.manifest)) {
      const hash = createHash("sha256");
      try {
        await pipeline(createReadStream(join(this.folder, path)), hash);
      } catch {
        throw corrupt(path, "it cannot be read");
      }
      if (hash.digest("hex") !== sha256) throw corrupt(path, "its hash is wrong");
    }
  }

  async close(): Promise<void> {
    for (const file of this.opened.splice(0)) file.close();
  }

  /** The shard that has the term, `value` then being at its count. */
  private find(term: string): Shard | undefined {
    const { key } = this;
    if (!key.set(term)) return undefined;
    const shard = this.shards[shardOf(key.hash, this.shards.length)]!;
    return shard.terms.find(key, this.value) < 0 ? undefined : shard;
  }

  /** Postings of each term once, the shortest first. */
  private shortestFirst(terms: readonly string[]): Postings[] {
    if (terms.length === 0) {
      throw errors.USAGE`no term was named; name one or more`;
    }
    return [...new Set(terms)]
      .map((term) => this.postingsOf(term))
      .sort((a, b) => a.count - b.count);
  }
}
