/**
 * A server between a program and a model: the program changes the address that it calls, and nothing else. What cannot be
 * masked is refused, never sent on.
 *
 * | a request for | becomes |
 * | --- | --- |
 * | chat completions, completions, responses, messages, embeddings, generateContent | masked; its answer is restored |
 * | a list of models | passed on |
 * | an address given with `--passthrough` | passed on as it is |
 * | anything else | refused, 501 |
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { asPalimpsestError, errors, PalimpsestError } from "../../errors.js";
import type { SanitizerOptions } from "../../flow/sanitizer.js";
import { sessionsOf } from "../../flow/session/sessions.js";
import type { Policy } from "../../policy/policy.js";
import { endpointAt, saysNothing } from "../wire/endpoints.js";
import {
  type Exchange,
  MASKED_HEADER,
  maskedBody,
  OF_THE_BODY,
  restoredAnswer,
} from "../wire/exchange.js";
import { REQUEST_LIMITS, type RequestLimits } from "../wire/requests.js";
import { type Conversations, createConversations, type MapsFolder } from "./conversations.js";

export interface ProxyOptions extends Pick<SanitizerOptions, "resources" | "detectors"> {
  /** The model's server, as `https://api.openai.com`. */
  readonly upstream: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Default: the preset for prompts. */
  readonly policy?: Policy;
  /** Addresses that are passed on as they are, with all that is below those that end in `/`. */
  readonly passthrough?: readonly string[];
  /** Masks nothing at all. */
  readonly off?: boolean;
  readonly limits?: Partial<RequestLimits> & { readonly bodyBytes?: number };
  /** Where conversations that the model's server keeps are kept sealed; default: in memory alone. */
  readonly maps?: MapsFolder;
  /** Hears one record per request; it has no text of anybody. */
  readonly log?: (record: ProxyRecord) => void;
}

export interface ProxyRecord {
  readonly time: string;
  readonly method: string;
  /** The address without its query; only for those that are understood. */
  readonly path: string;
  readonly status: number;
  readonly masked: number;
  readonly milliseconds: number;
  /** Why it was refused. */
  readonly code?: string;
}

export interface RunningProxy {
  readonly address: string;
  stop(): Promise<void>;
}

const MOST_BYTES = 32 * 1024 * 1024;

