/** Starts a server on an address and stops it in bounded time. */

import { errors, PalimpsestError } from "../errors.js";
import type { Policy } from "../policy/policy.js";
import { createEngine } from "./engine/engine.js";
import { type App, type AppOptions, createApp } from "./http/app.js";
import { isLoopback } from "./http/auth.js";
import { DEFAULT_LIMITS } from "./http/limits.js";
import { readSignInFile } from "./http/sign-in.js";
import { readTokenFile } from "./http/tokens.js";
import type { User } from "./http/user.js";
import { textsOf } from "./review/commands/backgrounds.js";
import { createReview, type Review } from "./review/review.js";
import { reviewRoutes } from "./review/routes/review-routes.js";
import { openStore, type Store } from "./store/store.js";

export interface StartOptions extends Omit<AppOptions, "engine" | "tokens" | "signIn"> {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly tokenFile?: string;
  /** File with the settings of single sign-on. */
  readonly signInFile?: string;
  /** Folder of the embedded database or `postgres://...`; without it review tasks end with the process. */
  readonly data?: string;
  /** File with the key that what is stored is encrypted with. */
  readonly keyFile?: string;
  /** What requests without a policy of their own use, and what they change. */
  readonly policy?: Policy;
  /** Worker threads; default is one per core. */
  readonly threads?: number;
}

export interface RunningServer {
  /** As `http://127.0.0.1:5002`. */
  readonly address: string;
  /** Settles when every thread has its models. @throws MODEL_* and what the policy is refused for */
  readonly ready: Promise<void>;
  /**
   * Refuses what is new, finishes what runs, at most for so long.
   * @returns whether everything was finished
   */
  stop(milliseconds: number): Promise<boolean>;
}

/**
 * A server that listens; its models load in the background.
 * @throws TOKENS_INVALID, where nobody could sign in beyond loopback too; SIGN_IN_INVALID; ADDRESS_UNAVAILABLE; STORE_*
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { host, tokenFile, signInFile, policy, threads } = options;
  if (tokenFile === undefined && signInFile === undefined && !isLoopback(host)) {
    throw errors.TOKENS_INVALID`listening on ${host}, beyond this machine, needs --token-file or --sign-in; add one, or listen on 127.0.0.1`;
  }
  const tokens = tokenFile === undefined ? undefined : await readTokenFile(tokenFile);
  const signIn = signInFile === undefined ? undefined : await readSignInFile(signInFile);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const store = await openStore({
    ...(options.data !== undefined && { data: options.data }),
    ...(options.keyFile !== undefined && { keyFile: options.keyFile }),
  });
  const engine = createEngine({
    timeoutMs: limits.workMs,
    ...(policy && { policy }),
    ...(threads !== undefined && { threads }),
  });
  try {
    const review = await createReview({
      store,
      engine,
      policy: engine.policy,
    });
    const app = await createApp({
      ...options,
      engine,
      ...(tokens && { tokens }),
      ...(signIn && { signIn }),
      backgrounds: (id, user) => backgroundFor(review, store, id, user),
      routes: [
        async (server) => {
          server.addHook("preClose", () => review.close());
          await reviewRoutes(server, review);
          server.addHook("onClose", () => store.close());
        },
        ...(options.routes ?? []),
      ],
    });
    await listen(app, options);
    return {
      address: addressOf(app.server.address()),
      ready: engine.ready,
      stop: (milliseconds) => stop(app, milliseconds),
    };
  } catch (error) {
    await engine.close();
    await store.close();
    throw error;
  }
}

/** @throws NOT_FOUND where there is none, or none for this user */
async function backgroundFor(review: Review, store: Store, id: string, { roles }: User) {
  if (!roles.has("review")) {
    throw errors.NOT_FOUND`there is no such background, or you may not read it; send its texts with the request`;
  }
  return textsOf(review.context, store, id);
}

async function listen(app: App, { host, port }: StartOptions): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    await app.close();
    const why = (cause as NodeJS.ErrnoException).code ?? "unknown failure";
    throw new PalimpsestError(
      "ADDRESS_UNAVAILABLE",
      `the server cannot listen on ${host} port ${port} (${why}); choose another --port or --host`,
      { cause },
    );
  }
}

/** Milliseconds between looks for connections that have become idle. */
const LOOK_MS = 50;

async function stop(app: App, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  // clients keep connections open for a next request, which is not going to be taken
  const looks = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  const finished = await Promise.race([app.close().then(() => true), late]);
  clearTimeout(timer);
  clearInterval(looks);
  if (!finished) app.server.closeAllConnections();
  return finished;
}

function addressOf(address: ReturnType<import("node:net").Server["address"]>): string {
  if (address === null || typeof address === "string") return String(address);
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
