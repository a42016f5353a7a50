import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ChatServer, startChatServer } from "../../test/chat-server.js";
import { openChat } from "./chat.js";
import type { ChatRequest } from "./chat-model.js";

const REQUEST: ChatRequest = {
  messages: [{ role: "user", content: "What is Oslo?" }],
  maxTokens: 50,
};

let server: ChatServer;
let folder: string;
beforeAll(async () => {
  server = await startChatServer(() => "a city");
  folder = await mkdtemp(join(tmpdir(), "chat-"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe("a chat model at an address", () => {
  test("gets model, temperature, limit and key, and answers", async () => {
    server.behave(() => "a city");
    const chat = await openChat({ address: server.address, model: "small", key: "secret" });
    expect(await chat.complete(REQUEST)).toEqual({
      text: "a city",
      usage: { tokensIn: 100, tokensOut: 20 },
    });
    const [call] = server.calls;
    expect(call!.authorization).toBe("Bearer secret");
    expect(call!.body).toMatchObject({ model: "small", temperature: 0.3, max_tokens: 50 });
  });

  test("is asked at /v1/chat/completions whatever the address leaves out", async () => {
    server.behave(() => "a city");
    const { origin } = new URL(server.address);
    for (const address of [
      origin,
      `${origin}/`,
      `${origin}/v1/`,
      `${origin}/v1/chat/completions`,
    ]) {
      const chat = await openChat({ address, model: "small" });
      expect((await chat.complete(REQUEST)).text).toBe("a city");
    }
  });

  test("that is down is an error with the address and no key", async () => {
    const gone = await startChatServer(() => "");
    await gone.close();
    const chat = await openChat({ address: gone.address, model: "small", key: "secret" });
    const error = await chat.complete(REQUEST).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "CHAT_UNREACHABLE", exitCode: 5 });
    expect(String(error)).toContain("127.0.0.1");
    expect(String(error)).not.toContain("secret");
  });

  test("that is slow gives no answer in time, and a reason", async () => {
    server.behave(() => undefined);
    const chat = await openChat({ address: server.address, model: "small", timeout: 0.2 });
    expect(await chat.complete(REQUEST)).toEqual({
      text: undefined,
      reason: "the chat model did not answer in time",
    });
  });

  test("that says 429 is asked again when it says, then answers", async () => {
    let refusals = 0;
    server.behave((_call, response) => {
      if (refusals++ > 0) return "a city";
      response.writeHead(429, { "retry-after": "0" }).end();
      return undefined;
    });
    const chat = await openChat({ address: server.address, model: "small" });
    expect((await chat.complete(REQUEST)).text).toBe("a city");
    expect(server.calls).toHaveLength(2);
  });

  test("that always says 429 is left alone after four attempts", async () => {
    server.behave((_call, response) => {
      response.writeHead(429, { "retry-after": "0" }).end();
      return undefined;
    });
    const chat = await openChat({ address: server.address, model: "small" });
    expect(await chat.complete(REQUEST)).toEqual({
      text: undefined,
      reason: "the chat model has too many requests",
    });
    expect(server.calls).toHaveLength(4);
  });

  test.each([401, 404, 400, 302])("that says %d is an error", async (status) => {
    server.behave((_call, response) => {
      response.writeHead(status, { location: "http://127.0.0.1:9/elsewhere" }).end();
      return undefined;
    });
    const chat = await openChat({ address: server.address, model: "small" });
    await expect(chat.complete(REQUEST)).rejects.toMatchObject({ code: "CHAT_REFUSED" });
    expect(server.calls).toHaveLength(1);
  });

  test.each(["not JSON", '{"choices":[]}', '{"choices":[{"message":{"content":7}}]}', "null"])(
    "that answers %s has answered nothing",
    async (body) => {
      server.behave((_call, response) => {
        response.end(body);
        return undefined;
      });
      const chat = await openChat({ address: server.address, model: "small" });
      expect((await chat.complete(REQUEST)).text).toBeUndefined();
    },
  );

  test("never has more requests at a time than allowed", async () => {
    let now = 0;
    let most = 0;
    server.behave((_call, response) => {
      most = Math.max(most, ++now);
      setTimeout(() => {
        now--;
        response.end(JSON.stringify({ choices: [{ message: { content: "x" } }] }));
      }, 20);
      return undefined;
    });
    const chat = await openChat({ address: server.address, model: "small", concurrency: 2 });
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        chat.complete({ ...REQUEST, messages: [{ role: "user", content: `${n}` }] }),
      ),
    );
    expect(most).toBe(2);
  });

  test.each(["ftp://x", "not an address", "http://user:word@127.0.0.1"])(
    "an address such as %s is refused",
    async (address) => {
      await expect(openChat({ address, model: "small" })).rejects.toMatchObject({
        code: "CHAT_REFUSED",
      });
    },
  );
});

