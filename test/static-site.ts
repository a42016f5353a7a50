/** A folder of files as a static host serves it. */

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const KINDS: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".json": "application/json",
};

export interface StaticSite {
  readonly address: string;
  /** Paths that were asked for, in their order. */
  readonly asked: readonly string[];
  close(): void;
}

export function serveFolder(folder: string): StaticSite {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const place = (request.url ?? "/").split("?")[0]!;
    asked.push(place);
    const path = join(folder, place.replace(/\/$/, "/index.html"));
    if (!existsSync(path) || !statSync(path).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": KINDS[extname(path)] ?? "application/octet-stream" });
    response.end(readFileSync(path));
  }).listen(0);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, asked, close: () => server.close() };
}
