/**
 * Asking a service on the network: one request at a time at a set pace, tried again when the service
 * is busy, answers kept. Whoever uses this has been told to by the user: what is asked leaves this
 * machine.
 */

import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface WebClientOptions {
  /** Least time between two requests, milliseconds; default 1,000. */
  readonly pace?: number;
  /** Seconds a request may take; default 20. */
  readonly timeout?: number;
  /** Folder of answers, so that nothing is asked twice; without it they are kept in memory. */
  readonly cache?: string;
}

/** A service that did not answer, or answered something else than JSON. */
export class WebFailure extends Error {
  constructor(
    readonly kind: "unreachable" | "refused" | "not JSON",
    /** Of the last answer; undefined without a connection. */
    readonly status: number | undefined,
  ) {
    super(status === undefined ? kind : `${kind}, status ${status}`);
  }
}

/**
 * Gets the JSON at an address.
 * @throws WebFailure
 */
export type GetJson = (url: URL, headers?: Readonly<Record<string, string>>) => Promise<unknown>;

/** How often a request is tried. */
export const ATTEMPTS = 4;
/** Longest wait between two attempts, milliseconds. */
const LONGEST_WAIT = 30_000;
const HEADERS = { accept: "application/json", "user-agent": "palimpsest (text sanitization)" };

export function webClient(options: Omit<WebClientOptions, "cache"> = {}): GetJson {
  const { pace = 1000, timeout = 20 } = options;
  let next = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function fetchOnce(url: URL, headers: Readonly<Record<string, string>>) {
    const wait = next - Date.now();
    if (wait > 0) await sleep(wait);
    next = Date.now() + pace;
    try {
      return await fetch(url, {
        headers: { ...HEADERS, ...headers },
        // another host would read what was meant for this one
        redirect: "error",
        signal: AbortSignal.timeout(timeout * 1000),
      });
    } catch {
      return undefined;
    }
  }

  async function ask(url: URL, headers: Readonly<Record<string, string>>): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      const response = await fetchOnce(url, headers);
      if (response?.ok) return json(response);
      await response?.body?.cancel();
      const busy = response === undefined || response.status === 429 || response.status >= 500;
      if (!busy) throw new WebFailure("refused", response.status);
      if (attempt === ATTEMPTS) {
        // 'too many requests', time after time, is a quota that is spent
        const kind = response?.status === 429 ? "refused" : "unreachable";
        throw new WebFailure(kind, response?.status);
      }
      await sleep(waitOf(response, attempt, pace));
    }
  }

  return (url, headers = {}) => {
    // one after the other, so that the pace holds
    const mine = last.then(() => ask(url, headers));
    last = mine.catch(() => undefined);
    return mine;
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

/** Answers by what was asked, in memory and in a folder where there is one. */
export interface AnswerCache<Answer> {
  /** Undefined where it was not asked before. */
  get(question: string): Promise<Answer | undefined>;
  /** @param forThisRun in memory alone */
  set(question: string, answer: Answer, forThisRun?: boolean): Promise<void>;
}

/** The names of its files are hashes of the questions. */
export function answerCache<Answer>(folder: string | undefined): AnswerCache<Answer> {
  const memory = new Map<string, Answer>();
  const pathOf = (question: string): string =>
    join(folder!, `${createHash("sha256").update(question).digest("hex")}.json`);
  return {
    async get(question) {
      const known = memory.get(question);
      if (known !== undefined || folder === undefined) return known;
      try {
        const answer: Answer = JSON.parse(await readFile(pathOf(question), "utf8"));
        memory.set(question, answer);
        return answer;
      } catch {
        return undefined; // absent or damaged: it is asked again
      }
    },
    async set(question, answer, forThisRun = false) {
      memory.set(question, answer);
      if (forThisRun || folder === undefined) return;
      await mkdir(folder, { recursive: true });
      const path = pathOf(question);
      await writeFile(`${path}.part`, JSON.stringify(answer));
      await rename(`${path}.part`, path);
    },
  };
}
