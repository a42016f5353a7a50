/** The review over HTTP: every route of it, and what its refusals answer. */

import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { App } from "../../http/app.js";
import { Refusal } from "../model/refusal.js";
import type { Review } from "../review.js";
import { batchRoutes } from "./batches.js";
import { decisionRoutes } from "./decisions.js";
import { layoutRoutes } from "./layout.js";
import { projectRoutes } from "./projects.js";
import { releaseRoutes } from "./releases.js";
import { taskRoutes } from "./tasks.js";

/** Adds the review's routes to a server. */
export async function reviewRoutes(app: App, review: Review): Promise<void> {
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<TypeBoxTypeProvider>();
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof Refusal)) throw error; // the server's own handler answers
      return reply.status(error.httpStatus).send({
        error: error.message,
        code: error.code,
        requestId: request.id,
        ...error.details,
      });
    });
    const all = [
      projectRoutes,
      taskRoutes,
      layoutRoutes,
      decisionRoutes,
      batchRoutes,
      releaseRoutes,
    ];
    for (const routes of all) {
      routes(scope, review);
    }
  });
}
