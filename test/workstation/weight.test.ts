/** What the workstation weighs on the wire, and that it is sent as light as a browser takes it. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { type Running, serve } from "./server.js";

let server: Running;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server?.stop());

/** An answer, read to its end: a server waits for one that is not before it stops. */
async function get(path: string, encoding: string) {
  const answer = await fetch(`${server.address}${path}`, {
    headers: { "accept-encoding": encoding },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** Bytes on the wire: fetch undoes the compression, but says how long the answer was. */
async function weigh(path: string): Promise<number> {
  const answer = await get(path, "br");
  expect(answer.status, path).toBe(200);
  return Number(answer.headers.get("content-length"));
}

test("the first page loads under 250 kB, compressed and kept by the browser", async () => {
  const { body: page } = await get("/", "identity");
  const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
  expect(assets.length).toBeGreaterThan(1);
  let total = page.length;
  for (const asset of assets) total += await weigh(asset);
  expect(total).toBeLessThan(250_000);
  const script = await get(assets.find((path) => path.endsWith(".js"))!, "br, gzip");
  expect(script.headers.get("content-encoding")).toBe("br");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect(page).not.toContain("review-page");
});

test("every answer says of which version the server is", async () => {
  const [page, me] = await Promise.all([get("/", "identity"), get("/v1/health", "identity")]);
  const version = page.headers.get("palimpsest-version");
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(me.headers.get("palimpsest-version")).toBe(version);
});
