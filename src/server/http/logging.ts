/**
 * Structured logs: one JSON line per request, with its route's pattern, never its address, headers or
 * body, which could hold text of a document.
 */

import { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";

const LOG_LEVELS = ["info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where lines go; standard output by default. */
export interface LogTarget {
  write(line: string): void;
}

export function loggerOptions(level: LogLevel, target?: LogTarget): FastifyServerOptions {
  return {
    // its lines would quote addresses
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: () => undefined,
        res: () => undefined,
        // a message could quote what the client sent
        err: (error: Error & { code?: string }) => ({ name: error.name, code: error.code }),
      } as never,
      ...(target && { stream: target }),
    },
  };
}

/** One line when a request is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.user?.name,
      },
      "request",
    );
  });
}
