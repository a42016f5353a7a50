/**
 * The one interface between the server and its database: parametrized SQL and transactions. The same
 * SQL runs in both drivers, PGlite (embedded) and PostgreSQL.
 */

import { PalimpsestError } from "../../errors.js";

export type Value = string | number | boolean | Date | Uint8Array | null;
export type Row = Readonly<Record<string, unknown>>;

/** Runs SQL: the database, or a transaction of it. */
export interface Queryable {
  /**
   * Runs one statement with `$1`, `$2`, ... for its parameters and gives its rows.
   * @throws STORE_UNAVAILABLE when the database does not answer
   */
  query<T extends Row = Row>(sql: string, parameters?: readonly Value[]): Promise<T[]>;
}

export interface Database extends Queryable {
  /** Runs several statements without parameters, as one. */
  execute(sql: string): Promise<void>;
  /** All or nothing: what `work` wrote is kept when it returns, undone when it throws. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** Where the rows are, for messages: never with a password. */
  readonly place: string;
  close(): Promise<void>;
}

/**
 * Writes a row, lists and objects as JSON. Where there is one with these `keys`, it takes over the columns `changed`:
 * all others, unless named.
 */
export function put(
  on: Queryable,
  table: string,
  row: Row,
  keys: readonly string[] = [],
  changed = Object.keys(row).filter((column) => !keys.includes(column)),
): Promise<Row[]> {
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`);
  const update = changed.map((column) => `${column} = excluded.${column}`);
  const then = update.length > 0 ? `update set ${update}` : "nothing";
  return on.query(
    `insert into ${table} (${columns}) values (${places}) ${keys.length > 0 ? `on conflict (${keys}) do ${then}` : ""}`,
    Object.values(row).map((value) =>
      typeof value !== "object" || value instanceof Date || value instanceof Uint8Array
        ? (value as Value)
        : value && JSON.stringify(value),
    ),
  );
}

/**
 * A transaction as its work sees it: what is sent after its end would be a statement of its own, which
 * nothing undoes, so it is refused.
 */
export function untilItEnds(on: Queryable): { readonly inside: Queryable; end(): void } {
  let hasEnded = false;
  const inside: Queryable = {
    query: async (sql, parameters) => {
      if (hasEnded) throw new Error("the transaction has ended");
      return on.query(sql, parameters);
    },
  };
  return { inside, end: () => void (hasEnded = true) };
}

/** What the server answers with 503 while the database is away. The driver's words are the cause. */
export const unavailable = (place: string, cause: unknown): PalimpsestError =>
  new PalimpsestError(
    "STORE_UNAVAILABLE",
    `the database ${place} does not answer; nothing was saved, try again`,
    { cause },
  );
