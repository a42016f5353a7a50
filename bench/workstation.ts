/**
 * How fast the workstation is: opening a document of 3,500 mentions, and a key until its effect is painted.
 *
 *     npx tsx bench/workstation.ts [COPIES]
 *
 * The document is the sample judgment over and over, 150 kB for 45 copies, which is denser in mentions
 * than most. A real Chromium without a GPU, the real server, both on this machine.
 */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { TaskRow } from "../src/server/review/schema.js";
import { launch, sitDown } from "../test/workstation/browser.js";
import { serve } from "../test/workstation/server.js";

const KEYS = [
  { name: "next mention", key: "ArrowRight", times: 40 },
  { name: "next to decide", key: "n", times: 20 },
  { name: "next place of the entity", key: "e", times: 20 },
  { name: "next unmarked place", key: "s", times: 20 },
  { name: "mask everywhere", key: "m", times: 20, between: "ArrowRight" },
  { name: "keep everywhere", key: "k", times: 20, between: "ArrowRight" },
  { name: "mask this place", key: "Shift+M", times: 20, between: "ArrowRight" },
  { name: "undo", key: "Control+z", times: 20 },
  { name: "look at the original", key: "o", times: 20, between: "ArrowRight" },
  { name: "next view", key: "v", times: 20 },
  { name: "tags", key: "l", times: 20 },
  { name: "commands", key: "Control+k", times: 20, after: "Escape" },
];

/** Milliseconds a reader thinks between two keys. */
const PAUSE = 250;

const copies = Number(process.argv[2] ?? 45);
const judgment = readFileSync(new URL("../examples/judgment.txt", import.meta.url), "utf8");
const text = Array.from({ length: copies }, () => judgment).join("\n");

const server = await serve();
const browser = await launch();
try {
  const [{ id } = {} as TaskRow] = await server.api<TaskRow[]>("ann", "POST", "/v1/tasks", {
    name: "many mentions",
    text,
  });
  let row = await server.api<TaskRow>("ann", "GET", `/v1/tasks/${id}/row`);
  while (row.status === "queued" || row.status === "detecting") {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    row = await server.api<TaskRow>("ann", "GET", `/v1/tasks/${id}/row`);
  }
  console.log(`${text.length} characters, ${row.total} mentions`);

  const opened: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const ann = await sitDown(browser, server, "ann");
    await ann.go("/queue");
    opened.push(await timeOpening(ann.page, id));
    await ann.close();
  }
  console.log("\n| what | median ms | 95th percentile | worst |\n| --- | --- | --- | --- |");
  print("from the queue to the first page painted", opened);

  const ann = await sitDown(browser, server, "ann");
  await ann.go(`/doc/${id}`);
  await ann.page.locator(".mention").first().click();
  await ann.page.waitForTimeout(3000);
  const all: number[] = [];
  for (const { name, key, times, between, after } of KEYS) {
    const painted: number[] = [];
    for (let press = 0; press < times; press += 1) {
      if (between) await ann.page.keyboard.press(between);
      await ann.page.waitForTimeout(PAUSE);
      painted.push(await timeKey(ann.page, key));
      if (after) {
        await ann.page.waitForTimeout(PAUSE);
        await ann.page.keyboard.press(after);
      }
    }
    all.push(...painted);
    print(`key to paint: ${name}`, painted);
  }
  print("key to paint: any", all);
  await ann.close();
} finally {
  await browser.close();
  await server.stop();
}

async function timeOpening(page: Page, id: string): Promise<number> {
  await page.evaluate(`
    window.opened = new Promise((resolve) => {
      const start = performance.now();
      new MutationObserver((_, observer) => {
        if (!document.querySelector(".mention")) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }).observe(document.body, { childList: true, subtree: true });
      location.hash = "#/doc/${id}";
    }); 0`);
  return page.evaluate<number>("window.opened");
}

/** From the key's own time stamp until after the frame that shows its effect. */
async function timeKey(page: Page, key: string): Promise<number> {
  await page.evaluate(`
    window.painted = new Promise((resolve) => {
      addEventListener("keydown", function listen(event) {
        if (/^(Shift|Control)$/.test(event.key)) return;
        removeEventListener("keydown", listen, true);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
      }, true);
    }); 0`);
  await page.keyboard.press(key);
  return page.evaluate<number>("window.painted");
}

function print(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  const high = sorted[Math.ceil(0.95 * sorted.length) - 1]!;
  const figures = [median, high, sorted.at(-1)!].map((time) => time.toFixed(0));
  console.log(`| ${what} | ${figures.join(" | ")} |`);
}
