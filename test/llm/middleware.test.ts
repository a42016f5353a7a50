import { PassThrough } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import { FakeListChatModel } from "@langchain/core/utils/testing";
import { ExportResultCode } from "@opentelemetry/core";
import {
  InMemoryLogRecordExporter,
  LoggerProvider,
  SimpleLogRecordProcessor,
} from "@opentelemetry/sdk-logs";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { generateText, jsonSchema, stepCountIs, streamText, tool, wrapLanguageModel } from "ai";
import { createAgent, createMiddleware } from "langchain";
import OpenAI from "openai";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import winston from "winston";
import {
  createSession,
  langchainMiddleware,
  maskLines,
  maskLogs,
  maskSpans,
  palimpsestFetch,
  palimpsestMiddleware,
  type Session,
} from "../../src/llm/index.js";
import { type ModelServer, modelServer } from "./model-server.js";

let model: ModelServer;
let session: Session;
beforeAll(async () => {
  model = await modelServer();
  session = await createSession();
});
afterAll(() => model.stop());
afterEach(() => {
  model.bodies.length = 0;
  model.reply = (said) => said;
  model.call = undefined;
});
const PROMPT = "Write to Eleanor Whitcombe, eleanor@whitcombe.example.";
const SECRETS = /Eleanor|Whitcombe/i;

describe("the AI SDK", () => {
  const own = () =>
    wrapLanguageModel({
      model: createOpenAICompatible({ name: "local", baseURL: `${model.address}/v1`, apiKey: "k" })(
        "m",
      ),
      middleware: palimpsestMiddleware({ session }),
    });

  test("generateText and streamText", async () => {
    const { text } = await generateText({ model: own(), prompt: PROMPT });
    expect(text).toBe(PROMPT);
    let streamed = "";
    for await (const part of streamText({ model: own(), prompt: PROMPT }).textStream)
      streamed += part;
    expect(streamed).toBe(PROMPT);
    expect(model.bodies.join()).not.toMatch(SECRETS);
  });

  test("tools get originals, and their results are masked", async () => {
    const asked: unknown[] = [];
    model.call = (said) =>
      said.includes("Find") ? { name: /\[PERSON \d+\]/.exec(said)![0] } : (undefined as never);
    const find = tool({
      description: "Finds a customer",
      inputSchema: jsonSchema<{ name: string }>({
        type: "object",
        properties: { name: { type: "string" } },
      }),
      execute: async (input) => {
        asked.push(input);
        model.call = undefined;
        return { customer: input.name, phone: "07700 900123" };
      },
    });
    const { text } = await generateText({
      model: own(),
      prompt: "Find Eleanor Whitcombe.",
      tools: { find_customer: find },
      stopWhen: stepCountIs(3),
    });
    expect(asked).toEqual([{ name: "Eleanor Whitcombe" }]);
    expect(JSON.parse(text)).toEqual({ customer: "Eleanor Whitcombe", phone: "07700 900123" });
    expect(model.bodies.join()).not.toMatch(/Eleanor|Whitcombe|900123/);
  });
});

describe("LangChain", () => {
  const MESSAGES = [
    new SystemMessage("Be brief."),
    new HumanMessage("I am Eleanor Whitcombe."),
    new AIMessage({ content: [{ type: "text", text: "Hello Eleanor." }] }),
    new HumanMessage("And again, Mrs Whitcombe here."),
  ];

  test("the whole history is masked, and the answer has originals", async () => {
    const seen: unknown[] = [];
    const seeing = createMiddleware({
      name: "seeing",
      wrapModelCall: (request, handler) => {
        seen.push(request.messages.map(({ content }) => content));
        return handler(request);
      },
    });
    const agent = createAgent({
      model: new FakeListChatModel({ responses: ["Goodbye [PERSON 1]."] }),
      tools: [],
      middleware: [createMiddleware(langchainMiddleware()), seeing],
    });
    const { messages } = await agent.invoke({ messages: MESSAGES });
    // as the latest message calls her
    expect(messages.at(-1)!.content).toBe("Goodbye Mrs Whitcombe.");
    expect(JSON.stringify(seen)).not.toMatch(SECRETS);
    expect(seen[0]).toEqual([
      "Be brief.",
      "I am [PERSON 1].",
      [{ type: "text", text: "Hello [PERSON 1]." }],
      "And again, [PERSON 1] here.",
    ]);
  });

  test("block raises", async () => {
    const agent = createAgent({
      model: new FakeListChatModel({ responses: ["x"] }),
      tools: [],
      middleware: [createMiddleware(langchainMiddleware(undefined, { block: true }))],
    });
    await expect(agent.invoke({ messages: MESSAGES })).rejects.toThrow(/would be masked/);
    await agent.invoke({ messages: [new HumanMessage("What is 2 + 2?")] });
  });

  test("arguments of tool calls stay arguments", async () => {
    const { wrapModelCall } = langchainMiddleware({ session });
    const answer = (await wrapModelCall(
      {
        messages: [
          new HumanMessage("Find Eleanor Whitcombe."),
          new AIMessage({
            content: "",
            tool_calls: [{ name: "find", args: { name: "Eleanor Whitcombe" }, id: "1" }],
          }),
          new ToolMessage({ content: "Whitcombe, 07700 900123", tool_call_id: "1" }),
        ],
      },
      async ({ messages }: { messages: AIMessage[] }) => {
        expect(messages[1]!.tool_calls).toEqual([
          { name: "find", args: { name: "[PERSON 1]" }, id: "1" },
        ]);
        expect(JSON.stringify(messages)).not.toMatch(/Eleanor|Whitcombe|900123/);
        return new AIMessage({
          content: "",
          tool_calls: [{ name: "find", args: { name: "[PERSON 1]" }, id: "2" }],
        });
      },
    )) as AIMessage;
    expect(answer).toBeInstanceOf(AIMessage);
    expect(answer.tool_calls).toEqual([
      { name: "find", args: { name: "Eleanor Whitcombe" }, id: "2" },
    ]);
  });
});

