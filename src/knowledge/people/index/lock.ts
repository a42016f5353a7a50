/** Keeps a second build out of a folder. The lock of a process that is gone does not count. */

import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { PalimpsestError } from "../../../errors.js";
import { writing } from "./output-file.js";

const LOCK = "build.lock";

interface Holder {
  readonly host: string;
  readonly process: number;
  /** When that process started, in the system's own count, since numbers of processes come again. */
  readonly started: string;
  readonly token: string;
}

/**
 * Takes the lock of a folder.
 * @returns gives it back
 * @throws INDEX_LOCKED when another build holds it, OUTPUT_UNWRITABLE
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK);
  const mine: Holder = {
    host: hostname(),
    process: process.pid,
    started: startOf(process.pid) ?? "",
    token: randomUUID(),
  };
  for (let attempt = 0; attempt < 10; attempt++) {
    if (create(path, mine)) return () => rmSync(path, { force: true });
    const holder = read(path);
    if (holder === undefined) continue;
    if (isAlive(holder)) throw locked(path, holder);
    takeAway(path, holder);
  }
  throw locked(path);
}

/** Writes the lock aside and links it, so that nobody ever sees a lock without its holder. */
function create(path: string, holder: Holder): boolean {
  const aside = `${path}.${holder.token}`;
  return writing(path, () => {
    writeFileSync(aside, JSON.stringify(holder));
    try {
      linkSync(aside, path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    } finally {
      rmSync(aside, { force: true });
    }
  });
}

/** Who holds the lock; nothing when it was just given back. */
function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    return { host: "", process: 0, started: "", token: "" };
  }
}

/** Removes the lock of a process that is gone, unless another build has done so and locked again. */
function takeAway(path: string, gone: Holder): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside)?.token === gone.token) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

/** Another machine's process cannot be seen, so it counts as alive. */
function isAlive(holder: Holder): boolean {
  if (holder.process === 0) return false;
  if (holder.host !== hostname()) return true;
  const started = startOf(holder.process);
  if (started !== undefined) return started === holder.started;
  try {
    process.kill(holder.process, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process started; nothing where the system has no /proc or no such process. */
function startOf(id: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

function locked(path: string, holder?: Holder): PalimpsestError {
  const who = holder ? `process ${holder.process} on ${holder.host}` : "another process";
  return new PalimpsestError(
    "INDEX_LOCKED",
    `expected a folder that nobody builds into, got one locked by ${who}; wait for it, or delete ${path} if that process is gone`,
  );
}
