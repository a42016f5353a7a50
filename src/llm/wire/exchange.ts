/** One request to a model and its answer, between a program that has the originals and a server that gets labels. */

import { errors, PalimpsestError } from "../../errors.js";
import type { Session } from "../../flow/session/session.js";
import type { Endpoint } from "./endpoints.js";
import { restoreEvents } from "./events.js";
import { maskRequest, type RequestLimits } from "./requests.js";

/** Says how many places of the request were masked. */
export const MASKED_HEADER = "x-palimpsest-masked";

/** Headers that describe a body or a connection that is no longer the same. */
export const OF_THE_BODY: ReadonlySet<string> = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "etag",
  "expect",
  "host",
  "keep-alive",
  "content-md5",
  "digest",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "accept-encoding",
]);

export interface Exchange {
  readonly session: Session;
  readonly endpoint: Endpoint;
  readonly limits?: RequestLimits;
  /** Called with each value that the server answers, as it came. */
  readonly seen?: (value: unknown) => void;
}

/** A request's body with labels, and how many places it masks. @throws as `maskRequest`, and REQUEST_INVALID for no JSON */
export async function maskedBody(
  text: string,
  { session, endpoint, limits }: Exchange,
): Promise<{ readonly text: string; readonly count: number }> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw errors.REQUEST_INVALID`the body is not valid JSON; nothing was sent on`;
  }
  const before = session.count;
  const masked = await maskRequest(session, endpoint, body, limits);
  return { text: JSON.stringify(masked), count: session.count - before };
}

/**
 * The answer with its originals; a stream stays a stream.
 * @throws UPSTREAM_UNREADABLE for an answer that is neither JSON, events nor text
 */
export async function restoredAnswer(answer: Response, exchange: Exchange): Promise<Response> {
  const { session, endpoint, seen } = exchange;
  const headers = new Headers();
  for (const [name, value] of answer.headers)
    if (!OF_THE_BODY.has(name)) headers.append(name, value);
  const { status, statusText } = answer;
  const kind = (answer.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  const same = { status, statusText, headers };
  if (answer.body === null || status === 204 || status === 304) return new Response(null, same);
  if (kind === "text/event-stream") {
    const events = restoreEvents(session, endpoint.dialect, seen);
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    const body = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          const text = events.write(decoder.decode(chunk, { stream: true }));
          if (text !== "") controller.enqueue(encoder.encode(text));
        },
        flush(controller) {
          const text = events.write(decoder.decode()) + events.end();
          if (text !== "") controller.enqueue(encoder.encode(text));
        },
      }),
    );
    return new Response(body, same);
  }
  const text = await answer.text();
  if (/^application\/(?:.+\+)?json$/.test(kind) || (kind === "" && /^\s*[[{]/.test(text))) {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (cause) {
      throw new PalimpsestError(
        "UPSTREAM_UNREADABLE",
        "the model's server answered with JSON that cannot be read; its answer was not passed on",
        { cause },
      );
    }
    seen?.(value);
    return new Response(JSON.stringify(session.restoreValue(value)), same);
  }
  if (kind.startsWith("text/") || text === "")
    return new Response(session.restore(text).text, same);
  throw errors.UPSTREAM_UNREADABLE`the model's server answered with ${/^[\w.+-]+\/[\w.+-]+$/.test(kind) ? kind : "a type that is missing"}, which cannot be restored; its answer was not passed on`;
}
