/** One decision over several documents, and the random re-checks; over HTTP, with the real models. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ReviewServer, startReviewServer } from "../../../../test/review-server.js";
import type { Batch, BatchPreview, Project, TaskAgreement, TaskRow } from "../schema.js";
import { isDrawn } from "./recheck.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const project = async (more: object = {}): Promise<string> =>
  (await server.ask<Project>("ada", "POST", "/v1/projects", { name: "p", ...more })).body.id;
const texts = [
  "Anna Berg lives in Bergen with Erik Holm.",
  "Maria Lund moved to Bergen. BERGEN was wet.",
  "Jonas Vik left Bergen on 4 June 1975.",
];
const submitted = async (id: string): Promise<string[]> => {
  const ids: string[] = [];
  for (const text of texts) {
    ids.push((await server.submit("sam", { text, project: id, name: `n${ids.length}` })).id);
  }
  return ids;
};
const preview = async (id: string, query: object = { words: "bergen" }) =>
  (await server.ask<BatchPreview>("rita", "POST", `/v1/projects/${id}/batches/preview`, query))
    .body;
const inputOf = ({ targets }: BatchPreview, action = "keep") => ({
  id: randomUUID(),
  action,
  targets: targets.map(({ task, seen, mentions }) => ({ task, seen, mentions })),
});
const states = async (task: string) =>
  (await server.open("rita", task)).mentions
    .filter(({ text }) => /bergen/i.test(text))
    .map(({ state, decided }) => `${state}${decided ? ` by ${decided.by}` : ""}`);

describe("a batch", () => {
  test("is seen first, done to exactly that, and taken back as one", async () => {
    const id = await project();
    const tasks = await submitted(id);
    const before = await Promise.all(tasks.map(states));
    const seen = await preview(id);
    expect(seen.targets.map(({ task }) => task).sort()).toEqual([...tasks].sort());
    expect(seen.mentions).toBe(before.flat().length);
    expect(seen.sample).toHaveLength(seen.mentions);
    for (const { text } of seen.sample) expect(text).toMatch(/^bergen$/i);
    expect(await Promise.all(tasks.map(states))).toEqual(before);

    const input = inputOf(seen);
    const send = () =>
      server
        .ask<Batch>("rita", "POST", `/v1/projects/${id}/batches`, input)
        .then(({ body }) => body);
    const batch = await send();
    expect(batch).toMatchObject({ id: input.id, by: "rita", skipped: [], undone: null });
    expect(batch.applied.map(({ task }) => task).sort()).toEqual([...tasks].sort());
    expect((await Promise.all(tasks.map(states))).flat()).toEqual(
      before.flat().map(() => "keep by rita"),
    );
    expect(await send()).toEqual(batch); // sent twice, done once
    expect((await server.open("rita", tasks[0]!)).row.version).toBe(1);

    const undo = `/v1/projects/${id}/batches/${input.id}/undo`;
    expect((await server.ask("ron", "POST", undo)).status).toBe(403);
    const { body: undone } = await server.ask<Batch>("rita", "POST", undo);
    expect(undone.undone).toMatchObject({ tasks: 3, skipped: [] });
    expect(await Promise.all(tasks.map(states))).toEqual(before);
    const { body: list } = await server.ask<Batch[]>("rita", "GET", `/v1/projects/${id}/batches`);
    expect(list).toEqual([undone]);
    expect(JSON.stringify(list)).not.toMatch(/bergen/i);
  });

  test("leaves alone what is finished, held by another, changed meanwhile or gone", async () => {
    const id = await project();
    const [first, second, third] = (await submitted(id)) as [string, string, string];
    const erased = randomUUID();
    const seen = await preview(id);
    await server.finish("rita", first);
    expect((await server.ask("ron", "POST", `/v1/tasks/${second}/lease`, {})).status).toBe(200);
    const [mention] = seen.targets.find(({ task }) => task === third)!.mentions;
    await server.save("abel", third, {
      kind: "decide",
      changes: [{ mention: mention!, state: "mask" }],
    });
    const { body } = await server.ask<Batch>("rita", "POST", `/v1/projects/${id}/batches`, {
      ...inputOf(seen),
      targets: [...inputOf(seen).targets, { task: erased, seen: 0, mentions: ["m1"] }],
    });
    expect(body.applied).toEqual([]);
    expect(Object.fromEntries(body.skipped.map(({ task, why }) => [task, why]))).toEqual({
      [first]: "finished",
      [second]: "held",
      [third]: "conflict",
      [erased]: "gone",
    });
    expect((await preview(id)).skipped).toMatchObject([{ task: second, why: "held" }]);
  });

  test("as proposed takes the machine's words; a type narrows it", async () => {
    const id = await project();
    const [first] = await submitted(id);
    expect((await preview(id, { words: "Bergen", type: "QUANTITY" })).mentions).toBe(0);
    await server.ask(
      "rita",
      "POST",
      `/v1/projects/${id}/batches`,
      inputOf(await preview(id), "proposal"),
    );
    const { mentions } = await server.open("rita", first!);
    const bergen = mentions.find(({ text }) => text === "Bergen")!;
    expect(bergen).toMatchObject({ state: bergen.proposal.state, decided: { by: "rita" } });
    expect(bergen.replacement).toBe(bergen.proposal.replacement);
  });

  test("of a project that is not one's own does not exist", async () => {
    const id = await project({ annotators: ["ron"] });
    for (const what of ["batches/preview", "batches"]) {
      const body =
        what === "batches"
          ? inputOf({ targets: [{ task: "a", name: "a", seen: 0, mentions: ["m1"] }] } as never)
          : { words: "a" };
      expect((await server.ask("rita", "POST", `/v1/projects/${id}/${what}`, body)).status).toBe(
        404,
      );
    }
    expect((await server.ask("rita", "GET", `/v1/projects/${id}/batches`)).status).toBe(404);
  });
});

describe("a random re-check", () => {
  test("is drawn in the share asked for, and the same whenever it is asked", () => {
    const { seal } = server.store;
    const ids = Array.from({ length: 2000 }, (_, i) => `task-${i}`);
    const drawn = ids.filter((id) => isDrawn(seal, id, 0.05)).length;
    expect(drawn).toBeGreaterThan(60);
    expect(drawn).toBeLessThan(150);
    expect(ids.filter((id) => isDrawn(seal, id, 0))).toEqual([]);
    expect(ids.every((id) => isDrawn(seal, id, 1))).toBe(true);
  });

  test("gives a finished document to a second reader, blind, and measures the agreement", async () => {
    const id = await project({ recheck: 1, annotators: ["rita", "ron"], readers: 1 });
    const task = await server.submit("sam", { text: texts[0], project: id, readers: ["rita"] });
    const [mention] = (await server.open("rita", task.id)).mentions;
    await server.save("rita", task.id, {
      kind: "decide",
      changes: [{ mention: mention!.id, state: "keep" }],
    });
    const finished = await server.finish("rita", task.id);
    expect(finished.row).toMatchObject({ blind: true, why: "waits for the other reader" });

    const next = await server.ask<TaskRow>("ron", "POST", "/v1/tasks/next", { project: id });
    expect(next.body).toMatchObject({ id: task.id, why: "not begun" });
    const seen = await server.open("ron", task.id);
    expect(seen.mentions.every(({ decided }) => decided === null)).toBe(true);
    const row = await server.ask<TaskRow>("abel", "GET", `/v1/tasks/${task.id}/row`);
    expect(row.body.why).toBe("random check");
    const early = await server.ask("abel", "GET", `/v1/tasks/${task.id}/export`);
    expect(early.status).toBe(409);

    await server.finish("ron", task.id);
    const { body } = await server.ask<TaskAgreement>(
      "abel",
      "GET",
      `/v1/tasks/${task.id}/agreement`,
    );
    expect(body.readers).toEqual(["rita", "ron"]);
    expect(body.coefficients.leakPairs).toBe(1);
  });

  test("is not drawn where nobody could read it again", async () => {
    const id = await project({ recheck: 1, annotators: ["rita"] });
    const task = await server.submit("sam", { text: texts[0], project: id });
    expect((await server.finish("rita", task.id)).row).toMatchObject({ status: "finished" });
  });
});