/** @throws ADDRESS_UNAVAILABLE, USAGE and what `createSanitizer` throws */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { upstream, policy, resources, detectors } = options;
  if (!/^https?:\/\//.test(upstream) || !URL.canParse(upstream)) {
    throw errors.USAGE`--upstream must be the address of the model's server, as https://api.openai.com`;
  }
  const sessions = await sessionsOf(policy, {
    ...(resources && { resources }),
    ...(detectors && { detectors }),
  });
  // the first request should not wait for models
  if (!options.off) await sessions.open().mask("Ann Berg wrote to Tom Becker.");
  const conversations = createConversations(sessions, options.maps);
  const server = createServer((request, response) => {
    void answer(request, response, { ...options, conversations });
  });
  server.requestTimeout = 0;
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(":") ? `[${options.host}]` : options.host;
  return {
    address: `http://${host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, { port, host }: ProxyOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) =>
      reject(
        new PalimpsestError(
          "ADDRESS_UNAVAILABLE",
          `the proxy cannot listen on ${host}:${port} (${cause.code ?? "unknown failure"}); choose another --port or --host`,
          { cause },
        ),
      ),
    );
    server.listen(port, host, resolve);
  });

type Running = ProxyOptions & { readonly conversations: Conversations };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  running: Running,
): Promise<void> {
  const started = performance.now();
  const { method = "GET" } = request;
  const { pathname } = new URL(request.url ?? "/", "http://proxy");
  const outcome = { masked: 0, code: undefined as string | undefined };
  // a client that goes away ends the request to the model too
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  try {
    await exchange(request, response, {
      ...running,
      pathname,
      method,
      outcome,
      signal: gone.signal,
    });
  } catch (thrown) {
    const error = asPalimpsestError(thrown);
    outcome.code = error.code;
    if (response.headersSent) {
      // what was sent cannot be taken back: the stream ends with an error, and says so
      if (!response.writableEnded && !response.destroyed)
        response.end(`event: error\ndata: ${errorBody(error)}\n\n`);
    } else refuse(response, error, outcome.masked);
  }
  const isKnown = endpointAt(pathname) !== undefined || saysNothing(method, pathname);
  running.log?.({
    time: new Date().toISOString(),
    method,
    path: isKnown ? pathname.replace(/models\/.*$/, "models") : "(another)",
    status: response.statusCode,
    masked: outcome.masked,
    milliseconds: Math.round(performance.now() - started),
    ...(outcome.code !== undefined && { code: outcome.code }),
  });
}

interface Call extends Running {
  readonly pathname: string;
  readonly method: string;
  readonly outcome: { masked: number };
  readonly signal: AbortSignal;
}

async function exchange(
  request: IncomingMessage,
  response: ServerResponse,
  call: Call,
): Promise<void> {
  const { pathname, method, passthrough = [], off, outcome, conversations, limits } = call;
  if (pathname === "/health" && method === "GET") {
    response.writeHead(200, { "content-type": "text/plain" }).end("the proxy is up");
    return;
  }
  const passes = passthrough.some((one) =>
    one.endsWith("/") ? pathname.startsWith(one) : pathname === one,
  );
  if (off || passes || saysNothing(method, pathname)) {
    const body =
      method === "GET" || method === "HEAD" ? undefined : await bodyOf(request, limits?.bodyBytes);
    return send(response, await ask(request, body, call), 0);
  }
  const endpoint = endpointAt(pathname);
  if (endpoint === undefined || method !== "POST") {
    throw errors.ENDPOINT_UNKNOWN`nothing is known of ${method} at this address, so it was not sent on; chat completions, completions, responses, messages, embeddings and generateContent are understood, and --passthrough PATH lets another through as it is`;
  }
  const text = plainText(
    await bodyOf(request, limits?.bodyBytes),
    request.headers["content-encoding"],
  );
  const tenant = tenantOf(request);
  const session = conversations.sessionFor(
    tenant,
    endpoint.dialect === "responses" ? parsed(text) : undefined,
  );
  const own: Exchange = {
    session,
    endpoint,
    limits: { ...REQUEST_LIMITS, ...limits },
    ...(endpoint.dialect === "responses" && {
      seen: (value) => conversations.keep(tenant, session, value),
    }),
  };
  const masked = await maskedBody(text, own);
  outcome.masked = masked.count;
  const answered = await ask(request, masked.text, call);
  await send(response, await restoredAnswer(answered, own), masked.count);
}

/** @throws UPSTREAM_UNREACHABLE */
async function ask(
  request: IncomingMessage,
  body: string | Buffer | undefined,
  { upstream, signal }: Call,
): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || OF_THE_BODY.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  // a stream that is compressed arrives in blocks
  headers.set("accept-encoding", "identity");
  try {
    return await fetch(addressAt(upstream, request.url ?? "/"), {
      method: request.method ?? "GET",
      headers,
      redirect: "manual",
      signal,
      ...(body !== undefined && { body }),
    });
  } catch (cause) {
    throw new PalimpsestError(
      "UPSTREAM_UNREACHABLE",
      "the model's server cannot be reached; check the address given with --upstream and the connection",
      { cause },
    );
  }
}

/** The address below the model's server; '/v1' is not said twice. */
function addressAt(upstream: string, path: string): string {
  const base = upstream.replace(/\/+$/, "");
  return /\/v1$/.test(base) && path.startsWith("/v1/") ? base + path.slice(3) : base + path;
}

async function send(response: ServerResponse, answer: Response, masked: number): Promise<void> {
  for (const [name, value] of answer.headers)
    if (!OF_THE_BODY.has(name) && name !== "set-cookie") response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.setHeader(MASKED_HEADER, String(masked));
  response.statusCode = answer.status;
  const isStream = (answer.headers.get("content-type") ?? "").startsWith("text/event-stream");
  if (!isStream) {
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.setHeader("content-length", bytes.length);
    response.end(bytes);
    return;
  }
  response.flushHeaders();
  if (answer.body === null) {
    response.end();
    return;
  }
  try {
    await pipeline(
      Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]),
      response,
      { end: false },
    );
  } catch (cause) {
    if (cause instanceof PalimpsestError) throw cause;
    throw new PalimpsestError(
      "UPSTREAM_UNREACHABLE",
      "the model's server ended its answer in the middle; ask again",
      { cause },
    );
  }
  response.end();
}

async function bodyOf(request: IncomingMessage, most = MOST_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > most) {
      throw errors.INPUT_TOO_LARGE`the body has more than ${most} bytes; shorten the request, or raise --max-bytes`;
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** @throws REQUEST_INVALID for an encoding that is not known, or bytes that are no UTF-8 */
function plainText(bytes: Buffer, encoding = "identity"): string {
  try {
    const most = { maxOutputLength: 4 * MOST_BYTES };
    const plain = {
      identity: () => bytes,
      gzip: () => gunzipSync(bytes, most),
      deflate: () => inflateSync(bytes, most),
      br: () => brotliDecompressSync(bytes, most),
    };
    const decoded = plain[encoding as keyof typeof plain]();
    return new TextDecoder("utf-8", { fatal: true }).decode(decoded);
  } catch {
    throw errors.REQUEST_INVALID`the body cannot be decoded; send JSON in UTF-8, plain or with gzip, deflate or br`;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a request identifies itself with: conversations of one key are not another's. */
const tenantOf = ({ headers }: IncomingMessage): string =>
  [
    "authorization",
    "x-api-key",
    "api-key",
    "x-goog-api-key",
    "openai-organization",
    "openai-project",
  ]
    .map((name) => headers[name] ?? "")
    .join("\u0000");

const errorBody = ({ code, message, httpStatus }: PalimpsestError): string =>
  JSON.stringify({
    type: "error",
    error: {
      type: httpStatus < 500 ? "invalid_request_error" : "palimpsest_error",
      code,
      message: `palimpsest: ${message}`,
      param: null,
    },
  });

function refuse(response: ServerResponse, error: PalimpsestError, masked: number): void {
  if (response.destroyed) return;
  const body = errorBody(error);
  response.writeHead(error.httpStatus, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    [MASKED_HEADER]: String(masked),
    connection: "close",
  });
  response.end(body);
}
