import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../../test/postgres.js";
import { ownProgram } from "../../files/own-program.js";
import { SCHEMA_VERSION } from "./migrations.js";
import { openStore, type Store } from "./store.js";

const KEY = "0123456789abcdef".repeat(4);
const folder = mkdtempSync(join(tmpdir(), "palimpsest-store-"));
const keyFile = join(folder, "key");
writeFileSync(keyFile, KEY);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const insert = (on: Pick<Store, "query">, action: string) =>
  on.query("insert into audit (at, author, action, details) values ($1, $2, $3, $4)", [
    new Date("2024-05-06T07:08:09.123Z"),
    "ann",
    action,
    JSON.stringify({ of: ["a", 1] }),
  ]);
const actions = async (on: Pick<Store, "query">) =>
  (await on.query<{ action: string }>("select action from audit order by number")).map(
    ({ action }) => action,
  );

/** What every driver must do alike. */
function behavesAsAStore(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store?.close());

  test("values come back as they went in", async () => {
    await insert(store, "values");
    const [row] = await store.query("select * from audit where action = $1", ["values"]);
    expect(row).toMatchObject({ author: "ann", task: null, details: { of: ["a", 1] } });
    expect(row!["at"]).toEqual(new Date("2024-05-06T07:08:09.123Z"));
    expect(typeof row!["number"]).toBe("number");
    const [bytes] = await store.query<{ b: Uint8Array; f: number; t: boolean }>(
      "select $1::bytea as b, $2::double precision as f, $3::boolean as t",
      [Uint8Array.of(0, 255, 7), 0.25, true],
    );
    expect([...bytes!.b]).toEqual([0, 255, 7]);
    expect(bytes).toMatchObject({ f: 0.25, t: true });
  });

  test("a transaction that throws leaves nothing", async () => {
    const before = await actions(store);
    await expect(
      store.transaction(async (on) => {
        await insert(on, "half");
        throw new Error("in the middle");
      }),
    ).rejects.toThrow("in the middle");
    expect(await actions(store)).toEqual(before);
  });

  test("a statement that fails ends its transaction only", async () => {
    await expect(
      store.transaction(async (on) => {
        await insert(on, "half");
        await on.query("select * from no_such_table");
      }),
    ).rejects.toThrow();
    await store.transaction((on) => insert(on, "after"));
    expect(await actions(store)).toContain("after");
    expect(await actions(store)).not.toContain("half");
  });

  test("a statement of a transaction that has ended is not run", async () => {
    let late: Pick<Store, "query"> | undefined;
    await store.transaction(async (on) => {
      late = on;
      await insert(on, "in time");
    });
    await expect(insert(late!, "late")).rejects.toThrow("the transaction has ended");
    expect(await actions(store)).not.toContain("late");
  });

  test("what belongs to no transaction is not undone with one", async () => {
    let outside: Promise<unknown> = Promise.resolve();
    await store
      .transaction(async (on) => {
        await insert(on, "undone");
        outside = insert(store, "outside");
        throw new Error("in the middle");
      })
      .catch(() => {});
    await outside;
    expect(await actions(store)).toContain("outside");
    expect(await actions(store)).not.toContain("undone");
  });

  test("transactions on one row wait for each other", async () => {
    await store.query("insert into schema_version (version) values (1000)");
    const add = () =>
      store.transaction(async (on) => {
        const [row] = await on.query<{ version: number }>(
          "select version from schema_version where version >= 1000 for update",
        );
        await on.query("update schema_version set version = $1 where version >= 1000", [
          row!.version + 1,
        ]);
      });
    await Promise.all(Array.from({ length: 8 }, add));
    const rows = await store.query(
      "delete from schema_version where version >= 1000 returning version",
    );
    expect(rows).toEqual([{ version: 1008 }]);
  });

  test("tables are at the newest version", async () => {
    expect(await store.query("select version from schema_version")).toEqual([
      { version: SCHEMA_VERSION },
    ]);
  });
}

describe("in memory", () => behavesAsAStore(() => openStore()));
describe("in a folder", () =>
  behavesAsAStore(() => openStore({ data: join(folder, "suite"), keyFile })));

