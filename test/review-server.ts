/** A server with review tasks, real models and an embedded database, for tests. Users by token. */

import { createHash, randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import type { Engine } from "../src/server/engine/engine.js";
import { type App, createApp } from "../src/server/http/app.js";
import type { LogTarget } from "../src/server/http/logging.js";
import { parseTokens } from "../src/server/http/tokens.js";
import { createReview, type Review } from "../src/server/review/review.js";
import { reviewRoutes } from "../src/server/review/routes/review-routes.js";
import type { Applied, Approval, EventInput, Task, TaskRow } from "../src/server/review/schema.js";
import type { Store } from "../src/server/store/store.js";
import { warmEngine, warmStore } from "./warm.js";

const USERS = {
  sam: "submit",
  sue: "submit",
  rita: "review",
  ron: "review",
  rosa: "review",
  abel: "approve",
  ada: "admin",
};
/** What most stories are about. */
export const LETTER =
  "Solveig Lindqvist, a violinist from Bergen 😀, met Dr. Erik Holm on 4 June 1975. Lindqvist lives in Oslo, and her number is +47 22 11 33 44.";

type UserName = keyof typeof USERS;

interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface ReviewServer {
  readonly app: App;
  readonly review: Review;
  readonly store: Store;
  /** The clock, which stands still until moved. */
  readonly clock: { now: Date };
  ask<T = Record<string, unknown>>(
    user: UserName | undefined,
    method: "GET" | "POST" | "PATCH" | "DELETE",
    url: string,
    body?: unknown,
  ): Promise<Answer<T>>;
  /** Sends a text and waits until it can be read. */
  submit(user: UserName, input: Record<string, unknown>): Promise<TaskRow>;
  open(user: UserName, task: string): Promise<Task>;
  /** Saves an event that sees what the user sees now, or `seen`. */
  save<T = Applied>(
    user: UserName,
    task: string,
    event: Partial<EventInput> & { kind: EventInput["kind"] },
  ): Promise<Answer<T>>;
  /** Approves, signing in again. */
  approve(user: UserName, task: string, body: object): Promise<Answer<Approval>>;
  /** Decides everything as proposed, dismisses every suspect and finishes. */
  finish(user: UserName, task: string): Promise<Applied>;
  close(): Promise<void>;
}

export async function startReviewServer(
  options: { store?: Store; engine?: Engine; logTarget?: LogTarget } = {},
): Promise<ReviewServer> {
  const store = options.store ?? (await warmStore());
  const engine = options.engine ?? warmEngine();
  const clock = { now: new Date("2030-01-01T12:00:00Z") };
  const review = await createReview({
    store,
    policy: engine.policy,
    engine,
    now: () => clock.now,
  });
  const lines = Object.entries(USERS).map(
    ([name, role]) =>
      `${name} ${role} ${createHash("sha256").update(`token-${name}`).digest("hex")}`,
  );
  const app = await createApp({
    engine,
    tokens: parseTokens(lines.join("\n")),
    ...(options.logTarget && { log: "info", logTarget: options.logTarget }),
    routes: [(server) => reviewRoutes(server, review)],
  });

  const ask: ReviewServer["ask"] = async (user, method, url, body) => {
    const response = await app.inject({
      method,
      url,
      headers: user ? { authorization: `Bearer token-${user}` } : {},
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions["payload"]> }),
    });
    const isJson = String(response.headers["content-type"]).startsWith("application/json");
    return {
      status: response.statusCode,
      body: isJson && response.body !== "" ? response.json() : {},
      text: response.body,
      headers: response.headers,
    } as Answer<never>;
  };
  const expectStatus = <T>(answer: Answer<T>, status: number): T => {
    if (answer.status === status) return answer.body;
    throw new Error(`expected ${status}, got ${answer.status}: ${answer.text.slice(0, 500)}`);
  };
  const open: ReviewServer["open"] = async (user, task) =>
    expectStatus(await ask<Task>(user, "GET", `/v1/tasks/${task}`), 200);
  const save: ReviewServer["save"] = async (user, task, event) => {
    const seen = event.seen ?? (await open(user, task)).row.version;
    return ask(user, "POST", `/v1/tasks/${task}/events`, { id: randomUUID(), ...event, seen });
  };
  return {
    app,
    review,
    store,
    clock,
    ask,
    open,
    save,
    async submit(user, input) {
      const [row] = expectStatus(await ask<TaskRow[]>(user, "POST", "/v1/tasks", input), 201);
      await review.detection.idle();
      return expectStatus(await ask<TaskRow>(user, "GET", `/v1/tasks/${row!.id}/row`), 200);
    },
    approve: (user, task, body) =>
      ask<Approval>(user, "POST", `/v1/tasks/${task}/approval`, {
        token: `token-${user}`,
        ...body,
      }),
    async finish(user, task) {
      const changes = (await open(user, task)).mentions
        .filter(({ decided, covered }) => !decided && !covered)
        .map(({ id, proposal: { state, replacement, level } }) => ({
          mention: id,
          state,
          ...(state === "generalize" ? { replacement, level } : {}),
        }));
      if (changes.length > 0) {
        expectStatus(await save(user, task, { kind: "decide", changes } as never), 200);
      }
      const suspects = (await open(user, task)).suspects.filter(({ dismissed }) => !dismissed);
      if (suspects.length > 0) {
        const ids = suspects.map(({ id }) => id);
        expectStatus(await save(user, task, { kind: "dismiss", suspects: ids }), 200);
      }
      return expectStatus(await save(user, task, { kind: "finish" }), 200);
    },
    async close() {
      await review.close();
      await app.close();
      await store.close();
    },
  };
}
