/** What every route is given: the server it is added to, and what it works with. */

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Engine } from "../engine/engine.js";
import type { BackgroundText } from "../engine/engine-task.js";
import type { Limits } from "./limits.js";
import type { User } from "./user.js";

export type App = FastifyInstance<
  Server,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What routes work with. */
export interface Context {
  readonly engine: Engine;
  readonly limits: Limits;
  /** Of the package. */
  readonly version: string;
  /** The texts of a stored background that this user may read. @throws NOT_FOUND */
  backgrounds(id: string, user: User): Promise<readonly BackgroundText[]>;
}
