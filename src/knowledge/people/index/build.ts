/**
 * Builds an index: the flow, and how it continues after an interruption.
 *
 *     descriptions -> runs        sorted pairs, as much at a time as fits in memory    gather.ts
 *     runs -> individuals         numbered in the order of their ids                   number.ts
 *     runs -> shards              merged term by term, numbers put in, postings        shards.ts
 *     manifest                    last of all: with it the index is whole
 *
 * Numbers follow the order of ids, and terms their own order, so the same pairs give the same bytes
 * in whatever order they come. How far it has come is noted in the folder `work`.
 */

import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { errors } from "../../../errors.js";
import { type BuildState, filesInUse, newState, readState, writeState } from "./build-state.js";
import { gather } from "./gather.js";
import type { Job } from "./job.js";
import { lockFolder } from "./lock.js";
import { FORMAT_VERSION, readManifest, statsOf, writeManifest } from "./manifest.js";
import { numberIndividuals } from "./number.js";
import { writing } from "./output-file.js";
import { fewerRuns } from "./run-groups.js";
import { writeShards } from "./shards.js";
import type { BuildOptions, IndexStats } from "./term-index.js";

const DEFAULT_SHARDS = 8;
const MAX_SHARDS = 1024;
const DEFAULT_MEMORY = 512 * 2 ** 20;

/**
 * Builds an index into a folder, or continues an interrupted build of the same input.
 * @throws USAGE, OUTPUT_OVERWRITES if there is an index already, INDEX_LOCKED when another process builds
 *   there, OUTPUT_UNWRITABLE (a full disk), INPUT_FORMAT for a term or an id that is empty or too long
 */
export async function buildIndex(options: BuildOptions): Promise<IndexStats> {
  const { folder, shards = DEFAULT_SHARDS, memoryBytes = DEFAULT_MEMORY } = options;
  if (!Number.isInteger(shards) || shards < 1 || shards > MAX_SHARDS) {
    throw errors.USAGE`an index has 1 to ${MAX_SHARDS} shards, not ${shards}; leave the number out for ${DEFAULT_SHARDS}`;
  }
  const work = join(folder, "work");
  writing(work, () => mkdirSync(folder, { recursive: true }));
  const lock = await lockFolder(folder);
  try {
    const input = JSON.stringify([FORMAT_VERSION, shards, options.identity]);
    const state = options.identity === undefined ? undefined : readState(work);
    const same = state?.input === input;
    const finished = readManifest(folder);
    if (finished !== undefined) {
      if (!same) throw thereAlready(folder);
      rmSync(work, { recursive: true });
      return statsOf(finished);
    }
    if (!same) startAgain(folder, work);
    const job: Job = {
      options,
      folder,
      work,
      shards,
      memory: memoryBytes,
      save: (next) => {
        writeState(work, next);
        const needed = filesInUse(next);
        for (const name of readdirSync(work)) if (!needed.has(name)) rmSync(join(work, name));
      },
    };
    return await build(job, same ? state : newState(input));
  } finally {
    lock.release();
  }
}

async function build(job: Job, begun: BuildState): Promise<IndexStats> {
  const gathered = await gather(job, begun);
  const merged = await fewerRuns(job, gathered);
  const numbered = await numberIndividuals(job, merged);
  const { shards, numbered: result } = await writeShards(job, numbered);
  const manifest = { ...result!, shards };
  writeManifest(job.folder, manifest);
  rmSync(job.work, { recursive: true });
  return statsOf(manifest);
}

/** Clears the folder of an interrupted build of something else. */
function startAgain(folder: string, work: string): void {
  writing(work, () => {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work);
    for (const name of readdirSync(folder)) {
      if (/^(names|terms-\d+)\.dictionary$|^postings-\d+\.roaring$/.test(name)) {
        rmSync(join(folder, name));
      }
    }
  });
}

const thereAlready = (folder: string) =>
  errors.OUTPUT_OVERWRITES`${folder} already contains an index; choose another folder or delete that one`;
