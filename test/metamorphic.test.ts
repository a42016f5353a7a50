/** The same text, the same answer, whatever else is asked for: `bench/metamorphic.ts` with ten passages. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createResources, createSanitizer } from "../src/index.js";
import type { Policy } from "../src/policy/policy.js";
import { createEngine } from "../src/server/engine/engine.js";
import { broken, passagesOf } from "./metamorphic.js";

const PASSAGES = passagesOf(readFileSync(new URL("golden/texts.txt", import.meta.url), "utf8"))
  .filter((_, i) => i % 4 === 0)
  .map(({ id, text }) => ({ id, text: text.slice(0, 400) }));

test("passages are answered alike in another order, all at once and in threads", async () => {
  const policy: Policy = { version: 1, mask: "all", seed: 1 };
  const sanitizer = await createSanitizer(policy, { resources: createResources() });
  const engine = createEngine({ policy, threads: 1 });
  try {
    await engine.ready;
    expect(PASSAGES.length).toBeGreaterThan(4);
    const none = { order: [], batch: [], threads: [] };
    expect(await broken(PASSAGES, { sanitizer, engine })).toEqual(none);
    // the comparison can fail: another policy answers otherwise
    const other = await createSanitizer({ ...policy, replace: { default: "suppress" } });
    const { threads } = await broken(PASSAGES.slice(0, 1), { sanitizer: other, engine });
    expect(threads).toHaveLength(1);
  } finally {
    await engine.close();
  }
});
