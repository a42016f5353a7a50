/** What comes back to the queue, and what must not be seen to have come back. Over HTTP. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LETTER, type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import type { Approval, Output, Project, TaskAgreement, TaskList, TaskRow } from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const task = (id: string, what = "") => `/v1/tasks/${id}${what}`;
const rowOf = async (user: "rita" | "ron" | "abel", id: string): Promise<TaskRow> => {
  const { body } = await server.ask<TaskList>(user, "GET", "/v1/tasks");
  return body.tasks.find((row) => row.id === id)!;
};
const approved = async (): Promise<string> => {
  const { id } = await server.submit("sam", { text: LETTER });
  await server.finish("rita", id);
  await approve(id);
  return id;
};
const approve = async (id: string) => {
  const { body } = await server.ask<Output>("abel", "GET", task(id, "/output"));
  expect((await server.approve("abel", id, { hash: body.hash })).status).toBe(200);
};

describe("a document has come back", () => {
  test("not before somebody was done with it", async () => {
    const { id } = await server.submit("sam", { text: LETTER });
    const [first] = (await server.open("rita", id)).mentions;
    const changes = [{ mention: first!.id, state: "keep" as const }];
    await server.save("rita", id, { kind: "decide", changes });
    expect(await rowOf("rita", id)).toMatchObject({ returned: null, why: "over threshold" });
    await server.finish("rita", id);
    expect(await rowOf("rita", id)).toMatchObject({ returned: null, why: "waits for approval" });
  });

  test("when it was finished and is open again, until it is finished", async () => {
    const { id } = await server.submit("sam", { text: LETTER });
    await server.finish("rita", id);
    await server.save("rita", id, { kind: "reopen", reason: "a name was missed" });
    expect(await rowOf("rita", id)).toMatchObject({ status: "open", returned: "reopened" });
    await server.save("rita", id, { kind: "finish" });
    expect(await rowOf("rita", id)).toMatchObject({ status: "finished", returned: null });
  });

  test("when a change voided its approval, until it is approved again", async () => {
    const id = await approved();
    expect(await rowOf("rita", id)).toMatchObject({ status: "approved", returned: null });
    await server.save("rita", id, { kind: "reopen", reason: "a name was missed" });
    // nothing has changed: what was approved is still what would leave
    expect(await rowOf("rita", id)).toMatchObject({ status: "open", returned: "reopened" });
    const [first] = (await server.open("rita", id)).mentions;
    const changes = [{ mention: first!.id, state: "mask" as const }];
    await server.save("rita", id, { kind: "decide", changes });
    const back = { returned: "changed after approval", why: "changed after approval" };
    expect(await rowOf("rita", id)).toMatchObject({ status: "open", ...back });
    await server.save("rita", id, { kind: "finish" });
    expect(await rowOf("rita", id)).toMatchObject({ status: "finished", ...back });
    await approve(id);
    expect(await rowOf("rita", id)).toMatchObject({ status: "approved", returned: null });
  });

  test("when whoever was to approve it sends it back, with a reason that its reader sees", async () => {
    const { id } = await server.submit("sam", { text: LETTER });
    const send = (user: "abel" | "rita", reason?: string) =>
      server.save(user, id, { kind: "return", ...(reason && { reason }) } as never);
    expect((await send("abel", "too much is hidden")).status).toBe(422); // not finished yet
    await server.finish("rita", id);
    expect((await send("abel")).status).toBe(400);
    expect((await send("rita", "too much is hidden")).status).toBe(403);
    await approve(id);
    expect((await send("abel", "too much is hidden")).status).toBe(200);
    expect(await rowOf("rita", id)).toMatchObject({ status: "open", returned: "sent back" });
    const { sentBack, may } = await server.open("rita", id);
    expect(sentBack).toMatchObject({ by: "abel", reason: "too much is hidden" });
    expect(may.edit).toBe(true);
    expect((await server.ask("sam", "GET", task(id, "/export"))).status).toBe(409);
    // who sends back decides nothing, and may approve what comes again
    await server.save("rita", id, { kind: "finish" });
    expect((await server.open("rita", id)).sentBack).toBeNull();
    await approve(id);
    expect(await rowOf("rita", id)).toMatchObject({ status: "approved", returned: null });
  });

  test("when its approval was withdrawn, which stays visible", async () => {
    const id = await approved();
    // a comment is a version more, and no change
    await server.save("rita", id, { kind: "comment", text: "well done" });
    const { body } = await server.ask<Approval>("abel", "DELETE", task(id, "/approval"));
    expect(body).toMatchObject({
      approval: null,
      voided: { by: "abel", approvedBy: "abel", withdrawn: true },
    });
    expect(await rowOf("rita", id)).toMatchObject({
      status: "finished",
      returned: "approval withdrawn",
    });
    expect((await server.ask("sam", "GET", task(id, "/export"))).status).toBe(409);
    await approve(id);
    expect(await rowOf("rita", id)).toMatchObject({ status: "approved", returned: null });
  });

  test("from a second reading at random only once it differs, and nobody sees it before", async () => {
    const { body: project } = await server.ask<Project>("ada", "POST", "/v1/projects", {
      name: "sampled",
      recheck: 1,
      annotators: ["rita", "ron"],
    });
    const { id } = await server.submit("sam", {
      text: LETTER,
      project: project.id,
      readers: ["rita"],
    });
    await server.finish("rita", id);
    for (const user of ["rita", "ron"] as const) {
      expect(await rowOf(user, id)).toMatchObject({ status: "open", returned: null });
    }
    const { mentions } = await server.open("ron", id);
    const bergen = mentions.find(({ text }) => text === "Bergen")!;
    const changes = [{ mention: bergen.id, state: "keep" as const }];
    await server.save("ron", id, { kind: "decide", changes });
    await server.finish("ron", id);
    for (const user of ["rita", "ron"] as const) {
      expect(await rowOf(user, id)).toMatchObject({
        status: "disputed",
        returned: "second reading differs",
        why: "1 disagree",
      });
    }
    const { body } = await server.ask<TaskAgreement>("rita", "GET", task(id, "/agreement"));
    const cluster = body.clusters[0]!.id;
    await server.save("rita", id, { kind: "resolve", cluster, take: "protective" });
    expect((await rowOf("rita", id)).returned).toBeNull();
  });
});
