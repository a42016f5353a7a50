/** Numbers for Prometheus. Labels are patterns of routes, methods and statuses: never a client's words. */

import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Engine } from "../engine/engine.js";
import type { Gate } from "./gate.js";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** Counts every request and serves `GET /metrics`. */
export function measureRequests(app: FastifyInstance, engine: Engine, gate: Gate): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ["method", "route", "status"] as const;
  const requests = new Counter({
    name: "palimpsest_requests_total",
    help: "Requests answered",
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "palimpsest_request_seconds",
    help: "Seconds from a request's head to the end of its answer",
    labelNames: ["method", "route"] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  gauge(registry, "palimpsest_requests_inside", "Requests being answered", () => gate.requests);
  gauge(registry, "palimpsest_body_bytes_inside", "Bytes of their bodies", () => gate.bytes);
  gauge(registry, "palimpsest_documents_waiting", "Documents in the queue", () => {
    return engine.state.waiting;
  });
  gauge(registry, "palimpsest_documents_running", "Documents in the threads", () => {
    return engine.state.running;
  });
  gauge(registry, "palimpsest_ready", "1 when every thread has its models", () =>
    Number(engine.state.ready),
  );

  app.addHook("onResponse", async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? "none";
    requests.inc({ method, route, status: reply.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
  });
  app.get(
    "/metrics",
    { schema: { tags: ["operation"], summary: "Metrics in Prometheus' text format" } },
    async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}
