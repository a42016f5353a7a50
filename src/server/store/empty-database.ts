/**
 * An empty database with its tables, made by the build (tools/empty-database.ts): PostgreSQL takes seven seconds of
 * processor time to set one up, and one to unpack this one.
 */

import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { releaseFile } from "../../files/packages.js";

export const EMPTY_DATABASE = releaseFile("dist/server/store/empty-database.tar.gz");

/** Its files as a tar archive; nothing where nothing was built. */
export async function readEmptyDatabase(): Promise<Blob | undefined> {
  try {
    return new Blob([gunzipSync(await readFile(EMPTY_DATABASE))]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
