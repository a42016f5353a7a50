/** Whether the server runs (`health`) and whether it can work (`ready`). */

import Type from "typebox";
import { errors } from "../../../errors.js";
import type { App, Context } from "../context.js";
import { route } from "../route.js";

export function healthRoutes(app: App, { engine, version }: Context): void {
  const taken = { role: "public", tag: "operation" } as const;
  app.get(
    "/v1/health",
    route(
      "Whether the server is running",
      Type.Object({ status: Type.Literal("up"), version: Type.String() }),
      taken,
    ),
    async () => ({ status: "up" as const, version }),
  );
  app.get(
    "/v1/ready",
    route(
      "Whether every thread has loaded its models; 503 until then",
      Type.Object({ status: Type.Literal("ready") }),
      taken,
    ),
    async () => {
      if (engine.state.ready) return { status: "ready" as const };
      throw errors.OVERLOADED`the server is still loading its models; ask again in a moment`;
    },
  );
}
