/** Writes the database that new stores begin with, its tables included; a step of the build. */

import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import type { Queryable, Row } from "../src/server/store/database.js";
import { EMPTY_DATABASE } from "../src/server/store/empty-database.js";
import { migrate } from "../src/server/store/migrations.js";

const database = await PGlite.create();
const queryable: Queryable = {
  query: async <T extends Row>(sql: string, parameters: Parameters<Queryable["query"]>[1] = []) =>
    (await database.query<T>(sql, [...parameters])).rows,
};
await migrate({ place: "empty database", transaction: (work) => work(queryable) });
// nobody makes a database after this one, and their files are half of the archive
await database.exec("update pg_database set datistemplate = false, datallowconn = true");
for (const unused of ["template0", "postgres"]) await database.exec(`drop database ${unused}`);
await database.exec("checkpoint");
const archive = await database.dumpDataDir("none");
await database.close();
writeFileSync(EMPTY_DATABASE, gzipSync(await archive.arrayBuffer(), { level: 9 }));
