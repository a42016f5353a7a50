/** What was hidden comes back byte for byte, whatever labels, spaces and abbreviations the source has. */

import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { texts } from "../../../test/round-trips.js";
import { createSession } from "../../flow/create-session.js";
import type { Session } from "../../flow/session.js";
import type { Policy } from "../../policy/policy.js";

/** Texts of the full run, which `bench/attack-surface.ts` makes. */
const RUNS = Number(process.env["ROUND_TRIPS"] ?? 60);
const RULES: Policy = {
  version: 1,
  mask: "all",
  replace: { default: "label" },
  without: ["neural"],
};

let session: Session;
beforeAll(async () => {
  session = await createSession(RULES);
});

test("a conversation of many texts, each restored from what it became", async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const masked = await session.sanitize(text);
      expect(session.restore(masked.text).text).toBe(text);
    }),
    { numRuns: RUNS },
  );
});

test("a label of the source is not somebody's, before or after, in this session or the next", async () => {
  const key = new Uint8Array(32).fill(7);
  const first = await createSession(RULES);
  const one = await first.sanitize("[PERSON 1] wrote to anna.berg@example.org.");
  const two = await first.sanitize("Write to bob.moe@example.org, 'code 2' or code 1.");
  const next = await createSession(RULES, { from: { bytes: first.seal(key), key } });
  const three = await next.sanitize("[CODE 1] and [PERSON 1] again");
  expect(one.text).toContain("[PERSON 1]");
  expect(three.text).toContain("[PERSON 1]");
  expect(three.text).not.toContain("[CODE 1]");
  for (const { text, document } of [one, two, three]) {
    expect(next.restore(text).text).toBe(document.text);
  }
});