describe("limits", () => {
  test("of tokens and of cost stop requests before they are passed", async () => {
    server.behave(() => "a city");
    const ask = (chat: Awaited<ReturnType<typeof openChat>>, n: number) =>
      chat.complete({ ...REQUEST, messages: [{ role: "user", content: `${n}` }] });
    const byTokens = await openChat({ address: server.address, model: "small", maxTokens: 200 });
    expect((await ask(byTokens, 1)).text).toBe("a city");
    expect((await ask(byTokens, 2)).text).toBe("a city");
    expect(await ask(byTokens, 3)).toEqual({
      text: undefined,
      reason: "the limit of tokens is reached",
    });
    const byCost = await openChat({
      address: server.address,
      model: "small",
      maxCost: 0.0001,
      priceOut: 10,
    });
    expect(await ask(byCost, 1)).toEqual({
      text: undefined,
      reason: "the limit of cost is reached",
    });
    expect(server.calls).toHaveLength(2);
  });
});

describe("the cache", () => {
  test("answers the same request without asking, within a run and across runs", async () => {
    server.behave(() => "a city");
    const options = { address: server.address, model: "small", cache: join(folder, "cache") };
    const chat = await openChat(options);
    await chat.complete(REQUEST);
    await chat.complete(REQUEST);
    const later = await openChat(options);
    expect((await later.complete(REQUEST)).text).toBe("a city");
    expect(server.calls).toHaveLength(1);
    const other = await openChat({ ...options, temperature: 0.7 });
    await other.complete(REQUEST);
    expect(server.calls).toHaveLength(2);
  });

  test("holds nothing of request or answer in clear, and asks again for a damaged file", async () => {
    server.behave(() => "a city by the fjord");
    const cache = join(folder, "sealed");
    const options = { address: server.address, model: "small", cache };
    await (await openChat(options)).complete(REQUEST);
    const [name] = await readdir(cache);
    const bytes = await readFile(join(cache, name!));
    expect(`${name} ${bytes.toString("latin1")}`).not.toMatch(/Oslo|fjord|city/);
    await writeFile(join(cache, name!), bytes.subarray(0, -1));
    expect((await (await openChat(options)).complete(REQUEST)).text).toBe("a city by the fjord");
    expect(server.calls).toHaveLength(2);
  });

  test("keeps no failure", async () => {
    server.behave((_call, response) => {
      response.end("nonsense");
      return undefined;
    });
    const chat = await openChat({ address: server.address, model: "small" });
    await chat.complete(REQUEST);
    await chat.complete(REQUEST);
    expect(server.calls).toHaveLength(2);
  });
});

describe("a GGUF file", () => {
  test("that is not there or is something else says so", async () => {
    const path = join(folder, "model.gguf");
    await expect(openChat({ model: path })).rejects.toMatchObject({ code: "MODEL_MISSING" });
    await writeFile(path, "PK a zip file");
    await expect(openChat({ model: path })).rejects.toMatchObject({ code: "MODEL_INVALID" });
    await writeFile(path, "");
    await expect(openChat({ model: path })).rejects.toMatchObject({ code: "MODEL_INVALID" });
    await expect(openChat({ model: folder })).rejects.toMatchObject({ code: "MODEL_INVALID" });
  });

  test("needs the optional package", async () => {
    const path = join(folder, "real.gguf");
    await writeFile(path, "GGUF\u0003\u0000\u0000\u0000");
    const installed = await import("node-llama-cpp" as string).then(
      () => true,
      () => false,
    );
    await expect(openChat({ model: path })).rejects.toMatchObject({
      code: installed ? "MODEL_INVALID" : "REPLACER_UNAVAILABLE",
    });
  });
});
