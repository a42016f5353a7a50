/**
 * Another MCP server behind masks: what its tools answer reaches the model with labels, and labels in the arguments of
 * calls reach the tools as originals.
 */

import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { PalimpsestError } from "../../errors.js";
import type { Session } from "../../flow/session/session.js";
import { eachMessage, failure, type Message, sendMessage } from "./lines.js";

export interface WrapOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly session: Session;
  readonly input: Readable;
  readonly output: Writable;
}

/** Methods whose answers describe the server and name nobody: names of tools must stay. */
const DESCRIBING: ReadonlySet<string> = new Set([
  "initialize",
  "ping",
  "tools/list",
  "prompts/list",
  "resources/templates/list",
  "logging/setLevel",
  "completion/complete",
]);

const INTERNAL_ERROR = -32_603;

/** Runs until the client or the server ends. @returns the server's exit status @throws COMMAND_UNAVAILABLE */
export async function wrapServer({
  command,
  args,
  session,
  input,
  output,
}: WrapOptions): Promise<number> {
  const child = spawn(command, [...args], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", (cause) =>
      reject(
        new PalimpsestError(
          "COMMAND_UNAVAILABLE",
          "the command after '--' cannot be started; check its name and that it is installed",
          { cause },
        ),
      ),
    );
    child.once("close", (code) => resolve(code ?? 1));
  });
  child.stdin.on("error", () => undefined);
  /** Methods of the client's requests that wait for an answer. */
  const waiting = new Map<unknown, string>();
  const fromClient = eachMessage(input, async (message) => {
    if (typeof message["method"] === "string" && "id" in message)
      waiting.set(message["id"], message["method"]);
    sendMessage(child.stdin, restored(session, message));
  }).then(() => child.stdin.end());
  const fromServer = eachMessage(child.stdout, async (message) => {
    const isAnswer = !("method" in message);
    const method = isAnswer ? waiting.get(message["id"]) : String(message["method"]);
    if (isAnswer) waiting.delete(message["id"]);
    try {
      sendMessage(
        output,
        method !== undefined && DESCRIBING.has(method) ? message : await masked(session, message),
      );
    } catch {
      if ("id" in message)
        sendMessage(
          output,
          failure(
            message["id"],
            INTERNAL_ERROR,
            "palimpsest: the answer could not be examined and was not passed on",
          ),
        );
    }
  });
  const status = await ended;
  await fromServer;
  void fromClient;
  return status;
}

/** A message with originals; the addresses of resources and all arguments may have labels. */
function restored(session: Session, message: Message): Message {
  const { params, result } = message;
  return {
    ...message,
    ...(params !== undefined && { params: inside(session, params) }),
    ...(result !== undefined && { result: inside(session, result) }),
  };
}

const inside = (session: Session, value: unknown): unknown =>
  session.restoreValue({ input: value }).input;

async function masked(session: Session, message: Message): Promise<Message> {
  const { params, result, error } = message;
  const all = await session.maskValue({ input: { params, result, error } });
  // ids and names of the protocol are left as they came
  return {
    ...message,
    ...(params !== undefined && { params: keepProtocol(params, all.input.params) }),
    ...(result !== undefined && { result: keepProtocol(result, all.input.result) }),
    ...(error !== undefined && { error: all.input.error }),
  };
}

const PROTOCOL: ReadonlySet<string> = new Set([
  "type",
  "mimeType",
  "role",
  "progressToken",
  "requestId",
  "data",
  "blob",
  "level",
  "logger",
  "protocolVersion",
  "nextCursor",
]);

/** Masked values, but for what the protocol itself says in them. */
function keepProtocol(given: unknown, changed: unknown): unknown {
  if (Array.isArray(given) && Array.isArray(changed))
    return given.map((one, i) => keepProtocol(one, changed[i]));
  if (
    typeof given !== "object" ||
    given === null ||
    typeof changed !== "object" ||
    changed === null
  )
    return changed;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const own = (changed as Record<string, unknown>)[key];
      return [
        key,
        PROTOCOL.has(key) && typeof value === "string" && !(key === "data" && "level" in given)
          ? value
          : keepProtocol(value, own),
      ];
    }),
  );
}
