/** One document's way in Firefox and in WebKit: opened, read, decided, finished, approved and exported, by keyboard where it can be. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually, submit, taskOf } from "./desk-work.js";
import { byId, type DrivenBrowser } from "./driven-desk.js";
import { hasFirefox, launchFirefox } from "./firefox.js";
import { quickEngine } from "./quick-engine.js";
import { type Running, serve, tokenOf } from "./server.js";
import { hasWebkit, launchWebkit } from "./webkit.js";

const JUDGMENT = `JUDGMENT

Ann Smith, a teacher in Bergen, was born in 1962. She met Bob Jones in 1984 and moved to Cid Brown in 1991.

In 1996 Ann Smith complained that Bob Jones had read her files. The court of Bergen found in her favour.`;

describe.each([
  { name: "Firefox", is: hasFirefox, launch: launchFirefox },
  { name: "WebKit", is: hasWebkit, launch: launchWebkit },
])("in $name", ({ is, launch }) => {
  let server: Running;
  let browser: DrivenBrowser;
  beforeAll(async () => {
    if (is) [server, browser] = await Promise.all([serve(quickEngine()), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test.skipIf(!is)(
    "a document is opened, read, decided, finished, approved and exported",
    async () => {
      const id = await submit(server, "ann", { name: "judgment.txt", text: JUDGMENT });
      const ann = await browser.sitDown(server, "ann");
      const isClean = async (state: string) =>
        expect({ state, found: await ann.axe() }).toEqual({ state, found: [] });
      const open = async () => Number.parseInt(await ann.text(byId("open-count")), 10);
      const saved = () => eventually(() => ann.text(byId("save-line"))).toMatch(/^(Saved|All)/);

      await ann.go("/queue");
      await ann.waitFor(byId("queue-row"));
      await isClean("the queue");
      await ann.press("n"); // starts the next document
      await ann.waitFor(".mention");
      await isClean("the document");
      const total = await open();

      await ann.press("n");
      await ann.waitFor(byId("card"));
      await isClean("the card");
      await ann.press("Shift+M");
      await eventually(open).toBe(total - 1);
      await saved();
      await ann.press("Control+z");
      await eventually(open).toBe(total);

      await ann.press("/");
      await ann.type("bergen");
      await eventually(() => ann.text(".find-bar [role=status]")).toMatch(/^1 of \d/);
      await ann.press("Escape");
      await ann.press("Control+k");
      await ann.waitFor(byId("palette-search"));
      await isClean("the commands");
      await ann.press("Escape");
      await eventually(() => ann.count('[role="dialog"][aria-modal="true"]')).toBe(0);
      await ann.press("?");
      await ann.waitFor(byId("key-search"));
      await ann.press("Escape");
      await eventually(() => ann.count('[role="dialog"][aria-modal="true"]')).toBe(0);
      await ann.press("h");
      await ann.waitFor(byId("chain"));
      await isClean("the history");
      await ann.press("Escape");
      await eventually(() => ann.count(byId("chain"))).toBe(0);

      // everything that is left, as one list; then the sweep, kind by kind
      await ann.press("r");
      await ann.waitFor(`${byId("batch-apply")}:focus`);
      await isClean("the list");
      await ann.press("Enter");
      await eventually(open).toBe(0);
      await ann.click(byId("tab-sweep"));
      const bulk = '[data-testid^="dismiss-"]';
      for (let left = await ann.count(bulk); left > 0; left = await ann.count(bulk)) {
        await ann.click(bulk);
        await ann.click(byId("batch-apply"));
        await eventually(() => ann.count(bulk)).toBeLessThan(left);
      }
      for (let left = await ann.count(byId("dismiss")); left > 0; ) {
        await ann.click(byId("dismiss"));
        await eventually(() => ann.count(byId("dismiss"))).toBeLessThan(left);
        left = await ann.count(byId("dismiss"));
      }
      await saved();
      await ann.press("Control+Enter");
      await ann.waitFor(`${byId("finish-now")}:not([disabled]):focus`);
      await isClean("the checks");
      await ann.press("Enter");
      // the checks have gone, and what comes next has its name
      await ann.waitFor(`${byId("done")} [role="dialog"][aria-labelledby]`);
      await eventually(() => ann.count('[role="dialog"][aria-modal="true"]')).toBe(1);
      await isClean("the end");
      ann.check();

      const cid = await browser.sitDown(server, "cid");
      await cid.go(`/approve/${id}`);
      await cid.click(byId("approval-token"));
      await cid.type(tokenOf("cid"));
      expect(await cid.axe()).toEqual([]);
      await cid.click(byId("approve"));
      await cid.waitFor(byId("approved"));
      await cid.click(byId("export"));
      await eventually(() => browser.downloads().length).toBe(1);
      await eventually(() => browser.downloads()[0]?.text).toContain("JUDGMENT");
      const [{ name, text } = { name: "", text: "" }] = browser.downloads();
      expect(name).toBe(`redacted-${id.slice(0, 8)}.txt`);
      const { mentions } = await taskOf(server, "cid", id);
      const hidden = mentions.filter(({ state, type }) => state === "mask" && type === "PERSON");
      expect(hidden.length).toBeGreaterThan(0);
      for (const mention of hidden) expect(text).not.toContain(mention.text);

      await cid.go(`/compare/${id}`);
      await cid.waitFor(byId("leaf-output"));
      expect(await cid.axe()).toEqual([]);
      cid.check();
    },
  );
});