test("fetch for OpenAI's client; another address is refused", async () => {
  const client = new OpenAI({
    apiKey: "k",
    baseURL: `${model.address}/v1`,
    maxRetries: 0,
    fetch: palimpsestFetch(),
  });
  const answer = await client.chat.completions.create({
    model: "m",
    messages: [{ role: "user", content: PROMPT }],
  });
  expect(answer.choices[0]!.message.content).toBe(PROMPT);
  expect(model.bodies.join()).not.toMatch(SECRETS);
  await expect(
    palimpsestFetch()(`${model.address}/v1/files`, { method: "POST", body: "{}" }),
  ).rejects.toMatchObject({ code: "ENDPOINT_UNKNOWN" });
});

describe("logs", () => {
  const gathered = () => {
    const stream = new PassThrough();
    let all = "";
    stream.on("data", (chunk: Buffer) => {
      all += chunk.toString();
    });
    return { stream, all: () => all };
  };

  test("pino", async () => {
    const { stream, all } = gathered();
    const lines = maskLines(stream);
    pino({}, lines).info(
      {
        reqId: "req-Whitcombe",
        customer: "Eleanor Whitcombe",
        trace_id: "4bf92f3577b34da6a3ce929d0e0e4736",
      },
      "called by Eleanor Whitcombe",
    );
    lines.end();
    await new Promise((resolve) => lines.once("close", resolve));
    expect(JSON.parse(all())).toMatchObject({
      level: 30,
      pid: process.pid,
      reqId: "req-Whitcombe",
      customer: "[PERSON 1]",
      msg: "called by [PERSON 1]",
      trace_id: "4bf92f3577b34da6a3ce929d0e0e4736",
    });
  });

  test("winston", async () => {
    const { stream, all } = gathered();
    const lines = maskLines(stream);
    const logger = winston.createLogger({
      format: winston.format.json(),
      transports: [new winston.transports.Stream({ stream: lines })],
    });
    logger.info("called by Eleanor Whitcombe", { card: "4111 1111 1111 1111" });
    logger.end();
    await wait(50);
    lines.end();
    await new Promise((resolve) => lines.once("close", resolve));
    expect(all()).toContain("[PERSON 1]");
    expect(all()).not.toMatch(/Whitcombe|4111/);
  });
});

describe("OpenTelemetry", () => {
  test("spans of any instrumentation are masked at export, and ids are left", async () => {
    const memory = new InMemorySpanExporter();
    const provider = new BasicTracerProvider({
      spanProcessors: [new SimpleSpanProcessor(maskSpans(memory))],
    });
    const span = provider
      .getTracer("another instrumentation")
      .startSpan("chat with Eleanor Whitcombe", {
        attributes: {
          "gen_ai.prompt": PROMPT,
          "request.id": "hosted-eu-20260812-09",
          "k8s.pod.name": "web-1",
        },
      });
    span.addEvent("said", { text: "Eleanor Whitcombe called" });
    span.end();
    await provider.forceFlush();
    const [exported] = memory.getFinishedSpans();
    expect(JSON.stringify([exported!.name, exported!.attributes, exported!.events])).not.toMatch(
      SECRETS,
    );
    expect(exported!.spanContext()).toEqual(span.spanContext());
    expect(exported!.attributes).toMatchObject({
      "request.id": "hosted-eu-20260812-09",
      "k8s.pod.name": "web-1",
    });
  });

  test("log records", async () => {
    const memory = new InMemoryLogRecordExporter();
    const provider = new LoggerProvider({
      processors: [new SimpleLogRecordProcessor({ exporter: maskLogs(memory) })],
    });
    provider.getLogger("l").emit({ body: PROMPT, attributes: { who: "Eleanor Whitcombe" } });
    await provider.forceFlush();
    expect(
      JSON.stringify(
        memory.getFinishedLogRecords().map(({ body, attributes }) => [body, attributes]),
      ),
    ).not.toMatch(SECRETS);
  });

  test("what cannot be examined is not exported", async () => {
    const memory = new InMemorySpanExporter();
    const broken = Promise.reject<Session>(new Error("no model"));
    broken.catch(() => undefined);
    const result = await new Promise<{ code: number }>((resolve) =>
      maskSpans(memory, { session: broken }).export(
        [{ name: "Eleanor Whitcombe" } as never],
        resolve,
      ),
    );
    expect(result.code).toBe(ExportResultCode.FAILED);
    expect(memory.getFinishedSpans()).toEqual([]);
  });
});
