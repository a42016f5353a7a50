/** A model's server for tests: it repeats what it is told, in the forms of OpenAI, Anthropic, Gemini and their streams. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";

type Fields = Record<string, unknown>;

export interface ModelServer {
  readonly address: string;
  /** Bodies as they arrived, in order. */
  readonly bodies: string[];
  readonly headers: IncomingMessage["headers"][];
  /** What the model makes of the last text; default: it repeats it. */
  reply: (said: string, body: Fields) => string;
  /** The arguments with which it calls a tool, where the request has tools. */
  call: ((said: string) => Fields) | undefined;
  /** Answers in another way than a model does. */
  instead: ((response: ServerResponse) => void) | undefined;
  compress: boolean;
  stop(): Promise<void>;
}

/** @param piece length of the pieces of a stream */
export async function modelServer(piece = 3): Promise<ModelServer> {
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const self: ModelServer = {
    address: "",
    bodies: [],
    headers: [],
    reply: (said) => said,
    call: undefined,
    instead: undefined,
    compress: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await text(request);
    self.bodies.push(raw);
    self.headers.push(request.headers);
    if (self.instead) return void self.instead(response);
    const { pathname } = new URL(request.url ?? "/", "http://model");
    if (pathname.endsWith("/models")) return void json(response, { object: "list", data: [] });
    const body = JSON.parse(raw) as Fields;
    const said = lastTextOf(body);
    const words = self.reply(said, body);
    const args = body["tools"] ? self.call?.(said) : undefined;
    if (pathname.endsWith("/embeddings"))
      return void json(response, {
        object: "list",
        data: [{ object: "embedding", index: 0, embedding: [0.5] }],
        model: "m",
        usage: { prompt_tokens: 1, total_tokens: 1 },
      });
    const gemini = /:(?<method>\w+)$/.exec(pathname)?.groups?.["method"];
    if (gemini) return void ofGemini(response, gemini, words, args);
    if (pathname.endsWith("/messages")) return void anthropic(response, body, words, args);
    if (pathname.endsWith("/responses")) return void responses(response, body, words);
    chat(response, body, words, args);
  }

  function json(response: ServerResponse, value: unknown): void {
    const bytes = Buffer.from(JSON.stringify(value));
    const sent = self.compress ? gzipSync(bytes) : bytes;
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": sent.length,
      ...(self.compress && { "content-encoding": "gzip" }),
    });
    response.end(sent);
  }

  function stream(
    response: ServerResponse,
    events: readonly (readonly [string | undefined, unknown])[],
  ): void {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const [name, value] of events) {
      const data = typeof value === "string" ? value : JSON.stringify(value);
      response.write(`${name === undefined ? "" : `event: ${name}\n`}data: ${data}\n\n`);
    }
    response.end();
  }

  const pieces = (words: string): string[] =>
    words.match(new RegExp(`[^]{1,${piece}}`, "gu")) ?? [];

  function chat(
    response: ServerResponse,
    body: Fields,
    words: string,
    args: Fields | undefined,
  ): void {
    const base = { id: "chatcmpl-1", created: 1, model: "m" };
    const tool = args && {
      id: "call_1",
      type: "function",
      function: { name: "find_customer", arguments: JSON.stringify(args) },
    };
    if (body["stream"] !== true) {
      const message = tool
        ? { role: "assistant", content: null, tool_calls: [tool] }
        : { role: "assistant", content: words };
      return void json(response, {
        ...base,
        object: "chat.completion",
        choices: [{ index: 0, message, finish_reason: tool ? "tool_calls" : "stop" }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      });
    }
    const chunk = (delta: Fields, finish: string | null = null) =>
      [
        undefined,
        {
          ...base,
          object: "chat.completion.chunk",
          choices: [{ index: 0, delta, finish_reason: finish }],
        },
      ] as const;
    const deltas = tool
      ? [
          chunk({
            role: "assistant",
            tool_calls: [{ index: 0, ...tool, function: { name: "find_customer", arguments: "" } }],
          }),
          ...pieces(tool.function.arguments).map((one) =>
            chunk({ tool_calls: [{ index: 0, function: { arguments: one } }] }),
          ),
        ]
      : [
          chunk({ role: "assistant", content: "" }),
          ...pieces(words).map((one) => chunk({ content: one })),
        ];
    stream(response, [...deltas, chunk({}, tool ? "tool_calls" : "stop"), [undefined, "[DONE]"]]);
  }

  function anthropic(
    response: ServerResponse,
    body: Fields,
    words: string,
    args: Fields | undefined,
  ): void {
    const base = {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "m",
      usage: { input_tokens: 1, output_tokens: 1 },
    };
    const block = args
      ? { type: "tool_use", id: "toolu_1", name: "find_customer", input: args }
      : { type: "text", text: words };
    const reason = args ? "tool_use" : "end_turn";
    if (body["stream"] !== true)
      return void json(response, {
        ...base,
        content: [block],
        stop_reason: reason,
        stop_sequence: null,
      });
    const delta = (one: string) =>
      args ? { type: "input_json_delta", partial_json: one } : { type: "text_delta", text: one };
    const events: (readonly [string, Fields])[] = [
      [
        "message_start",
        { message: { ...base, content: [], stop_reason: null, stop_sequence: null } },
      ],
      [
        "content_block_start",
        { index: 0, content_block: args ? { ...block, input: {} } : { type: "text", text: "" } },
      ],
      ...pieces(args ? JSON.stringify(args) : words).map(
        (one) => ["content_block_delta", { index: 0, delta: delta(one) }] as const,
      ),
      ["content_block_stop", { index: 0 }],
      [
        "message_delta",
        { delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 1 } },
      ],
      ["message_stop", {}],
    ];
    stream(
      response,
      events.map(([type, rest]) => [type, { type, ...rest }] as const),
    );
  }

  function ofGemini(
    response: ServerResponse,
    method: string,
    words: string,
    args: Fields | undefined,
  ): void {
    if (method === "batchEmbedContents")
      return void json(response, { embeddings: [{ values: [0.5] }] });
    if (method === "countTokens") return void json(response, { totalTokens: words.length });
    const chunk = (parts: readonly Fields[], finishReason?: string): Fields => ({
      candidates: [
        { index: 0, content: { role: "model", parts }, ...(finishReason && { finishReason }) },
      ],
      modelVersion: "m",
      responseId: "r",
    });
    const call = args ? [{ functionCall: { name: "find_customer", args } }] : [];
    if (method === "generateContent")
      return void json(response, chunk([{ text: words }, ...call], "STOP"));
    const all = pieces(words);
    stream(
      response,
      all.map((text, i) => {
        const isLast = i === all.length - 1;
        return [
          undefined,
          chunk([{ text }, ...(isLast ? call : [])], isLast ? "STOP" : undefined),
        ] as const;
      }),
    );
  }

  let answers = 0;
  function responses(response: ServerResponse, body: Fields, words: string): void {
    const item = {
      id: "msg_1",
      type: "message",
      role: "assistant",
      status: "completed",
      content: [{ type: "output_text", text: words, annotations: [] }],
    };
    const whole = {
      id: `resp_${++answers}`,
      object: "response",
      created_at: 1,
      status: "completed",
      model: "m",
      output: [item],
      parallel_tool_calls: true,
      tool_choice: "auto",
      tools: [],
    };
    if (body["stream"] !== true) return void json(response, whole);
    const place = { item_id: "msg_1", output_index: 0, content_index: 0 };
    let number = 0;
    const event = (type: string, rest: Fields) =>
      [type, { type, sequence_number: number++, ...rest }] as const;
    stream(response, [
      event("response.created", { response: { ...whole, status: "in_progress", output: [] } }),
      event("response.output_item.added", { output_index: 0, item: { ...item, content: [] } }),
      event("response.content_part.added", {
        ...place,
        part: { type: "output_text", text: "", annotations: [] },
      }),
      ...pieces(words).map((delta) => event("response.output_text.delta", { ...place, delta })),
      event("response.output_text.done", { ...place, text: words }),
      event("response.content_part.done", { ...place, part: item.content[0] }),
      event("response.output_item.done", { output_index: 0, item }),
      event("response.completed", { response: whole }),
    ]);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(self, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
}

/** The text of the last message. */
function lastTextOf({ messages, input, prompt, contents, requests }: Fields): string {
  const last = [messages, input, contents, requests, [input ?? prompt]]
    .find((one): one is unknown[] => Array.isArray(one))!
    .at(-1);
  if (typeof last === "string") return last;
  const { content, output, parts } = last as Fields;
  if (Array.isArray(parts)) return parts.map((one: Fields) => one["text"] ?? "").join("");
  if (typeof content === "string") return content;
  if (Array.isArray(content))
    return content.map((one: Fields) => one["text"] ?? one["content"] ?? "").join("");
  return typeof output === "string" ? output : "";
}
