/** A real server for the browser stories, on a free port, with four people. */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "../../src/server/engine/engine.js";
import { type AppOptions, createApp } from "../../src/server/http/app.js";
import type { LogTarget } from "../../src/server/http/logging.js";
import { parseTokens } from "../../src/server/http/tokens.js";
import { createReview } from "../../src/server/review/review.js";
import { reviewRoutes } from "../../src/server/review/routes/review-routes.js";
import type { Store } from "../../src/server/store/store.js";
import { warmEngine, warmStore } from "../warm.js";

const ROOT = join(import.meta.dirname, "../..");

/** Who works in the stories, and what they may. */
const PEOPLE = {
  ann: "submit,review",
  bob: "submit,review",
  cid: "review,approve",
  root: "submit,review,approve,admin",
} as const;
export type Person = keyof typeof PEOPLE;

export const tokenOf = (person: Person): string => `token-of-${person}-for-the-stories-only`;

export interface Running {
  readonly address: string;
  readonly store: Store;
  /** A request as one of the people. @throws where the answer is an error */
  api<Answer>(person: Person, method: string, path: string, body?: unknown): Promise<Answer>;
  /** The status of an answer, errors too. */
  statusOf(person: Person, method: string, path: string, body?: unknown): Promise<number>;
  stop(): Promise<void>;
}

/**
 * A server with real models and an embedded database, and the workstation as it is in `web/`.
 * @param engine another one, for stories in which what is found does not matter
 * @param log takes its log; absent: it is silent
 * @param sso signs people in besides their tokens, and the port that its provider sends them back to
 */
export async function serve(
  engine: Engine = warmEngine(),
  log?: LogTarget,
  sso?: Required<Pick<AppOptions, "signIn">> & { readonly port: number },
): Promise<Running> {
  buildWorkstation();
  const store = await warmStore();
  const review = await createReview({
    store,
    policy: engine.policy,
    engine,
  });
  const tokens = Object.entries(PEOPLE).map(([name, roles]) => {
    const digest = createHash("sha256")
      .update(tokenOf(name as Person))
      .digest("hex");
    return `${name} ${roles} ${digest}`;
  });
  const app = await createApp({
    engine,
    tokens: parseTokens(tokens.join("\n")),
    ...(sso && { signIn: sso.signIn }),
    ...(log && { log: "info", logTarget: log }),
    // One machine plays everybody.
    limits: { ratePerMinute: 100_000 },
    routes: [(server) => reviewRoutes(server, review)],
  });
  const address = await app.listen({ host: "127.0.0.1", port: sso?.port ?? 0 });

  const send = (person: Person, method: string, path: string, body?: unknown) =>
    fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokenOf(person)}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    address,
    store,
    async api<Answer>(person: Person, method: string, path: string, body?: unknown) {
      const answer = await send(person, method, path, body);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (answer.status === 204 ? undefined : await answer.json()) as Answer;
    },
    async statusOf(person, method, path, body) {
      const answer = await send(person, method, path, body);
      await answer.arrayBuffer();
      return answer.status;
    },
    async stop() {
      await review.close();
      await app.close();
      await store.close();
    },
  };
}

/** Builds `dist/web`, unless it is newer than everything it is made of. */
function buildWorkstation(): void {
  const built = join(ROOT, "dist/web/index.html");
  const sources = readdirSync(join(ROOT, "web"), { recursive: true, withFileTypes: true });
  const newest = Math.max(
    ...sources
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  // In a process of its own: a test runner's environment would make a development build.
  execFileSync("npm", ["run", "--silent", "build:web"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
}
