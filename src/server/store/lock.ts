/** One process a folder: the embedded database would be destroyed by two. */

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PalimpsestError } from "../../errors.js";

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks a folder with a file that names this process. A lock whose process is gone is taken over.
 * @throws STORE_LOCKED
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, "process.lock");
  for (let attempt = 0; ; attempt++) {
    try {
      await writeFile(path, `${process.pid}\n`, { flag: "wx", mode: 0o600 });
      return { release: () => rm(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw unwritable(error);
    }
    const holder = Number.parseInt(await readFile(path, "utf8").catch(() => ""), 10);
    if (attempt > 0 || isRunning(holder)) {
      throw new PalimpsestError(
        "STORE_LOCKED",
        `expected a data folder that nobody uses, got one that process ${holder} has open; stop it, or give another folder with --data`,
      );
    }
    await rm(path, { force: true });
  }
}

const unwritable = (cause: unknown): PalimpsestError =>
  new PalimpsestError(
    "OUTPUT_UNWRITABLE",
    `expected a data folder to write to, got ${(cause as NodeJS.ErrnoException).code ?? "an error"}; check its permissions`,
    { cause },
  );

/** Whether a process lives. This very process does not hold a lock it is asking for. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
