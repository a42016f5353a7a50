/**
 * The server, as a request meets it, in order:
 *
 * | step | file | on refusal |
 * | --- | --- | --- |
 * | headers of every answer | headers.ts | |
 * | log and metrics | logging.ts, metrics.ts | |
 * | who asks, and may they? | auth.ts | 401, 403 |
 * | too often? | rate.ts | 429 |
 * | is there room? | gate.ts | 503 |
 * | body: size, JSON, shape | fastify, schemas/ | 413, 415, 400 |
 * | the work, in a thread | engine.ts | 503, or the error's own status |
 * | the answer, or the failure's | failure.ts | |
 */

import { randomUUID } from "node:crypto";
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { errors } from "../../errors.js";
import { VERSION } from "../../files/version.js";
import { createEngine, type Engine } from "../engine/engine.js";
import { authenticate } from "./auth.js";
import type { App, Context } from "./context.js";
import { answerFailures, sendFailure } from "./failure.js";
import { limitRequests } from "./gate.js";
import { secureHeaders } from "./headers.js";
import { DEFAULT_LIMITS, type Limits } from "./limits.js";
import { type LogLevel, type LogTarget, loggerOptions, logRequests } from "./logging.js";
import { measureRequests } from "./metrics.js";
import { describeRoutes } from "./openapi.js";
import { limitRate } from "./rate.js";
import { attackRoutes } from "./routes/attack.js";
import { documentRoutes } from "./routes/documents.js";
import { healthRoutes } from "./routes/health.js";
import { presidioRoutes } from "./routes/presidio.js";
import { restoreRoutes } from "./routes/restore.js";
import { sessionRoutes } from "./routes/session.js";
import type { SignIn } from "./sign-in.js";
import type { TokenFile } from "./tokens.js";
import { serveWorkstation } from "./workstation.js";

export type { App } from "./context.js";

export interface AppOptions {
  /** Default: one of its own. It is closed with the server. */
  readonly engine?: Engine;
  /** Default: none; without these and `signIn` every request acts as a local user. */
  readonly tokens?: TokenFile;
  /** Single sign-on. Default: none. */
  readonly signIn?: SignIn;
  /** Minutes after which an idle workstation locks itself; 0: never. Default: 15. */
  readonly idleMinutes?: number;
  readonly limits?: Partial<Limits>;
  /** Default: `silent`. */
  readonly log?: LogLevel;
  readonly logTarget?: LogTarget;
  /** Folder of the built workstation; default: the one the package ships. */
  readonly web?: URL;
  /** Stored backgrounds; default: none. */
  readonly backgrounds?: Context["backgrounds"];
  /** More routes, as those of the review tasks. */
  readonly routes?: readonly ((app: App, context: Context) => void | Promise<void>)[];
}

const noBackgrounds = async (): Promise<never> => {
  throw errors.NOT_FOUND`the background named is not stored here; send its texts with the request`;
};

/** Milliseconds for a request to arrive whole. */
const ARRIVAL_MS = 60_000;

/** The server, ready to listen or to be injected into. Models load in the background. */
export async function createApp(options: AppOptions = {}): Promise<App> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const engine = options.engine ?? createEngine({ timeoutMs: limits.workMs });
  const context: Context = {
    engine,
    limits,
    version: VERSION,
    backgrounds: options.backgrounds ?? noBackgrounds,
  };
  const app: App = Fastify({
    ...loggerOptions(options.log ?? "silent", options.logTarget),
    bodyLimit: limits.bodyBytes,
    requestTimeout: ARRIVAL_MS,
    genReqId: () => randomUUID(),
    // what a client calls its request stays out of the logs
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: "idle",
    // an address that cannot be read gets the catalogue's form, and is not quoted
    frameworkErrors: (_error, request, reply) => {
      const refused = errors.REQUEST_INVALID`the address is malformed; percent-encode it, and see /openapi.json for the routes`;
      return sendFailure(request, reply as never, refused);
    },
  })
    .setValidatorCompiler(TypeBoxValidatorCompiler)
    // schemas describe answers; the routes' types hold them, and nothing is dropped on the way
    .setSerializerCompiler(() => (value) => JSON.stringify(value))
    .withTypeProvider<TypeBoxTypeProvider>();
  // JSON only: a form or plain text would let pages of other sites post without asking
  app.removeContentTypeParser("text/plain");

  answerFailures(app);
  secureHeaders(app);
  logRequests(app);
  authenticate(app, options.tokens, options.signIn);
  await limitRate(app, limits);
  const gate = limitRequests(app, limits);
  await describeRoutes(app, VERSION);
  measureRequests(app, engine, gate);

  healthRoutes(app, context);
  sessionRoutes(app, {
    signIn: options.signIn,
    hasTokens: options.tokens !== undefined,
    idleMinutes: options.idleMinutes ?? 15,
  });
  documentRoutes(app, context);
  restoreRoutes(app, context);
  attackRoutes(app, context);
  presidioRoutes(app, context);
  for (const more of options.routes ?? []) await more(app, context);
  await serveWorkstation(app, options.web);

  app.addHook("onClose", () => engine.close());
  await app.ready();
  return app;
}
