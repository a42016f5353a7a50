/** Merges runs into larger ones when there are more than can be read at once. */

import type { BuildState } from "./build-state.js";
import type { Job } from "./job.js";
import { FAN_IN, Merge } from "./merge.js";
import { type Run, writeRun } from "./run.js";

export async function fewerRuns(job: Job, begun: BuildState): Promise<BuildState> {
  let state = begun;
  while (state.terms.length > FAN_IN || state.individuals.length > FAN_IN) {
    state = {
      ...state,
      terms: mergeGroups(job, state.terms, job.shards, `terms-${state.written}`),
      individuals: mergeGroups(job, state.individuals, 1, `individuals-${state.written}`),
      written: state.written + 1,
    };
    job.save(state);
  }
  return state;
}

/** Each group of neighbours becomes one run, so that numbers of a key still do not descend. */
function mergeGroups(job: Job, runs: readonly Run[], sections: number, name: string): Run[] {
  const merged: Run[] = [];
  for (let from = 0; from < runs.length; from += FAN_IN) {
    const group = runs.slice(from, from + FAN_IN);
    merged.push(
      group.length === 1
        ? group[0]!
        : writeRun(job.work, `${name}-${merged.length}.merged`, (run) => {
            for (let section = 0; section < sections; section++) {
              const entries = new Merge(job.work, group, section);
              try {
                while (entries.next()) {
                  run.add(entries.key, 0, entries.keyLength, entries.values, 0, entries.count);
                }
              } finally {
                entries.close();
              }
              run.endSection();
            }
          }),
    );
  }
  return merged;
}
