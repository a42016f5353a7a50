/** How often one client may ask: by user where there are tokens, by address otherwise. */

import rateLimit from "@fastify/rate-limit";
import { errors } from "../../errors.js";
import type { App } from "./context.js";
import type { Limits } from "./limits.js";

export async function limitRate(app: App, { ratePerMinute }: Limits): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: ratePerMinute,
    timeWindow: 60_000,
    cache: 10_000,
    keyGenerator: ({ user, ip }) => (user.roles.size > 0 ? `user ${user.name}` : `address ${ip}`),
    // signing in has the provider asked
    allowList: ({ routeOptions: { config, url } }) =>
      config.role === "public" && !url?.startsWith("/v1/session"),
    errorResponseBuilder: () =>
      errors.RATE_LIMITED`this client has sent more than ${ratePerMinute} requests in a minute; wait for the time in Retry-After`,
  });
}
