/**
 * Spans and logs of OpenTelemetry, masked where they are exported, so that those of every instrumentation pass:
 * `new BatchSpanProcessor(maskSpans(exporter))`, `new BatchLogRecordProcessor(maskLogs(exporter))`. Ids are left, and traces
 * still join.
 */

import { type SessionSource, sessionFor } from "./session-for.js";

interface Result {
  readonly code: number;
  readonly error?: Error;
}

/** An exporter of `@opentelemetry/sdk-trace-base` or `@opentelemetry/sdk-logs`. */
interface GivenExporter<Item> {
  export(items: Item[], done: (result: Result) => void): void;
  shutdown(): Promise<void>;
  forceFlush?(): Promise<void>;
}

interface Exporter<Item> extends GivenExporter<Item> {
  forceFlush(): Promise<void>;
}

const FAILED = 1;
const SPAN_PARTS = ["name", "attributes", "events", "status", "links"] as const;
const LOG_PARTS = ["body", "attributes", "exception"] as const;

/** Spans with masked names, attributes, events and messages. What cannot be examined is not exported. */
export const maskSpans = <Item extends object>(
  exporter: GivenExporter<Item>,
  source?: SessionSource,
): Exporter<Item> => masking(exporter, SPAN_PARTS, source);

/** Log records with masked bodies and attributes. */
export const maskLogs = <Item extends object>(
  exporter: GivenExporter<Item>,
  source?: SessionSource,
): Exporter<Item> => masking(exporter, LOG_PARTS, source);

function masking<Item extends object>(
  exporter: GivenExporter<Item>,
  parts: readonly string[],
  source: SessionSource | undefined,
): Exporter<Item> {
  const open = sessionFor(source);
  let last: Promise<unknown> = Promise.resolve();
  async function masked(item: Item): Promise<Item> {
    const own = item as Record<string, unknown>;
    const session = await open();
    const values: Record<string, unknown> = {};
    for (const part of parts)
      if (own[part] !== undefined && part !== "links") values[part] = own[part];
    const { input } = await session.maskValue({ input: withoutIds(values) });
    const merged = withIds(input, values);
    // the item keeps its methods and its ids
    return new Proxy(item, {
      get: (target, key) =>
        typeof key === "string" && key in merged ? merged[key] : Reflect.get(target, key, target),
    });
  }
  return {
    export(items, done) {
      last = Promise.all(items.map(masked)).then(
        (all) =>
          new Promise<void>((resolve) =>
            exporter.export(all, (result) => {
              done(result);
              resolve();
            }),
          ),
        (error: unknown) =>
          done({
            code: FAILED,
            error: error instanceof Error ? error : new Error("the spans could not be examined"),
          }),
      );
    },
    async shutdown() {
      await last;
      await exporter.shutdown();
    },
    async forceFlush() {
      await last;
      await exporter.forceFlush?.();
    },
  };
}

/** Attributes that join or place records. */
const ID =
  /(?:^|[._])(?:id|ids|trace_?id|span_?id|version|sha|commit|host\.name|pod\.name|service\.(?:name|version|instance\.id))$/iu;

function withoutIds(values: Record<string, unknown>): Record<string, unknown> {
  return mapAttributes(values, (entries) => entries.filter(([key]) => !ID.test(key)));
}

function withIds(
  masked: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const attributes = given["attributes"];
  if (typeof attributes !== "object" || attributes === null) return masked;
  const ids = Object.entries(attributes).filter(([key]) => ID.test(key));
  return {
    ...masked,
    attributes: { ...(masked["attributes"] as object), ...Object.fromEntries(ids) },
  };
}

function mapAttributes(
  values: Record<string, unknown>,
  change: (entries: [string, unknown][]) => [string, unknown][],
): Record<string, unknown> {
  const { attributes } = values;
  if (typeof attributes !== "object" || attributes === null) return values;
  return { ...values, attributes: Object.fromEntries(change(Object.entries(attributes))) };
}
