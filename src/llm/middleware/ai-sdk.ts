/**
 * A middleware for the Vercel AI SDK: `wrapLanguageModel({ model, middleware: palimpsestMiddleware() })`. The whole prompt is
 * masked, tool calls and results with it; answers are restored, streams by one buffer per text.
 */

import type { Session } from "../../flow/session/session.js";
import type { Restorer } from "../../replace/restore/restorer.js";
import { maskRequest, REQUEST_LIMITS, type RequestLimits } from "../wire/requests.js";
import { type SessionSource, sessionFor } from "./session-for.js";

/** What a call and its parts have that is read here; the SDK's own types have more. */
interface Params {
  readonly prompt: readonly unknown[];
  readonly tools?: readonly unknown[] | undefined;
}
interface Generated {
  readonly content: readonly unknown[];
}
interface Streamed {
  readonly stream: ReadableStream<StreamPart>;
}
interface StreamPart {
  readonly type: string;
}

/** `LanguageModelV4Middleware` of `@ai-sdk/provider`, as far as it is used. */
export interface PalimpsestMiddleware {
  readonly specificationVersion: "v4";
  transformParams<Own extends Params>(options: { readonly params: Own }): Promise<Own>;
  wrapGenerate<Result extends Generated>(options: {
    readonly doGenerate: () => PromiseLike<Result>;
    readonly params: object;
  }): Promise<Result>;
  wrapStream<Result extends { readonly stream: ReadableStream }>(options: {
    readonly doStream: () => PromiseLike<Result>;
    readonly params: object;
  }): Promise<Result>;
}

/**
 * @param source one session for all calls, or a policy; default: the preset for prompts, a session for each call, whose
 *   history comes with it
 */
export function palimpsestMiddleware(
  source?: SessionSource,
  limits: Partial<RequestLimits> = {},
): PalimpsestMiddleware {
  const open = sessionFor(source);
  const sessions = new WeakMap<object, Session>();
  const of = (params: object): Session => {
    const session = sessions.get(params);
    if (session) return session;
    throw new TypeError(
      "the middleware's transformParams did not see these parameters; put no other between its parts",
    );
  };
  return {
    specificationVersion: "v4",
    async transformParams({ params }) {
      const session = await open();
      const body = { messages: params.prompt, ...(params.tools && { tools: params.tools }) };
      const masked = await maskRequest(session, { dialect: "chat", needs: ["messages"] }, body, {
        ...REQUEST_LIMITS,
        ...limits,
      });
      const own = {
        ...params,
        prompt: masked["messages"],
        ...(params.tools && { tools: masked["tools"] }),
      };
      sessions.set(own, session);
      return own as typeof params;
    },
    async wrapGenerate({ doGenerate, params }) {
      const session = of(params);
      const result = await doGenerate();
      return { ...result, content: session.restoreValue(result.content) };
    },
    async wrapStream({ doStream, params }) {
      const session = of(params);
      const result = await doStream();
      const { stream } = result as unknown as Streamed;
      return { ...result, stream: stream.pipeThrough(restoreParts(session)) };
    },
  };
}

const DELTA = /^(text|reasoning|tool-input)-(delta|end)$/;

/** Parts of a streamed answer, each text with its own buffer, whose rest travels before the part that ends it. */
function restoreParts(session: Session): TransformStream<StreamPart, StreamPart> {
  const texts = new Map<string, Restorer>();
  const rest = (key: string, type: string, id: string, emit: (part: StreamPart) => void): void => {
    const left = texts.get(key)?.end() ?? "";
    texts.delete(key);
    if (left !== "") emit({ type: `${type}-delta`, id, delta: left } as StreamPart);
  };
  return new TransformStream({
    transform(part, controller) {
      const emit = (one: StreamPart) => controller.enqueue(one);
      const [, type, step] = DELTA.exec(part.type) ?? [];
      if (type === undefined) {
        emit(RESTORED.has(part.type) ? session.restoreValue(part) : part);
        return;
      }
      const { id, delta } = part as unknown as { id: string; delta: string };
      const key = `${type} ${id}`;
      if (step === "end") {
        rest(key, type, id, emit);
        emit(part);
        return;
      }
      const restorer = texts.get(key) ?? session.restorer({ json: type === "tool-input" });
      texts.set(key, restorer);
      const text = restorer.write(delta);
      if (text !== "") emit({ ...part, delta: text } as StreamPart);
    },
    flush(controller) {
      for (const key of [...texts.keys()]) {
        const [type = "", id = ""] = key.split(" ");
        rest(key, type, id, (one) => controller.enqueue(one));
      }
    },
  });
}

/** Parts that arrive whole. */
const RESTORED: ReadonlySet<string> = new Set([
  "tool-call",
  "tool-result",
  "source",
  "tool-approval-request",
]);
