/**
 * How far a build has come, kept in its folder so that it can go on after it was interrupted. Work
 * files survive the end of the process in any way; should the whole machine fail, what did not reach
 * the disk is noticed by its size or checksum.
 */

import { join } from "node:path";
import { readIfThere, type ShardEntry, writeWhole } from "./manifest.js";
import type { FileEntry } from "./output-file.js";
import type { Run } from "./run.js";

const STATE = "state.json";

export interface BuildState {
  /** What must be the same for a build to go on. */
  readonly input: string;
  /** Descriptions whose pairs are all in runs. */
  readonly taken: number;
  /** Records numbered so far: descriptions in a row of the same individual are one record. */
  readonly records: number;
  /** The whole input is in runs. */
  readonly read: boolean;
  /** Pairs of a term and a record, one section a shard. */
  readonly terms: readonly Run[];
  /** Pairs of an individual and a record, in one section. */
  readonly individuals: readonly Run[];
  /** Runs written so far; names the next one. */
  readonly written: number;
  /** Set when the individuals are numbered. */
  readonly numbered?: { readonly names: FileEntry; readonly individuals: number };
  /** The individual's number of each record, 32 bits each; set when they are numbered. */
  readonly numbers?: FileEntry;
  /** The shards that are finished, in their order. */
  readonly shards: readonly ShardEntry[];
}

export const newState = (input: string): BuildState => ({
  input,
  taken: 0,
  records: 0,
  read: false,
  terms: [],
  individuals: [],
  written: 0,
  shards: [],
});

/** The state in a folder; undefined if there is none, or it cannot be read. */
export function readState(work: string): BuildState | undefined {
  const text = readIfThere(join(work, STATE));
  try {
    return text === undefined ? undefined : (JSON.parse(text.toString("utf8")) as BuildState);
  } catch {
    return undefined;
  }
}

/** @throws OUTPUT_UNWRITABLE */
export function writeState(work: string, state: BuildState): void {
  writeWhole(work, STATE, JSON.stringify(state));
}

/** Names of the files in the folder of the build that the state needs. */
export const filesInUse = ({ terms, individuals, numbers }: BuildState): Set<string> =>
  new Set([STATE, numbers?.path ?? "", ...[...terms, ...individuals].map(({ file }) => file)]);
