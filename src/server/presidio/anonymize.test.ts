/** `/anonymize` and `/deanonymize` over HTTP, against answers recorded from the incumbent. */

import { createDecipheriv, createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idleEngine } from "../../../test/idle-engine.js";
import { type App, createApp } from "../http/app.js";

interface Recorded {
  readonly cases: readonly {
    readonly request: object;
    readonly status: number;
    readonly body: unknown;
  }[];
  readonly ciphertexts: readonly { key: string; text: string; value: string }[];
}

const recorded = JSON.parse(
  readFileSync(new URL("fixtures/anonymize.json", import.meta.url), "utf8"),
) as Recorded;

let app: App;
beforeAll(async () => {
  app = await createApp({ engine: idleEngine() });
});
afterAll(() => app.close());

async function post(url: string, payload: unknown) {
  const answer = await app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/json" },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const NAME = "hello world, my name is Jane Doe. My number is: 034453334";
const NAME_RESULTS = [
  { start: 24, end: 32, score: 0.8, entity_type: "NAME" },
  { start: 24, end: 28, score: 0.8, entity_type: "FIRST_NAME" },
  { start: 29, end: 32, score: 0.6, entity_type: "LAST_NAME" },
  { start: 48, end: 57, score: 0.95, entity_type: "PHONE_NUMBER" },
];

describe("/anonymize", () => {
  it("answers every recorded request as the incumbent did, byte for byte", async () => {
    for (const { request, status, body } of recorded.cases) {
      expect(await post("/anonymize", request)).toEqual({ status, body });
    }
  });

  it("lets contained spans give way and lists the last item first", async () => {
    const anonymizers = {
      DEFAULT: { type: "replace", new_value: "ANONYMIZED" },
      PHONE_NUMBER: { type: "mask", masking_char: "*", chars_to_mask: 4, from_end: true },
    };
    const request = { text: NAME, anonymizers, analyzer_results: NAME_RESULTS };
    expect(await post("/anonymize", request)).toEqual({
      status: 200,
      body: {
        text: "hello world, my name is ANONYMIZED. My number is: 03445****",
        items: [
          {
            start: 50,
            end: 59,
            entity_type: "PHONE_NUMBER",
            text: "03445****",
            operator: "mask",
          },
          { start: 24, end: 34, entity_type: "NAME", text: "ANONYMIZED", operator: "replace" },
        ],
      },
    });
  });

  it("applies both of two spans that overlap in part", async () => {
    const analyzer_results = [
      { start: 0, end: 8, score: 0.5, entity_type: "A" },
      { start: 5, end: 12, score: 0.9, entity_type: "B" },
    ];
    const { body } = await post("/anonymize", { text: "abcdefghijklmnop", analyzer_results });
    expect(body.text).toBe("<A><B>mnop");
  });

  it("names the type without operators, and takes keys it does not know", async () => {
    const request = {
      text: "Jane!",
      analyzer_results: [{ start: 0, end: 4, entity_type: "NAME", score: 1, recognizer: "x" }],
      conflict: 1,
    };
    expect((await post("/anonymize", request)).body.text).toBe("<NAME>!");
  });

  it.each([
    ["an empty text", { text: "", analyzer_results: NAME_RESULTS }],
    ["no text", { analyzer_results: [] }],
  ])("gives nothing for %s", async (_, request) => {
    expect(await post("/anonymize", request)).toEqual({
      status: 200,
      body: { text: "", items: [] },
    });
  });

  it("gives the text back without results", async () => {
    expect(await post("/anonymize", { text: "hello", analyzer_results: [] })).toEqual({
      status: 200,
      body: { text: "hello", items: [] },
    });
  });

  it("counts code points", async () => {
    const analyzer_results = [{ start: 2, end: 5, score: 1, entity_type: "NAME" }];
    const { body } = await post("/anonymize", { text: "😀 Zoë 😀", analyzer_results });
    expect(body).toMatchObject({ text: "😀 <NAME> 😀", items: [{ start: 2, end: 8 }] });
  });

  const one = (operator: object) => ({
    text: "Jane",
    analyzer_results: [{ start: 0, end: 4, score: 1, entity_type: "NAME" }],
    anonymizers: { NAME: operator },
  });

  it.each([
    ["{}", 400, "Invalid request json"],
    ["[]", 400, "Invalid request json"],
    ["null", 400, "Invalid request json"],
    [{ text: "Jane" }, 422, "Invalid input, request must contain analyzer results"],
    [one({ type: "custom", lambda: "x" }), 400, "Custom type anonymizer is not supported"],
    [
      one({ type: "encrypt", key: "key" }),
      422,
      "Invalid input, key must be of length 128, 192 or 256 bits",
    ],
    [one({ type: "encrypt" }), 422, "Expected parameter key"],
    [one({ type: "none" }), 422, "Invalid operator class 'none'."],
    [one({ type: "constructor" }), 422, "Invalid operator class 'constructor'."],
    [
      one({ type: "mask", masking_char: "**", chars_to_mask: 1, from_end: true }),
      422,
      "Invalid input, masking_char must be a character",
    ],
    [
      one({ type: "mask", masking_char: "*", chars_to_mask: "1", from_end: true }),
      422,
      "Invalid parameter value for chars_to_mask. Expecting 'number', but got 'string'.",
    ],
    [
      one({ type: "replace", new_value: 5 }),
      422,
      "Invalid parameter value for new_value. Expecting 'string', but got 'number'.",
    ],
    [
      { text: "Jane", analyzer_results: [{ start: 0, end: 9, score: 1, entity_type: "N" }] },
      422,
      "Invalid analyzer result, start: 0 and end: 9, while text length is only 4.",
    ],
    [{ text: "Jane", analyzer_results: ["x"] }, 422, "Invalid parameter value for 'result'."],
    [{ text: ["Jane"], analyzer_results: [] }, 422, "Invalid parameter value for 'text'."],
  ])("refuses %j with %i", async (request, status, error) => {
    expect(await post("/anonymize", request)).toEqual({ status, body: { error } });
  });

  it("refuses broken JSON without quoting it", async () => {
    const { status, body } = await post("/anonymize", '{"text": "Jane-Canary", ');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toContain("Canary");
  });

  it("hashes with the client's salt, or with another one each time", async () => {
    const salt = "0123456789abcdef";
    const salted = await post("/anonymize", one({ type: "hash", salt }));
    expect(salted.body.text).toBe(createHash("sha256").update(`Jane${salt}`).digest("hex"));
    const [first, second] = [
      await post("/anonymize", one({ type: "hash", hash_type: "sha512" })),
      await post("/anonymize", one({ type: "hash", hash_type: "sha512" })),
    ];
    expect(first.body.text).toMatch(/^[0-9a-f]{128}$/);
    expect(first.body.text).not.toBe(second.body.text);
  });

  it("encrypts as anyone with AES-CBC can read", async () => {
    const key = "2".repeat(24);
    const { body } = await post("/anonymize", one({ type: "encrypt", key }));
    expect(body.text).toMatch(/^[\w-]+={0,2}$/);
    const bytes = Buffer.from(body.text, "base64url");
    const cipher = createDecipheriv("aes-192-cbc", key, bytes.subarray(0, 16));
    const text = Buffer.concat([cipher.update(bytes.subarray(16)), cipher.final()]);
    expect(text.toString("utf8")).toBe("Jane");
  });
});

describe("/deanonymize", () => {
  const decrypt = (key: string, value: string) => ({
    text: `My name is ${value}.`,
    anonymizer_results: [{ start: 11, end: 11 + value.length, entity_type: "NAME" }],
    deanonymizers: { DEFAULT: { type: "decrypt", key } },
  });

  it("reads what the incumbent encrypted, in both base64 alphabets", async () => {
    for (const { key, text, value } of recorded.ciphertexts) {
      for (const form of [value, value.replaceAll("-", "+").replaceAll("_", "/")]) {
        const { status, body } = await post("/deanonymize", decrypt(key, form));
        expect(status).toBe(200);
        expect(body.text).toBe(`My name is ${text}.`);
        expect(body.items[0]).toEqual({
          start: 11,
          end: 11 + [...text].length,
          entity_type: "NAME",
          text,
          operator: "decrypt",
        });
      }
    }
  });

  it.each(["1".repeat(16), "2".repeat(24), "3".repeat(32)])(
    "undoes what /anonymize encrypted with %s",
    async (key) => {
      const encrypted = await post("/anonymize", {
        text: NAME,
        analyzer_results: NAME_RESULTS,
        anonymizers: { DEFAULT: { type: "encrypt", key } },
      });
      expect(encrypted.body.text).not.toContain("Jane");
      const { body } = await post("/deanonymize", {
        text: encrypted.body.text,
        anonymizer_results: encrypted.body.items,
        deanonymizers: { NAME: { type: "decrypt", key }, DEFAULT: { type: "decrypt", key } },
      });
      expect(body.text).toBe(NAME);
      expect(body.items).toHaveLength(2);
    },
  );

  const [{ key, value }] = recorded.ciphertexts as [Recorded["ciphertexts"][number]];
  it.each([
    ["{}", 400, "Invalid request json"],
    [decrypt("short", value), 422, "Invalid input, key must be of length 128, 192 or 256 bits"],
    [
      { ...decrypt(key, value), deanonymizers: { DEFAULT: { type: "decrypt" } } },
      422,
      "Expected parameter key",
    ],
    [
      { ...decrypt(key, value), deanonymizers: { DEFAULT: { type: "encrypt" } } },
      422,
      "Invalid operator class 'encrypt'.",
    ],
  ])("refuses %j with %i", async (request, status, error) => {
    expect(await post("/deanonymize", request)).toEqual({ status, body: { error } });
  });

  it("refuses another key, and a value that is no ciphertext, with 422", async () => {
    for (const request of [decrypt("x".repeat(16), value), decrypt(key, "bm90aGluZw==")]) {
      const answer = await post("/deanonymize", request);
      expect(answer.status).toBe(422);
      expect(answer.body.error).toMatch(/^the value is not base64/);
    }
  });

  it("keeps what 'deanonymize_keep' is asked to keep", async () => {
    const request = {
      ...decrypt(key, value),
      deanonymizers: { NAME: { type: "deanonymize_keep" } },
    };
    expect((await post("/deanonymize", request)).body.text).toBe(`My name is ${value}.`);
  });
});

describe("lists", () => {
  it.each([
    ["/anonymizers", ["custom", "encrypt", "hash", "keep", "mask", "redact", "replace"]],
    ["/deanonymizers", ["decrypt", "deanonymize_keep"]],
  ])("%s", async (url, names) => {
    expect((await app.inject({ url })).json()).toEqual(names);
  });

  it("/health is text", async () => {
    const { headers, body } = await app.inject({ url: "/health" });
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toContain("service is up");
  });
});
