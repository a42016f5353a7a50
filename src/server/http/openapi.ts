/** `GET /openapi.json`: every route, from the schemas that check it. */

import swagger from "@fastify/swagger";
import type { App } from "./context.js";

export async function describeRoutes(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Palimpsest",
        version,
        description: "Text sanitization. Offsets are code points unless asked otherwise.",
        license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      },
      tags: [
        { name: "documents", description: "detect, sanitize, attack" },
        { name: "tasks", description: "review by people" },
        { name: "presidio", description: "for clients written for Microsoft Presidio" },
        { name: "operation", description: "health, readiness, metrics" },
      ],
      components: {
        securitySchemes: { token: { type: "http", scheme: "bearer" } },
      },
      security: [{ token: [] }],
    },
    // routes that ask for no role ask for no token
    transform: ({ schema, url, route }) => ({
      schema: route.config?.role === "public" ? { ...schema, security: [] } : schema,
      url,
    }),
  });
  app.get(
    "/openapi.json",
    {
      config: { role: "public" },
      schema: { tags: ["operation"], summary: "This description", security: [] },
    },
    async () => app.swagger(),
  );
}
