/**
 * Wikidata's JSON dump as a source of entries about humans, in bounded memory.
 *
 * 1. Humans: the dump is read once. Names, dates and words go to a file of entries; a statement
 *    whose value is another item becomes a reference, kept in one of 64 partitions by the item's number.
 * 2. Names of values: the dump is read again, and the names of the items that were referred to go to
 *    partitions in the same way.
 * 3. Entries: partition by partition, references meet the names (a hash join), so that memory holds the
 *    names of one partition and never the whole.
 *
 * Steps 1 and 2 are kept in a working folder with checkpoints; a run that was killed continues there.
 */

import { statSync } from "node:fs";
import { join } from "node:path";
import { errors, type PalimpsestError } from "../../../errors.js";
import {
  type Entry,
  EntryBatch,
  type EntrySource,
  type ImportCounts,
  type ImportOptions,
  noCounts,
  type Statement,
  type Unresolved,
} from "./entry.js";
import { readLines } from "./lines.js";
import { countMalformed, parseObject } from "./malformed.js";
import { makeFolder, readCheckpoint, Spill, writeCheckpoint } from "./spill.js";
import { claimValue, isHuman, itemNumber, namesOf, statements } from "./wikidata-entity.js";
import { PERSON_PROPERTIES } from "./wikidata-properties.js";

export interface WikidataOptions {
  /** Folder for what lies between the passes; kept until the caller removes it. */
  readonly workFolder: string;
  /** Languages of labels and aliases; default English. */
  readonly languages?: readonly string[];
  /** Default: PERSON_PROPERTIES. */
  readonly properties?: readonly string[];
  /** Records between two checkpoints; default 200,000. */
  readonly checkpointEvery?: number;
}

/** How a dump was read so far. */
interface Checkpoint {
  /** The dump and the options, so that another dump is not continued. */
  readonly source: string;
  /** The pass under way; 3 when both are done. */
  readonly pass: 1 | 2 | 3;
  /** Lines of the dump that the pass has taken. */
  readonly lines: number;
  readonly bytes: readonly number[];
  readonly counts: ImportCounts;
}

const PARTITIONS = 64;
const ENTRIES = "entries.jsonl";
const partitions = (kind: string): string[] =>
  Array.from({ length: PARTITIONS }, (_, i) => `${kind}-${String(i).padStart(2, "0")}.jsonl`);
const REFERENCES = partitions("references");
const NAMES = partitions("names");
const BATCH = 5000;

/** The property of an individual's own label and aliases. */
const NAME_PROPERTY = "name";

export function readWikidata(path: string, options: WikidataOptions): EntrySource {
  const counts = noCounts();
  return {
    name: path,
    counts,
    async *read(reading: ImportOptions = {}) {
      const dump = new DumpPasses(path, options, reading);
      await dump.run();
      Object.assign(counts, dump.counts);
      const { from = 0, onProgress } = reading;
      const entries = new EntryBatch(counts, from);
      for await (const entry of joined(options.workFolder)) {
        if ("reason" in entry) countUnresolved(counts, entry);
        else entries.add(entry);
        if (entries.size < BATCH) continue;
        yield entries.take();
        onProgress?.({ step: "entries", bytes: dump.size, totalBytes: dump.size, counts });
      }
      yield entries.take();
    },
  };
}

/** The two passes over the dump, from where the latest run broke off. */
class DumpPasses {
  readonly #path: string;
  readonly #folder: string;
  readonly #languages: readonly string[];
  readonly #properties: readonly string[];
  readonly #reading: ImportOptions;
  readonly #every: number;
  readonly #source: string;
  readonly size: number;
  counts: ImportCounts = noCounts();

