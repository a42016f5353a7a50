import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Anthropic from "@anthropic-ai/sdk";
import { type FunctionDeclaration, GoogleGenAI } from "@google/genai";
import OpenAI from "openai";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createResources } from "../../src/flow/resources.js";
import { type ProxyRecord, type RunningProxy, startProxy } from "../../src/llm/proxy/proxy.js";
import { type ModelServer, modelServer } from "./model-server.js";

const resources = createResources();
const records: ProxyRecord[] = [];
let model: ModelServer;
let proxy: RunningProxy;
beforeAll(async () => {
  model = await modelServer();
  proxy = await startProxy({
    upstream: model.address,
    port: 0,
    host: "127.0.0.1",
    resources,
    log: (one) => records.push(one),
  });
});
afterAll(() => Promise.all([proxy.stop(), model.stop()]));
afterEach(() => {
  model.reply = (said) => said;
  model.call = undefined;
  model.instead = undefined;
  model.compress = false;
  model.bodies.length = 0;
});

const openai = (key = "k") =>
  new OpenAI({ apiKey: key, baseURL: `${proxy.address}/v1`, maxRetries: 0 });
const anthropic = () => new Anthropic({ apiKey: "k", baseURL: proxy.address, maxRetries: 0 });
const PROMPT = "Write to Eleanor Whitcombe, 12 Mill Lane, Bath BA1 5XX, eleanor@whitcombe.example.";
const SECRETS = /Eleanor|Whitcombe|Mill Lane|BA1/i;
const TOOLS: OpenAI.ChatCompletionTool[] = [
  {
    type: "function",
    function: {
      name: "find_customer",
      description: "Finds a customer",
      parameters: { type: "object", properties: { name: { type: "string" } } },
    },
  },
];
const post = (path: string, body: unknown, init: RequestInit = {}) =>
  fetch(`${proxy.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });

describe("OpenAI's client", () => {
  test("chat completions", async () => {
    const { data, response } = await openai()
      .chat.completions.create({
        model: "m",
        messages: [
          { role: "system", content: "You are brief." },
          { role: "user", content: PROMPT },
        ],
      })
      .withResponse();
    expect(data.choices[0]!.message.content).toBe(PROMPT);
    expect(response.headers.get("x-palimpsest-masked")).toBe("3");
    expect(model.bodies[0]).not.toMatch(SECRETS);
    expect(model.bodies[0]).toContain("Write to [PERSON 1]");
    expect(model.bodies[0]).toContain("You are brief.");
  });

  test("streamed chat completions", async () => {
    const stream = await openai().chat.completions.create({
      model: "m",
      stream: true,
      messages: [{ role: "user", content: PROMPT }],
    });
    let text = "";
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
    expect(text).toBe(PROMPT);
    expect(model.bodies[0]).not.toMatch(SECRETS);
  });

  test.each([true, false])("tool calls both ways, streamed: %s", async (stream) => {
    model.call = (said) => ({ name: /\[PERSON \d+\]/.exec(said)![0], note: "x" });
    const client = openai();
    const messages: OpenAI.ChatCompletionMessageParam[] = [
      { role: "user", content: "Find Eleanor Whitcombe." },
    ];
    const asked = stream
      ? await client.chat.completions
          .stream({ model: "m", messages, tools: TOOLS })
          .finalChatCompletion()
      : await client.chat.completions.create({ model: "m", messages, tools: TOOLS });
    const { message } = asked.choices[0]!;
    const [call] = message.tool_calls!;
    expect(call).toMatchObject({ id: "call_1", function: { name: "find_customer" } });
    expect(JSON.parse((call as { function: { arguments: string } }).function.arguments)).toEqual({
      name: "Eleanor Whitcombe",
      note: "x",
    });
    model.call = undefined;
    model.bodies.length = 0;
    const { tool_calls } = message;
    await client.chat.completions.create({
      model: "m",
      messages: [
        ...messages,
        { role: "assistant", content: null, tool_calls: tool_calls! },
        {
          role: "tool",
          tool_call_id: "call_1",
          content: '{"name":"Eleanor Whitcombe","phone":"07700 900123","id":12}',
        },
      ],
    });
    const sent = JSON.parse(model.bodies[0]!) as {
      messages: {
        content: string;
        tool_calls?: { function: { name: string; arguments: string } }[];
      }[];
    };
    expect(model.bodies[0]).not.toMatch(/Eleanor|Whitcombe|900123/);
    expect(JSON.parse(sent.messages[1]!.tool_calls![0]!.function.arguments)).toEqual({
      name: "[PERSON 1]",
      note: "x",
    });
    expect(JSON.parse(sent.messages[2]!.content)).toMatchObject({ name: "[PERSON 1]", id: 12 });
  });

  test("responses, streamed too, and a conversation that the server keeps", async () => {
    const client = openai();
    const first = await client.responses.create({
      model: "m",
      input: PROMPT,
      instructions: "Be brief.",
    });
    expect(first.output_text).toBe(PROMPT);
    const next = await client.responses.create({
      model: "m",
      input: "And Mrs Whitcombe's son Tom Becker?",
      previous_response_id: first.id,
    });
    expect(model.bodies.at(-1)).toContain("And [PERSON 1]'s son [PERSON 2]?");
    expect(next.output_text).toBe("And Mrs Whitcombe's son Tom Becker?");
    const stream = await client.responses.create({ model: "m", input: PROMPT, stream: true });
    let text = "";
    for await (const event of stream)
      if (event.type === "response.output_text.delta") text += event.delta;
    expect(text).toBe(PROMPT);
    await expect(
      openai("another").responses.create({
        model: "m",
        input: "Hi",
        previous_response_id: first.id,
      }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test("embeddings and the list of models", async () => {
    await openai().embeddings.create({ model: "m", input: ["Ann Berg called.", PROMPT] });
    expect(model.bodies[0]).not.toMatch(/Berg|Whitcombe/);
    await openai().models.list();
  });
});

describe("Anthropic's client", () => {
  test("messages with a system prompt, streamed too", async () => {
    const message = await anthropic().messages.create({
      model: "m",
      max_tokens: 9,
      system: "You are brief.",
      messages: [{ role: "user", content: [{ type: "text", text: PROMPT }] }],
    });
    expect(message.content[0]).toMatchObject({ type: "text", text: PROMPT });
    expect(model.bodies[0]).not.toMatch(SECRETS);
    const streamed = await anthropic()
      .messages.stream({ model: "m", max_tokens: 9, messages: [{ role: "user", content: PROMPT }] })
      .finalText();
    expect(streamed).toBe(PROMPT);
  });

  test("tool use in pieces", async () => {
    model.call = (said) => ({ name: /\[PERSON \d+\]/.exec(said)![0] });
    const message = await anthropic()
      .messages.stream({
        model: "m",
        max_tokens: 9,
        tools: [{ name: "find_customer", input_schema: { type: "object" } }],
        messages: [{ role: "user", content: "Find Eleanor Whitcombe." }],
      })
      .finalMessage();
    expect(message.content[0]).toMatchObject({
      type: "tool_use",
      name: "find_customer",
      input: { name: "Eleanor Whitcombe" },
    });
  });
});

describe("Gemini's client", () => {
  const gemini = () => new GoogleGenAI({ apiKey: "k", httpOptions: { baseUrl: proxy.address } });
  const CUSTOMERS: FunctionDeclaration[] = [
    { name: "find_customer", parametersJsonSchema: { type: "object" } },
  ];

  test("generateContent with instructions, streamed too", async () => {
    const { text, sdkHttpResponse } = await gemini().models.generateContent({
      model: "m",
      contents: PROMPT,
      config: { systemInstruction: "You are brief.", temperature: 0 },
    });
    expect(text).toBe(PROMPT);
    expect(sdkHttpResponse?.headers?.["x-palimpsest-masked"]).toBe("3");
    expect(model.bodies[0]).not.toMatch(SECRETS);
    expect(model.bodies[0]).toContain("You are brief.");
    const stream = await gemini().models.generateContentStream({ model: "m", contents: PROMPT });
    let streamed = "";
    for await (const chunk of stream) streamed += chunk.text ?? "";
    expect(streamed).toBe(PROMPT);
    expect(model.bodies[1]).not.toMatch(SECRETS);
  });

  test.each([true, false])("calls of functions both ways, streamed: %s", async (isStream) => {
    model.call = (said) => ({ name: /\[PERSON \d+\]/.exec(said)![0] });
    const asked = {
      model: "m",
      contents: "Find Eleanor Whitcombe.",
      config: { tools: [{ functionDeclarations: CUSTOMERS }] },
    };
    let text = "";
    let calls: unknown[] = [];
    if (isStream) {
      for await (const chunk of await gemini().models.generateContentStream(asked)) {
        text += chunk.text ?? "";
        calls = [...calls, ...(chunk.functionCalls ?? [])];
      }
    } else {
      const answer = await gemini().models.generateContent(asked);
      text = answer.text ?? "";
      calls = answer.functionCalls ?? [];
    }
    expect(text).toBe("Find Eleanor Whitcombe.");
    expect(calls).toEqual([{ name: "find_customer", args: { name: "Eleanor Whitcombe" } }]);
    model.call = undefined;
    model.bodies.length = 0;
    await gemini().models.generateContent({
      ...asked,
      contents: [
        { role: "user", parts: [{ text: "Find Eleanor Whitcombe." }] },
        {
          role: "model",
          parts: [{ functionCall: { name: "find_customer", args: { name: "Eleanor Whitcombe" } } }],
        },
        {
          role: "user",
          parts: [
            {
              functionResponse: {
                name: "find_customer",
                response: { customer: "Eleanor Whitcombe", phone: "07700 900123" },
              },
            },
          ],
        },
      ],
    });
    expect(model.bodies[0]).not.toMatch(/Eleanor|Whitcombe|900123/);
    expect(model.bodies[0]).toContain("find_customer");
  });

  test("a chat keeps its history, embeddings and tokens are counted of labels", async () => {
    const chat = gemini().chats.create({ model: "m" });
    expect((await chat.sendMessage({ message: "I am Eleanor Whitcombe." })).text).toBe(
      "I am Eleanor Whitcombe.",
    );
    await chat.sendMessage({ message: "What did Mrs Whitcombe say?" });
    expect(model.bodies.at(-1)).toContain("What did [PERSON 1] say?");
    await gemini().models.embedContent({ model: "m", contents: PROMPT });
    await gemini().models.countTokens({ model: "m", contents: PROMPT });
    expect(model.bodies.join()).not.toMatch(SECRETS);
  });

  test("pictures are refused", async () => {
    await expect(
      gemini().models.generateContent({
        model: "m",
        contents: [{ inlineData: { mimeType: "image/png", data: "AAAA" } }],
      }),
    ).rejects.toMatchObject({ status: 400 });
    expect(model.bodies).toEqual([]);
  });
});

describe("fails closed", () => {
  test.each([
    ["/v1/files", {}, 501],
    ["/v1/audio/transcriptions", {}, 501],
    ["/v1/chat/completions", "{", 400],
    ["/v1/chat/completions", [], 400],
    ["/v1/chat/completions", { prompt: "Ann Berg" }, 400],
    [
      "/v1/chat/completions",
      {
        messages: [
          {
            role: "user",
            content: [{ type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } }],
          },
        ],
      },
      400,
    ],
    [
      "/v1/messages",
      {
        messages: [
          {
            role: "user",
            content: [
              {
                type: "document",
                source: { type: "base64", media_type: "application/pdf", data: "AAAA" },
              },
            ],
          },
        ],
      },
      400,
    ],
  ])("%s %j is refused with %i", async (path, body, status) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringMatching(/^palimpsest: /) },
    });
    expect(model.bodies).toEqual([]);
  });

  test("a detector that fails", async () => {
    const failing = await startProxy({
      upstream: model.address,
      port: 0,
      host: "127.0.0.1",
      resources,
      detectors: [
        {
          name: "mine",
          finds: ["CODE"],
          detect: ({ text }) => {
            if (text.includes("fail")) throw new Error("secret text");
            return [];
          },
        },
      ],
    });
    const answer = await fetch(`${failing.address}/v1/chat/completions`, {
      method: "POST",
      body: JSON.stringify({ messages: [{ role: "user", content: "please fail" }] }),
    });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret text");
    expect(model.bodies).toEqual([]);
    await failing.stop();
  });

  test("a server that is down, an answer that breaks off, and one that is no JSON", async () => {
    const lost = await startProxy({
      upstream: "http://127.0.0.1:9",
      port: 0,
      host: "127.0.0.1",
      resources,
    });
    const answer = await fetch(`${lost.address}/v1/chat/completions`, {
      method: "POST",
      body: JSON.stringify({ messages: [{ role: "user", content: PROMPT }] }),
    });
    expect(answer.status).toBe(502);
    await lost.stop();
    model.instead = (response) =>
      response.writeHead(200, { "content-type": "application/json" }).end('{"choices":[');
    expect(
      (await post("/v1/chat/completions", { messages: [{ role: "user", content: "Hi" }] })).status,
    ).toBe(502);
    model.instead = (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write('data: {"choices":[{"index":0,"delta":{"content":"Dear [PERSON"}}]}\n\n', () =>
        response.destroy(),
      );
    };
    const half = await (
      await post("/v1/chat/completions", {
        stream: true,
        messages: [{ role: "user", content: PROMPT }],
      })
    ).text();
    expect(half).toContain("Dear ");
    expect(half).toContain("UPSTREAM_UNREACHABLE");
  });

  test("a prompt of 20 MB", async () => {
    const answer = await post("/v1/chat/completions", {
      messages: [{ role: "user", content: "Ann Berg ".repeat(2_300_000) }],
    });
    expect(answer.status).toBe(413);
    expect(model.bodies).toEqual([]);
  });

  test("errors of the model's server come back with originals", async () => {
    model.instead = (response) => {
      const said = (JSON.parse(model.bodies.at(-1)!) as { messages: { content: string }[] })
        .messages[0]!.content;
      response
        .writeHead(400, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { message: `too long: ${said}` } }));
    };
    const answer = await post("/v1/chat/completions", {
      messages: [{ role: "user", content: PROMPT }],
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { message: `too long: ${PROMPT}` } });
  });
});

test("conversations go on over a restart with maps, which nobody reads without the key", async () => {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-maps-"));
  const key = Buffer.from("a key of sixteen bytes or more");
  const start = (secret: Uint8Array) =>
    startProxy({
      upstream: model.address,
      port: 0,
      host: "127.0.0.1",
      resources,
      maps: { folder, key: secret },
    });
  const client = ({ address }: RunningProxy, apiKey = "k") =>
    new OpenAI({ apiKey, baseURL: `${address}/v1`, maxRetries: 0 });
  const first = await start(key);
  const { id } = await client(first).responses.create({ model: "m", input: PROMPT });
  await first.stop();
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  for (const file of files) {
    expect(file).toMatch(/^[0-9a-f]{64}\.map$/);
    expect(readFileSync(join(folder, file)).toString("latin1")).not.toMatch(SECRETS);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  }
  const again = await start(key);
  const next = { model: "m", input: "And Mrs Whitcombe?", previous_response_id: id };
  expect((await client(again).responses.create(next)).output_text).toBe("And Mrs Whitcombe?");
  expect(model.bodies.at(-1)).toContain("And [PERSON 1]?");
  const sent = model.bodies.length;
  await expect(client(again, "another").responses.create(next)).rejects.toMatchObject({
    status: 400,
  });
  await again.stop();
  const wrong = await start(Buffer.from("another key of sixteen bytes"));
  await expect(client(wrong).responses.create(next)).rejects.toThrow();
  expect(model.bodies).toHaveLength(sent);
  await wrong.stop();
});

test("a piece of a stream passes before the next is sent, and waits for one label at most", async () => {
  const piece = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
  let go = () => {};
  const read = new Promise<void>((resolve) => {
    go = resolve;
  });
  model.instead = async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(piece("Dear [PERSON"));
    await read;
    response.end(piece(" 1], hello."));
  };
  const body = { stream: true, messages: [{ role: "user", content: PROMPT }] };
  const reader = (await post("/v1/chat/completions", body)).body!.getReader();
  const pieces: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const sent = Buffer.from(value).toString();
    pieces.push(...[...sent.matchAll(/"content":"([^"]*)"/g)].map(([, one]) => one!));
    go();
  }
  expect(pieces).toEqual(["Dear ", "Eleanor Whitcombe, hello."]);
});

test("answers that are compressed arrive whole, with the right length", async () => {
  model.compress = true;
  const answer = await post("/v1/chat/completions", {
    messages: [{ role: "user", content: PROMPT }],
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
  expect(bytes.toString()).toContain("Eleanor Whitcombe");
});

test("a label that was forged brings up nobody", async () => {
  const answer = await post("/v1/chat/completions", {
    messages: [
      { role: "user", content: "I am Eleanor Whitcombe." },
      { role: "user", content: "Repeat: [PERSON 1], Person 2." },
    ],
  });
  expect(await answer.json()).toMatchObject({
    choices: [{ message: { content: "Repeat: [PERSON 1], Person 2." } }],
  });
  model.reply = () => "[PERSON 1] [PERSON 2] [PERSON 3]";
  const other = await post("/v1/chat/completions", {
    messages: [{ role: "user", content: "Who?" }],
  });
  expect(await other.json()).toMatchObject({
    choices: [{ message: { content: "[PERSON 1] [PERSON 2] [PERSON 3]" } }],
  });
});

test("200 streams at a time do not mix", async () => {
  const names = Array.from(
    { length: 200 },
    (_, i) => `Zoltan Quistgaard${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
  );
  model.reply = () => "Dear [PERSON 1], hello again [PERSON 1].";
  const texts = await Promise.all(
    names.map(async (name) => {
      const stream = await openai(`key of ${name}`).chat.completions.create({
        model: "m",
        stream: true,
        messages: [{ role: "user", content: `Write to ${name}.` }],
      });
      let text = "";
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
      return text;
    }),
  );
  expect(texts).toEqual(names.map((name) => `Dear ${name}, hello again ${name}.`));
  expect(model.bodies.join()).not.toContain("Quistgaard");
}, 60_000);

test("records have no text, and off is off", async () => {
  expect(JSON.stringify(records)).not.toMatch(/Eleanor|Whitcombe|Berg|Quistgaard/);
  expect(records.some(({ masked, status }) => masked === 3 && status === 200)).toBe(true);
  const off = await startProxy({
    upstream: model.address,
    port: 0,
    host: "127.0.0.1",
    resources,
    off: true,
  });
  const body = `{ "messages" : [ {"role":"user","content":"${PROMPT}"} ] }`;
  const answer = await fetch(`${off.address}/v1/chat/completions`, { method: "POST", body });
  expect(model.bodies.at(-1)).toBe(body);
  expect(answer.headers.get("x-palimpsest-masked")).toBe("0");
  await off.stop();
});
