/** No key is dead: each one of the map does something or says why not, on every page, on arrival and after a dialog. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bindingsAt, type Place } from "../../web/src/keyboard/keymap.js";
import { type Desk, hasChromium, sitDown } from "./browser.js";
import { acceptAll, eventually, submit } from "./desk-work.js";
import { quickEngine } from "./quick-engine.js";
import { at, workstation } from "./workstation.js";

const JUDGMENT = readFileSync(join(import.meta.dirname, "../../examples/judgment.txt"), "utf8");

/** As the browser driver names a key of the map. */
const pressed = (key: string): string =>
  key
    .split("+")
    .map(
      (part) =>
        ({
          mod: "Control",
          shift: "Shift",
          arrowright: "ArrowRight",
          arrowleft: "ArrowLeft",
          enter: "Enter",
          escape: "Escape",
        })[part] ?? part,
    )
    .join("+");

/** Whether anything on the page changes after a key: what it shows, or what it says. */
async function answers({ page }: Desk, key: string): Promise<boolean> {
  await page.evaluate(`window.answer = new Promise((resolve) => {
    const done = (answered) => {
      watcher.disconnect();
      clearTimeout(timer);
      for (const name of ["focusin", "hashchange"]) removeEventListener(name, did, true);
      resolve(answered);
    };
    const did = () => done(true);
    const timer = setTimeout(() => done(false), ${PATIENCE});
    const watcher = new MutationObserver(did);
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const name of ["focusin", "hashchange"]) addEventListener(name, did, true);
  }); 0`);
  await page.keyboard.press(key);
  return page.evaluate<boolean>("window.answer");
}

/** Milliseconds after which a key that has done nothing is dead. */
const PATIENCE = 2_000;

const DIALOG = '[role="dialog"][aria-modal="true"]';

async function closeAll({ page }: Desk): Promise<void> {
  while ((await page.locator(DIALOG).count()) > 0) {
    await page.keyboard.press("Escape");
    // one that stays for another Escape is not gone yet
    await page
      .locator(DIALOG)
      .first()
      .waitFor({ state: "detached", timeout: 400 })
      .catch(() => {});
  }
}

describe.skipIf(!hasChromium)("every key", () => {
  let open: string;
  let row: string;
  let twice: string;
  const here = workstation(async ({ server }) => {
    open = await submit(server, "ann", { name: "keys", text: JUDGMENT });
    row = await submit(server, "ann", {
      name: "staff.csv",
      content: Buffer.from("name,since\nAnn Smith,1984\nCid Brown,1991\n").toString("base64"),
    });
    const project = await server.api<{ id: string }>("root", "POST", "/v1/projects", {
      name: "Two",
      readers: 2,
    });
    const text = "Ann Smith met Bob Jones in Oslo on 4 June 1970.";
    twice = await submit(server, "root", {
      project: project.id,
      name: "two",
      text,
      readers: ["ann", "bob"],
    });
    const { mentions } = await server.api<{ mentions: { id: string }[] }>(
      "ann",
      "GET",
      `/v1/tasks/${twice}`,
    );
    await server.api("ann", "POST", `/v1/tasks/${twice}/events`, {
      kind: "decide",
      id: crypto.randomUUID(),
      seen: 0,
      changes: [{ mention: mentions[0]!.id, state: "keep" }],
    });
    await acceptAll(server, "ann", twice);
    await acceptAll(server, "bob", twice);
  }, quickEngine);

  interface Page {
    readonly name: string;
    /** Absent: it has no keys but those of every page. */
    readonly place?: Exclude<Place, "everywhere">;
    address(): string;
    readonly dialogs: readonly string[];
    /** Keys that lead to another page: tried last. */
    readonly leaves: readonly string[];
  }
  const pages: readonly Page[] = [
    {
      name: "the review",
      place: "review",
      address: () => `/doc/${open}`,
      dialogs: ["?", "Control+k", "h", "Control+Enter", "i"],
      leaves: ["u"],
    },
    {
      name: "the queue",
      place: "queue",
      address: () => "/queue",
      dialogs: ["?", "p"],
      leaves: ["n"],
    },
    {
      name: "the disagreements",
      place: "dispute",
      address: () => `/agree/${twice}`,
      dialogs: ["?", "Control+k"],
      leaves: [],
    },
    {
      name: "the pages",
      place: "compare",
      address: () => `/compare/${open}`,
      dialogs: ["?"],
      leaves: ["b"],
    },
    {
      name: "the approval",
      place: "page",
      address: () => `/approve/${twice}`,
      dialogs: ["Control+k"],
      leaves: ["b"],
    },
    {
      name: "the attack",
      place: "page",
      address: () => `/attack/${open}`,
      dialogs: ["?"],
      leaves: ["b"],
    },
    {
      name: "the table",
      place: "table",
      address: () => `/table/${row}`,
      dialogs: ["?"],
      leaves: ["o", "b"],
    },
    {
      name: "the projects",
      address: () => "/projects",
      dialogs: ["Control+k"],
      leaves: [],
    },
    {
      name: "the list of disagreements",
      address: () => "/agree",
      dialogs: ["?"],
      leaves: [],
    },
  ];
  test.each(pages)(
    "of $name does something, on arrival and after a dialog",
    async ({ place, address, dialogs, leaves }) => {
      const root = await sitDown(here.browser, here.server, "root", { calm: true });
      await root.go(address());
      await root.page.locator("#main h1, .mention").first().waitFor();
      const keys = bindingsAt(place).flatMap((binding) => binding.keys.map(pressed));
      const staying = keys.filter((key) => !leaves.includes(key));
      const dead: string[] = [];
      const press = async (key: string, after: string) => {
        if (!(await answers(root, key))) dead.push(`${key} ${after}`);
        await closeAll(root);
        // '/' opens a field, which keeps its keys until it is closed
        if (key === "/") await root.press("Escape");
      };
      for (const key of staying) await press(key, "on arrival");
      for (const [i, key] of staying.entries()) {
        const dialog = dialogs[i % dialogs.length]!;
        await root.press(dialog);
        await root.page.locator(DIALOG).first().waitFor();
        await closeAll(root);
        await press(key, `after '${dialog}'`);
      }
      for (const key of leaves) if (!(await answers(root, key))) dead.push(key);
      expect(dead).toEqual([]);
      root.check();
      await root.close();
    },
    240_000,
  );

  test("finds a command by name and does it, and a key of the map", async () => {
    const ann = await sitDown(here.browser, here.server, "bob");
    await ann.go(`/doc/${open}`);
    await ann.page.locator(".mention").first().waitFor();
    await ann.press("Control+k");
    await at(ann, "palette-search").fill("history");
    expect(await ann.axe()).toEqual([]);
    await ann.press("Enter");
    await at(ann, "chain").waitFor();
    await closeAll(ann);
    await ann.press("?");
    await at(ann, "key-search").fill("original");
    await eventually(() => at(ann, "key-peek").count()).toBe(1);
    expect(await at(ann, "key-mask").count()).toBe(0);
    ann.check();
    await ann.close();
  });
});
