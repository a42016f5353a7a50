/**
 * The thread that the embedded database runs in: it takes one statement after the other. In the server's
 * own thread a file of a few megabytes would keep every other request waiting for a second (decision 78).
 */

import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { Row, Value } from "./database.js";
import { readEmptyDatabase } from "./empty-database.js";
import { ownBytes } from "./own-bytes.js";

/** What the thread is asked; `open` says whether the database could be opened, `execute` runs several. */
export type Statement =
  | { readonly kind: "open" | "close" }
  | { readonly kind: "execute"; readonly sql: string }
  | { readonly kind: "query"; readonly sql: string; readonly parameters: readonly Value[] };

/** What goes wrong is a value: an error that is copied to another thread loses all but its words. */
export type Answer = { readonly rows: Row[] } | { readonly failure: Failure };

interface Failure {
  readonly message: string;
  /** SQLSTATE, where the database gave one. */
  readonly code?: string | undefined;
}

const { folder } = workerData as { folder: string | undefined };
const opening = open(folder);
opening.catch(() => {}); // `open` hears of it

export default async function answer(statement: Statement): Promise<Answer> {
  try {
    return { rows: await run(await opening, statement) };
  } catch (thrown) {
    const { message = String(thrown), code } = (thrown ?? {}) as Partial<Failure>;
    return { failure: { message, code } };
  }
}

/** A new database in a folder is made beside it: half of one is never taken for one. */
async function open(dataDir: string | undefined): Promise<PGlite> {
  if (dataDir === undefined) return make({});
  if (!existsSync(dataDir)) {
    const aside = `${dataDir}.new`;
    await rm(aside, { recursive: true, force: true });
    await (await make({ dataDir: aside })).close();
    await rename(aside, dataDir);
  }
  return PGlite.create({ dataDir });
}

async function make(place: { readonly dataDir?: string }): Promise<PGlite> {
  const loadDataDir = await readEmptyDatabase();
  return PGlite.create({ ...place, ...(loadDataDir && { loadDataDir }) });
}

async function run(pglite: PGlite, statement: Statement): Promise<Row[]> {
  switch (statement.kind) {
    case "open":
      return [];
    case "close":
      await pglite.close();
      return [];
    case "execute":
      await pglite.exec(statement.sql);
      return [];
    case "query": {
      const { rows } = await pglite.query<Row>(statement.sql, [...statement.parameters]);
      for (const row of rows as Record<string, unknown>[]) {
        for (const [name, value] of Object.entries(row)) {
          if (value instanceof Uint8Array) row[name] = ownBytes(value);
        }
      }
      return rows;
    }
  }
}
