/** Whose tasks, bad input, erasing: over HTTP, with the real models and an embedded database. */

import { randomUUID } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { line, pdfOf, scanOf } from "../../../../test/pdf.js";
import { LETTER, type ReviewServer, startReviewServer } from "../../../../test/review-server.js";
import type { AuditEntry, Output, Project, TaskList, TaskRow } from "../schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const letter = (more: Record<string, unknown> = {}) =>
  server.submit("sam", { text: LETTER, name: "letter.txt", ...more });
const task = (id: string, what = "") => `/v1/tasks/${id}${what}`;
const decide = (mention: string, state: "keep" | "mask") => ({
  kind: "decide" as const,
  changes: [{ mention, state }],
});

describe("who may what", () => {
  test("somebody else's task is not there", async () => {
    const row = await letter();
    for (const what of ["", "/row", "/output", "/approval", "/export"]) {
      const other = await server.ask("sue", "GET", task(row.id, what));
      expect(other).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    }
    expect((await server.ask<TaskList>("sue", "GET", "/v1/tasks")).body.total).toBe(0);
    const none = await server.ask("sue", "GET", task(randomUUID()));
    const theirs = await server.ask("sue", "GET", task(row.id));
    expect(theirs.body["error"]).toBe(none.body["error"]);
  });

  test("a task that was given to a reader is not another's", async () => {
    const row = await letter({ readers: ["rita"] });
    expect((await server.ask("ron", "GET", task(row.id))).status).toBe(404);
    expect((await server.ask("rita", "GET", task(row.id))).status).toBe(200);
    const given = await server.ask("abel", "PATCH", task(row.id), { readers: ["ron"] });
    expect(given.status).toBe(200);
    expect((await server.ask("rita", "GET", task(row.id))).status).toBe(404);
  });

  test.each<[string, Parameters<ReviewServer["ask"]>, number]>([
    ["no token", [undefined, "GET", "/v1/tasks"], 401],
    [
      "a submitter decides",
      ["sam", "POST", "/v1/tasks/x/events", { kind: "finish", id: randomUUID(), seen: 0 }],
      403,
    ],
    ["a reviewer makes a project", ["rita", "POST", "/v1/projects", { name: "p" }], 403],
    ["an approver erases", ["abel", "DELETE", "/v1/tasks/x"], 403],
    ["an approver reads the audit log", ["abel", "GET", "/v1/audit"], 403],
  ])("%s", async (_, request, status) => {
    expect((await server.ask(...request)).status).toBe(status);
  });
});

const SCAN = await scanOf("Anna Berg left Oslo.");
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

describe("files that need something", () => {
  test("an encrypted PDF is opened by its password, which nothing shows", async () => {
    const document = await PDFDocument.load(pdfOf({ pages: [line("Anna Berg left Oslo.")] }));
    document.encrypt({ userPassword: "open sesame", ownerPassword: "owner" });
    const file = {
      name: "a.pdf",
      content: base64(await document.save({ useObjectStreams: false })),
    };
    for (const more of [{}, { password: "sesame street" }]) {
      const answer = await server.ask("sam", "POST", "/v1/tasks", { ...file, ...more });
      expect(answer).toMatchObject({ status: 422, body: { code: "PASSWORD_NEEDED" } });
      expect(answer.text).not.toContain("sesame");
    }
    const row = await server.submit("sam", { ...file, password: "open sesame" });
    const opened = await server.open("rita", row.id);
    expect(opened.text).toBe("Anna Berg left Oslo.");
    expect(JSON.stringify(opened)).not.toContain("sesame");
  });

  test("a scanned page is read by Tesseract when asked, in a language that it has", async () => {
    const picture = "q 600 0 0 780 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q";
    const file = { name: "s.pdf", content: base64(pdfOf({ pages: [picture] })) };
    const codeWith = async (more: object) => {
      const { status, body } = await server.ask("sam", "POST", "/v1/tasks", { ...file, ...more });
      return { status, code: body["code"] };
    };
    expect(await codeWith({})).toEqual({ status: 422, code: "INPUT_SCANNED" });
    expect(await codeWith({ ocr: "../etc" })).toEqual({ status: 400, code: "REQUEST_INVALID" });
    expect(await codeWith({ ocr: "zzz" })).toEqual({ status: 501, code: "OCR_MISSING" });
  });
});

test.skipIf(!SCAN)("a scan is read by Tesseract", async () => {
  const row = await server.submit("sam", { name: "s.pdf", content: base64(SCAN!), ocr: "eng" });
  expect((await server.open("rita", row.id)).text.trim()).toBe("Anna Berg left Oslo.");
});

