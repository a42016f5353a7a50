/**
 * A middleware for LangChain.js: `createAgent({ middleware: [createMiddleware(langchainMiddleware())] })`. Every message of the
 * history is masked before each call of the model, blocks stay blocks, and the answer has its originals.
 */

import { isRecord } from "../../document/is-record.js";
import { errors } from "../../errors.js";
import { maskRequest, REQUEST_LIMITS } from "../wire/requests.js";
import { type SessionSource, sessionFor } from "./session-for.js";

export interface LangchainOptions {
  /** Refuses a call in which anything would be masked, instead of masking it. */
  readonly block?: boolean;
  readonly images?: "refuse" | "pass";
}

interface ModelRequest {
  readonly messages: readonly object[];
  readonly systemMessage?: object | undefined;
}

/** What `createMiddleware` of LangChain takes. */
export interface LangchainMiddleware {
  readonly name: "palimpsest";
  // biome-ignore lint/suspicious/noExplicitAny: LangChain's request and answer types have parameters of the caller's agent
  readonly wrapModelCall: (request: any, handler: (request: any) => any) => Promise<any>;
}

/** @throws MASKED_CONTENT, from the call of the model, where `block` is set */
export function langchainMiddleware(
  source?: SessionSource,
  { block = false, images = "refuse" }: LangchainOptions = {},
): LangchainMiddleware {
  const open = sessionFor(source);
  return {
    name: "palimpsest",
    async wrapModelCall(
      request: ModelRequest,
      handler: (request: ModelRequest) => Promise<unknown>,
    ) {
      const session = await open();
      const system = request.systemMessage;
      const all = [...(system ? [system] : []), ...request.messages];
      const before = session.count;
      const masked = await maskRequest(
        session,
        { dialect: "chat", needs: ["messages"] },
        { messages: all.map(plainOf) },
        { ...REQUEST_LIMITS, images },
      );
      if (block && session.count > before) {
        throw errors.MASKED_CONTENT`the messages contain ${session.count - before} values that would be masked, and the middleware blocks such calls; remove them, or leave out 'block'`;
      }
      const messages = (masked["messages"] as Plain[]).map((plain, i) => withParts(all[i]!, plain));
      const answer = await handler({
        ...request,
        messages: system ? messages.slice(1) : messages,
        ...(system && { systemMessage: messages[0] }),
      } as ModelRequest);
      if (!isRecord(answer) || !("content" in answer)) return answer;
      return withParts(answer, session.restoreValue(plainOf(answer)));
    },
  };
}

type Plain = Record<string, unknown>;

const PARTS = [
  "content",
  "tool_calls",
  "invalid_tool_calls",
  "additional_kwargs",
  "artifact",
  "name",
] as const;
const ROLES: Readonly<Record<string, string>> = {
  human: "user",
  ai: "assistant",
  system: "system",
  tool: "tool",
  developer: "developer",
};

/** What of a message goes to the model, as plain values. */
function plainOf(message: object): Plain {
  const own = message as Record<string, unknown>;
  const type = own["type"] ?? (own["_getType"] as (() => string) | undefined)?.call(message);
  const plain: Plain = { role: ROLES[String(type)] ?? "user" };
  for (const part of PARTS)
    if (own[part] !== undefined && (part !== "name" || plain["role"] !== "tool"))
      plain[part] = own[part];
  return plain;
}

/** The same message with other parts; of its class, and with all else that it has. */
function withParts(message: object, plain: Plain): object {
  const copy = Object.assign(
    Object.create(Object.getPrototypeOf(message)) as Record<string, unknown>,
    message,
  );
  const parts = Object.fromEntries(
    PARTS.flatMap((part) => (plain[part] === undefined ? [] : [[part, plain[part]]])),
  );
  const { lc_kwargs: given } = copy;
  return Object.assign(copy, parts, isRecord(given) ? { lc_kwargs: { ...given, ...parts } } : {});
}
