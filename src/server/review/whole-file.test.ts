/** A whole file leaves as it was shown: every cell, header and name that its bytes hold. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docxOf, p, run } from "../../../test/docx.js";
import { PATIENTS } from "../../../test/patients.js";
import { type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import type { FileRelease, Table, TableFinished, TaskRow } from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const base64 = (text: string | Uint8Array) => Buffer.from(text).toString("base64");
const task = (id: string, what = "") => `/v1/tasks/${id}${what}`;

const TABLE = `${PATIENTS}\n`;

/** Finishes every row as proposed and lets the columns leave. */
async function decided(name: string, content: string): Promise<TaskRow[]> {
  await server.submit("sam", { name, content: base64(content) });
  const { tasks } = (
    await server.ask<{ tasks: TaskRow[] }>("sam", "GET", "/v1/tasks?order=newest&limit=1000")
  ).body;
  const own = tasks.filter((row) => row.name.startsWith(name));
  for (const { id } of own) await server.finish("rita", id);
  return own;
}

const release = async (id: string) =>
  (await server.ask<FileRelease>("abel", "GET", task(id, "/release?count=1000"))).body;

describe("a table", () => {
  test("is approved once, after its columns were confirmed, and leaves as it was shown", async () => {
    const rows = await decided("patients.csv", TABLE);
    expect(rows).toHaveLength(30);
    const id = rows[0]!.id;
    const before = await release(id);
    expect(before).toMatchObject({ documents: 30, finished: 30, approved: 0, stopped: 30 });
    expect(before.columns.map(({ name }) => name)).toContain("diagnosis");
    expect(before.stops[0]!.checks.map(({ name }) => name)).toEqual(["columns"]);
    // nobody has looked at them: no approval
    const early = await server.approve("abel", id, { hash: before.hash, whole: true });
    expect(early).toMatchObject({ status: 409, body: { code: "CHECKS_FAILED" } });

    const columns = Object.fromEntries(
      before.columns.map(({ name }) => [name, { reason: "many share each value" }]),
    );
    expect((await server.ask("rita", "PATCH", task(id, "/table"), { columns })).status).toBe(200);
    const shown = await release(id);
    expect(shown.stopped).toBe(0);
    // pages are of one writing, and another as soon as anything is decided
    const pages = await Promise.all(
      [0, 10, 20, 30].map(async (from) => {
        const url = task(id, `/release?from=${from}&count=10`);
        return (await server.ask<FileRelease>("abel", "GET", url)).body.file!.rows;
      }),
    );
    expect(pages.flat()).toEqual(shown.file!.rows);
    const approved = await server.approve("abel", id, {
      hash: shown.hash,
      file: shown.file!.hash,
      whole: true,
    });
    expect(approved).toMatchObject({ status: 200, body: { approval: { by: "abel" } } });

    const exported = await server.ask("sam", "GET", task(id, "/export"));
    expect(exported.status).toBe(200);
    const left = exported.text.trimEnd().split("\n");
    expect(left).toHaveLength(31);
    expect(left.map((line) => line.split(","))).toEqual(
      shown.file!.rows.map(({ cells }) =>
        cells.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)),
      ),
    );
    expect(exported.text).not.toMatch(/Berg|Lund|Vik|Holm|Dahl|Moe/);
  });

  test("has a column removed before anything is decided, and then it is in nothing that leaves", async () => {
    const first = await server.submit("sam", { name: "again.csv", content: base64(TABLE) });
    const { status, body } = await server.ask<TaskRow>("rita", "PATCH", task(first.id, "/table"), {
      columns: { diagnosis: { treatment: "drop", reason: "could give a person away" } },
    });
    expect(status).toBe(200);
    await server.review.detection.idle();
    const table = (await server.ask<Table>("rita", "GET", task(body.id, "/table"))).body;
    expect(table.total).toBe(30);
    const cell = table.rows[0]!.cells.find(({ column }) => column === "diagnosis");
    expect(cell).toMatchObject({ text: "Fabry disease", output: "" });
    const { file } = await release(body.id);
    expect(JSON.stringify(file)).not.toMatch(/Fabry|diagnosis/);

    const finished = await server.ask<TableFinished>(
      "rita",
      "POST",
      task(body.id, "/table/finish"),
      {},
    );
    expect(finished.body.remaining).toBe(30);
    // once a row is decided, a column can no longer be read in another way
    await server.finish("rita", body.id);
    const late = await server.ask("rita", "PATCH", task(body.id, "/table"), {
      columns: { sex: { treatment: "drop", reason: "could give a person away" } },
    });
    expect(late).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  });

  test("is approved anew when the file would hold something else than was approved", async () => {
    const row = await server.submit("sam", { name: "one.txt", text: "It rained in March." });
    await server.finish("rita", row.id);
    const shown = await release(row.id);
    const wrong = await server.approve("abel", row.id, { hash: shown.hash, file: "0".repeat(64) });
    expect(wrong).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    const right = await server.approve("abel", row.id, {
      hash: shown.hash,
      file: shown.file!.hash,
    });
    expect(right.status).toBe(200);
  });

  test("of Word shows what no text shows: names of styles beside the words", async () => {
    const content = docxOf({
      body: p(run("Anna Berg met Erik Holm.")),
      parts: [
        {
          type: "styles",
          name: "styles.xml",
          xml: '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>',
        },
      ],
    });
    const row = await server.submit("sam", { name: "a.docx", content: base64(content) });
    await server.finish("rita", row.id);
    const { file, problem } = await release(row.id);
    expect(problem).toBe(null);
    expect(file!.beside.every(({ text }) => !/Anna|Berg|Erik|Holm/.test(text))).toBe(true);
  });
});
