/**
 * Requests to a service on the network: so many at a time, at a set pace, repeated while the service is
 * busy. Used only where the user asked for it: requests leave this machine.
 *
 * | what happens | becomes |
 * | --- | --- |
 * | no connection, nothing in time, 429, 5xx | up to three more attempts, later each time or when the service says so |
 * | the same after the last of them | `unreachable`, `late` or `busy` |
 * | any other status, a redirect | `refused` |
 * | a body that is too long, breaks off or is not JSON | `malformed` |
 */

import { setTimeout as sleep } from "node:timers/promises";

export interface Pacing {
  /** Least time between the starts of two requests, milliseconds; default 0. */
  readonly pace?: number;
  /** Requests under way at a time; default 1. */
  readonly concurrency?: number;
}

export interface Call {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; absent: GET. */
  readonly body?: unknown;
  /** Seconds that one attempt may take. */
  readonly seconds: number;
  /** Seconds that all attempts may take, counted from the first. */
  readonly totalSeconds?: number;
  /** When the answer must be there at the latest, in milliseconds since 1970. */
  readonly until?: number;
  /** Longest answer; default 32 MiB. */
  readonly mostBytes?: number;
}

/** A request without an answer; it quotes nothing that was asked. */
export class RequestFailure extends Error {
  constructor(
    readonly kind: "unreachable" | "late" | "busy" | "refused" | "malformed",
    /** Of the last answer; undefined without one. */
    readonly status?: number,
  ) {
    super(status === undefined ? kind : `${kind}, status ${status}`);
  }
}

/** How often a request is tried. */
export const ATTEMPTS = 4;
/** Wait before the second attempt, milliseconds; doubled before each other one. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
const MOST_BYTES = 2 ** 25;

/** Asks a service; what it answers is JSON. @throws RequestFailure */
export type Ask = (call: Call) => Promise<unknown>;

export function requester({ pace = 0, concurrency = 1 }: Pacing = {}): Ask {
  const turn = turns(concurrency);
  const firstWait = Math.max(FIRST_WAIT, 2 * pace);
  let next = 0;

  async function paced(): Promise<void> {
    const at = Math.max(next, Date.now());
    next = at + pace;
    if (at > Date.now()) await sleep(at - Date.now());
  }

  async function ask(call: Call): Promise<unknown> {
    const { totalSeconds = Number.POSITIVE_INFINITY } = call;
    const until = Math.min(
      call.until ?? Number.POSITIVE_INFINITY,
      Date.now() + totalSeconds * 1000,
    );
    let failure = new RequestFailure("late");
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      await paced();
      const left = Math.min(call.seconds * 1000, until - Date.now());
      if (left <= 0) break;
      const tried = await attemptOf(call, AbortSignal.timeout(Math.ceil(left)));
      if ("answer" in tried) return tried.answer;
      failure = tried.failure;
      const wait = Math.min(tried.asked ?? firstWait * 2 ** (attempt - 1), LONGEST_WAIT);
      if (attempt === ATTEMPTS || Date.now() + wait > until) break;
      await sleep(wait);
    }
    throw failure;
  }

  return (call) => turn(() => ask(call));
}

type Attempt =
  | { readonly answer: unknown }
  /** `asked`: milliseconds that the service asks to wait. */
  | { readonly failure: RequestFailure; readonly asked?: number | undefined };

/** @throws RequestFailure where another attempt would not help */
async function attemptOf(
  { url, headers, body, mostBytes = MOST_BYTES }: Call,
  signal: AbortSignal,
): Promise<Attempt> {
  let response: Response;
  try {
    response = await fetch(url, {
      // another host would read what was meant for this one
      redirect: "manual",
      signal,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  } catch {
    return { failure: new RequestFailure(signal.aborted ? "late" : "unreachable") };
  }
  const { status } = response;
  if (response.ok) {
    const text = await textOf(response, mostBytes);
    if (text === undefined && signal.aborted)
      return { failure: new RequestFailure("late", status) };
    return { answer: jsonOf(text, status) };
  }
  await response.body?.cancel().catch(() => {});
  if (status !== 429 && status < 500) throw new RequestFailure("refused", status);
  return { failure: new RequestFailure("busy", status), asked: waitAsked(response) };
}

/** Undefined where it is too long or breaks off. */
async function textOf(response: Response, most: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > most) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(parts).toString("utf8");
}

function jsonOf(text: string | undefined, status: number): unknown {
  try {
    if (text !== undefined) return JSON.parse(text);
  } catch {
    // its message would quote the answer
  }
  throw new RequestFailure("malformed", status);
}

function waitAsked(response: Response): number | undefined {
  const header = response.headers.get("retry-after");
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

/** Runs so many at a time, in the order in which they were asked for. */
function turns(most: number): <Value>(run: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
