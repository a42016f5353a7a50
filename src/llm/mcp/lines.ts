/** Messages of JSON-RPC, one a line, as programs speak MCP over standard input and output. */

import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { isRecord } from "../../document/is-record.js";

/** A request, an answer or a notice. */
export type Message = Readonly<Record<string, unknown>>;

/** Calls with each message in order, one after the other, until the stream ends. What is no message is passed over. */
export async function eachMessage(
  input: Readable,
  handle: (message: Message) => Promise<void>,
): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      continue;
    }
    for (const one of Array.isArray(value) ? value : [value]) if (isRecord(one)) await handle(one);
  }
}

export const sendMessage = (output: Writable, message: Message): void => {
  output.write(`${JSON.stringify(message)}\n`);
};

/** The answer to a request that failed. */
export const failure = (id: unknown, code: number, message: string): Message => ({
  jsonrpc: "2.0",
  id: id ?? null,
  error: { code, message },
});
