/**
 * Requests to the server that served this page, and to no other. The token lives in this tab's
 * session only.
 */

import { useSyncExternalStore } from "react";

/** What the server answers when it refuses. */
interface ErrorBody {
  readonly code: string;
  readonly error: string;
}

/** An answer that is an error, or no answer at all (`status` 0). */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The whole answer, for those that carry more: conflicts, checks, leases. */
    readonly body?: unknown,
  ) {
    super(message);
  }

  /** The server cannot be reached or is overloaded: the same request may work later. */
  get temporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 503;
  }
}

const TOKEN = "palimpsest.token";

export const session = {
  token: () => sessionStorage.getItem(TOKEN) ?? undefined,
  signIn: (token: string) => sessionStorage.setItem(TOKEN, token),
  signOut: () => sessionStorage.removeItem(TOKEN),
};

interface Options {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Sent even if the page goes away meanwhile. */
  readonly keepalive?: boolean;
}

/** Why nobody is signed in any more: the token is no longer valid, or nobody was here for a while. */
type SignedOut = "token" | "idle";
let signedOut: SignedOut | undefined;
const waitingForSignIn = new Set<() => void>();

function setSignedOut(next: SignedOut | undefined): void {
  if (signedOut === next) return;
  signedOut = next;
  for (const listener of [...waitingForSignIn]) listener();
}

/** Hides the page until the same person signs in again. */
export const lock = (): void => {
  if (session.token() !== undefined) setSignedOut("idle");
};
export const signedInAgain = (token: string): void => {
  session.signIn(token);
  setSignedOut(undefined);
};

export const useSignedOut = (): SignedOut | undefined =>
  useSyncExternalStore(
    (listener) => {
      waitingForSignIn.add(listener);
      return () => waitingForSignIn.delete(listener);
    },
    () => signedOut,
  );

/** Resolves once somebody is signed in; what waits to be saved waits for it. */
export const untilSignedIn = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (signedOut !== undefined) return;
      waitingForSignIn.delete(look);
      resolve();
    };
    waitingForSignIn.add(look);
    look();
  });

/** The version of the server that answered first, and whether another has answered since. */
let version: string | undefined;
let outdated = false;
const listeners = new Set<() => void>();

function noteVersion(answered: string | null): void {
  if (answered === null) return;
  version ??= answered;
  if (answered === version || outdated) return;
  outdated = true;
  for (const listener of listeners) listener();
}

/** The server has been renewed since this page was loaded. */
export const useOutdated = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => outdated,
  );

async function send(path: string, options: Options): Promise<Response> {
  const token = session.token();
  let response: Response;
  try {
    response = await fetch(path, {
      method: options.method ?? "GET",
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
      keepalive: options.keepalive ?? false,
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw unreachable();
  }
  noteVersion(response.headers.get("palimpsest-version"));
  if (response.ok) return response;
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
  // a wrong token in a form is no end of the session
  if (response.status === 401 && !/^'token'/.test(body?.error ?? "")) setSignedOut("token");
  throw new RequestError(
    response.status,
    body?.code ?? `HTTP_${response.status}`,
    body?.error ?? `The server answered ${response.status}.`,
    body,
  );
}

/** The answer's JSON; `undefined` where it is empty. */
export async function request<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const response = await send(path, options);
  if (response.status === 204) return undefined as Answer;
  return whole<Answer>(response.json(), options.signal);
}

/** The network may go in the middle of an answer, too. */
async function whole<Body>(body: Promise<Body>, signal?: AbortSignal): Promise<Body> {
  try {
    return await body;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

const unreachable = () => new RequestError(0, "UNREACHABLE", "The server does not answer.");

/** A picture that only who is signed in may see. */
export async function requestPicture(path: string, signal: AbortSignal): Promise<Blob> {
  return whole((await send(path, { signal })).blob(), signal);
}

export const post = <Answer>(path: string, body: unknown, options: Options = {}) =>
  request<Answer>(path, { ...options, method: "POST", body });

/** Fetches a file and hands it to the browser to save. */
export async function download(path: string, fallbackName: string): Promise<void> {
  const response = await send(path, {});
  const named = /filename="?([^";]+)"?/.exec(response.headers.get("content-disposition") ?? "");
  const address = URL.createObjectURL(await whole(response.blob()));
  const link = document.createElement("a");
  link.href = address;
  link.download = named?.[1] ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
