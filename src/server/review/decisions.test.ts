/** Deciding alone, beside others and blindly, over HTTP, with the real models. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LETTER, type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import type {
  AuditEntry,
  Conflict,
  Frontier,
  History,
  Mention,
  Output,
  Project,
  Redecided,
  Task,
  TaskAgreement,
} from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const letter = (more: Record<string, unknown> = {}) =>
  server.submit("sam", { text: LETTER, name: "letter.txt", ...more });
const task = (id: string, what = "") => `/v1/tasks/${id}${what}`;
const named = (of: Task, text: string): Mention =>
  of.mentions.find((mention) => mention.text === text)!;
const decide = (mention: string, state: "keep" | "mask") => ({
  kind: "decide" as const,
  changes: [{ mention, state }],
});

describe("two reviewers", () => {
  test("on the same mention: the second sees both versions, nothing is overwritten", async () => {
    const row = await letter();
    const { id } = named(await server.open("rita", row.id), "Bergen");
    const seen = 0;
    expect((await server.save("rita", row.id, { ...decide(id, "keep"), seen })).status).toBe(200);
    const late = await server.save<Conflict>("ron", row.id, { ...decide(id, "mask"), seen });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: "CONFLICT",
        version: 1,
        conflicts: [
          {
            mention: id,
            theirs: { state: "keep", by: "rita", version: 1 },
            yours: { state: "mask", by: "ron" },
          },
        ],
      },
    });
    const now = await server.open("ron", row.id);
    expect(named(now, "Bergen").decided).toMatchObject({ by: "rita" });
    const again = await server.save("ron", row.id, { ...decide(id, "mask"), seen: 1 });
    expect(again.body.mentions).toMatchObject([{ id, state: "mask", decided: { by: "ron" } }]);
  });

  test("at the very same moment: one is saved, one is told", async () => {
    const row = await letter();
    const { id } = named(await server.open("rita", row.id), "Bergen");
    const answers = await Promise.all([
      server.save("rita", row.id, { ...decide(id, "keep"), seen: 0 }),
      server.save("ron", row.id, { ...decide(id, "mask"), seen: 0 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await server.open("rita", row.id)).row.version).toBe(1);
  });

  test("on different mentions: both are saved", async () => {
    const row = await letter();
    const opened = await server.open("rita", row.id);
    await server.save("rita", row.id, { ...decide(named(opened, "Bergen").id, "keep"), seen: 0 });
    const other = await server.save("ron", row.id, {
      ...decide(named(opened, "Oslo").id, "keep"),
      seen: 0,
    });
    expect(other).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test("one has the lease until it runs out", async () => {
    const row = await letter();
    const lease = (user: "rita" | "ron") => server.ask(user, "POST", task(row.id, "/lease"), {});
    expect((await lease("rita")).body).toMatchObject({
      by: "rita",
      until: "2030-01-01T12:01:30.000Z",
    });
    expect(await lease("ron")).toMatchObject({
      status: 409,
      body: { code: "LEASE_HELD", lease: { by: "rita" } },
    });
    server.clock.now = new Date("2030-01-01T12:02:00Z");
    expect((await lease("ron")).body).toMatchObject({ by: "ron" });
    await server.ask("ron", "DELETE", task(row.id, "/lease"));
    expect((await server.open("rita", row.id)).row.lease).toBeNull();
    server.clock.now = new Date("2030-01-01T12:00:00Z");
  });
});

describe("events", () => {
  test("sent twice are done once, and nobody else's id is taken", async () => {
    const row = await letter();
    const { id: mention } = named(await server.open("rita", row.id), "Bergen");
    const id = randomUUID();
    const event = { ...decide(mention, "keep"), id, seen: 0 };
    expect((await server.save("rita", row.id, event)).body).toMatchObject({
      version: 1,
      repeated: false,
    });
    const twice = await server.save("rita", row.id, event);
    expect(twice).toMatchObject({ status: 200, body: { version: 1, repeated: true } });
    expect(twice.body.mentions).toMatchObject([{ id: mention, state: "keep" }]);
    expect((await server.save("ron", row.id, event)).status).toBe(422);
  });

  test("the answer holds what changed and nothing else", async () => {
    const row = await letter();
    const opened = await server.open("rita", row.id);
    const { id, entity } = named(opened, "Lindqvist");
    const { body } = await server.save("rita", row.id, decide(id, "keep"));
    expect(body.mentions.map((mention) => mention.id)).toEqual([id]);
    expect(body.entities).toMatchObject([{ id: entity, mixed: true }]);
    expect(body).toMatchObject({
      removed: [],
      risk: { over: true, direct: 1 },
      undoable: body.event,
    });
    expect(body.row).toMatchObject({ open: 7, version: 1 });
  });

  test("a whole entity at once, with one undo; the log is intact and shows both", async () => {
    const row = await letter();
    const opened = await server.open("rita", row.id);
    const person = opened.entities.find(({ id }) => id === named(opened, "Lindqvist").entity)!;
    expect(person.mentions).toHaveLength(2);
    const { body } = await server.save("rita", row.id, {
      kind: "decide",
      scope: "entity",
      changes: person.mentions.map((mention) => ({ mention, state: "keep" as const })),
    });
    const undone = await server.save("rita", row.id, { kind: "undo", event: body.event });
    expect(undone.body.mentions.map(({ state, decided }) => [state, decided])).toEqual([
      ["mask", null],
      ["mask", null],
    ]);
    const { body: history } = await server.ask<History>("rita", "GET", task(row.id, "/history"));
    expect(history).toMatchObject({
      chain: "intact",
      events: [
        { kind: "decide", by: "rita", undone: true },
        { kind: "undo", undone: false },
      ],
    });
  });

  test("a log that was tampered with says so", async () => {
    const row = await letter();
    const opened = await server.open("rita", row.id);
    for (const { id } of opened.mentions.slice(0, 3)) {
      await server.save("rita", row.id, decide(id, "mask"));
    }
    await server.store.query("update events set author = 'ron' where task = $1 and version = 2", [
      row.id,
    ]);
    server.review.context.dossiers.forget(row.id);
    const { body } = await server.ask<History>("rita", "GET", task(row.id, "/history"));
    expect(body.chain).toBe("broken");
  });

  test("own words are warned about before they stand", async () => {
    const row = await letter();
    const { id } = named(await server.open("rita", row.id), "violinist");
    const warnings = async (text: string) => {
      const { body } = await server.ask<{ warnings: { kind: string }[] }>(
        "rita",
        "POST",
        task(row.id, "/replacement-check"),
        { mention: id, text },
      );
      return body.warnings.map(({ kind }) => kind);
    };
    expect(await warnings("musician")).toEqual([]);
    expect(await warnings("violinist")).toEqual(["same"]);
    expect(await warnings("a dentist")).toEqual(["not-on-ladder"]);
    expect(await warnings("violinist of Oslo since 1970")).toEqual([
      "contains-original",
      "contains-masked",
      "not-on-ladder",
      "more-specific",
    ]);
    expect(await warnings(" ")).toEqual(["empty"]);
  });
});

describe("deciding anew", () => {
  test("previews without saving; the changes applied as one event give the same numbers", async () => {
    const row = await letter();
    const settings = { thresholds: { classifier: 0.99 } };
    const { body } = await server.ask<Redecided>("rita", "POST", task(row.id, "/redecide"), {
      settings,
    });
    expect(body.changes.length).toBeGreaterThan(0);
    expect(body.changes.every(({ state }) => state === "keep")).toBe(true);
    expect(body.after.utility).toBeGreaterThan(body.before.utility);
    expect((await server.open("rita", row.id)).row.version).toBe(0);

    const { body: applied } = await server.save("rita", row.id, {
      kind: "decide",
      scope: "batch",
      changes: body.changes,
      settings,
      reason: "needed to understand",
    });
    expect(applied.risk).toEqual(body.after.risk);
    expect(applied.utility).toBeCloseTo(body.after.utility, 10);
    expect(applied.risks).not.toBeNull();
    const { body: undone } = await server.save("rita", row.id, {
      kind: "undo",
      event: applied.event,
    });
    expect(undone.utility).toBeCloseTo(body.before.utility, 10);
    expect(undone.risk).toEqual(body.before.risk);
  });

  test("the curve begins with everything shown, ends with everything hidden and never turns back", async () => {
    const row = await letter();
    const { body } = await server.ask<Frontier>("rita", "GET", task(row.id, "/frontier"));
    expect(body.points[0]).toMatchObject({ steps: 0, level: 1, utility: 1 });
    expect(body.points.at(-1)).toMatchObject({ steps: body.order.length, level: 0 });
    for (const [i, point] of body.points.slice(1).entries()) {
      expect(point.level).toBeLessThanOrEqual(body.points[i]!.level);
      expect(point.utility).toBeLessThanOrEqual(body.points[i]!.utility);
    }
    expect(body.now).toEqual(body.proposal);
  });
});

describe("blind double reading", () => {
  const double = async () => {
    const { body: project } = await server.ask<Project>("ada", "POST", "/v1/projects", {
      name: "twice",
      readers: 2,
      annotators: ["rita", "ron"],
    });
    const row = await server.submit("sam", {
      text: LETTER,
      name: "letter.txt",
      project: project.id,
    });
    return { project: project.id, id: row.id };
  };

  test("neither sees the other's decisions, by no way, until both have finished", async () => {
    const { id } = await double();
    const opened = await server.open("rita", id);
    expect(opened).toMatchObject({ stream: "own", row: { blind: true } });
    const { body } = await server.save("rita", id, {
      ...decide(named(opened, "Bergen").id, "keep"),
      reason: "harmless-reason",
    });
    await server.save("rita", id, { kind: "comment", text: "secret-comment" });
    await server.finish("rita", id);

    for (const user of ["ron", "abel", "ada", "sam"] as const) {
      for (const what of [
        "",
        "/row",
        "/history",
        "/output",
        "/checks",
        "/approval",
        "/marginal",
        "/frontier",
      ]) {
        const { text } = await server.ask(user, "GET", task(id, what));
        expect(text).not.toMatch(/secret-comment|harmless-reason|"by":"rita"/);
        expect(text).not.toContain(body.event);
      }
    }
    const other = await server.open("ron", id);
    expect(other.row).toMatchObject({ open: 8, version: 0, status: "open" });
    expect(named(other, "Bergen")).toMatchObject({ state: "generalize", decided: null });
    expect((await server.ask("ron", "GET", task(id, "/agreement"))).status).toBe(403);
    const { body: log } = await server.ask<AuditEntry[]>("ada", "GET", `/v1/audit?task=${id}`);
    expect(log.some(({ action }) => action === "task.event")).toBe(false);
    // nobody's version of the other's mentions can be in a conflict
    const same = await server.save("ron", id, {
      ...decide(named(other, "Bergen").id, "mask"),
      seen: 0,
    });
    expect(same).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await server.ask("rosa", "GET", task(id))).toMatchObject({ status: 404 });
  });

  test("agreements are merged, differences settled, then somebody else approves", async () => {
    const { id, project } = await double();
    const bergen = named(await server.open("rita", id), "Bergen").id;
    await server.save("rita", id, decide(bergen, "keep"));
    await server.finish("rita", id);
    await server.save("ron", id, decide(bergen, "mask"));
    const last = await server.finish("ron", id);
    expect(last.row).toMatchObject({ status: "disputed", blind: false });

    const { body } = await server.ask<TaskAgreement>("rita", "GET", task(id, "/agreement"));
    expect(body).toMatchObject({ readers: ["rita", "ron"], unresolved: 1 });
    expect(body.coefficients).toMatchObject({
      foundF1: 1,
      leakPairs: 1,
      decisionSpan: { compared: 8 },
    });
    expect(body.clusters).toMatchObject([{ differs: ["state"], leak: true, protective: "ron" }]);
    const merged = await server.open("rita", id);
    expect(merged.stream).toBe("merged");
    expect(named(merged, "Bergen").state).toBe("mask");

    const cluster = body.clusters[0]!.id;
    const resolved = await server.save("rita", id, { kind: "resolve", cluster, take: "rita" });
    expect(resolved.body.mentions).toMatchObject([{ id: bergen, state: "keep" }]);
    const undone = await server.save("rita", id, { kind: "undo", event: resolved.body.event });
    expect(undone.body.row.status).toBe("disputed");
    await server.save("rita", id, { kind: "resolve", cluster, take: "protective" });
    const finished = await server.finish("rita", id);
    expect(finished.row.status).toBe("finished");
    const { body: output } = await server.ask<Output>("abel", "GET", task(id, "/output"));
    const approved = await server.approve("abel", id, { hash: output.hash });
    expect(approved.status).toBe(200);

    const { body: all } = await server.ask("abel", "GET", `/v1/projects/${project}/agreement`);
    expect(all).toMatchObject({
      documents: 1,
      pairs: [{ readers: ["rita", "ron"], documents: 1 }],
      tasks: [{ task: id, disputes: 1, unresolved: 0 }],
    });
    const { body: progress } = await server.ask("abel", "GET", `/v1/projects/${project}/progress`);
    expect(progress).toMatchObject({ byStatus: { approved: 1 } });
  });
});
