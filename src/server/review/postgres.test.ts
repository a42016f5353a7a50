/** The review on a real PostgreSQL, and what happens when it goes away. */

import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../../test/postgres.js";
import { LETTER, type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import { openStore } from "../store/store.js";
import type { Batch, BatchPreview, Output, Project, Task } from "./schema.js";

const programs = postgresPrograms();
if (!programs) {
  console.warn("postgres.test.ts: PostgreSQL is not installed here; its tests are left out");
}

describe.skipIf(!programs)("the review on PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-review-"));
  let database: TestPostgres;
  let server: ReviewServer;
  let data: string;
  const keyFile = join(folder, "key");
  beforeAll(async () => {
    writeFileSync(keyFile, "ab".repeat(32));
    database = await startPostgres(programs!);
    data = await database.newDatabase();
    server = await startReviewServer({ store: await openStore({ data, keyFile }) });
  });
  afterAll(async () => {
    await server?.close();
    await database?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const keep = (mention: string) => ({
    kind: "decide" as const,
    id: randomUUID(),
    seen: 0,
    changes: [{ mention, state: "keep" as const }],
  });

  test("a document goes from the queue to the export", async () => {
    const { id } = await server.submit("sam", { text: LETTER });
    await server.finish("rita", id);
    const { body } = await server.ask<Output>("abel", "GET", `/v1/tasks/${id}/output`);
    const approved = await server.approve("abel", id, { hash: body.hash });
    expect(approved.status).toBe(200);
    const exported = await server.ask("sam", "GET", `/v1/tasks/${id}/export`);
    expect(exported.text).toBe(body.text);
    expect((await server.ask("ada", "DELETE", `/v1/tasks/${id}`)).status).toBe(204);
  });

  test("two reviewers on the same mention at the very same moment: one is saved, one is told", async () => {
    const { id } = await server.submit("sam", { text: LETTER });
    for (const mention of ["m1", "m2", "m3"]) {
      const { version } = (await server.open("rita", id)).row;
      const [a, b] = await Promise.all([
        server.save("rita", id, { ...keep(mention), seen: version }),
        server.save("ron", id, { ...keep(mention), seen: version }),
      ]);
      expect([a.status, b.status].sort()).toEqual([200, 409]);
    }
    expect((await server.open("rita", id)).row.version).toBe(3);
  });

  test("a batch over documents and its undo; a random re-check", async () => {
    const made = await server.ask<Project>("ada", "POST", "/v1/projects", {
      name: "p",
      recheck: 1,
    });
    const project = made.body.id;
    const { id } = await server.submit("sam", { text: LETTER, project });
    const batches = `/v1/projects/${project}/batches`;
    const seen = await server.ask<BatchPreview>("rita", "POST", `${batches}/preview`, {
      words: "bergen",
    });
    const targets = seen.body.targets.map(({ name: _, ...target }) => target);
    const input = { id: randomUUID(), action: "keep", targets };
    const { body } = await server.ask<Batch>("rita", "POST", batches, input);
    expect(body).toMatchObject({ applied: [{ task: id, mentions: 1 }], undone: null });
    await server.ask("rita", "POST", `${batches}/${input.id}/undo`);
    const { body: list } = await server.ask<Batch[]>("rita", "GET", batches);
    expect(list).toMatchObject([{ id: input.id, undone: { tasks: 1 } }]);
    expect((await server.finish("rita", id)).row.blind).toBe(true);
    expect((await server.finish("ron", id)).row).toMatchObject({ blind: false });
  });

  test("another process sees what this one saved", async () => {
    const { id } = await server.submit("sam", { text: LETTER });
    const other = await startReviewServer({ store: await openStore({ data, keyFile }) });
    await other.open("ron", id);
    await server.save("rita", id, keep("m1"));
    const seen = await other.open("ron", id);
    expect(seen.mentions[0]).toMatchObject({ state: "keep", decided: { by: "rita" } });
    const late = await other.save("ron", id, keep("m1"));
    expect(late.status).toBe(409);
    await other.close();
  });

  test("gone in the middle: 503 with a time to try again, nothing half-done, each event once", async () => {
    const { id } = await server.submit("sam", { text: LETTER });
    const before = await server.open("rita", id);
    const event = keep("m1");
    await database.kill();
    for (const request of [
      server.save("rita", id, event),
      server.ask("rita", "GET", `/v1/tasks/${id}`),
      server.ask("rita", "GET", "/v1/tasks"),
      server.ask("sam", "POST", "/v1/tasks", { text: LETTER }),
      server.ask("abel", "GET", `/v1/tasks/${id}/export`),
    ]) {
      const answer = await request;
      expect(answer).toMatchObject({ status: 503, body: { code: "STORE_UNAVAILABLE" } });
      expect(answer.text).not.toMatch(/Lindqvist|ECONNREFUSED/);
    }
    await database.start();
    const { body: again } = await server.ask<Task>("rita", "GET", `/v1/tasks/${id}`);
    expect(again.mentions).toEqual(before.mentions);
    expect(await server.save("rita", id, event)).toMatchObject({
      status: 200,
      body: { version: 1, repeated: false },
    });
    expect(await server.save("rita", id, event)).toMatchObject({
      body: { version: 1, repeated: true },
    });
    const tasks = await server.store.query(
      "select id from tasks where phase in ('queued', 'detecting')",
    );
    expect(tasks).toEqual([]);
  });
});
