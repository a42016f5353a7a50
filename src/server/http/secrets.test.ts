/**
 * What each role reads of a project's policy, field by field. A field that is new is for administrators until
 * somebody opens it, and none of the fields that are closed occurs in any other answer.
 */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerFields, type OpenApi } from "../../../test/answer-fields.js";
import { idleEngine } from "../../../test/idle-engine.js";
import { type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import { LOWEST } from "../../../test/route-roles.js";
import { OPEN_KEYS, RequestPolicySchema, SECRET_KEYS } from "./schemas/request-policy.js";

/** Every field that others than administrators may not read; of each, a value in a project. */
const CLOSED: Readonly<Record<string, unknown>> = {
  key: "c".repeat(32),
  salt: "salt-of-the-owner-1",
  release_key: "release-key-of-the-owner-1",
  release: "release of the owner",
  allow: ["Word of the owner"],
  detectors: [{ name: "owners", type: "MISC", words: ["Detector of the owner"] }],
  columns: { "Column of the owner": "drop" },
  quasi: ["Quasi of the owner"],
  without: ["neural"],
};

let server: ReviewServer;
let project: string;
beforeAll(async () => {
  server = await startReviewServer({ engine: idleEngine() });
  const made = await server.ask("ada", "POST", "/v1/projects", {
    name: "P",
    policy: { ...CLOSED, mask: "all", replace: "label" },
  });
  expect(made.text).toContain('"id"');
  project = made.body["id"] as string;
});
afterAll(() => server.close());

const FIELDS = Object.keys(
  (RequestPolicySchema as unknown as { properties: Record<string, unknown> }).properties,
);

test("fields that are closed exist, and none of them is open", () => {
  expect(Object.keys(CLOSED).filter((name) => isOpen(name) || !FIELDS.includes(name))).toEqual([]);
  expect(OPEN_KEYS.filter((name) => !FIELDS.includes(name))).toEqual([]);
});
const isOpen = (name: string) => (OPEN_KEYS as readonly string[]).includes(name);

test.each([
  ["sam", false],
  ["rita", false],
  ["abel", false],
  ["ada", true],
] as const)("%s reads what the role may", async (user, isAdmin) => {
  const { text, body } = await server.ask<{ id: string; policy: object }[]>(
    user,
    "GET",
    "/v1/projects",
  );
  const { policy } = body.find(({ id }) => id === project)!;
  const secrets: readonly string[] = SECRET_KEYS;
  const expected = isAdmin ? Object.keys(CLOSED).filter((name) => !secrets.includes(name)) : [];
  expect(Object.keys(policy).sort()).toEqual([...expected, "mask", "replace"].sort());
  expect(text).not.toMatch(/cccccccc|of-the-owner/);
  if (!isAdmin) expect(text).not.toMatch(/of the owner/);
});

test("secrets stay when an administrator changes the rest, and no answer shows them", async () => {
  const change = { policy: { mask: "risk" } };
  const { text } = await server.ask("ada", "PATCH", `/v1/projects/${project}`, change);
  expect(text).not.toMatch(/of-the-owner/);
  const stored = await server.ask("ada", "PATCH", `/v1/projects/${project}`, {
    policy: { replace: "hash" },
  });
  // 'hash' needs its salt, which was never sent again
  expect(stored.status).toBe(200);
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [key: string]: unknown;
}

/** Names of all fields below a schema of an answer. */
function fieldsOf(schema: unknown, into: Set<string>): Set<string> {
  if (typeof schema !== "object" || schema === null) return into;
  for (const name of Object.keys((schema as Schema).properties ?? {})) into.add(name);
  for (const value of Object.values(schema)) fieldsOf(value, into);
  return into;
}

test("no other answer of the OpenAPI document has a field of these names", async () => {
  const { body } = await server.ask("ada", "GET", "/openapi.json");
  const shown: string[] = [];
  // columns of a task's own table have the name alone in common
  const closed = Object.keys(CLOSED).filter((name) => name !== "key" && name !== "columns");
  for (const [path, methods] of Object.entries(body["paths"] as Record<string, Schema>)) {
    for (const [method, { responses }] of Object.entries(methods as Record<string, Schema>)) {
      const fields = fieldsOf(responses, new Set());
      for (const name of closed) if (fields.has(name)) shown.push(`${method} ${path} ${name}`);
    }
  }
  expect(shown.filter((one) => !/ \/v1\/projects(?:\/\{project\})? /.test(one))).toEqual([]);
  expect(
    shown.filter((one) => (SECRET_KEYS as readonly string[]).includes(one.split(" ")[2]!)),
  ).toEqual([]);
});

/**
 * Every field of every answer with the role that reads it, one per line. It is written by hand: a field that is new stays
 * out of the answers until somebody has opened it here.
 */
const READABLE = new URL("../../../test/readable-fields.txt", import.meta.url);

test("every field of every answer is on the list of what each role reads", async () => {
  const { body } = await server.ask("ada", "GET", "/openapi.json");
  const lines = [...answerFields(body as unknown as OpenApi)].flatMap(([route, fields]) => {
    const role = LOWEST[route.replace(/\{(\w+)\}/g, ":$1")] ?? "nobody";
    return fields.map((field) => {
      const key = /^(?:\[\]\.)?policy\.(\w+)/.exec(field)?.[1];
      const isOwners = route.includes("/v1/projects") && key !== undefined && !isOpen(key);
      return `${isOwners ? "admin" : role} ${route} ${field}`;
    });
  });
  const listed = readFileSync(READABLE, "utf8").trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter((one) => !listed.includes(one))).toEqual([]);
  expect(listed.filter((one) => !lines.includes(one))).toEqual([]);
});

test("a field that the schema of an answer does not have stays out of it", async () => {
  const { text } = await server.ask("ada", "GET", "/v1/projects");
  const sent = new Set<string>();
  const namesIn = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) for (const name of Object.keys(value)) sent.add(name);
    for (const one of Object.values(value)) namesIn(one);
  };
  namesIn(JSON.parse(text).map(({ policy: _, ...rest }: { policy: object }) => rest));
  const { body } = await server.ask("ada", "GET", "/openapi.json");
  const fields = answerFields(body as unknown as OpenApi).get("GET /v1/projects")!;
  const last = new Set(fields.map((field) => field.split(/[.]/).at(-1)!));
  expect([...sent].filter((name) => !last.has(name) && !last.has("*"))).toEqual([]);
});
