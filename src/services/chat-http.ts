/**
 * A chat model behind an OpenAI-compatible address: Ollama, vLLM, llama.cpp's server, hosted ones.
 *
 * | what happens | becomes |
 * | --- | --- |
 * | no connection, after two more attempts | CHAT_UNREACHABLE |
 * | 400, 401, 403, 404, a redirect | CHAT_REFUSED |
 * | 429, 5xx | tried again, later each time, or when the server says so; then a reason |
 * | nothing in time, a body too long or of another form | a reason |
 */

import { setTimeout as sleep } from "node:timers/promises";
import { PalimpsestError } from "../errors.js";
import {
  type ChatAnswer,
  type ChatModel,
  type ChatRequest,
  type ChatSettings,
  charactersOf,
  estimatedTokens,
} from "./chat-model.js";

export interface HttpChatOptions extends ChatSettings {
  readonly address: string;
  readonly model: string;
  readonly key?: string;
}

const ATTEMPTS = 3;
/** Longest wait between attempts, whatever the server asks for. */
const LONGEST_WAIT = 20_000;
/** Longest answer; five candidates are a few hundred bytes. */
const MOST_BYTES = 1_000_000;

/** @throws CHAT_REFUSED for an address that is none */
export function openHttpChat(options: HttpChatOptions): ChatModel {
  const url = completionsOf(options.address);
  const { temperature = 0.3, concurrency = 4, timeout = 60 } = options;
  const turn = turns(concurrency);

  async function attempt(request: ChatRequest, limit: number): Promise<Response | "late"> {
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(limit)));
    try {
      return await fetch(url, {
        method: "POST",
        // another host would read what was meant for this one
        redirect: "manual",
        signal,
        headers: {
          "content-type": "application/json",
          ...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
        },
        body: JSON.stringify({
          model: options.model,
          messages: request.messages,
          temperature,
          max_tokens: request.maxTokens,
          seed: 0,
          stream: false,
        }),
      });
    } catch (error) {
      if (signal.aborted) return "late";
      throw error;
    }
  }

  async function ask(request: ChatRequest): Promise<ChatAnswer> {
    const until = Math.min(request.until ?? Number.POSITIVE_INFINITY, Date.now() + timeout * 1000);
    let last = "";
    for (let tried = 0; tried < ATTEMPTS; tried++) {
      const left = until - Date.now();
      if (left <= 0) return none(last || LATE);
      let response: Response | "late";
      try {
        response = await attempt(request, left);
      } catch {
        if (tried === ATTEMPTS - 1) throw unreachable(url);
        await sleep(Math.min(250 * 2 ** tried, Math.max(0, until - Date.now())));
        continue;
      }
      if (response === "late") return none(LATE);
      if (response.ok) return await answerOf(response, request, until);
      await response.body?.cancel().catch(() => {});
      if (response.status !== 429 && response.status < 500) throw refused(url, response.status);
      last =
        response.status === 429
          ? "the chat model has too many requests"
          : "the chat model's server failed";
      const wait = waitOf(response, tried);
      if (tried === ATTEMPTS - 1 || Date.now() + wait > until) return none(last);
      await sleep(wait);
    }
    return none(last);
  }

  return {
    name: `${options.model} ${temperature}`,
    complete: (request) => turn(() => ask(request)),
    close: async () => {},
  };
}

const LATE = "the chat model did not answer in time";
const OTHER_FORM = "the chat model's answer had another form than expected";
const none = (reason: string): ChatAnswer => ({ text: undefined, reason });

/** `/v1` and the path of chat completions are added where they are not there. */
function completionsOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password !== "") {
    throw new PalimpsestError(
      "CHAT_REFUSED",
      "the chat model's address must begin with http or https and contain no password; write it as in http://127.0.0.1:11434/v1",
    );
  }
  const path = url.pathname.replace(/\/+$/, "");
  if (!path.endsWith("/chat/completions")) {
    url.pathname = `${path === "" ? "/v1" : path}/chat/completions`;
  }
  return url;
}

/** Runs so many at a time, in the order in which they were asked for. */
function turns(most: number): <Value>(run: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** Milliseconds until the next attempt: what the server asks for, else longer each time. */
function waitOf(response: Response, tried: number): number {
  const asked = Number(response.headers.get("retry-after") ?? Number.NaN);
  const wait = Number.isFinite(asked) && asked >= 0 ? asked * 1000 : 500 * 2 ** tried;
  return Math.min(wait, LONGEST_WAIT);
}

async function answerOf(
  response: Response,
  request: ChatRequest,
  until: number,
): Promise<ChatAnswer> {
  const body = await bodyOf(response, until);
  if (body === undefined) return none(Date.now() >= until ? LATE : OTHER_FORM);
  let value: Completion;
  try {
    value = JSON.parse(body) as Completion;
  } catch {
    return none(OTHER_FORM);
  }
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

/** The body as text; undefined when it is too long or breaks off. */
async function bodyOf(response: Response, until: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > MOST_BYTES || Date.now() > until) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(parts).toString("utf8");
}

const unreachable = (url: URL): PalimpsestError =>
  new PalimpsestError(
    "CHAT_UNREACHABLE",
    `no chat model answers at ${url.origin}; start it, check 'chat.address', or replace with 'generalize', which needs none`,
  );

const refused = (url: URL, status: number): PalimpsestError =>
  new PalimpsestError(
    "CHAT_REFUSED",
    `${url.origin} refused the request with status ${status}; check ${
      status === 401 || status === 403
        ? "the key"
        : status >= 300 && status < 400
          ? "the address: redirects are not followed"
          : "the address and the model's name"
    }`,
  );