  constructor(path: string, options: WikidataOptions, reading: ImportOptions) {
    const { languages = ["en"], properties = PERSON_PROPERTIES } = options;
    this.#path = path;
    this.#folder = options.workFolder;
    this.#languages = languages;
    this.#properties = properties;
    this.#reading = reading;
    this.#every = options.checkpointEvery ?? 200_000;
    const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? missing(path);
    this.size = size;
    this.#source = JSON.stringify({ path, size, mtimeMs, languages, properties });
    makeFolder(this.#folder);
  }

  async run(): Promise<void> {
    const saved = readCheckpoint<Checkpoint>(this.#folder, this.#source);
    if (saved) this.counts = saved.counts;
    if (saved?.pass === 3) return;
    if (saved?.pass !== 2) await this.#humans(saved);
    await this.#names(saved?.pass === 2 ? saved : undefined);
    this.#save(3, 0, []);
  }

  async #humans(saved: Checkpoint | undefined): Promise<void> {
    const spill = new Spill(this.#folder, [ENTRIES, ...REFERENCES], saved?.bytes);
    await this.#pass(1, "humans", spill, saved?.lines ?? 0, (entity) => {
      this.counts.records++;
      if (!isHuman(entity)) return;
      const individual = entity["id"] as string;
      const [label, ...aliases] = namesOf(entity, this.#languages);
      const known: Statement[] = label ? [{ property: NAME_PROPERTY, value: label, aliases }] : [];
      for (const property of this.#properties) {
        for (const statement of statements(entity, property)) {
          const value = claimValue(statement);
          if (value === undefined) this.counts.withoutValue++;
          else if ("words" in value) known.push({ property, value: value.words });
          else {
            const reference = JSON.stringify([value.item, individual, property]);
            spill.append(1 + (value.item % PARTITIONS), reference);
          }
        }
      }
      spill.append(0, JSON.stringify({ individual, statements: known } satisfies Entry));
    });
  }

  async #names(saved: Checkpoint | undefined): Promise<void> {
    const wanted = await referredItems(this.#folder);
    const spill = new Spill(this.#folder, NAMES, saved?.bytes);
    await this.#pass(2, "names of values", spill, saved?.lines ?? 0, (entity) => {
      const item = itemNumber(entity["id"]);
      if (item === undefined || !wanted.has(item)) return;
      spill.append(item % PARTITIONS, JSON.stringify([item, ...namesOf(entity, this.#languages)]));
    });
  }

  async #pass(
    pass: 1 | 2,
    step: string,
    spill: Spill,
    skip: number,
    take: (entity: Record<string, unknown>) => void,
  ): Promise<void> {
    // lines that are not JSON were counted by the first pass
    const counts = pass === 1 ? this.counts : noCounts();
    const limit = pass === 1 ? (this.#reading.maxMalformed ?? 0) : Number.POSITIVE_INFINITY;
    let number = skip;
    let saved = skip;
    // a line that is no entity; where it is the last, the dump breaks off there
    let suspect: number | undefined;
    const malformed = (line: number) =>
      countMalformed(counts, limit, "a JSON entity", `line ${line} of ${this.#path}`);
    try {
      const lines = await readLines(this.#path, { skip });
      for await (const batch of lines.batches) {
        for (const line of batch) {
          number++;
          if (suspect !== undefined) malformed(suspect);
          suspect = undefined;
          const record = withoutComma(line);
          if (record === "[" || record === "]") this.counts.unclosed = record === "[" ? 1 : 0;
          if (["", "[", "]"].includes(record)) continue;
          const entity = parseObject(record);
          if (entity && typeof entity["id"] === "string") take(entity);
          else suspect = number;
        }
        if (number - saved >= this.#every && suspect === undefined) {
          this.#save(pass, number, spill.sync());
          saved = number;
        }
        this.#reading.onProgress?.({
          step,
          bytes: lines.bytesRead(),
          totalBytes: lines.size,
          counts: this.counts,
        });
      }
      if (suspect !== undefined) throw brokenOff(this.#path, suspect);
      const bytes = spill.sync();
      if (pass === 1) this.#save(2, 0, []);
      else this.#save(2, number, bytes);
    } finally {
      spill.close();
    }
  }

  #save(pass: 1 | 2 | 3, lines: number, bytes: readonly number[]): void {
    const state: Checkpoint = { source: this.#source, pass, lines, bytes, counts: this.counts };
    writeCheckpoint(this.#folder, state);
  }
}

/** A line without the comma that follows it in a dump. */
const withoutComma = (line: string): string => line.trim().replace(/,$/, "");

async function* rowsOf<T>(folder: string, name: string): AsyncGenerator<T> {
  const { batches } = await readLines(join(folder, name));
  for await (const batch of batches) for (const line of batch) yield JSON.parse(line) as T;
}

/** A statement whose value has no name. */
interface Nameless {
  readonly property: string;
  readonly reason: keyof Unresolved;
}

function countUnresolved(counts: ImportCounts, { property, reason }: Nameless): void {
  counts.unresolved++;
  counts.unresolvedBy[property] ??= { absent: 0, unnamed: 0 };
  counts.unresolvedBy[property][reason]++;
}

/** The entries of the working folder in an order that never changes. */
async function* joined(folder: string): AsyncGenerator<Entry | Nameless> {
  yield* rowsOf<Entry>(folder, ENTRIES);
  for (let i = 0; i < PARTITIONS; i++) {
    const names = new Map<number, readonly string[]>();
    for await (const [item, ...all] of rowsOf<[number, ...string[]]>(folder, NAMES[i]!)) {
      names.set(item, all);
    }
    const references = rowsOf<[number, string, string]>(folder, REFERENCES[i]!);
    for await (const [item, individual, property] of references) {
      const [value, ...aliases] = names.get(item) ?? [];
      if (value === undefined) yield { property, reason: names.has(item) ? "unnamed" : "absent" };
      else yield { individual, statements: [{ property, value, aliases }] };
    }
  }
}

/** A set of item numbers, a bit each. */
class ItemSet {
  #bits = new Uint8Array(1 << 20);

  add(item: number): void {
    const byte = item >>> 3;
    if (byte >= this.#bits.length) {
      const larger = new Uint8Array(2 ** Math.ceil(Math.log2(byte + 1)));
      larger.set(this.#bits);
      this.#bits = larger;
    }
    this.#bits[byte]! |= 1 << (item & 7);
  }

  has(item: number): boolean {
    return ((this.#bits[item >>> 3] ?? 0) & (1 << (item & 7))) !== 0;
  }
}

async function referredItems(folder: string): Promise<ItemSet> {
  const items = new ItemSet();
  for (const name of REFERENCES) {
    for await (const [item] of rowsOf<[number]>(folder, name)) items.add(item);
  }
  return items;
}

const brokenOff = (path: string, line: number): PalimpsestError =>
  errors.INPUT_TRUNCATED`the dump ${path} breaks off at line ${line}; fetch the rest and run again`;

function missing(path: string): never {
  throw errors.INPUT_NOT_FOUND`there is no dump at ${path}; check the path`;
}
