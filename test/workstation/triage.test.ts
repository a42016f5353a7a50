/** The work by entity: how many keys a document takes, counted. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { History } from "../../src/server/review/schema.js";
import { type Desk, hasChromium, sitDown } from "./browser.js";
import { eventually, openCount, saved, submit } from "./desk-work.js";
import { at, workstation } from "./workstation.js";

const ROOT = join(import.meta.dirname, "../..");
const examples = ["judgment", "clinical-letter", "chat"].map((name) => ({
  name,
  text: readFileSync(join(ROOT, `examples/${name}.txt`), "utf8"),
}));
/** Three works from the golden texts, one after the other, to the length of a judgment. */
const works = readFileSync(join(ROOT, "test/golden/texts.txt"), "utf8")
  .split(/^== .*$/m)
  .slice(1);
const DOCUMENTS = [
  ...examples,
  { name: "travels", text: works.slice(3, 7).join("\n").trim() },
  { name: "lives", text: works.slice(15, 20).join("\n").trim() },
];

/** A person who looks at what needs a look: counts every key. */
function counting(desk: Desk) {
  const keys: string[] = [];
  return {
    keys,
    press: async (...pressed: string[]) => {
      keys.push(...pressed);
      await desk.press(...pressed);
    },
  };
}

/** Accepts the identifiers at once, each close call by itself, the rest at once; then the sweep by kind. */
async function review(desk: Desk): Promise<{ keys: string[]; decisions: number }> {
  const { page } = desk;
  const { keys, press } = counting(desk);
  const list = page.getByTestId("batch-list");
  const apply = async () => {
    await list.waitFor();
    await page.locator('[data-testid="batch-apply"]:focus').waitFor();
    await press("Enter");
    await list.waitFor({ state: "detached" });
    await saved(desk);
  };
  let decisions = 0;
  if ((await page.getByTestId("accept-direct").count()) > 0) {
    await press("i");
    await apply();
    decisions += 1;
  }
  const close = page.getByRole("heading", { name: /^Close calls/ });
  if ((await close.count()) > 0) {
    const calls = Number(await close.locator(".number").innerText());
    // after a list the first close call comes by itself
    if (decisions === 0) await press("n");
    await page.getByTestId("card").waitFor();
    for (let call = 0; call < calls; call += 1) {
      await press("a");
      await saved(desk);
      decisions += 1;
    }
  }
  if ((await openCount(desk)) > 0) {
    await press("r");
    await apply();
    decisions += 1;
  }
  await press("s");
  while (await page.locator('[data-testid^="dismiss-"], [data-testid="dismiss"]').count()) {
    const bulk = await page.locator('[data-testid^="dismiss-"]').count();
    await press(bulk > 0 ? "Shift+X" : "x");
    if (bulk > 0) await apply();
    else await saved(desk);
    decisions += 1;
  }
  return { keys, decisions };
}

describe.skipIf(!hasChromium)("the work by entity", () => {
  const here = workstation();

  test.each(DOCUMENTS)(
    "$name takes few decisions, each of them one that can be undone",
    async ({ name, text }) => {
      const id = await submit(here.server, "ann", { name, text });
      const ann = await sitDown(here.browser, here.server, "ann", { calm: true });
      await ann.go(`/doc/${id}`);
      await ann.page.locator(".mention").first().waitFor();
      const places = await openCount(ann);
      // the list waits for what each entity changes
      await ann.page.getByTestId("triage-row").first().waitFor();
      await eventually(() => ann.page.locator(".row-figures").count()).toBeGreaterThan(0);
      await ann.page.waitForTimeout(1_000);
      const { keys, decisions } = await review(ann);
      expect(await openCount(ann)).toBe(0);
      process.stdout.write(
        `${name}: ${text.length} characters, ${places} places, ${decisions} decisions, ${keys.length} keys\n`,
      );
      const per = Math.max(1, text.length / 3_000);
      expect(decisions).toBeLessThanOrEqual(Math.ceil(20 * per));
      expect(keys.length).toBeLessThanOrEqual(Math.ceil((name === "judgment" ? 23 : 32) * per));

      // one undo takes a whole list back
      const { events } = await here.server.api<History>("ann", "GET", `/v1/tasks/${id}/history`);
      expect(events.length).toBeLessThanOrEqual(decisions + 1);
      await ann.press("Control+Enter");
      await at(ann, "finish-now").waitFor();
      await eventually(() => at(ann, "finish-now").isEnabled()).toBe(true);
      await ann.press("Enter");
      await at(ann, "next-document").waitFor();
      expect(await ann.axe()).toEqual([]);
      await ann.picture(`done-${name}`);
      ann.check();
      await ann.close();
    },
    240_000,
  );
});
