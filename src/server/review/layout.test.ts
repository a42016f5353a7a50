/** A document as it looks, over HTTP: its pages, its table, a column decided once. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdfOf } from "../../../test/pdf.js";
import { type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import type { Batch, BatchPreview, DocumentLayout, Table, TaskRow } from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const layoutOf = async (task: string) =>
  (await server.ask<DocumentLayout>("rita", "GET", `/v1/tasks/${task}/layout`)).body;
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");

test("a PDF has its pages, each mention its place, and the output pages of its own", async () => {
  const line = (words: string) => `BT /F1 24 Tf 50 700 Td (${words}) Tj ET`;
  const bytes = pdfOf({ pages: [line("Solveig Lindqvist sang."), line("It rained.")] });
  const { id } = await server.submit("sam", { name: "a.pdf", content: base64(bytes) });
  const layout = await layoutOf(id);
  if (layout.kind !== "pages") throw new Error(layout.kind);
  expect(layout.pages).toEqual([1, 2].map(() => ({ width: 600, height: 800 })));
  const [place] = layout.places;
  expect(place).toMatchObject({ page: 0 });
  const [left, top, width, height] = place!.box;
  expect(left).toBeCloseTo(50 / 600, 1);
  expect(top).toBeGreaterThan(0.07);
  expect(top + height).toBeLessThan(0.14);
  expect(width).toBeGreaterThan(0.2);

  const picture = async (query: string, page = 0) =>
    server.ask("rita", "GET", `/v1/tasks/${id}/pages/${page}?width=300${query}`);
  const [original, output] = [await picture(""), await picture("&of=output")];
  expect(original.headers["content-type"]).toBe("image/png");
  expect(output.status).toBe(200);
  expect(output.text).not.toBe(original.text); // the name is hidden in it
  expect((await picture("", 2)).status).toBe(404);
  expect((await server.ask("sue", "GET", `/v1/tasks/${id}/pages/0`)).status).toBe(404);

  // erased, it is nowhere any more
  expect((await server.ask("ada", "DELETE", `/v1/tasks/${id}`)).status).toBe(204);
  expect((await picture("")).status).toBe(404);
});

test("plain text has no other look", async () => {
  const { id } = await server.submit("sam", { text: "It rained." });
  expect(await layoutOf(id)).toEqual({ kind: "none" });
  expect((await server.ask("rita", "GET", `/v1/tasks/${id}/table`)).status).toBe(404);
});

const ROWS = [
  "name,team,note",
  "Anna Berg,red table,met Erik Holm",
  "Maria Lund,blue table,it rained",
  "Jonas Vik,green table,left on 4 June 1975",
];

async function table(): Promise<{ first: TaskRow; read(): Promise<Table> }> {
  const first = await server.submit("sam", { name: "staff.csv", content: base64(ROWS.join("\n")) });
  const read = async () =>
    (await server.ask<Table>("rita", "GET", `/v1/tasks/${first.id}/table`)).body;
  return { first, read };
}

test("a table has its rows and columns, with what each cell becomes", async () => {
  const { first, read } = await table();
  const { columns, rows, total, at } = await read();
  expect({ total, at }).toEqual({ total: 3, at: 0 });
  expect(columns.map(({ name }) => name)).toEqual(["name", "team", "note"]);
  expect(rows.map(({ cells }) => cells.map(({ text }) => text).join(",")).sort()).toEqual(
    ROWS.slice(1).sort(),
  );
  const [name] = rows[0]!.cells;
  expect(name).toMatchObject({ column: "name", text: "Anna Berg", open: 1 });
  expect(name!.output).toMatch(/PERSON/);
  expect(first.name).toContain("staff.csv");
});

test("a column is decided once, for all of its cells, and taken back as one", async () => {
  const { first, read } = await table();
  const outputs = async () =>
    (await read()).rows.map(({ cells }) => cells.find((cell) => cell.column === "team")!.output);
  const before = await outputs();
  const project = `/v1/projects/${first.project}/batches`;
  const column = { task: first.id, name: "team" };
  const { body: seen } = await server.ask<BatchPreview>("rita", "POST", `${project}/preview`, {
    column,
  });
  expect(seen.targets).toHaveLength(3);
  expect(seen.sample.map(({ text }) => text).sort()).toEqual(
    ["green table", "blue table", "red table"].sort(),
  );
  const id = randomUUID();
  const targets = seen.targets.map(({ name: _, ...target }) => target);
  const { body: batch } = await server.ask<Batch>("rita", "POST", project, {
    id,
    action: "mask",
    type: "ORG",
    targets,
  });
  expect(batch.applied).toHaveLength(3);
  expect((await outputs()).every((words) => /^\[[A-Z ]+ \d+\]$/.test(words ?? ""))).toBe(true);
  await server.ask("rita", "POST", `${project}/${id}/undo`);
  expect(await outputs()).toEqual(before);
});
