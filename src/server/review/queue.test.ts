/** The queue that is kept in memory is the one that the database has, whatever happens, and whoever does it. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import { quickEngine } from "../../../test/workstation/quick-engine.js";
import { rowsAmong } from "./queries/queue.js";
import { isShown } from "./queries/shown.js";
import { type Output, type Project, SHOWS, type TaskList } from "./schema.js";
import { allTasks } from "./store/records.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer({ engine: quickEngine() });
});
afterAll(() => server?.close());

const PEOPLE = {
  sam: ["submit"],
  rita: ["review"],
  ron: ["review"],
  abel: ["approve"],
} as const;
type Person = keyof typeof PEOPLE;
const ORDERS = ["urgency", "name", "risk", "left", "newest", "oldest", "due"] as const;

async function expectTrue(): Promise<void> {
  const { context } = server.review;
  const tasks = await allTasks(context.store, context.store.seal);
  for (const [name, roles] of Object.entries(PEOPLE)) {
    const user = { name, roles: new Set<"submit" | "review" | "approve">(roles) };
    const rows = await rowsAmong(context, user, tasks);
    const orders = new Set<string>();
    for (const order of ORDERS) {
      const url = `/v1/tasks?limit=1000&order=${order}`;
      const { body } = await server.ask<TaskList>(name as Person, "GET", url);
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      expect([...body.tasks].sort(byId)).toEqual([...rows].sort(byId));
      expect(body.counts).toEqual(
        Object.fromEntries(
          SHOWS.map((show) => [show, rows.filter((row) => isShown(show, row, user)).length]),
        ),
      );
      orders.add(body.tasks.map(({ name: one }) => one).join());
      if (order === "name") {
        const names = body.tasks.map(({ name: one }) => one);
        expect(names).toEqual([...names].sort());
      }
    }
    if (rows.length > 3) expect(orders.size).toBeGreaterThan(1);
  }
}

test("follows everything that is done to documents, and to their projects", async () => {
  const text = (i: number) => `Anna Berg${i} came in 19${10 + i}. Nothing else happened.`;
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) {
    ids.push((await server.submit("sam", { text: text(i), name: `letter ${9 - i}` })).id);
  }
  await expectTrue();
  const rows = Array.from({ length: 3 }, (_, i) => JSON.stringify({ note: text(i) })).join("\n");
  const table = await server.submit("sam", {
    name: "calls.jsonl",
    content: Buffer.from(rows).toString("base64"),
  });
  await expectTrue();
  const { mentions } = await server.open("rita", ids[0]!);
  await server.save("rita", ids[0]!, {
    kind: "decide",
    changes: [{ mention: mentions[0]!.id, state: "keep" }],
  });
  await expectTrue();
  await server.ask("ron", "POST", `/v1/tasks/${ids[1]}/lease`, {});
  await expectTrue();
  await server.finish("rita", ids[2]!);
  await expectTrue();
  const { body: output } = await server.ask<Output>("abel", "GET", `/v1/tasks/${ids[2]}/output`);
  expect((await server.approve("abel", ids[2]!, { hash: output.hash })).status).toBe(200);
  await expectTrue();
  await server.ask("abel", "PATCH", `/v1/tasks/${ids[3]}`, {
    name: "a first letter",
    readers: ["ron"],
    due: "2031-01-01T00:00:00Z",
  });
  await expectTrue();
  await server.ask("ada", "DELETE", `/v1/tasks/${ids[1]}`);
  await server.ask("ada", "DELETE", `/v1/tasks/${table.id}`);
  await expectTrue();
  const { body: project } = await server.ask<Project>("ada", "POST", "/v1/projects", {
    name: "of two",
    readers: 2,
    annotators: ["rita", "ron"],
  });
  const blind = await server.submit("sam", { text: text(7), name: "blind", project: project.id });
  await expectTrue();
  await server.finish("rita", blind.id);
  await expectTrue();
  await server.finish("ron", blind.id);
  await expectTrue();
  await server.ask("ada", "PATCH", `/v1/projects/${project.id}`, { annotators: ["ron"] });
  await expectTrue();
  server.clock.now = new Date("2030-01-01T14:00:00Z"); // leases run out
  await expectTrue();
  // another server with the same database
  await server.store.query("update tasks set due = now() where id = $1", [ids[0]!]);
  await expectTrue();
});

test("a change of a transaction that ends later than others is seen too", async () => {
  const { id } = await server.submit("sam", { text: "It rained in 1999.", name: "late" });
  await server.store.transaction(async (on) => {
    await on.query("update tasks set due = now() where id = $1", [id]);
  });
  await expectTrue();
});
