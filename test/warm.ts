/** What is slow to start, once for all files that one worker tests: vitest.config.ts has them share their modules. */

import { createEngine, type Engine } from "../src/server/engine/engine.js";
import { openStore, type Store } from "../src/server/store/store.js";

const stays = async (): Promise<void> => {};

let engine: Engine | undefined;
/** An engine of one real thread with real models, by default settings; closing it does nothing. */
export function warmEngine(): Engine {
  engine ??= createEngine({ threads: 1 });
  const running = engine;
  return {
    ...running,
    get state() {
      return running.state;
    },
    close: stays,
  };
}

let store: Promise<Store> | undefined;
/** A store in memory with empty tables: what an earlier one held is gone. Closing it does nothing. */
export async function warmStore(): Promise<Store> {
  store ??= openStore();
  const opened = await store;
  const tables = await opened.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('proof', 'schema_version')",
  );
  await opened.execute(
    `truncate ${tables.map(({ name }) => name).join(", ")} restart identity cascade`,
  );
  return { ...opened, close: stays };
}
