/**
 * Keeps a second process out of a folder. The lock of a process that is gone does not count, also after
 * `kill -9`, after a restart of the machine, and in a container, where every server is process 1.
 *
 * | the lock was taken | its process is alive when |
 * | --- | --- |
 * | on this system start, in this process namespace | a process with its number and start time runs |
 * | anywhere else: another container, machine or system start | its holder touches the lock, watched for `WATCH_MILLISECONDS` |
 * | by a release that wrote the number only | that number runs and is not this process |
 */

import { randomUUID } from "node:crypto";
import {
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { bootId, processNamespace, runs, startOf } from "./processes.js";
import { clearUnfinished, unfinishedName } from "./unfinished.js";

/** How often a holder touches its lock; from a thread of its own, so that long work does not stop it. */
const TOUCH_MILLISECONDS = 1500;
const WATCH_MILLISECONDS = 4 * TOUCH_MILLISECONDS;

/** The holder of a lock. */
export interface Holder {
  readonly host: string;
  /** This start of the system; empty where it has no such id. */
  readonly boot: string;
  /** Numbers of processes mean something within it only. */
  readonly namespace: string;
  readonly process: number;
  /** When the process started, in the system's own count. */
  readonly started: string;
  readonly token: string;
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes a lock.
 * @param path the lock's file
 * @returns the lock, or the holder that has it
 * @throws what the file system throws where the file cannot be written
 */
export async function takeLock(path: string): Promise<FolderLock | Holder> {
  const mine = self();
  // what a process that was killed while it took or gave back the lock has left
  clearUnfinished(dirname(path));
  let holder: Holder | undefined;
  for (let attempt = 0; attempt < 10; attempt++) {
    if (create(path, mine)) return held(path, mine);
    holder = read(path);
    if (holder === undefined) continue;
    if (await isAlive(path, holder, mine)) return holder;
    takeAway(path, holder);
  }
  return holder ?? mine;
}

export const isHeld = (taken: FolderLock | Holder): taken is Holder => "token" in taken;

const self = (): Holder => ({
  host: hostname(),
  boot: bootId(),
  namespace: processNamespace(),
  process: process.pid,
  started: startOf(process.pid) ?? "",
  token: randomUUID(),
});

/** Writes the lock aside and links it, so that nobody ever sees a lock without its holder. */
function create(path: string, holder: Holder): boolean {
  const aside = join(dirname(path), unfinishedName());
  writeFileSync(aside, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** The lock's holder; undefined when it has just been released. */
function read(path: string): Holder | undefined {
  const nobody = { host: "", boot: "", namespace: "", process: 0, started: "", token: "" };
  try {
    const value = JSON.parse(readFileSync(path, "utf8")) as Partial<Holder> | number | null;
    return typeof value === "number" ? { ...nobody, process: value } : { ...nobody, ...value };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    return nobody;
  }
}

/** Removes the lock of a process that is gone, unless another one has done so and locked again. */
function takeAway(path: string, gone: Holder): void {
  const aside = join(dirname(path), unfinishedName());
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside)?.token === gone.token) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

async function isAlive(path: string, holder: Holder, mine: Holder): Promise<boolean> {
  if (holder.process === 0) return false;
  if (holder.host === "") return holder.process !== process.pid && runs(holder.process);
  const near = holder.boot === mine.boot && holder.namespace === mine.namespace;
  if (near && (mine.boot !== "" || holder.host === mine.host)) {
    const started = startOf(holder.process);
    return started === undefined
      ? mine.boot === "" && runs(holder.process)
      : started === holder.started;
  }
  const before = touchedAt(path);
  await wait(WATCH_MILLISECONDS);
  const now = touchedAt(path);
  return now !== undefined && now !== before;
}

/** When a file was touched. It is opened, since a network file system may answer `stat` from a cache. */
function touchedAt(path: string): number | undefined {
  try {
    const descriptor = openSync(path, "r");
    try {
      return fstatSync(descriptor).mtimeMs;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
}

/** A lock that this process holds and touches until it is released. */
function held(path: string, { token }: Holder): FolderLock {
  const toucher = new Worker(TOUCHER, {
    eval: true,
    workerData: { path, token, every: TOUCH_MILLISECONDS },
    // a thread of the program, not of the tools that it may run under
    execArgv: [],
  });
  toucher.unref();
  return {
    release() {
      toucher.postMessage("stop");
      if (read(path)?.token === token) rmSync(path, { force: true });
    },
  };
}

/**
 * A process that was suspended for long may find that another one took its lock. Two processes in one
 * folder would destroy what is in it, so this one ends.
 */
const TOUCHER = `
const { readFileSync, utimesSync } = require("node:fs");
const { parentPort, workerData } = require("node:worker_threads");
const { path, token, every } = workerData;
const timer = setInterval(() => {
  let holder;
  try {
    holder = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return;
  }
  if (holder.token !== token) process.kill(process.pid, "SIGKILL");
  const now = Date.now() / 1000;
  try {
    utimesSync(path, now, now);
  } catch {}
}, every);
parentPort.on("message", () => {
  clearInterval(timer);
  parentPort.close();
});
`;
