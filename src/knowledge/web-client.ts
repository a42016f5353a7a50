/**
 * Asking a service on the network: one request at a time at a set pace, tried again when the service
 * is busy, each address asked once. Whoever makes one has been told by the user to: what is asked
 * leaves this machine.
 */

import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface WebClientOptions {
  /** Least time between two requests, milliseconds; default 1,000. */
  readonly pace?: number;
  /** Folder of answers, so that nothing is asked twice; without it they are kept in memory. */
  readonly cache?: string;
  /** Seconds a request may take; default 20. */
  readonly timeout?: number;
}

/** A service that did not answer, or answered something else than JSON. */
export class WebFailure extends Error {
  constructor(
    readonly kind: "unreachable" | "refused" | "not JSON",
    /** Of the last answer; undefined without a connection. */
    readonly status: number | undefined,
  ) {
    super(`${kind}${status === undefined ? "" : `, status ${status}`}`);
  }
}

export interface WebClient {
  /**
   * The JSON at an address.
   * @throws WebFailure
   */
  get(url: URL): Promise<unknown>;
}

const ATTEMPTS = 4;
/** Longest wait between two attempts, milliseconds. */
const LONGEST_WAIT = 30_000;
const USER_AGENT = "palimpsest (text sanitization)";

export function webClient(options: WebClientOptions = {}): WebClient {
  const { pace = 1000, timeout = 20 } = options;
  const memory = new Map<string, unknown>();
  let next = 0;
  let line: Promise<unknown> = Promise.resolve();

  async function fetchOnce(url: URL): Promise<Response | undefined> {
    const wait = next - Date.now();
    if (wait > 0) await sleep(wait);
    next = Date.now() + pace;
    try {
      return await fetch(url, {
        headers: { accept: "application/json", "user-agent": USER_AGENT },
        // another host would read what was meant for this one
        redirect: "error",
        signal: AbortSignal.timeout(timeout * 1000),
      });
    } catch {
      return undefined;
    }
  }

  async function ask(url: URL): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      const response = await fetchOnce(url);
      if (response?.ok) return json(response);
      await response?.body?.cancel();
      const busy = response === undefined || response.status === 429 || response.status >= 500;
      if (!busy) throw new WebFailure("refused", response.status);
      if (attempt === ATTEMPTS) throw new WebFailure("unreachable", response?.status);
      await sleep(waitOf(response, attempt, pace));
    }
  }

  async function get(url: URL): Promise<unknown> {
    const key = createHash("sha256").update(url.href).digest("hex");
    if (memory.has(key)) return memory.get(key);
    const known = await cached(options.cache, key);
    const body = known ?? (await ask(url));
    memory.set(key, body);
    if (known === undefined) await keep(options.cache, key, body);
    return body;
  }

  return {
    // one after the other, so that the pace holds and an answer under way is not asked for again
    get: (url) => {
      const mine = line.then(() => get(url));
      line = mine.catch(() => undefined);
      return mine;
    },
  };
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new WebFailure("not JSON", response.status);
  }
}

function waitOf(response: Response | undefined, attempt: number, pace: number): number {
  const seconds = Number(response?.headers.get("retry-after"));
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
  return Math.min(LONGEST_WAIT, Math.max(asked, pace * 2 ** attempt));
}

async function cached(folder: string | undefined, key: string): Promise<unknown> {
  if (folder === undefined) return undefined;
  try {
    return JSON.parse(await readFile(join(folder, `${key}.json`), "utf8"));
  } catch {
    return undefined; // absent or damaged: it is asked again
  }
}

async function keep(folder: string | undefined, key: string, body: unknown): Promise<void> {
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${key}.json`);
  await writeFile(`${path}.part`, JSON.stringify(body));
  await rename(`${path}.part`, path);
}
