/** The embedded database: PostgreSQL in WebAssembly, in memory or in a folder. */

import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type Database, type Queryable, unavailable, type Value } from "./database.js";
import { lockFolder } from "./lock.js";

/**
 * Opens the embedded database.
 * @param folder where it keeps its files; undefined: in memory, gone with the process
 * @throws STORE_LOCKED when another process has the folder open, OUTPUT_UNWRITABLE, STORE_UNAVAILABLE
 */
export async function openPglite(folder?: string): Promise<Database> {
  const place = folder ?? "in memory";
  const lock = folder === undefined ? undefined : await lockFolder(folder);
  const pglite = await PGlite.create(
    folder === undefined ? {} : { dataDir: join(folder, "database") },
  ).catch(async (cause: unknown) => {
    await lock?.release();
    throw unavailable(place, cause);
  });

  const alive = () => {
    if (pglite.closed) throw unavailable(place, undefined);
  };
  const on = (target: Pick<PGlite, "query">): Queryable => ({
    query: async <T>(sql: string, parameters: readonly Value[] = []) => {
      alive();
      return (await target.query<T>(sql, [...parameters])).rows;
    },
  });
  return {
    place,
    query: on(pglite).query,
    async execute(sql) {
      alive();
      await pglite.exec(sql);
    },
    async transaction(work) {
      alive();
      return pglite.transaction((transaction) => work(on(transaction as unknown as PGlite)));
    },
    async close() {
      if (pglite.closed) return;
      await pglite.close();
      await lock?.release();
    },
  };
}