describe("an embedded database in a folder", () => {
  const data = join(folder, "embedded");

  test("brings what an earlier release wrote to the newest tables", async () => {
    const old = join(folder, "version-1");
    const store = await openStore({ data: old, keyFile });
    await insert(store, "old");
    await store.query(
      `insert into projects (id, sealed, readers, annotators, two_person, created_at, created_by)
       values ('p', $1, 1, '[]', true, now(), 'ann')`,
      [Buffer.of(1)],
    );
    // as the first release left it
    await store.execute(
      "drop table task_changes; drop table file_columns; drop table entity_numbers; drop table batches; alter table projects drop column recheck",
    );
    await store.query("update schema_version set version = 1");
    await store.close();
    const again = await openStore({ data: old, keyFile });
    expect(await actions(again)).toContain("old");
    expect(await again.query("select id, recheck from projects")).toEqual([
      { id: "p", recheck: 0 },
    ]);
    expect(await again.query("select * from batches")).toEqual([]);
    await again.close();
  });

  test("opens again with what it held, with the same key only", async () => {
    const store = await openStore({ data, keyFile });
    await insert(store, "kept");
    await store.close();
    await expect(store.query("select 1")).rejects.toMatchObject({ code: "STORE_UNAVAILABLE" });

    const other = join(folder, "other-key");
    writeFileSync(other, KEY.replace("0", "1"));
    await expect(openStore({ data, keyFile: other })).rejects.toMatchObject({
      code: "STORE_KEY_WRONG",
    });
    const again = await openStore({ data, keyFile });
    expect(await actions(again)).toEqual(["kept"]);
    await again.close();
  });

  test("is open in one process only", async () => {
    const store = await openStore({ data, keyFile });
    await expect(openStore({ data, keyFile })).rejects.toMatchObject({ code: "STORE_LOCKED" });
    await store.close();
  });

  test("written by a later release, is refused", async () => {
    const store = await openStore({ data, keyFile });
    await store.query("update schema_version set version = $1", [SCHEMA_VERSION + 1]);
    await store.close();
    await expect(openStore({ data, keyFile })).rejects.toMatchObject({ code: "STORE_VERSION" });
  });

  test("keeps what it confirmed when the process is killed", async () => {
    const killed = join(folder, "killed");
    const program = `
      import { openStore } from ${JSON.stringify(ownProgram("server/store/store").url.href)};
      const store = await openStore({ data: ${JSON.stringify(killed)}, keyFile: ${JSON.stringify(keyFile)} });
      for (let i = 0; ; i++) {
        await store.transaction((on) => on.query(
          "insert into audit (at, author, action, details) values (now(), 'ann', $1, '{}')", [String(i)]));
        process.stdout.write(i + "\\n");
      }`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    await new Promise<void>((resolve) => {
      child.stdout.on("data", (chunk: Buffer) => {
        printed += chunk;
        if (printed.split("\n").length > 60 && !child.killed) child.kill("SIGKILL");
      });
      child.on("close", () => resolve());
    });
    const confirmed = printed.split("\n").slice(0, -1).length;
    expect(confirmed).toBeGreaterThanOrEqual(60);
    const store = await openStore({ data: killed, keyFile });
    const kept = await actions(store);
    expect(kept.slice(0, confirmed)).toEqual(
      Array.from({ length: confirmed }, (_, i) => String(i)),
    );
    expect(kept.length).toBeLessThanOrEqual(confirmed + 1);
    await store.close();
  });

  test("holds no sealed word in the clear", async () => {
    const sealed = join(folder, "sealed");
    const store = await openStore({ data: sealed, keyFile });
    await store.query("insert into backgrounds values ('b', $1, 0, now(), 'ann')", [
      store.seal.sealJson("backgrounds:b", { name: "Quintessa Obermayer" }),
    ]);
    await store.query("checkpoint");
    await store.close();
    const files = readdirSync(sealed, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const { parentPath, name } of files) {
      expect(readFileSync(join(parentPath, name)).includes("Obermayer")).toBe(false);
    }
  });
});

const programs = postgresPrograms();
if (!programs)
  console.warn("store.test.ts: PostgreSQL is not installed here; its tests are left out");

describe.skipIf(!programs)("PostgreSQL", () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres(programs!);
  });
  afterAll(() => server?.remove());

  describe("as a store", () =>
    behavesAsAStore(async () => openStore({ data: await server.newDatabase(), keyFile })));

  test("two processes may start on an empty database at once", async () => {
    const data = await server.newDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ data, keyFile })));
    expect(await stores[2]!.query("select count(*)::integer as n from proof")).toEqual([{ n: 1 }]);
    for (const store of stores) await store.close();
  });

  test("gone in the middle of a transaction: a coded error, nothing half-done, and back again", async () => {
    const store = await openStore({ data: await server.newDatabase(), keyFile });
    await expect(
      store.transaction(async (on) => {
        await insert(on, "half");
        await server.kill();
        await insert(on, "other half");
      }),
    ).rejects.toMatchObject({ code: "STORE_UNAVAILABLE", httpStatus: 503 });
    await expect(insert(store, "away")).rejects.toMatchObject({ code: "STORE_UNAVAILABLE" });
    await server.start();
    await insert(store, "back");
    expect(await actions(store)).toEqual(["back"]);
    await store.close();
  });

  test("an address that does not answer, without its password in the error", async () => {
    const error = await openStore({
      data: "postgres://ann:secret@127.0.0.1:9/reviews",
      keyFile,
    }).catch((one: unknown) => one);
    expect(error).toMatchObject({ code: "STORE_UNAVAILABLE" });
    expect((error as Error).message).not.toMatch(/secret|ann/);
    expect((error as Error).message).toContain("postgres://127.0.0.1:9/reviews");
  });
});
