/** The store: a database with its tables and the seal of what is in them. */

import { join } from "node:path";
import { errors } from "../../errors.js";
import { type Database, put } from "./database.js";
import { migrate } from "./migrations.js";
import { keysIn, passingKeys } from "./own-keys.js";
import { openPglite } from "./pglite.js";
import { openPostgres } from "./postgres.js";
import {
  createSeal,
  defaultKeyFile,
  passingKey,
  readKey,
  readOrMakeKey,
  type Seal,
} from "./seal.js";

export interface Store extends Database {
  readonly seal: Seal;
}

export interface StoreOptions {
  /** A folder or `postgres://...`; left out: in memory, gone with the process. */
  readonly data?: string;
  /** File with the key of 32 bytes; left out: one in the user's configuration, made on first use. */
  readonly keyFile?: string;
}

/**
 * Opens the store, makes or renews its tables and checks that the key is the one it was written with.
 * @throws STORE_UNAVAILABLE, STORE_LOCKED, STORE_VERSION, STORE_KEY_WRONG, KEY_INVALID, INPUT_UNREADABLE
 */
export async function openStore({ data, keyFile }: StoreOptions = {}): Promise<Store> {
  const key = await keyOf(data, keyFile);
  const folder = ownKeysFolder(data, keyFile);
  const seal = createSeal(key, (wrap) =>
    folder === undefined ? passingKeys() : keysIn(folder, wrap),
  );
  const database = isAddress(data) ? await openPostgres(data) : await openPglite(data);
  try {
    await migrate(database);
    await checkKey(database, seal);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { ...database, seal };
}

const isAddress = (data: string | undefined): data is string =>
  data !== undefined && /^postgres(ql)?:\/\//.test(data);

/**
 * Where the keys of tasks lie: in the data folder; for a PostgreSQL database beside the key file, which
 * all its servers share.
 */
const ownKeysFolder = (data?: string, keyFile?: string): string | undefined => {
  if (data === undefined) return undefined;
  return isAddress(data) ? `${keyFile ?? defaultKeyFile()}.d` : join(data, "keys");
};

function keyOf(data: string | undefined, keyFile: string | undefined) {
  if (keyFile !== undefined) return readKey(keyFile);
  return data === undefined ? passingKey() : readOrMakeKey(defaultKeyFile());
}

const PROOF_PLACE = "proof";

/** A sealed word that only the right key opens; written by whoever comes first. */
async function checkKey(database: Database, seal: Seal): Promise<void> {
  await database.transaction(async (on) => {
    const sealed = seal.seal(PROOF_PLACE, Buffer.from("palimpsest"));
    await put(on, "proof", { one: 1, sealed }, ["one"], []);
    const [row] = await on.query<{ sealed: Uint8Array }>("select sealed from proof");
    if (!row) throw errors.INTERNAL`a row that was just written is missing`;
    seal.open(PROOF_PLACE, row.sealed);
  });
}
