/**
 * What all providers on the network share: one query at a time at a set pace, tried again when the
 * provider is busy, each query asked once. Queries leave the machine, so a provider is only made
 * where the user named it.
 */

import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PalimpsestError } from "../../errors.js";
import type { SearchProvider } from "./provider.js";

export interface WebOptions {
  /** Least time between two requests, milliseconds; default 1,000. */
  readonly pace?: number;
  /** Folder of answers, so that no query is sent twice; without it they are kept in memory. */
  readonly cache?: string;
  /** Seconds a request may take; default 20. */
  readonly timeout?: number;
  /**
   * A dry run: called with every query in place of sending it. Its answer is then taken to be a page
   * of its own, so that the queries are all that could be sent, whatever the provider would answer.
   */
  readonly dryRun?: (query: string) => void;
}

/** What differs between search engines. */
export interface Engine {
  readonly name: string;
  /** Pages in one answer. */
  readonly pageSize: number;
  /** Most pages it gives for a query. */
  readonly most: number;
  /** The request for pages from `offset` on. */
  request(query: string, offset: number): { url: URL; headers: Readonly<Record<string, string>> };
  /** Addresses in the body of an answer; undefined where it has another form. */
  pages(body: unknown): readonly string[] | undefined;
}

const ATTEMPTS = 4;
/** Longest wait between two attempts, milliseconds. */
const LONGEST_WAIT = 30_000;

/** A search engine on the network. */
export function webSearch(engine: Engine, options: WebOptions = {}): SearchProvider {
  const { pace = 1000, timeout = 20, dryRun } = options;
  const memory = new Map<string, readonly string[]>();
  let next = 0;

  async function fetchOnce(query: string, offset: number): Promise<Response | undefined> {
    const wait = next - Date.now();
    if (wait > 0) await sleep(wait);
    next = Date.now() + pace;
    const { url, headers } = engine.request(query, offset);
    try {
      return await fetch(url, {
        headers: { accept: "application/json", ...headers },
        // another host would read what was meant for this one
        redirect: "error",
        signal: AbortSignal.timeout(timeout * 1000),
      });
    } catch {
      return undefined;
    }
  }

  async function ask(query: string, offset: number): Promise<readonly string[]> {
    for (let attempt = 1; ; attempt++) {
      const response = await fetchOnce(query, offset);
      if (response?.ok) return pagesOf(engine, response);
      await response?.body?.cancel();
      const busy = response === undefined || response.status === 429 || response.status >= 500;
      if (!busy) throw refused(engine, response.status);
      if (attempt === ATTEMPTS) {
        // 'too many requests', time after time, is a quota that is spent
        throw response?.status === 429
          ? refused(engine, 429)
          : unreachable(engine, response?.status);
      }
      await sleep(waitOf(response, attempt, pace));
    }
  }

  async function all(query: string, top: number): Promise<readonly string[]> {
    const pages: string[] = [];
    const wanted = Math.min(top, engine.most);
    while (pages.length < wanted) {
      const more = await ask(query, pages.length);
      pages.push(...more.filter((page) => !pages.includes(page)));
      if (more.length < engine.pageSize) break;
    }
    return pages.slice(0, wanted);
  }

  return {
    name: engine.name,
    leaves: true,
    async search(phrases, top) {
      const query = queryOf(phrases);
      const key = keyOf(engine.name, query, top);
      const known = memory.get(key) ?? (await cached(options.cache, key));
      if (known !== undefined) return known;
      dryRun?.(query);
      const pages = dryRun ? [`dry-run:${query}`] : await all(query, top);
      memory.set(key, pages);
      if (!dryRun) await keep(options.cache, key, pages);
      return pages;
    },
  };
}

/** Every phrase in quotes, which all engines read as 'this and that'. */
const queryOf = (phrases: readonly string[]): string =>
  phrases.map((phrase) => `"${phrase.replace(/["\s]+/g, " ").trim()}"`).join(" ");

async function pagesOf(engine: Engine, response: Response): Promise<readonly string[]> {
  const body: unknown = await response.json().catch(() => undefined);
  const pages = engine.pages(body);
  if (pages) return pages;
  throw new PalimpsestError(
    "SEARCH_REFUSED",
    `expected search results from '${engine.name}' as JSON, got another form; check 'search.address' and that the provider gives JSON`,
  );
}

function waitOf(response: Response | undefined, attempt: number, pace: number): number {
  const seconds = Number(response?.headers.get("retry-after"));
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
  return Math.min(LONGEST_WAIT, Math.max(asked, pace * 2 ** attempt));
}

const unreachable = (engine: Engine, status: number | undefined) =>
  new PalimpsestError(
    "SEARCH_UNREACHABLE",
    `expected '${engine.name}' to answer, got ${status === undefined ? "no connection" : `status ${status}`} ${ATTEMPTS} times; check 'search.address', or leave 'search' out of the measures`,
  );

const refused = (engine: Engine, status: number) =>
  new PalimpsestError(
    "SEARCH_REFUSED",
    `expected '${engine.name}' to accept the query, got status ${status}; check 'search.key_file' and the quota`,
  );

const keyOf = (name: string, query: string, top: number): string =>
  createHash("sha256").update(`${name}\n${top}\n${query}`).digest("hex");

async function cached(folder: string | undefined, key: string) {
  if (folder === undefined) return undefined;
  const text = await readFile(join(folder, `${key}.json`), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as readonly string[]);
}

async function keep(folder: string | undefined, key: string, pages: readonly string[]) {
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${key}.json`);
  await writeFile(`${path}.part`, JSON.stringify(pages));
  await rename(`${path}.part`, path);
}
