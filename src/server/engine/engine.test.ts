/** The engine with its real threads and models. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDocument } from "../../document/document.js";
import { createSanitizer } from "../../index.js";
import { createEngine, type Engine } from "./engine.js";
import { takeBatch } from "./engine-queue.js";

const TEXT = "Anna Berg was born in Oslo on 4 June 1970. Her card is 4111 1111 1111 1111.";
const ANY = {
  language: "en",
  entities: [],
  scoreThreshold: 0,
  explain: false,
  adHoc: [],
  context: [],
  allow: [],
  allowMatch: "exact",
  allowFlags: 0,
} as const;

describe("an engine", () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = createEngine({ threads: 1, maxWaiting: 4 });
    await engine.ready;
  });
  afterAll(() => engine.close());

  it("gives what the stages give in this thread", async () => {
    const sanitizer = await createSanitizer();
    const document = createDocument(TEXT);
    const sanitized = await sanitizer.sanitize(document);
    expect(await engine.detect(document)).toEqual(await sanitizer.detect(document));
    expect(await engine.sanitize(document)).toEqual(sanitized);
    const { mentions, decisions, thresholds } = await engine.analyse(document);
    expect({ mentions, decisions }).toEqual({
      mentions: sanitized.mentions,
      decisions: sanitized.decisions,
    });
    expect(thresholds).toEqual(sanitizer.thresholds);
  });

  it("keeps to the policy of each call", async () => {
    const document = createDocument(TEXT);
    const policy = (replace: "label" | "mask") =>
      ({ version: 1, mask: "all", replace: { default: replace } }) as const;
    const [labelled, masked] = await Promise.all([
      engine.sanitize(document, policy("label")),
      engine.sanitize(document, policy("mask")),
    ]);
    expect(labelled.text).toContain("[PERSON 1]");
    expect(masked.text).toContain("**** ****");
  });

  it("does large work without a model in a thread, and refuses it in its own words", async () => {
    const body = {
      text: "[PERSON 1] called. ".repeat(20_000),
      originals: [{ words: "[PERSON 1]", original: "Anna Berg", type: "PERSON" as const }],
    };
    const restored = await engine.plain("restore", body, Number.POSITIVE_INFINITY);
    expect(restored).toEqual(await engine.plain("restore", body, 0));
    expect(restored.count).toBe(20_000);
    for (const size of [0, Number.POSITIVE_INFINITY])
      await expect(engine.plain("anonymize", { text: "a" }, size)).rejects.toMatchObject({
        status: 422,
        message: expect.stringMatching(/must contain analyzer results/),
      });
  });

  it("numbers a release anew for each call, so that the same call gives the same bytes", async () => {
    const policy = {
      version: 1,
      mask: "all",
      release: "r",
      replace: { default: "label" },
    } as const;
    const first = await engine.sanitize(createDocument("Anna Berg met Maria Lund."), policy);
    const second = await engine.sanitize(createDocument("Maria Lund met Anna Berg."), policy);
    expect(first.text).toBe(second.text);
  });

  it("brings errors across with their codes", async () => {
    const policy = {
      version: 1,
      detectors: [{ name: "x", type: "MISC", regex: "(" }],
    } as const;
    await expect(
      engine.detect(createDocument("a"), { ...policy, detectors: [...policy.detectors] }),
    ).rejects.toMatchObject({ code: "PATTERN_INVALID" });
  });

  it("refuses more than may wait, and answers those that do", async () => {
    const calls = Array.from({ length: 8 }, (_, i) => engine.analyze(`a${i}@b.org`, ANY));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(3); // one runs, four wait
    for (const one of refused) {
      expect((one as PromiseRejectedResult).reason).toMatchObject({ code: "OVERLOADED" });
    }
  });

  it("drops what waits for a client that has gone", async () => {
    const gone = new AbortController();
    const running = engine.detect(createDocument(TEXT.repeat(20)));
    const waiting = engine.detect(createDocument(TEXT), undefined, { signal: gone.signal });
    expect(engine.state).toMatchObject({ waiting: 1, running: 1 });
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: "OVERLOADED" });
    expect(engine.state.waiting).toBe(0);
    await running;
  });

  it("finishes what it has when it is closed, and takes nothing new", async () => {
    const last = engine.detect(createDocument(TEXT));
    const closing = engine.close();
    await expect(engine.detect(createDocument("a"))).rejects.toMatchObject({ code: "OVERLOADED" });
    expect((await last).mentions.length).toBeGreaterThan(0);
    await closing;
  });
});

describe("a document that takes too long", () => {
  it("is given up within its time, and the thread goes on with the next", async () => {
    const engine = createEngine({ threads: 1, timeoutMs: 8000 });
    await engine.ready;
    const long = createDocument(TEXT.repeat(3000));
    await expect(engine.detect(long)).rejects.toMatchObject({ code: "TIMED_OUT" });
    while (engine.state.running > 0) await new Promise((next) => setTimeout(next, 20));
    expect((await engine.detect(createDocument(TEXT))).mentions.length).toBeGreaterThan(0);
    await engine.close();
  });
});

describe("a batch", () => {
  const job = (size: number) => ({ size });

  it("takes small documents together, as far as threads are short", () => {
    const queue = Array.from({ length: 12 }, () => job(100));
    expect(takeBatch(queue, 1)).toHaveLength(8);
    expect(takeBatch(queue, 2)).toHaveLength(2);
    expect(queue).toHaveLength(2);
  });

  it("takes a large document alone", () => {
    const queue = [job(5000), job(10)];
    expect(takeBatch(queue, 1)).toEqual([job(5000)]);
  });

  it("does not reach past a large one, so that none waits for ever", () => {
    const queue = [job(10), job(5000), job(10)];
    expect(takeBatch(queue, 1)).toEqual([job(10)]);
  });
});
