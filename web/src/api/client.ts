/**
 * Requests to the server that served this page, and to no other. A token lives in this tab's session only; who signed in
 * at a provider has a cookie that no page can read.
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

/** Whose page this is; requests say so, since another tab may sign in as somebody else meanwhile. */
let owner: string | undefined;

export const session = {
  token: () => sessionStorage.getItem(TOKEN) ?? undefined,
  signIn: (token: string) => sessionStorage.setItem(TOKEN, token),
  own: (name: string) => {
    owner = name;
  },
  /** Where to go on to sign out at the provider too. */
  signOut: async (): Promise<string | null> => {
    const token = session.token();
    sessionStorage.removeItem(TOKEN);
    if (token !== undefined) return null;
    const answer = await fetch("/v1/session", { method: "DELETE" }).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as { to: string | null }).to : null;
  },
};

/** Says to other tabs that somebody has signed in at the provider. */
export const SIGNED_IN = "palimpsest.signed-in";

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
  if (signedOut === next || (signedOut && next)) return;
  signedOut = next;
  for (const listener of [...waitingForSignIn]) listener();
}

/** Ends the session and hides the page until the same person signs in again; a reload does not help. */
export const lock = (): void => {
  setSignedOut("idle");
  void session.signOut();
};
export const signedInAgain = (token?: string): void => {
  if (token !== undefined) session.signIn(token);
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
  if (signedOut !== undefined) throw new RequestError(401, "NOT_AUTHENTICATED", "locked");
  let response: Response;
  try {
    response = await fetch(path, {
      method: options.method ?? "GET",
      headers: {
        ...(token !== undefined
          ? { authorization: `Bearer ${token}` }
          : owner !== undefined && { "palimpsest-page-of": encodeURIComponent(owner) }),
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
      keepalive: options.keepalive ?? false,
      cache: "no-store",
      credentials: "same-origin",
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
  // who is not signed in yet is asked by the page itself; a wrong token in a form is no end of the session
  const ends = owner !== undefined && !/^'token'/.test(body?.error ?? "");
  if (response.status === 401 && ends) setSignedOut("token");
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