describe("bad input", () => {
  test.each<[string, Record<string, unknown>, number]>([
    ["neither text nor content", {}, 400],
    ["both", { text: "a", content: "YQ==" }, 400],
    ["an unknown key", { text: "a", colour: "red" }, 400],
    ["a number for a text", { text: 7 }, 400],
    ["a file without text", { content: "", name: "a.txt" }, 422],
    ["bytes that are no text", { content: "AAEC", name: "a.txt" }, 422],
    ["an unknown project", { text: "Ann Lie", project: "nowhere" }, 404],
    ["a date that is none", { text: "Ann Lie", due: "soon" }, 400],
    ["an id that is no uuid", { text: "Ann Lie", id: "1" }, 400],
  ])("%s", async (_, body, status) => {
    const answer = await server.ask("sam", "POST", "/v1/tasks", body);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain("Ann Lie");
  });

  test.each<[string, Record<string, unknown>, number]>([
    ["no kind", { id: randomUUID(), seen: 0 }, 400],
    ["another kind", { kind: "explode", id: randomUUID(), seen: 0 }, 400],
    ["no id", { kind: "finish", seen: 0 }, 400],
    [
      "a state that is none",
      { kind: "decide", id: randomUUID(), seen: 0, changes: [{ mention: "m1", state: "hide" }] },
      400,
    ],
    ["a mention that is not there", { ...decide("m99", "keep"), id: randomUUID(), seen: 0 }, 422],
    [
      "a span outside",
      { kind: "add", id: randomUUID(), seen: 0, type: "ORG", spans: [{ start: 0, end: 10_000 }] },
      422,
    ],
  ])("an event with %s", async (_, event, status) => {
    const row = await letter();
    const answer = await server.ask("rita", "POST", task(row.id, "/events"), event);
    expect(answer.status).toBe(status);
    expect((await server.open("rita", row.id)).row.version).toBe(0);
  });

  test("a policy that a project cannot have", async () => {
    const make = (policy: object) =>
      server.ask("ada", "POST", "/v1/projects", { name: "p", policy });
    expect((await make({ mask: "everything" })).status).toBe(400);
    expect((await make({ models: { recognizer: "/etc" } })).status).toBe(400);
  });

  test("script and markup are text like any other", async () => {
    const text = `<script>alert("Solveig Lindqvist")</script>\r\n<img src=x onerror=alert(1)> \u202eLindqvist\u202c 👩‍👩‍👧 e\u0301`;
    const row = await server.submit("sam", { text });
    const opened = await server.open("rita", row.id);
    expect(opened.text).toBe(text);
    const characters = [...opened.text];
    for (const { start, end, text: words } of [...opened.mentions, ...opened.suspects]) {
      expect(characters.slice(start, end).join("")).toBe(words);
    }
  });
});

