/** Files that are being written, under names that say by whom, so that those of a killed run are known. */

import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { processPlace, runs, startOf } from "./processes.js";

/** Place of the process, its number and start, and a number of the file's own; earlier releases had the last. */
const NAME = /^\.palimpsest-(?:([0-9a-f]{8})-(\d+)-(\d+)-)?[0-9a-f]{12}\.tmp$/;

/** A name that no other file has. */
export const unfinishedName = (): string =>
  `.palimpsest-${processPlace()}-${process.pid}-${startOf(process.pid) ?? 0}-${randomBytes(6).toString("hex")}.tmp`;

/** What became of the unfinished files of a folder. */
export interface Unfinished {
  /** How many were left by processes that are gone, and are now removed. */
  readonly removed: number;
  /** Paths of those whose process may still run: on another system, or before its last start. */
  readonly unknown: readonly string[];
}

/** Removes what processes that are gone left unfinished in a folder. Missing folders have nothing. */
export function clearUnfinished(folder: string): Unfinished {
  let removed = 0;
  const unknown: string[] = [];
  for (const name of namesIn(folder)) {
    const match = NAME.exec(name);
    if (!match) continue;
    const [, place, id, start] = match;
    if (place !== processPlace()) unknown.push(join(folder, name));
    else if (!isAlive(Number(id), start!)) {
      rmSync(join(folder, name), { force: true });
      removed++;
    }
  }
  return { removed, unknown };
}

const isAlive = (id: number, start: string): boolean => runs(id) && (startOf(id) ?? "0") === start;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
