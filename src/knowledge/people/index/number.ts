/** The second step of a build: individuals are numbered in the order of their ids. */

import { createHash } from "node:crypto";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { BuildState } from "./build-state.js";
import { DictionaryWriter } from "./dictionary-writer.js";
import type { Job } from "./job.js";
import { readIfThere } from "./manifest.js";
import { Merge } from "./merge.js";
import { type FileEntry, OutputFile } from "./output-file.js";
import { corruptWork } from "./run.js";

const PAUSE_EVERY = 1 << 16;

export async function numberIndividuals(job: Job, begun: BuildState): Promise<BuildState> {
  if (begun.numbered) return begun;
  const numbers = new Uint32Array(begun.records);
  const entries = new Merge(job.work, begun.individuals, 0);
  const names = new DictionaryWriter(join(job.folder, "names.dictionary"));
  try {
    while (entries.next()) {
      if (names.size % PAUSE_EVERY === 0) {
        job.options.onProgress?.({ stage: "individuals", done: names.size });
        await setImmediate();
      }
      for (let i = 0; i < entries.count; i++) numbers[entries.values[i]!] = names.size;
      names.add(entries.key, entries.keyLength);
    }
    const numbered = { names: names.finish(), individuals: names.size };
    const state = { ...begun, numbered, numbers: writeNumbers(job.work, numbers) };
    job.save(state);
    return state;
  } catch (error) {
    names.abandon();
    throw error;
  } finally {
    entries.close();
  }
}

function writeNumbers(work: string, numbers: Uint32Array): FileEntry {
  const file = new OutputFile(join(work, "numbers.bin"));
  try {
    file.write(new Uint8Array(numbers.buffer));
    return file.finish(false);
  } catch (error) {
    file.abandon();
    throw error;
  }
}

/**
 * The individual's number of each record.
 * @throws INDEX_CORRUPT when the file is not as it was written
 */
export function readNumbers(work: string, { path, sha256 }: FileEntry): Uint32Array {
  const bytes = readIfThere(join(work, path));
  if (bytes === undefined || createHash("sha256").update(bytes).digest("hex") !== sha256) {
    throw corruptWork(path);
  }
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}
