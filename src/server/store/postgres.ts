/** PostgreSQL over the network. */

import pg from "pg";
import { type Database, type Queryable, unavailable, untilItEnds, type Value } from "./database.js";

/** Longest wait for a connection, in milliseconds: a request is answered with 503 rather than kept. */
const CONNECT_TIMEOUT = 5000;
/** Longest run of one statement, in milliseconds. */
const STATEMENT_TIMEOUT = 30_000;

/**
 * A pool of connections to PostgreSQL.
 * @param address `postgres://user:password@host:port/database`
 * @throws STORE_UNAVAILABLE when it does not answer
 */
export async function openPostgres(address: string): Promise<Database> {
  const place = withoutSecrets(address);
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + CONNECT_TIMEOUT,
    application_name: "palimpsest",
  });
  // an idle connection that breaks is replaced at the next query; without a listener it would end
  // the process
  pool.on("error", () => {});

  const run = async <T>(client: Pick<pg.Pool, "query">, sql: string, values?: readonly Value[]) => {
    try {
      const result = await client.query(
        sql,
        values?.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value)),
      );
      return result.rows as T[];
    } catch (error) {
      throw isGone(error) ? unavailable(place, error) : error;
    }
  };

  const database: Database = {
    place,
    query: (sql, parameters) => run(pool, sql, parameters),
    async execute(sql) {
      await run(pool, sql);
    },
    async transaction(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw unavailable(place, error);
      });
      // a connection that breaks between two statements says so here; the next statement fails
      client.on("error", ignore);
      const on: Queryable = { query: (sql, parameters) => run(client as never, sql, parameters) };
      const { inside, end } = untilItEnds(on);
      let broken = false;
      try {
        await on.query("begin");
        const result = await work(inside);
        await on.query("commit");
        return result;
      } catch (error) {
        await on.query("rollback").catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        end();
        client.off("error", ignore);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
  await database.query("select 1");
  return database;
}

const ignore = () => {};

/** An address as it may be shown: no user, no password, no parameters. */
function withoutSecrets(address: string): string {
  try {
    const { host, pathname } = new URL(address);
    return `postgres://${host}${pathname}`;
  } catch {
    return "postgres://...";
  }
}

/**
 * SQLSTATE classes that say the server, not the statement, is the trouble: connection exceptions (08),
 * no resources (53), operator intervention such as a shutdown (57P) and a name that does not resolve.
 */
const GONE_STATES = /^(08|53|57P|28|3D)/;
const GONE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
]);

function isGone(error: unknown): boolean {
  const { code, message, errors } = error as {
    code?: unknown;
    message?: string;
    errors?: unknown[];
  };
  if (typeof code === "string" && (GONE_STATES.test(code) || GONE_CODES.has(code))) return true;
  if (errors?.some(isGone)) return true; // several addresses of one name were tried
  return /terminated|timeout|not queryable|after calling end|Connection ended/i.test(message ?? "");
}
