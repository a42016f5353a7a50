/** Writes the empty database that new stores begin with; a step of the build. */

import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { EMPTY_DATABASE } from "../src/server/store/empty-database.js";

const database = await PGlite.create();
const archive = await database.dumpDataDir("none");
await database.close();
writeFileSync(EMPTY_DATABASE, gzipSync(await archive.arrayBuffer(), { level: 9 }));
