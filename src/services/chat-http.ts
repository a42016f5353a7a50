/**
 * A chat model behind an OpenAI-compatible address: Ollama, vLLM, llama.cpp's server, hosted ones.
 *
 * | what happens | becomes |
 * | --- | --- |
 * | no connection | CHAT_UNREACHABLE |
 * | 400, 401, 403, 404, a redirect | CHAT_REFUSED |
 * | 429, 5xx, nothing in time, a body too long or of another form | a reason |
 */

import { errors, type PalimpsestError } from "../errors.js";
import {
  type ChatAnswer,
  type ChatModel,
  type ChatRequest,
  type ChatSettings,
  charactersOf,
  estimatedTokens,
} from "./chat-model.js";
import { RequestFailure, requester } from "./requests.js";

export interface HttpChatOptions extends ChatSettings {
  readonly address: string;
  readonly model: string;
  readonly key?: string;
}

/** Longest answer; five candidates are a few hundred bytes. */
const MOST_BYTES = 1_000_000;

/** @throws CHAT_REFUSED for an address that is none */
export function openHttpChat(options: HttpChatOptions): ChatModel {
  const url = completionsOf(options.address);
  const { temperature = 0.3, concurrency = 4, timeout = 60 } = options;
  const ask = requester({ concurrency });
  const headers = options.key === undefined ? {} : { authorization: `Bearer ${options.key}` };
  return {
    name: `${options.model} ${temperature}`,
    async complete(request) {
      try {
        const answer = await ask({
          url,
          headers,
          body: {
            model: options.model,
            messages: request.messages,
            temperature,
            max_tokens: request.maxTokens,
            seed: 0,
            stream: false,
          },
          seconds: timeout,
          ...(request.until !== undefined && { until: request.until }),
          totalSeconds: timeout,
          mostBytes: MOST_BYTES,
        });
        return answerOf(answer, request);
      } catch (error) {
        if (error instanceof RequestFailure) return reasonOf(error, url);
        throw error;
      }
    },
    close: async () => {},
  };
}

const LATE = "the chat model did not answer in time";
const TOO_MANY = "the chat model has too many requests";
const FAILED = "the chat model's server failed";
const OTHER_FORM = "the chat model's answer had another form than expected";
const none = (reason: string): ChatAnswer => ({ text: undefined, reason });

/** `/v1` and the path of chat completions are added where they are not there. */
function completionsOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password !== "") {
    throw errors.CHAT_REFUSED`the chat model's address must begin with http or https and contain no password; write it as in http://127.0.0.1:11434/v1`;
  }
  const path = url.pathname.replace(/\/+$/, "");
  if (!path.endsWith("/chat/completions")) {
    url.pathname = `${path === "" ? "/v1" : path}/chat/completions`;
  }
  return url;
}

/** What became of a request without an answer. @throws CHAT_UNREACHABLE, CHAT_REFUSED */
function reasonOf({ kind, status }: RequestFailure, url: URL): ChatAnswer {
  switch (kind) {
    case "unreachable":
      throw unreachable(url);
    case "refused":
      throw refused(url, status!);
    case "late":
      return none(LATE);
    case "busy":
      return none(status === 429 ? TOO_MANY : FAILED);
    case "malformed":
      return none(OTHER_FORM);
  }
}

function answerOf(answer: unknown, request: ChatRequest): ChatAnswer {
  const value = answer as Completion;
  const text = value?.choices?.[0]?.message?.content;
  if (typeof text !== "string") return none(OTHER_FORM);
  const counted = (given: unknown, characters: number): number =>
    typeof given === "number" && given >= 0 ? given : estimatedTokens(characters);
  return {
    text,
    usage: {
      tokensIn: counted(value.usage?.prompt_tokens, charactersOf(request)),
      tokensOut: counted(value.usage?.completion_tokens, text.length),
    },
  };
}

interface Completion {
  readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown };
}

const unreachable = (url: URL): PalimpsestError =>
  errors.CHAT_UNREACHABLE`no chat model answers at ${url.origin}; start it, check 'chat.address', or replace with 'generalize', which needs none`;

const refused = (url: URL, status: number): PalimpsestError =>
  errors.CHAT_REFUSED`${url.origin} refused the request with status ${status}; check ${
    status === 401 || status === 403
      ? "the key"
      : status >= 300 && status < 400
        ? "the address: redirects are not followed"
        : "the address and the model's name"
  }`;
