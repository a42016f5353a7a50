/**
 * The review workstation: static files at `/`. Its page is given a nonce, so that the component
 * library's style elements pass a policy that allows nothing inline.
 */

import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyReply } from "fastify";
import { errors } from "../../errors.js";
import { releaseFile } from "../../files/packages.js";
import type { App } from "./context.js";
import { sendFailure } from "./failure.js";
import { contentSecurityPolicy } from "./headers.js";

const BUILT = releaseFile("dist/web/");
/** What the page holds where its nonce goes. */
const NONCE = "__CSP_NONCE__";

/** Serves the folder; an address that is no file and no route is a place within the page. */
export async function serveWorkstation(app: App, folder: URL = BUILT): Promise<void> {
  const root = fileURLToPath(folder);
  const page = existsSync(`${root}/index.html`)
    ? await readFile(`${root}/index.html`, "utf8")
    : undefined;
  if (page !== undefined) {
    // a page that another version is loaded in offers to reload itself
    const version = createHash("sha256").update(page).digest("hex").slice(0, 16);
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("palimpsest-version", version);
    });
    await app.register(async (files) => {
      files.addHook("onRoute", (route) => {
        route.config = { ...route.config, role: "public" };
        route.schema = { ...route.schema, hide: true };
      });
      await files.register(fastifyStatic, {
        root,
        index: false,
        decorateReply: false,
        preCompressed: true,
        cacheControl: false,
        globIgnore: ["**/index.html"],
        wildcard: false,
        setHeaders: (reply, path) => {
          // a name that holds a hash of the content never changes its meaning
          const hashed = /[-.][\w-]{8,}\.\w+(?:\.(?:br|gz))?$/.test(path);
          reply.setHeader(
            "cache-control",
            hashed ? "public, max-age=31536000, immutable" : "no-cache",
          );
        },
      });
      files.get("/", async (_request, reply) => sendPage(page, reply));
    });
  }
  app.setNotFoundHandler({}, async (request, reply) => {
    const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (page !== undefined && wantsPage && !request.url.startsWith("/v1/")) {
      return sendPage(page, reply);
    }
    const missing = errors.NOT_FOUND`this server has no such address; /openapi.json lists those it has`;
    return sendFailure(request, reply, missing);
  });
}

function sendPage(page: string, reply: FastifyReply): FastifyReply {
  reply.type("text/html; charset=utf-8");
  if (!page.includes(NONCE)) return reply.send(page);
  const nonce = randomBytes(16).toString("base64");
  reply.header("content-security-policy", contentSecurityPolicy(nonce));
  return reply.send(page.replaceAll(NONCE, nonce));
}
