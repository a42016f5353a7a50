/** The way of a request up to the work: who asks, how often, how much, in what shape. */

import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { idleEngine } from "../../../test/idle-engine.js";
import { type App, type AppOptions, createApp } from "./app.js";
import { parseTokens } from "./tokens.js";

const sha256 = (token: string): string => createHash("sha256").update(token).digest("hex");

let open: App[] = [];
afterEach(async () => {
  await Promise.all(open.map((app) => app.close()));
  open = [];
});

async function serverWith(options: AppOptions = {}): Promise<App> {
  const app = await createApp({ engine: idleEngine(), ...options });
  open.push(app);
  return app;
}

const keysOf = (count: number, before: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [before + (before ? i : (i + 10).toString(36)), 1]),
  );

const detect = (app: App, headers: Record<string, string> = {}, payload: unknown = { text: "a" }) =>
  app.inject({
    method: "POST",
    url: "/v1/detect",
    headers: { host: "localhost", "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

describe("with a token file", () => {
  const tokens = parseTokens(
    [
      `sub submit ${sha256("token-of-sub")}`,
      `adm admin ${sha256("token-of-adm")}`,
      `old submit ${sha256("token-of-old")} 2020-01-01`,
    ].join("\n"),
  );
  const as = (token: string) => ({ authorization: `Bearer ${token}` });

  it("lets a known token in", async () => {
    expect((await detect(await serverWith({ tokens }), as("token-of-sub"))).statusCode).toBe(200);
  });

  it.each([
    ["none", {}],
    ["a wrong one", as("token-of-nobody")],
    ["an expired one", as("token-of-old")],
    ["one of another scheme", { authorization: "Basic dG9rZW4=" }],
    ["the local user's header", { "x-palimpsest-user": "adm" }],
  ])("refuses %s with 401", async (_, headers) => {
    const answer = await detect(await serverWith({ tokens }), headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
    expect(answer.json()).toMatchObject({ code: "NOT_AUTHENTICATED" });
  });

  it("refuses a role that is too low with 403", async () => {
    const app = await serverWith({
      tokens,
      routes: [(own) => void own.get("/v1/erase", { config: { role: "admin" } }, async () => "ok")],
    });
    const get = (token: string) => app.inject({ url: "/v1/erase", headers: as(token) });
    expect((await get("token-of-sub")).json()).toMatchObject({ code: "NOT_ALLOWED" });
    expect((await get("token-of-sub")).statusCode).toBe(403);
    expect((await get("token-of-adm")).statusCode).toBe(200);
  });

  it("answers under any name, and health without a token", async () => {
    const app = await serverWith({ tokens });
    const health = await app.inject({ url: "/v1/health", headers: { host: "review.example" } });
    expect(health.json()).toMatchObject({ status: "up" });
    expect((await app.inject({ url: "/health" })).body).toContain("service is up");
    expect((await app.inject({ url: "/metrics" })).statusCode).toBe(401);
  });
});

describe("without a token file", () => {
  it("acts as the local user, or as who the header names", async () => {
    const app = await serverWith({
      routes: [(own) => void own.get("/v1/me", async ({ user }) => ({ name: user.name }))],
    });
    expect((await app.inject({ url: "/v1/me" })).json()).toEqual({ name: "local" });
    const named = { url: "/v1/me", headers: { "x-palimpsest-user": "Åse B." } };
    // header values are latin-1 on the wire
    expect((await app.inject(named)).statusCode).toBe(200);
    const wrong = { url: "/v1/me", headers: { "x-palimpsest-user": "<script>" } };
    expect((await app.inject(wrong)).json()).toMatchObject({ code: "REQUEST_INVALID" });
  });

  it.each([
    ["another host's name", { host: "rebound.example" }],
    ["another site's page", { origin: "https://evil.example" }],
    ["a page without a site", { origin: "null" }],
    ["another program's page", { host: "localhost:5002", origin: "http://localhost:8080" }],
    ["a page under another name", { host: "localhost:5002", origin: "http://127.0.0.1:5002" }],
  ])("refuses %s", async (_, headers) => {
    const answer = await detect(await serverWith(), headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: "NOT_ALLOWED" });
  });

  it.each(["localhost:5002", "127.0.0.1:80", "[::1]:5002"])("answers as %s", async (host) => {
    const own = { host, origin: `http://${host}` };
    expect((await detect(await serverWith(), own)).statusCode).toBe(200);
  });
});

describe("a request that is", () => {
  const SECRET = "Solveig-Canary";

  it.each(["/%", "/v1/%E0%A4%A", "/%c0%ae"])(
    "address %s is refused without quoting it",
    async (url) => {
      const response = await (await serverWith()).inject({ url });
      expect(response.json()).toMatchObject({
        code: expect.stringMatching(/^(?:REQUEST_INVALID|NOT_FOUND)$/),
      });
      expect(Object.keys(response.json()).sort()).toEqual(["code", "error", "requestId"]);
      expect(response.body).not.toContain(url.slice(1));
    },
  );

  it.each([
    ["no JSON", `{"text": "${SECRET}`, 400, "REQUEST_INVALID"],
    ["empty", "", 400, "REQUEST_INVALID"],
    ["no object", `"${SECRET}"`, 400, "REQUEST_INVALID"],
    ["of a wrong type", { text: [SECRET] }, 400, "REQUEST_INVALID"],
    ["with an unknown key", { text: SECRET, [SECRET]: 1 }, 400, "REQUEST_INVALID"],
    ["without a text", { persons: [SECRET] }, 400, "REQUEST_INVALID"],
    ["with text and documents", { text: SECRET, documents: [] }, 400, "REQUEST_INVALID"],
    ["with a poisoned prototype", `{"__proto__": {"x": 1}, "text": "a"}`, 400, "REQUEST_INVALID"],
    ["with a wrong policy", { text: "a", policy: { mask: SECRET } }, 400, "REQUEST_INVALID"],
    ["with a model's path", { text: "a", policy: { models: {} } }, 400, "REQUEST_INVALID"],
    ["with a chat address", { text: "a", policy: { chat: {} } }, 400, "REQUEST_INVALID"],
    [
      "with two documents of one id",
      {
        documents: [
          { id: SECRET, text: "a" },
          { id: SECRET, text: "b" },
        ],
      },
      422,
      "DUPLICATE_ID",
    ],
  ])("%s is refused without quoting it", async (_, payload, status, code) => {
    const answer = await detect(await serverWith(), {}, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(answer.body).not.toContain(SECRET);
  });

  it.each([
    [{ text: "a", persns: [] }, "'body' has the unknown key 'persns'"],
    [{ text: "a", replaceAll: 1 }, "'body' has the unknown key 'replaceAll'"],
    [{ documents: [{ id: "a", txt: SECRET }] }, "'body/documents/0' has the unknown key 'txt'"],
    [{ text: "a", "Ann Berg": 1 }, "'body' has an unknown key, which is not repeated"],
    [{ text: "a", ann_berg_4471: 1 }, "'body' has an unknown key, which is not repeated"],
    [keysOf(100_000, "key "), "'body' has an unknown key, which is not repeated"],
    [keysOf(20, "word"), "'body' has an unknown key, which is not repeated"],
    [{ text: "a", policy: keysOf(26, "") }, "'body/policy' has the unknown keys 'a', 'b', 'c'"],
  ])("with an unknown key is told the key (%#)", async (payload, expected) => {
    const answer = await detect(await serverWith(), {}, payload);
    expect(answer.json().error).toContain(expected);
    expect(answer.body).not.toContain(SECRET);
  });

  it("wrong in a place is told the place", async () => {
    const payload = { documents: [{ id: "a", text: 7 }], offsets: "bytes" };
    const { error } = (await detect(await serverWith(), {}, payload)).json();
    expect(error).toContain("body/documents/0/text");
    expect(error).toContain("'body/offsets' must be one of codepoint, utf16");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])(
    "of type %s is refused with 415",
    async (type) => {
      const answer = await detect(await serverWith(), { "content-type": type }, '{"text":"a"}');
      expect(answer.statusCode).toBe(415);
    },
  );

  it("too large is refused with 413", async () => {
    const app = await serverWith({ limits: { bodyBytes: 1000 } });
    const answer = await detect(app, {}, { text: SECRET.repeat(100) });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).not.toContain(SECRET);
  });

  it("of too many documents is refused with 413", async () => {
    const app = await serverWith({ limits: { documents: 2 } });
    const documents = ["a", "b", "c"].map((id) => ({ id, text: "x" }));
    expect((await detect(app, {}, { documents })).statusCode).toBe(413);
  });

  it("for an address that is not there gets 404", async () => {
    const answer = await (await serverWith()).inject({ url: `/v1/${SECRET}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(SECRET);
  });
});

describe("a crowd", () => {
  it("is turned away when the server is full, and let in again after", async () => {
    let go = () => {};
    const engine = idleEngine(
      new Promise<void>((resolve) => {
        go = resolve;
      }),
    );
    const app = await serverWith({ engine, limits: { requests: 2 } });
    const first = [detect(app), detect(app)];
    await new Promise((next) => setTimeout(next, 50));
    const third = await detect(app);
    expect(third.statusCode).toBe(503);
    expect(third.headers["retry-after"]).toBe("1");
    expect((await app.inject({ url: "/v1/health" })).statusCode).toBe(200);
    go();
    for (const answer of first) expect((await answer).statusCode).toBe(200);
    await new Promise((next) => setTimeout(next, 50));
    expect((await detect(app)).statusCode).toBe(200);
  });

  it("is turned away when its bodies are too much together", async () => {
    const app = await serverWith({ limits: { allBodyBytes: 100 } });
    expect((await detect(app, {}, { text: "x".repeat(200) })).statusCode).toBe(503);
  });

  it("of one client gets 429 with Retry-After", async () => {
    const app = await serverWith({ limits: { ratePerMinute: 3 } });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await detect(app)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const answer = await detect(app);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ code: "RATE_LIMITED" });
    expect((await app.inject({ url: "/v1/health" })).statusCode).toBe(200);
  });
});

describe("every answer", () => {
  it.each(["/v1/health", "/openapi.json", "/nowhere"])("of %s is sealed", async (url) => {
    const { headers } = await (await serverWith()).inject({ url });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
    });
    const policy = headers["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
  });

  it("names its request, whatever the client calls it", async () => {
    const app = await serverWith();
    const answer = await detect(app, { "x-request-id": "mine" }, "{");
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.json().requestId).toBe(answer.headers["x-request-id"]);
  });
});

describe("readiness", () => {
  it("is 503 while models load and 200 after", async () => {
    const state = { threads: 1, ready: false, waiting: 0, running: 0 };
    const app = await serverWith({ engine: { ...idleEngine(), state } });
    expect((await app.inject({ url: "/v1/ready" })).statusCode).toBe(503);
    state.ready = true;
    expect((await app.inject({ url: "/v1/ready" })).statusCode).toBe(200);
  });
});

describe("the workstation", () => {
  it("is served with a nonce, its files by name, and its places as the page", async () => {
    const folder = await mkdtemp(join(tmpdir(), "palimpsest-web-"));
    await mkdir(join(folder, "assets"));
    const page = '<meta property="csp-nonce" nonce="__CSP_NONCE__">';
    await writeFile(join(folder, "index.html"), page);
    await writeFile(join(folder, "assets", "index-a1b2c3d4.js"), "export {}");
    const web = pathToFileURL(`${folder}/`);
    const app = await serverWith({ web, tokens: parseTokens(`a submit ${sha256("t")}`) });
    const html = { accept: "text/html" };

    const first = await app.inject({ url: "/", headers: html });
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
    expect(nonce).toMatch(/^[\w+/=]{24}$/);
    expect(first.headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(first.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(first.headers["cache-control"]).toBe("no-store");
    const place = await app.inject({ url: "/tasks/7", headers: html });
    expect(place.statusCode).toBe(200);
    expect(place.body).not.toBe(first.body);

    const script = await app.inject({ url: "/assets/index-a1b2c3d4.js" });
    expect(script.headers["content-type"]).toContain("javascript");
    expect(script.headers["cache-control"]).toContain("immutable");
    expect((await app.inject({ url: "/assets/../../secret" })).statusCode).toBe(404);
    expect((await app.inject({ url: "/v1/nothing", headers: html })).statusCode).toBe(404);
    await rm(folder, { recursive: true });
  });
});
