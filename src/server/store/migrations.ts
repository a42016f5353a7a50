/** Brings a database to the newest tables: the steps in `texts/tables/` that it has not taken. */

import { errors } from "../../errors.js";
import { STEPS } from "../texts.js";
import type { Database } from "./database.js";

/** Version of the newest tables this release knows. */
export const SCHEMA_VERSION = STEPS.length;

/** Any number, the same in every process: only one migrates a database at a time. */
const MIGRATION_LOCK = 7_214_093;

/**
 * Brings a database to the newest tables, all steps or none.
 * @throws STORE_VERSION when a later release has written it
 */
export async function migrate(database: Pick<Database, "transaction" | "place">): Promise<void> {
  await database.transaction(async (on) => {
    await on.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await on.query("create table if not exists schema_version (version integer not null)");
    const [row] = await on.query<{ version: number }>("select version from schema_version");
    const from = row?.version ?? 0;
    if (from > SCHEMA_VERSION) {
      throw errors.STORE_VERSION`the data in ${database.place} has version ${from}, and this release reads up to ${SCHEMA_VERSION}; run the release that wrote it, or a later one`;
    }
    for (const migration of STEPS.slice(from)) {
      // a function's body is written in one line
      for (const statement of migration.split(/;\n/)) {
        if (/\S/.test(statement)) await on.query(statement);
      }
    }
    if (from === SCHEMA_VERSION) return;
    await on.query("delete from schema_version");
    await on.query("insert into schema_version (version) values ($1)", [SCHEMA_VERSION]);
  });
}
