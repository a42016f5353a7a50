/** Moving a threshold: a reason of the list is needed, and stands in the log. Over HTTP. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { LETTER, type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import { type History, REASONS, type Settings } from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const move = async (id: string, settings: Settings, reason?: string) => {
  const { mentions } = await server.open("rita", id);
  return server.save("rita", id, {
    kind: "decide",
    scope: "batch",
    changes: [{ mention: mentions[0]!.id, state: "mask" }],
    settings,
    ...(reason !== undefined && { reason }),
  });
};

test.each<[string, Settings]>([
  ["a threshold", { thresholds: { classifier: 0.7 } }],
  ["a budget in its place", { budget: { risk: 0.2 } }],
])("%s is moved with a reason only, and back too", async (_, settings) => {
  const { id } = await server.submit("sam", { text: LETTER });
  for (const reason of [undefined, "because Lindqvist asked"]) {
    const refused = await move(id, settings, reason);
    expect(refused).toMatchObject({ status: 422, body: { code: "REASON_MISSING" } });
    const { error } = refused.body as unknown as { error: string };
    for (const each of REASONS) expect(error).toContain(`'${each}'`);
    expect(error).not.toContain("Lindqvist");
  }
  expect((await server.open("rita", id)).row.version).toBe(0);

  expect((await move(id, settings, "asked for")).status).toBe(200);
  const { body } = await server.ask<History>("rita", "GET", `/v1/tasks/${id}/history`);
  expect(body.events).toMatchObject([{ body: { settings, reason: "asked for" } }]);
  // where nothing moves, nothing is asked
  expect((await move(id, settings)).status).toBe(200);
  expect((await move(id, {})).body).toMatchObject({ code: "REASON_MISSING" });
});
