/** The sentence about risk: how many people fit what still shows, and that every decision moves it the right way. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import type { Marginal } from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const TEXT =
  "Mrs Beynon, a widowed organ builder aged 44 with epilepsy, lives in Kirkwall. She has been treated since 2011.";

test("counts the people who fit; hiding more never leaves fewer, and zero is never said", async () => {
  const { id } = await server.submit("sam", { text: TEXT, name: "letter" });
  const opened = await server.open("rita", id);
  const keep = opened.mentions
    .filter(({ type }) => type !== "PERSON")
    .map(({ id: mention }) => ({ mention, state: "keep" as const }));
  const kept = (await server.save("rita", id, { kind: "decide", changes: keep })).body.fit!;
  expect(kept.expected).toBeGreaterThanOrEqual(1);
  expect(kept.shows.join(" ")).toContain("Kirkwall");
  let last = kept.expected;
  for (const { mention } of keep) {
    const marginal = await server.ask<Marginal[]>("rita", "GET", `/v1/tasks/${id}/marginal`);
    const entity = (await server.open("rita", id)).mentions.find(
      (one) => one.id === mention,
    )!.entity;
    const said = marginal.body.find((one) => one.entity === entity)?.fit ?? null;
    const { body } = await server.save("rita", id, {
      kind: "decide",
      changes: [{ mention, state: "mask" }],
    });
    expect(body.fit!.expected).toBeGreaterThanOrEqual(last);
    // what the button said came true, where all places of the entity are this one
    if (said !== null && marginal.body.find((one) => one.entity === entity)!.hidden === false) {
      expect(body.fit!.expected).toBe(said);
    }
    last = body.fit!.expected;
  }
  expect(last).toBeGreaterThan(kept.expected);
  expect((await server.open("rita", id)).fit!.shows).toEqual([]);
  // the queue and its tables hold no words of the document
  const stored = await server.store.query("select summary from streams where task = $1", [id]);
  expect(JSON.stringify(stored)).not.toContain("Kirkwall");
});
