/**
 * Erased means erased: with the database's files, its log and the server's key in hand, nothing of an
 * erased task opens again.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../../test/postgres.js";
import { LETTER, type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import { warmEngine } from "../../../test/warm.js";
import { keysIn } from "../store/own-keys.js";
import { createSeal, type Seal } from "../store/seal.js";
import { openStore } from "../store/store.js";
import { eraseExpired } from "./commands/erase.js";
import type { Project } from "./schema.js";

const KEY = Buffer.from("ab".repeat(32), "hex");
const SEALED = [
  ["tasks:", "select id, sealed from tasks"],
  ["tasks.analysis:", "select id, analysis as sealed from tasks"],
  ["files:", "select id, sealed from files"],
  ["events:", "select task || ':' || id as id, sealed from events"],
] as const;

interface Row {
  readonly place: string;
  readonly sealed: Buffer;
}

async function sealedRows({ store }: ReviewServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [table, sql] of SEALED) {
    for (const { id, sealed } of await store.query<{ id: string; sealed: Uint8Array | null }>(
      sql,
    )) {
      if (sealed) rows.push({ place: `${table}${id}`, sealed: Buffer.from(sealed) });
    }
  }
  return rows;
}

const filesBelow = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)));

/** What somebody has who holds the server's key and the folder of keys. */
const stolen = (keys: string): Seal => createSeal(KEY, (wrap) => keysIn(keys, wrap));

const opens = (seal: Seal, { place, sealed }: Row): boolean => {
  try {
    seal.open(place, sealed);
    return true;
  } catch {
    return false;
  }
};

interface Place {
  readonly data: string;
  readonly keyFile: string;
  /** Folder of the keys of tasks. */
  readonly keys: string;
  /** Folder of the database's own files. */
  readonly files: string;
}

function erases(where: () => Promise<Place>): void {
  test.each(["by a person", "when its time is over"])("a task erased %s", async (how) => {
    const { data, keyFile, keys, files } = await where();
    const server = await startReviewServer({ store: await openStore({ data, keyFile }) });
    const made = await server.ask<Project>("ada", "POST", "/v1/projects", {
      name: "short",
      retentionDays: 2,
    });
    const kept = await server.submit("sam", { text: "Ann Lee lives in Oslo." });
    const { id } = await server.submit("sam", {
      text: LETTER,
      project: made.body.id,
      name: "lindqvist.txt",
    });
    await server.save("rita", id, { kind: "comment", text: "about Lindqvist" });
    const rows = await sealedRows(server);
    const ofTask = rows.filter(({ place }) => !place.includes(kept.id));
    expect(rows.every((row) => opens(stolen(keys), row))).toBe(true);
    expect(rows.length).toBeGreaterThan(6);
    const before = new Map(readdirSync(keys).map((name) => [name, readFileSync(join(keys, name))]));

    if (how === "by a person") {
      expect((await server.ask("ada", "DELETE", `/v1/tasks/${id}`)).status).toBe(204);
    } else {
      server.clock.now = new Date("2030-01-04T12:00:00Z");
      expect(await eraseExpired(server.review.context)).toBe(1);
    }
    const still = await sealedRows(server);
    const places = new Set(still.map(({ place }) => place));
    const erased = ofTask.filter(({ place }) => !places.has(place));
    expect(erased.length).toBeGreaterThan(3);
    await server.close();

    const remains = filesBelow(files);
    // the control: the database's log still has what was deleted, only the key is gone
    expect(erased.some(({ sealed }) => remains.some((file) => file.includes(sealed)))).toBe(true);
    expect(erased.filter((row) => opens(stolen(keys), row))).toEqual([]);
    expect(still.every((row) => opens(stolen(keys), row))).toBe(true);
    const gone = [...before].filter(([name]) => !readdirSync(keys).includes(name));
    expect(gone).toHaveLength(2); // the task's and its file's
    const everything = [...remains, ...filesBelow(keys)];
    for (const [, wrapped] of gone) {
      expect(everything.some((file) => file.includes(wrapped))).toBe(false);
    }
    expect(everything.some((file) => file.includes("Lindqvist"))).toBe(false);
  });
}

