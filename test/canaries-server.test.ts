/** Nothing that the server logs, stores, refuses or exports quotes a document, a client or a secret. */

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEngine } from "../src/server/engine/engine.js";
import type { Approval } from "../src/server/review/schema.js";
import { openStore } from "../src/server/store/store.js";
import { canariesBelow, canariesIn } from "./canary.js";
import { ALL, SECRET, SENTENCE } from "./planted.js";
import { type ReviewServer, startReviewServer } from "./review-server.js";

const PLANTED = "Mr Ambrose Vornaquist, Quillfeather 4471099";
let folder: string;
let server: ReviewServer;
let log = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "canaries-"));
  writeFileSync(join(folder, "key"), randomBytes(32).toString("hex"));
  server = await startReviewServer({
    store: await openStore({ data: join(folder, "data"), keyFile: join(folder, "key") }),
    engine: createEngine({
      threads: 1,
      policy: { version: 1, mask: "all", without: ["neural"] },
    }),
    logTarget: { write: (line) => void (log += line) },
  });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = readonly ["GET" | "POST" | "PATCH" | "DELETE", string, unknown?];
const REFUSED: readonly Asked[] = [
  ["POST", "/v1/sanitize", { text: SENTENCE, [PLANTED]: 1 }],
  ["POST", "/v1/sanitize", { text: [SENTENCE] }],
  ["POST", "/v1/sanitize", `{"text": "${SENTENCE}`],
  ["POST", "/v1/sanitize", { text: SENTENCE, policy: { version: 1, salt: [SECRET[0]] } }],
  ["POST", "/v1/sanitize", { text: SENTENCE, policy: { version: 1, [PLANTED]: 1 } }],
  ["POST", "/v1/sanitize", { text: SENTENCE, policy: { version: 1, chat: { key: SECRET[0] } } }],
  ["POST", "/v1/detect", { text: SENTENCE, language: PLANTED }],
  ["POST", "/v1/attack", { text: SENTENCE, background: { [PLANTED]: SENTENCE } }],
  ["POST", "/v1/restore", { text: SENTENCE, map: Buffer.from(SENTENCE).toString("base64") }],
  ["POST", "/v1/tasks", { text: SENTENCE, name: PLANTED, more: PLANTED }],
  [
    "POST",
    "/v1/tasks",
    { content: Buffer.from(`\0${SENTENCE}`).toString("base64"), name: "a.docx" },
  ],
  ["POST", "/v1/tasks", { content: `${SENTENCE}!`, name: "a.docx" }],
  ["POST", "/v1/projects", { name: PLANTED, policy: { version: 1, salt: [SECRET[0]] } }],
  ["POST", "/v1/backgrounds", { name: PLANTED, texts: [{ name: PLANTED, text: SENTENCE }] }],
  ["GET", `/v1/tasks/${encodeURIComponent(PLANTED)}`],
  ["GET", `/v1/${encodeURIComponent(PLANTED)}`],
  ["GET", `/v1/tasks?who=${encodeURIComponent(PLANTED)}`],
  ["GET", "/Vornaquist%"],
  ["PATCH", `/v1/tasks/${encodeURIComponent(PLANTED)}`, { assigned: PLANTED }],
];

test("a refusal quotes neither the request nor its address", async () => {
  for (const [method, url, body] of REFUSED) {
    const answer = await server.app.inject({
      method,
      url,
      headers: { authorization: "Bearer token-ada", "content-type": "application/json" },
      ...(body !== undefined && { payload: typeof body === "string" ? body : (body as object) }),
    });
    const what = `${method} ${url}`;
    expect(answer.statusCode, what).toBeGreaterThanOrEqual(400);
    expect(answer.json(), what).toEqual(
      expect.objectContaining({ code: expect.not.stringMatching("INTERNAL") }),
    );
    expect([what, canariesIn(answer.body, ALL)]).toEqual([what, []]);
    expect([what, canariesIn(JSON.stringify(answer.headers), ALL)]).toEqual([what, []]);
  }
  const secret = { authorization: `Bearer ${SECRET[0]}` };
  const unknown = await server.app.inject({ url: "/v1/me", headers: secret });
  expect(unknown.statusCode).toBe(401);
  expect(canariesIn(unknown.body, ALL)).toEqual([]);
});

test("exports hold no hidden word, and nothing is stored in the clear", async () => {
  const row = await server.submit("sam", { text: SENTENCE, name: `${PLANTED}.txt` });
  const opened = await server.open("rita", row.id);
  // a control: the search finds what reviewers do see
  expect(canariesIn(JSON.stringify(opened), ALL).length).toBeGreaterThan(3);
  const finished = await server.finish("rita", row.id);
  expect(finished.row.status).toBe("finished");
  const output = await server.ask<{ hash: string }>("abel", "GET", `/v1/tasks/${row.id}/output`);
  const approved = await server.approve("abel", row.id, { hash: output.body.hash });
  expect(approved.status, approved.text).toBe(200);
  expect((approved.body as Approval).hash).toBe(output.body.hash);
  for (const form of ["same", "txt", "json", "masks", "report", "report-json"]) {
    const got = await server.ask("abel", "GET", `/v1/tasks/${row.id}/export?form=${form}`);
    expect(got.status, got.text).toBe(200);
    expect([form, canariesIn(got.text, ALL)]).toEqual([form, []]);
    expect([form, canariesIn(JSON.stringify(got.headers), ALL)]).toEqual([form, []]);
  }
  const audit = await server.ask("ada", "GET", "/v1/audit");
  expect(audit.status).toBe(200);
  expect(canariesIn(audit.text, ALL)).toEqual([]);
  const metrics = await server.ask("ada", "GET", "/metrics");
  expect(canariesIn(metrics.text, ALL)).toEqual([]);
  expect(canariesBelow(folder, ALL)).toEqual({});
});

test("the log has a line for every request, and no word of any", () => {
  expect(log.split("\n").length).toBeGreaterThan(REFUSED.length);
  expect(canariesIn(log, ALL)).toEqual([]);
});
