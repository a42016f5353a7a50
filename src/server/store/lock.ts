/** One process per folder: the embedded database would be destroyed by two. */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { errors, PalimpsestError } from "../../errors.js";
import { type FolderLock, isHeld, takeLock } from "../../files/folder-lock.js";

/**
 * Locks a folder, made where it is missing. A lock whose process is gone is taken over.
 * @throws STORE_LOCKED, OUTPUT_UNWRITABLE
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, "process.lock");
  const take = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return takeLock(path);
  };
  const taken = await take().catch((cause) => {
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      `the data folder cannot be written (${(cause as NodeJS.ErrnoException).code ?? "unknown failure"}); check its permissions`,
      { cause },
    );
  });
  if (!isHeld(taken)) return taken;
  throw errors.STORE_LOCKED`process ${taken.process} on ${taken.host || "this machine"} has the data folder open; stop it, give another folder with --data, or delete ${path} if that process is gone`;
}
