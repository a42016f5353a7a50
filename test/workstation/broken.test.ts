/** What breaks around people: the network in the middle of each action, the server's version, names, sizes. */

import type { Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { History } from "../../src/server/review/schema.js";
import { type Desk, hasChromium, sitDown } from "./browser.js";
import { eventually, openCount, saved, submit, taskOf } from "./desk-work.js";
import { quickEngine } from "./quick-engine.js";
import { at, workstation } from "./workstation.js";

const LETTER = [
  "Ann Smith met Bob Jones in 1970. Cid Brown wrote to Ann Smith in 1984.",
  "Dora Green came in 1991. Eve White left in 1999, as Gus Black and Hal Gray did.",
].join("\n\n");

/** Each thing a person can do to a document, as they do it. Leaves the page as it was but for the change. */
const ACTIONS: Readonly<Record<string, (desk: Desk) => Promise<void>>> = {
  "accept for the entity": (desk) => desk.press("n", "a"),
  "mask one place": (desk) => desk.press("n", "Shift+M"),
  keep: (desk) => desk.press("n", "Shift+K"),
  generalize: async (desk) => {
    await desk.page.locator('.mention[data-type="DATETIME"]').last().click();
    await desk.press("g", "1");
  },
  unsure: (desk) => desk.press("n", "f"),
  "change the type": (desk) => desk.press("n", "t", "8"),
  "move a boundary": async (desk) => {
    await desk.page.locator(".mention").last().click();
    await desk.press("b", "ArrowRight", "Enter");
  },
  "mark words": async (desk) => {
    await select(desk, "wrote");
    await desk.press("p", "8");
  },
  comment: async (desk) => {
    await desk.press("c");
    await desk.page.getByRole("dialog").locator("textarea").fill("Ask the court.");
    await desk.press("Control+Enter");
  },
  "own words": async (desk) => {
    await desk.page.locator('.mention[data-type="DATETIME"]').first().click();
    await at(desk, "free-text").fill("long ago");
    await desk.press("Enter");
  },
  undo: (desk) => desk.press("Control+z"),
  redo: (desk) => desk.press("Control+y"),
};

const select = ({ page }: Desk, words: string) =>
  page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.querySelector(".text"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const found = node.data.indexOf(${JSON.stringify(words)});
      if (found >= 0) return getSelection().setBaseAndExtent(node, found, node, found + ${words.length});
    }
  })()`);

/** How the network fails: before the request, after the server has done it, in the middle of its answer. */
const FAULTS: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort("connectionreset"),
  async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
  async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
];

describe.skipIf(!hasChromium)("the workstation loses nothing", () => {
  const here = workstation(undefined, quickEngine);

  const history = async (id: string) =>
    (await here.server.api<History>("ann", "GET", `/v1/tasks/${id}/history`)).events;

  test("when the network goes in the middle of each action", async () => {
    const id = await submit(here.server, "ann", { name: "letter", text: LETTER });
    const ann = await sitDown(here.browser, here.server, "ann", { calm: true });
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().waitFor();
    let faults: ((route: Route) => Promise<void>)[] = [];
    await ann.page.route(`**/v1/tasks/${id}/events`, (route) => {
      const fault = faults.shift();
      return fault ? fault(route) : route.continue();
    });
    for (const [name, act] of Object.entries(ACTIONS)) {
      const before = await history(id);
      faults = [...FAULTS];
      await act(ann);
      // the browser says each time that the network is back, as it does for people
      await eventually(async () => {
        await ann.page.evaluate(`dispatchEvent(new Event("online"))`);
        return faults.length;
      }).toBe(0);
      await ann.page.evaluate(`dispatchEvent(new Event("online"))`);
      await saved(ann);
      const after = await history(id);
      expect({ name, events: after.length - before.length }).toEqual({ name, events: 1 });
      // what is shown is what the server has
      const { row } = await taskOf(here.server, "ann", id);
      expect({ name, open: await openCount(ann) }).toEqual({ name, open: row.open });
      await ann.press("Escape", "Escape");
    }
    expect((await here.server.api<History>("ann", "GET", `/v1/tasks/${id}/history`)).chain).toBe(
      "intact",
    );
    // finishing: what the page knows of it is read again, although that fails at first
    await ann.press("r");
    await at(ann, "batch-apply").click();
    await saved(ann);
    await at(ann, "tab-sweep").click();
    const bulk = ann.page.locator('[data-testid^="dismiss-"]');
    while ((await bulk.count()) > 0) {
      const left = await bulk.count();
      await bulk.first().click();
      await at(ann, "batch-apply").click();
      await eventually(() => bulk.count()).toBeLessThan(left);
    }
    await saved(ann);
    await ann.press("Control+Enter");
    await eventually(() => at(ann, "finish-now").isEnabled()).toBe(true);
    faults = [...FAULTS];
    await ann.press("Enter");
    await eventually(async () => {
      await ann.page.evaluate(`dispatchEvent(new Event("online"))`);
      return (await taskOf(here.server, "ann", id)).row.status;
    }).toBe("finished");
    await at(ann, "next-document").waitFor();
    ann.check();
    await ann.close();
  });

  test("when a server of another version answers", async () => {
    const id = await submit(here.server, "ann", { name: "renewed", text: LETTER });
    const ann = await sitDown(here.browser, here.server, "ann", { calm: true });
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().waitFor();
    const total = await openCount(ann);
    // the new server answers, and is away again while decisions are made
    let away = false;
    await ann.page.route("**/v1/**", async (route) => {
      if (away) return route.abort("connectionrefused");
      const response = await route.fetch();
      const headers = { ...response.headers(), "palimpsest-version": "another" };
      return route.fulfill({ response, headers });
    });
    await ann.press("n", "Shift+M");
    await at(ann, "outdated").waitFor();
    expect(await ann.axe()).toEqual([]);
    await saved(ann);
    away = true;
    await ann.press("n", "Shift+M", "n", "Shift+K");
    await eventually(() => at(ann, "save-line").innerText()).toBe("Offline, 2 waiting");
    await at(ann, "outdated").getByRole("button", { name: "Reload" }).click();
    away = false;
    await at(ann, "document").waitFor();
    await eventually(async () => (await taskOf(here.server, "ann", id)).row.open).toBe(total - 3);
    expect(await history(id)).toHaveLength(3);
    await saved(ann);
    expect(await openCount(ann)).toBe(total - 3);
    ann.check();
    await ann.page.unrouteAll({ behavior: "ignoreErrors" });
    await ann.close();
  });

  test("whatever a file is called", async () => {
    const names = [
      `"><img src=x onerror="window.stolen=1">.txt`,
      "\u202Etxt.exe\u202C \u0000\u0007 ..\\..\\..\\windows",
      "../../../etc/passwd",
      `${"Ann Smith ".repeat(40)}.txt`,
      "   .txt",
      "%2e%2e%2f {{7*7}} <% 8*8 %> <!--",
      "דוד לוי 👩‍🚀.txt",
    ];
    const ann = await sitDown(here.browser, here.server, "ann", { calm: true });
    const listed = ann.page.waitForResponse(
      (answer) =>
        answer.request().method() === "GET" && new URL(answer.url()).pathname === "/v1/tasks",
    );
    await ann.go("/queue");
    const rows = at(ann, "queue-row");
    await at(ann, "drop").waitFor();
    // those of the tests before are counted once they are shown
    const { tasks } = (await (await listed).json()) as { tasks: readonly unknown[] };
    await eventually(() => rows.count()).toBe(tasks.length);
    // the answer to the first of them is lost: it is sent again, and added once
    let lost = false;
    await ann.page.route("**/v1/tasks", async (route) => {
      if (lost || route.request().method() !== "POST") return route.continue();
      lost = true;
      await route.fetch();
      return route.abort("connectionreset");
    });
    for (const name of names) {
      const before = await rows.count();
      await dropNamed(ann, name);
      await eventually(() => rows.count()).toBe(before + 1);
    }
    await eventually(() => rows.filter({ hasText: "Open" }).count()).toBeGreaterThanOrEqual(
      names.length,
    );
    await ann.picture("hostile-names");
    expect(await ann.axe()).toEqual([]);
    // a name cannot be read backwards
    const shown = rows.locator(".invisible");
    expect(await shown.evaluateAll((all) => all.map((each) => each.dataset["name"]))).toEqual(
      expect.arrayContaining(["RLO", "U+0007"]),
    );
    expect(await ann.page.locator(".queue img, .queue script").count()).toBe(0);
    for (const row of await rows.filter({ hasText: "Open" }).all()) {
      const { scroll, inner } = await ann.page.evaluate<{ scroll: number; inner: number }>(
        "({ scroll: document.documentElement.scrollWidth, inner: innerWidth })",
      );
      expect(scroll).toBeLessThanOrEqual(inner);
      expect(await row.getByRole("link").getAttribute("href")).toMatch(/^#\/doc\/[0-9a-f-]{36}$/);
    }
    expect(await ann.page.evaluate("window.stolen")).toBeUndefined();
    expect(await ann.page.title()).toBe("Palimpsest");
    ann.check();
    await ann.close();
  });

  test("in numbers: a queue that is being filled says how far it is", async () => {
    const ann = await sitDown(here.browser, here.server, "ann", { calm: true });
    await ann.go("/queue");
    await at(ann, "drop").waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let posts = 0;
    await ann.page.route("**/v1/tasks", async (route) => {
      if (route.request().method() === "POST" && ++posts === 2) await held;
      return route.continue();
    });
    await dropNamed(ann, "one.txt", "two.txt", "three.txt");
    await eventually(() => at(ann, "sending").innerText()).toMatch(/^Adding document 2 of 3\./);
    const closing = ann.page.evaluate<boolean>(
      '!dispatchEvent(new Event("beforeunload", { cancelable: true }))',
    );
    expect(await closing).toBe(true);
    release();
    await eventually(() => at(ann, "sending").count()).toBe(0);
    expect(posts).toBe(3);
    ann.check();
    await ann.close();
  });

  test("in a line of a megabyte", async () => {
    const words = "and so it went on without any end, ";
    const stretch = `Ann Smith met Bob Jones in 1970 ${words.repeat(60)}`;
    const id = await submit(here.server, "ann", {
      name: "one line",
      text: stretch.repeat(Math.ceil(900_000 / stretch.length)) + "x".repeat(100_000),
    });
    const ann = await sitDown(here.browser, here.server, "ann", { calm: true });
    await works(ann, id);
    await ann.close();
  });

  test("with twenty thousand mentions", async () => {
    const text = Array.from(
      { length: 1_000 },
      (_, i) => `${`Ann Smith${i} met Bob Jones in 1970. `.repeat(7).trim()}`,
    ).join("\n\n");
    const id = await submit(here.server, "ann", { name: "many", text });
    const ann = await sitDown(here.browser, here.server, "ann", { calm: true });
    await works(ann, id);
    await ann.close();
  });

  /** Opens, moves, decides, undoes, finds and shows the output. */
  async function works(ann: Desk, id: string): Promise<void> {
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().waitFor();
    const total = await openCount(ann);
    await ann.press("ArrowRight", "Shift+M", "ArrowRight", "ArrowRight", "Shift+K");
    await eventually(() => openCount(ann)).toBe(total - 2);
    await saved(ann);
    await ann.press("Control+z");
    await eventually(() => openCount(ann)).toBe(total - 1);
    await ann.press("/");
    await ann.page.getByLabel("Find in the document").fill("jones");
    await eventually(() => ann.page.locator(".find-bar [role=status]").innerText()).toMatch(
      /^1 of \d/,
    );
    await ann.press("Escape", "v", "v");
    await eventually(() => ann.page.locator(".text.output").count()).toBe(1);
    const { scroll, inner } = await ann.page.evaluate<{ scroll: number; inner: number }>(
      "({ scroll: document.documentElement.scrollWidth, inner: innerWidth })",
    );
    expect(scroll).toBeLessThanOrEqual(inner);
    expect((await taskOf(here.server, "ann", id)).row.open).toBe(total - 1);
    ann.check();
  }
});

const dropNamed = ({ page }: Desk, ...names: string[]) =>
  page.evaluate(`(() => {
    const transfer = new DataTransfer();
    for (const name of ${JSON.stringify(names)}) transfer.items.add(new File(["Ann Smith came in 1970."], name));
    const drop = document.querySelector('[data-testid="drop"]');
    drop.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  })()`);
