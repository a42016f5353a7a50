/** Whether the server runs (`health`) and whether it can work (`ready`). */

import Type from "typebox";
import { errors } from "../../../errors.js";
import type { App, Context } from "../context.js";
import { FailureSchema } from "../schemas/failure.js";

export function healthRoutes(app: App, { engine, version }: Context): void {
  const config = { role: "public" } as const;
  app.get(
    "/v1/health",
    {
      config,
      schema: {
        tags: ["operation"],
        summary: "Whether the server is running",
        response: { 200: Type.Object({ status: Type.Literal("up"), version: Type.String() }) },
      },
    },
    async () => ({ status: "up" as const, version }),
  );
  app.get(
    "/v1/ready",
    {
      config,
      schema: {
        tags: ["operation"],
        summary: "Whether every thread has loaded its models; 503 until then",
        response: {
          200: Type.Object({ status: Type.Literal("ready") }),
          503: FailureSchema,
        },
      },
    },
    async () => {
      if (engine.state.ready) return { status: "ready" as const };
      throw errors.OVERLOADED`the server is still loading its models; ask again in a moment`;
    },
  );
}
