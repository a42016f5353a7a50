/** The first step of a build: the descriptions become sorted runs on disk. */

import type { BuildState } from "./build-state.js";
import type { Job } from "./job.js";
import { Key, setKey } from "./key.js";
import { PairTable } from "./pair-table.js";
import { writeRun } from "./run.js";

/** Part of the memory that ids of individuals get; the rest is for terms. */
const INDIVIDUALS_PART = 1 / 8;
const PROGRESS_EVERY = 10_000;

export async function gather(job: Job, begun: BuildState): Promise<BuildState> {
  if (begun.read) return begun;
  const { memory, shards, work, options } = job;
  const terms = new PairTable(memory * (1 - INDIVIDUALS_PART));
  const individuals = new PairTable(memory * INDIVIDUALS_PART);
  const key = new Key();
  let state = begun;
  let { taken, records } = begun;
  let last: string | undefined;

  /** Writes what is in memory and notes that it is written. */
  const spill = (read: boolean) => {
    const number = String(state.written).padStart(6, "0");
    state = {
      ...state,
      taken,
      records,
      read,
      terms: [
        ...state.terms,
        writeRun(work, `terms-${number}.run`, (run) => terms.write(run, shards)),
      ],
      individuals: [
        ...state.individuals,
        writeRun(work, `individuals-${number}.run`, (run) => individuals.write(run, 1)),
      ],
      written: state.written + 1,
    };
    job.save(state);
  };
  const makeRoom = () => {
    spill(false);
    terms.clear();
    individuals.clear();
  };

  for await (const { individual, terms: held } of options.descriptions(taken)) {
    if (individual !== last) {
      if (individuals.full) makeRoom();
      setKey(key, individual, "an id of an individual");
      individuals.add(key, records++);
      last = individual;
    }
    for (const term of held) {
      if (terms.full) makeRoom();
      setKey(key, term, "a term");
      terms.add(key, records - 1);
    }
    taken++;
    if (taken % PROGRESS_EVERY === 0) options.onProgress?.({ stage: "reading", done: taken });
  }
  spill(true);
  return state;
}
