/** The embedded database: PostgreSQL in WebAssembly, in memory or in a folder, in a thread of its own. */

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { ownProgram } from "../../files/own-program.js";
import { type Database, type Queryable, type Row, unavailable, untilItEnds } from "./database.js";
import { lockFolder } from "./lock.js";
import { ownBytes } from "./own-bytes.js";
import type { Answer, Statement } from "./pglite-thread.js";

const { url: THREAD, execArgv: THREAD_ARGUMENTS } = ownProgram("server/store/pglite-thread");

/**
 * Opens the embedded database.
 * @param folder where it keeps its files; undefined: in memory, gone with the process
 * @throws STORE_LOCKED when another process has the folder open, OUTPUT_UNWRITABLE, STORE_UNAVAILABLE
 */
export async function openPglite(folder?: string): Promise<Database> {
  const place = folder ?? "in memory";
  const lock = folder === undefined ? undefined : await lockFolder(folder);
  const thread = new Piscina({
    filename: fileURLToPath(THREAD),
    workerData: { folder: folder && join(folder, "database") },
    execArgv: [...THREAD_ARGUMENTS],
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: "disabled",
  });
  let closed = false;

  const inTurn = turns();
  async function ask(statement: Statement): Promise<Row[]> {
    const answer = await inTurn(async (): Promise<Answer> => {
      if (closed) throw unavailable(place, undefined);
      return thread.run(statement).catch((cause: unknown) => {
        // another thread would not know of the transaction that this one had begun
        closed = true;
        throw unavailable(place, cause);
      });
    });
    if ("rows" in answer) return answer.rows;
    const { message, code } = answer.failure;
    throw Object.assign(new Error(message), { code });
  }
  const asking: Queryable = {
    query: async <T extends Row>(sql: string, parameters: Parameters<Queryable["query"]>[1] = []) =>
      (await ask({
        kind: "query",
        sql,
        parameters: parameters.map((value) =>
          value instanceof Uint8Array ? ownBytes(value) : value,
        ),
      })) as T[],
  };

  // there is one connection: what does not belong to a transaction waits for its end
  const alone = turns();

  async function transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T> {
    const { inside, end } = untilItEnds(asking);
    await asking.query("begin");
    try {
      const result = await work(inside);
      await asking.query("commit");
      return result;
    } catch (error) {
      await asking.query("rollback").catch(() => {}); // the first failure says why
      throw error;
    } finally {
      end();
    }
  }

  try {
    await ask({ kind: "open" });
  } catch (cause) {
    await thread.destroy();
    await lock?.release();
    throw unavailable(place, cause);
  }
  return {
    place,
    query: (sql, parameters) => alone(() => asking.query(sql, parameters)),
    execute: (sql) => alone(async () => void (await ask({ kind: "execute", sql }))),
    transaction: (work) => alone(() => transaction(work)),
    async close() {
      if (closed) return;
      await alone(() => ask({ kind: "close" }));
      closed = true;
      await thread.destroy();
      await lock?.release();
    },
  };
}

/** One after the other, in the order of the calls; one that fails does not keep the next from running. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
