/** Keeps a second build out of a folder. */

import { join } from "node:path";
import { errors } from "../../../errors.js";
import { type FolderLock, isHeld, takeLock } from "../../../files/folder-lock.js";
import { unwritable } from "./output-file.js";

/**
 * Takes the lock of a folder.
 * @throws INDEX_LOCKED when another build holds it, OUTPUT_UNWRITABLE
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, "build.lock");
  const taken = await takeLock(path).catch((error) => {
    throw unwritable(path, error);
  });
  if (!isHeld(taken)) return taken;
  throw errors.INDEX_LOCKED`process ${taken.process} on ${taken.host} is building into ${folder}; wait for it, or delete ${path} if that process is gone`;
}