describe("tasks", () => {
  test("a request sent twice makes its tasks once", async () => {
    const id = randomUUID();
    const first = await letter({ id });
    const second = await letter({ id });
    expect(second.id).toBe(first.id);
  });

  test("each document of a file is a task; the file leaves when all may", async () => {
    const content = Buffer.from(
      JSON.stringify([
        { doc_id: "one", text: LETTER },
        { doc_id: "two", text: "Erik Holm lives in Oslo." },
      ]),
    ).toString("base64");
    const { body } = await server.ask<TaskRow[]>("sam", "POST", "/v1/tasks", {
      content,
      name: "cases.json",
      format: "tab",
    });
    await server.review.detection.idle();
    expect(body.map(({ name }) => name)).toEqual(["cases.json: one", "cases.json: two"]);
    for (const [i, { id }] of body.entries()) {
      await server.finish("rita", id);
      const { body: output } = await server.ask<Output>("abel", "GET", task(id, "/output"));
      await server.approve("abel", id, { hash: output.hash });
      const exported = await server.ask("abel", "GET", task(body[0]!.id, "/export"));
      expect(exported.status).toBe(i === 0 ? 409 : 200);
      if (i === 1) {
        const documents = JSON.parse(exported.text);
        expect(documents.map((one: { doc_id: string }) => one.doc_id)).toEqual(["one", "two"]);
        expect(exported.text).not.toMatch(/Holm|Lindqvist/);
      }
    }
  });

  test("a row of a table is a task; the table leaves with its header as it was", async () => {
    const table = "id,Name,Note\n1,Solveig Lindqvist,called twice\n2,Erik Holm,nothing new\n";
    const { body } = await server.ask<TaskRow[]>("sam", "POST", "/v1/tasks", {
      content: Buffer.from(table).toString("base64"),
      name: "calls.csv",
    });
    await server.review.detection.idle();
    expect(body.map(({ name }) => name)).toEqual(["calls.csv: 1", "calls.csv: 2"]);
    for (const { id } of body) {
      await server.finish("rita", id);
      const { body: output } = await server.ask<Output>("abel", "GET", task(id, "/output"));
      await server.approve("abel", id, { hash: output.hash });
    }
    const exported = await server.ask("abel", "GET", task(body[0]!.id, "/export"));
    expect(exported).toMatchObject({ status: 200 });
    expect(exported.text).toMatch(/^id,Name,Note\n1,[^,]+,.+\n2,[^,]+,.+\n$/);
    expect(exported.text).not.toMatch(/Holm|Lindqvist/);
  });

  test("labels hold in a whole table: nobody else's number, and none that a person adds", async () => {
    const table =
      "Name,Note\nSolveig Lindqvist,Erik Holm called\nErik Holm,nothing new\nSolveig Lindqvist,nothing new\n";
    const { body } = await server.ask<TaskRow[]>("sam", "POST", "/v1/tasks", {
      content: Buffer.from(table).toString("base64"),
      name: "labels.csv",
    });
    await server.review.detection.idle();
    const outputs: string[] = [];
    for (const [at, { id }] of body.entries()) {
      if (at === 2) {
        const { row, text } = await server.open("rita", id);
        const start = text.indexOf("nothing");
        const added = await server.save("rita", id, {
          kind: "add",
          id: randomUUID(),
          seen: row.version,
          type: "PERSON",
          spans: [{ start, end: start + 7 }],
          state: "mask",
        });
        expect(added).toMatchObject({ status: 200 });
      }
      await server.finish("rita", id);
      outputs.push((await server.ask<Output>("abel", "GET", task(id, "/output"))).body.text);
    }
    const labels = outputs.map((text) => text.match(/\[PERSON \d+\]/g)!);
    const [[solveig, erik], [again], [her, added]] = labels as unknown as [
      string[],
      string[],
      string[],
    ];
    expect(solveig).not.toBe(erik);
    expect([again, her]).toEqual([erik, solveig]);
    expect(added).toBe("[PERSON 300001]");
  });

  test("a document that fails is on top, with its code", async () => {
    const { body: project } = await server.ask<Project>("ada", "POST", "/v1/projects", {
      name: "needs an index",
      policy: { mask: "risk", measures: ["search"] },
    });
    const row = await server.submit("sam", { text: LETTER, project: project.id });
    expect(row).toMatchObject({ status: "failed", error: { code: "BACKGROUND_MISSING" } });
    const { body } = await server.ask<TaskList>("ada", "GET", "/v1/tasks");
    expect(body.tasks[0]!.id).toBe(row.id);
    expect((await server.ask("rita", "GET", task(row.id))).status).toBe(409);
    await server.ask("ada", "DELETE", `/v1/projects/${project.id}`);
    expect((await server.ask("rita", "GET", task(row.id))).status).toBe(404);
  });

  test("erased, nothing of it is left but a line of the audit log", async () => {
    const row = await letter();
    await server.finish("rita", row.id);
    expect((await server.ask("ada", "DELETE", task(row.id))).status).toBe(204);
    expect((await server.ask("ada", "GET", task(row.id))).status).toBe(404);
    for (const [table, column] of [
      ["tasks", "id"],
      ["events", "task"],
      ["streams", "task"],
      ["leases", "task"],
    ]) {
      const rows = await server.store.query(`select 1 from ${table} where ${column} = $1`, [
        row.id,
      ]);
      expect(rows).toEqual([]);
    }
    const orphans = await server.store.query(
      "select 1 from files where not exists (select 1 from tasks where file = files.id)",
    );
    expect(orphans).toEqual([]);
    const { body } = await server.ask<AuditEntry[]>("ada", "GET", `/v1/audit?task=${row.id}`);
    expect(body[0]).toMatchObject({ action: "task.erase", by: "ada" });
    expect(JSON.stringify(body)).not.toMatch(/Lindqvist|letter/);
  });

  test("kept no longer than its project says", async () => {
    const { body: project } = await server.ask<Project>("ada", "POST", "/v1/projects", {
      name: "short",
      retentionDays: 2,
    });
    const { eraseExpired } = await import("./erase.js");
    const row = await server.submit("sam", { text: LETTER, project: project.id });
    const at = async (time: string) => {
      server.clock.now = new Date(time);
      return eraseExpired(server.review.context);
    };
    expect(await at("2030-01-03T11:59:00Z")).toBe(0);
    expect(await at("2030-01-03T12:01:00Z")).toBe(1);
    server.clock.now = new Date("2030-01-01T12:00:00Z");
    expect((await server.ask("sam", "GET", task(row.id))).status).toBe(404);
  });

  test("nothing of a document stands in the database in the clear", async () => {
    const row = await letter();
    await server.save("rita", row.id, { kind: "comment", text: "about Lindqvist" });
    const tables = await server.store.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const rows = await server.store.query(`select * from ${name}`);
      const clear = JSON.stringify(rows, (_, value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value,
      );
      expect(clear).not.toMatch(/Lindqvist|Solveig|letter\.txt/);
    }
  });
});
