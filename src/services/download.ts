/**
 * One file over HTTPS into one file on disk, continued where an earlier attempt broke off.
 *
 * | answer | becomes |
 * | --- | --- |
 * | none in time, broken off, 429, 5xx | HUB_UNREACHABLE; what came is kept |
 * | 401, 403, 404 and other refusals | HUB_REFUSED |
 * | a redirect to anything but HTTPS, or more than five | HUB_REFUSED |
 * | more bytes than the limit | HUB_REFUSED; what came is dropped |
 */

import { open, rm, stat } from "node:fs/promises";
import { errors, PalimpsestError } from "../errors.js";

export interface DownloadLimits {
  /** Most bytes the whole file may have. */
  readonly bytes: number;
  /** Longest wait for the next byte. */
  readonly idleMilliseconds: number;
  /** Longest time for the whole file. */
  readonly totalMilliseconds: number;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** HTTPS, or HTTP on this machine; no name or password in it. @throws HUB_REFUSED */
export function safeUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
  // a server on this machine may point to this machine, one elsewhere may not
  const local = url?.protocol === "http:" && LOCAL.test(url.hostname) && (!base || isLocal(base));
  if (url && (url.protocol === "https:" || local) && url.username + url.password === "") return url;
  throw errors.HUB_REFUSED`${base ? `the address to which ${base.host} redirects` : "the address"} must use https and contain no password, but is ${url ? `${url.protocol}//${url.host}` : "malformed"}; http is for localhost only`;
}

const isLocal = (url: URL): boolean => url.protocol === "http:";

/**
 * Downloads to `path`. Bytes that are there already are kept when the server can continue after them.
 * @returns false when the server has no such file (404)
 * @throws HUB_UNREACHABLE, HUB_REFUSED, and the system's own error when the disk does not take it
 */
export async function download(url: URL, path: string, limits: DownloadLimits): Promise<boolean> {
  const watch = watchOf(limits, url);
  try {
    const have = (await stat(path).catch(() => undefined))?.size ?? 0;
    const response = await answerOf(url, have, watch);
    if (response.status === 404) return false;
    if (response.status === 416) {
      await rm(path, { force: true });
      throw unreachable(url, "does not continue a file where it broke off");
    }
    const continues = response.status === 206 && startOf(response) === have;
    if (response.status === 206 && !continues) {
      await rm(path, { force: true });
      throw unreachable(url, "continues a file at another place than asked for");
    }
    await store(response, path, continues ? have : 0, limits, url, watch);
    return true;
  } catch (error) {
    if (error instanceof PalimpsestError || isOfDisk(error)) throw error;
    throw unreachable(url, watch.reason() ?? "does not answer, or breaks off", error);
  } finally {
    watch.stop();
  }
}

const DISK = /^E(?:ACCES|DQUOT|EXIST|ISDIR|MFILE|NOENT|NOSPC|NOTDIR|NOTEMPTY|PERM|ROFS)$/;

/** Whether a file or folder could not be made or written; errors of the network come wrapped. */
export const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && "code" in error && DISK.test(String(error.code));

/** Follows redirects to the answer that has the file. */
async function answerOf(url: URL, have: number, watch: Watch): Promise<Response> {
  let at = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await fetch(at, {
      redirect: "manual",
      signal: watch.signal,
      // as stored: lengths and ranges count those bytes
      headers: { "accept-encoding": "identity", ...(have > 0 ? { range: `bytes=${have}-` } : {}) },
    });
    watch.alive();
    const { status } = response;
    if (status === 200 || status === 206 || status === 404 || status === 416) return response;
    await response.body?.cancel();
    if (REDIRECTS.has(status)) at = safeUrl(response.headers.get("location") ?? "", at);
    else if (status === 429 || status >= 500) throw unreachable(at, `answers ${status}`);
    else throw refused(at, `answers ${status}: the model may be private or the name wrong`);
  }
  throw refused(url, `redirects more than ${MOST_REDIRECTS} times`);
}

/** Where a partial answer starts. */
function startOf(response: Response): number | undefined {
  const range = /^bytes (\d{1,15})-/.exec(response.headers.get("content-range") ?? "");
  return range ? Number(range[1]) : undefined;
}

async function store(
  response: Response,
  path: string,
  from: number,
  limits: DownloadLimits,
  url: URL,
  watch: Watch,
): Promise<void> {
  let bytes = from;
  const tooLarge = async (): Promise<PalimpsestError> => {
    await rm(path, { force: true });
    return refused(url, `has more than the ${limits.bytes} bytes allowed for this file`);
  };
  if (from + Number(response.headers.get("content-length") ?? 0) > limits.bytes) {
    await response.body?.cancel();
    throw await tooLarge();
  }
  const file = await open(path, from > 0 ? "a" : "w");
  try {
    for await (const chunk of response.body ?? []) {
      watch.alive();
      bytes += chunk.length;
      if (bytes > limits.bytes) throw await tooLarge();
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
}

interface Watch {
  readonly signal: AbortSignal;
  /** Something came: wait anew. */
  alive(): void;
  /** Why it was cut short, if it was. */
  reason(): string | undefined;
  stop(): void;
}

function watchOf({ idleMilliseconds, totalMilliseconds }: DownloadLimits, url: URL): Watch {
  const controller = new AbortController();
  let reason: string | undefined;
  const end = (why: string) => () => {
    reason = why;
    controller.abort(unreachable(url, why));
  };
  const silent = end(`sends nothing for ${idleMilliseconds / 1000} s`);
  const total = setTimeout(end(`takes more than ${totalMilliseconds / 1000} s`), totalMilliseconds);
  let idle = setTimeout(silent, idleMilliseconds);
  return {
    signal: controller.signal,
    alive() {
      clearTimeout(idle);
      idle = setTimeout(silent, idleMilliseconds);
    },
    reason: () => reason,
    stop() {
      clearTimeout(idle);
      clearTimeout(total);
    },
  };
}

const unreachable = (url: URL, problem: string, cause?: unknown): PalimpsestError =>
  new PalimpsestError(
    "HUB_UNREACHABLE",
    `${url.host} ${problem}; check the network and --endpoint, and run the command again: it continues where it stopped`,
    { cause },
  );

const refused = (url: URL, problem: string): PalimpsestError =>
  errors.HUB_REFUSED`the download of ${url.pathname} from ${url.host} failed, since it ${problem}; check name, revision and files`;
