/**
 * The gate: as many requests and bytes as the server takes on at a time. Who comes when it is full is
 * told so before the body is read, so that a crowd costs no memory.
 */

import type { FastifyInstance } from "fastify";
import { errors } from "../../errors.js";
import type { Limits } from "./limits.js";

export interface Gate {
  /** Requests inside. */
  readonly requests: number;
  /** Bytes of their bodies, as announced. */
  readonly bytes: number;
}

/** Health, metrics and files stay reachable: the gate counts routes that ask for a role. */
export function limitRequests(app: FastifyInstance, limits: Limits): Gate {
  let requests = 0;
  let bytes = 0;
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.role === "public") return;
    const size = announced(request.headers, limits);
    if (requests >= limits.requests || bytes + size > limits.allBodyBytes) {
      throw errors.OVERLOADED`the server is already answering ${limits.requests} requests, its limit; try again in a moment`;
    }
    requests++;
    bytes += size;
    // after the answer, or when the client has gone
    reply.raw.once("close", () => {
      requests--;
      bytes -= size;
    });
  });
  return {
    get requests() {
      return requests;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** Bytes of a body: what its header says, the limit where it comes in chunks of unknown number. */
function announced(headers: Record<string, unknown>, { bodyBytes }: Limits): number {
  if (headers["transfer-encoding"] !== undefined) return bodyBytes;
  const length = Number(headers["content-length"] ?? 0);
  return Number.isFinite(length) ? length : bodyBytes;
}
