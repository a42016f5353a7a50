/** Where a server listens, whom it refuses, how it stops: over real connections. */

import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, type StartOptions, startServer } from "./start.js";

const LONG = 120_000;
const LOCAL: StartOptions = { port: 0, host: "127.0.0.1", threads: 1 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-serve-"));
});
afterAll(() => rm(folder, { recursive: true }));

const post = ({ address }: RunningServer, text: string, headers: Record<string, string> = {}) =>
  fetch(`${address.replace("0.0.0.0", "127.0.0.1")}/v1/detect`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ text }),
  });

/** Until a document is being worked on. */
async function untilBusy({ address }: RunningServer): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${address}/metrics`)).text();
    if (/palimpsest_documents_running [1-9]/.test(metrics)) return;
    await pause(10);
  }
}

const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds));

describe("a server", () => {
  it(
    "finishes what runs when it is stopped, and refuses what is new",
    async () => {
      const server = await startServer(LOCAL);
      expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect((await fetch(`${server.address}/v1/health`)).status).toBe(200);
      await server.ready;
      expect((await fetch(`${server.address}/v1/ready`)).status).toBe(200);

      const running = post(server, "Anna Berg was born in Oslo on 4 June 1970. ".repeat(100));
      await untilBusy(server);
      const stopping = server.stop(60_000);
      await pause(50);
      const late = await post(server, "too late").then(
        ({ status }) => status,
        () => "refused",
      );
      expect(["refused", 503]).toContain(late);
      const answer = await running;
      expect(answer.status).toBe(200);
      const { document } = (await answer.json()) as { document: unknown[] };
      expect(document.length).toBeGreaterThan(100);
      expect(await stopping).toBe(true);
    },
    LONG,
  );

  it(
    "stops in its time, finished or not",
    async () => {
      const server = await startServer({ ...LOCAL, limits: { workMs: 3000 } });
      await server.ready;
      const lost = post(server, "Anna Berg was born in Oslo. ".repeat(3000)).catch(() => "lost");
      await untilBusy(server);
      expect(await server.stop(300)).toBe(false);
      expect(await lost).toBe("lost");
    },
    LONG,
  );

  it(
    "beyond this machine asks for tokens",
    async () => {
      const tokenFile = join(folder, "tokens");
      const hash = createHash("sha256").update("a-token").digest("hex");
      await writeFile(tokenFile, `ann submit ${hash}\n`, { mode: 0o600 });
      const server = await startServer({ ...LOCAL, host: "0.0.0.0", tokenFile });
      expect((await post(server, "Oslo")).status).toBe(401);
      expect((await post(server, "Oslo", { authorization: "Bearer a-token" })).status).toBe(200);
      expect(await server.stop(60_000)).toBe(true);
    },
    LONG,
  );

  it.each([
    ["beyond this machine without tokens", { host: "0.0.0.0" }],
    ["under a name without tokens", { host: "review.example" }],
    ["with a token file that is not there", { tokenFile: "/nowhere/tokens" }],
  ])("%s does not start", async (_, options) => {
    await expect(startServer({ ...LOCAL, ...options })).rejects.toMatchObject({
      code: "TOKENS_INVALID",
    });
  });

  it(
    "at an address that is taken does not start",
    async () => {
      const other = createServer();
      const port = await new Promise<number>((resolve) => {
        other.listen(0, "127.0.0.1", () => resolve((other.address() as { port: number }).port));
      });
      await expect(startServer({ ...LOCAL, port })).rejects.toMatchObject({
        code: "ADDRESS_UNAVAILABLE",
      });
      other.close();
    },
    LONG,
  );
});
