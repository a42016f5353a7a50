/** The third step of a build: runs are merged into shards, term by term, with their postings. */

import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { crc32 } from "node:zlib";
import type { BuildState } from "./build-state.js";
import { ByteWriter } from "./byte-writer.js";
import { DictionaryWriter } from "./dictionary-writer.js";
import type { Job } from "./job.js";
import type { ShardEntry } from "./manifest.js";
import { Merge } from "./merge.js";
import { readNumbers } from "./number.js";
import { OutputFile } from "./output-file.js";
import { SHORT_POSTINGS, writeBitmap, writeShort } from "./postings.js";

const PAUSE_EVERY = 1 << 16;
/** Up to this many numbers are sorted by insertion, which needs no call. */
const FEW = 24;

export async function writeShards(job: Job, begun: BuildState): Promise<BuildState> {
  let state = begun;
  const numbers = readNumbers(job.work, begun.numbers!);
  while (state.shards.length < job.shards) {
    const shard = await writeShard(job, state, state.shards.length, numbers);
    state = { ...state, shards: [...state.shards, shard] };
    job.save(state);
  }
  return state;
}

async function writeShard(
  job: Job,
  state: BuildState,
  shard: number,
  numbers: Uint32Array,
): Promise<ShardEntry> {
  const name = String(shard).padStart(4, "0");
  const entries = new Merge(job.work, state.terms, shard);
  const dictionary = new DictionaryWriter(join(job.folder, `terms-${name}.dictionary`));
  const postings = new OutputFile(join(job.folder, `postings-${name}.roaring`));
  const before = state.shards.reduce((sum, { terms }) => sum + terms, 0);
  const value = new ByteWriter();
  const bitmap = new ByteWriter();
  let pairs = 0;
  try {
    while (entries.next()) {
      if (dictionary.size % PAUSE_EVERY === 0) {
        job.options.onProgress?.({ stage: "terms", done: before + dictionary.size });
        await setImmediate();
      }
      const ids = entries.values;
      const count = numberAndSort(ids, entries.count, numbers);
      value.clear();
      value.varint(count);
      if (count <= SHORT_POSTINGS) {
        writeShort(ids, count, value);
      } else {
        bitmap.clear();
        writeBitmap(ids, count, bitmap);
        value.varint(postings.length);
        value.varint(bitmap.length);
        value.uint32(crc32(bitmap.view()));
        postings.write(bitmap.view());
      }
      dictionary.add(entries.key, entries.keyLength, value);
      pairs += count;
    }
    return {
      terms: dictionary.size,
      pairs,
      dictionary: dictionary.finish(),
      postings: postings.finish(),
    };
  } catch (error) {
    dictionary.abandon();
    postings.abandon();
    throw error;
  } finally {
    entries.close();
  }
}

/** Replaces numbers of records by those of individuals, ascending and without repeats. */
function numberAndSort(values: Uint32Array, count: number, numbers: Uint32Array): number {
  let ascending = true;
  for (let i = 0; i < count; i++) {
    values[i] = numbers[values[i]!]!;
    if (i > 0 && values[i]! <= values[i - 1]!) ascending = false;
  }
  if (ascending) return count;
  if (count <= FEW) insertionSort(values, count);
  else values.subarray(0, count).sort();
  let distinct = 1;
  for (let i = 1; i < count; i++) {
    if (values[i] !== values[i - 1]) values[distinct++] = values[i]!;
  }
  return distinct;
}

function insertionSort(values: Uint32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const value = values[i]!;
    let at = i;
    while (at > 0 && values[at - 1]! > value) {
      values[at] = values[at - 1]!;
      at--;
    }
    values[at] = value;
  }
}