describe("what is under way while a task is erased", () => {
  test("makes no new key for it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "palimpsest-erased-"));
    writeFileSync(join(folder, "key"), KEY.toString("hex"));
    const data = join(folder, "data");
    const engine = warmEngine();
    let begun: () => void = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let goOn: () => void = () => {};
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow: typeof engine = {
      ...engine,
      async analyse(...given) {
        const analysis = await engine.analyse(...given);
        begun();
        await mayGoOn;
        return analysis;
      },
    };
    const store = await openStore({ data, keyFile: join(folder, "key") });
    const server = await startReviewServer({ store, engine: slow });
    const before = readdirSync(join(data, "keys"));
    const made = await server.ask<{ id: string }[]>("sam", "POST", "/v1/tasks", { text: LETTER });
    await hasBegun;
    expect(readdirSync(join(data, "keys")).length).toBeGreaterThan(before.length);
    const erased = await server.ask("ada", "DELETE", `/v1/tasks/${made.body[0]!.id}`);
    expect(erased.status).toBe(204);
    goOn();
    await server.review.detection.idle();
    expect(readdirSync(join(data, "keys"))).toEqual(before);
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test("an erased background takes the names in results of attacks with it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "palimpsest-erased-"));
    writeFileSync(join(folder, "key"), KEY.toString("hex"));
    const data = join(folder, "data");
    const store = await openStore({ data, keyFile: join(folder, "key") });
    const server = await startReviewServer({ store });
    const { id } = await server.submit("sam", { text: LETTER });
    const background = await server.ask<{ id: string }>("ada", "POST", "/v1/backgrounds", {
      name: "people",
      texts: [
        { name: "Solveig Lindqvist", text: "Solveig Lindqvist is a violinist from Bergen." },
        { name: "Zebulon Quartermain", text: "Zebulon Quartermain sells boats in Leeds." },
      ],
    });
    const attack = await server.ask<{ candidates: unknown[] }>(
      "abel",
      "POST",
      `/v1/tasks/${id}/attack`,
      { background: background.body.id, attacker: "lexical" },
    );
    expect(attack.status, attack.text).toBe(200);
    expect(attack.text).toContain("Quartermain");
    const [row] = await store.query<{ sealed: Uint8Array }>("select sealed from attacks");
    const sealed = {
      place: `attacks:${id}:${background.body.id}`,
      sealed: Buffer.from(row!.sealed),
    };
    const seal = stolen(join(data, "keys"));
    expect(Buffer.from(seal.open(sealed.place, sealed.sealed)).includes("Quartermain")).toBe(false);
    await server.ask("ada", "DELETE", `/v1/backgrounds/${background.body.id}`);
    // the task's key still opens the outer seal, and what is in it stays closed
    const inner = stolen(join(data, "keys")).open(sealed.place, sealed.sealed);
    expect(
      opens(stolen(join(data, "keys")), {
        place: `attacks.people:${background.body.id}:${id}`,
        sealed: Buffer.from(inner),
      }),
    ).toBe(false);
    await server.close();
    rmSync(folder, { recursive: true });
  });
});

describe("in a folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-erased-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let number = 0;
  erases(async () => {
    const data = join(folder, String(number++));
    mkdirSync(data);
    const keyFile = join(folder, "key");
    writeFileSync(keyFile, KEY.toString("hex"));
    return { data, keyFile, keys: join(data, "keys"), files: join(data, "database") };
  });
});

const programs = postgresPrograms();
if (!programs)
  console.warn("erased.test.ts: PostgreSQL is not installed here; its tests are left out");

describe.skipIf(!programs)("in PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-erased-"));
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs!);
  });
  afterAll(async () => {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  let number = 0;
  erases(async () => {
    const keyFile = join(folder, `key${number++}`);
    writeFileSync(keyFile, KEY.toString("hex"));
    const data = await postgres.newDatabase();
    return { data, keyFile, keys: `${keyFile}.d`, files: postgres.files };
  });
});
