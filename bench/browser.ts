/**
 * The program in a page of Chromium: processor time of the whole browser from the click to the first answer, models
 * loaded, and for pages of 3,700 characters after that; beside them what is sent, once.
 *
 *     npm run docs && npx tsx bench/browser.ts
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { serveFolder } from "../test/static-site.js";
import { TEACHING_MARK, unmark } from "./unmark.js";

const [folder = "out/site/try"] = process.argv.slice(2);
const PAGE = 3700;
const TICKS_PER_SECOND = 100;

/** Seconds of processor time of a process and of all below it. */
function secondsOf(root: number): number {
  const stats = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return [
          {
            id: Number(name),
            parent: Number(fields[1]),
            ticks: Number(fields[11]) + Number(fields[12]),
          },
        ];
      } catch {
        return [];
      }
    });
  const below = new Set([root]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const { id, parent } of stats) {
      if (below.has(id) || !below.has(parent)) continue;
      below.add(id);
      grew = true;
    }
  }
  const ticks = stats.filter(({ id }) => below.has(id)).map((one) => one.ticks);
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}

/** Seconds of processor time and of the clock until the page has answered. */
async function answered(
  page: Page,
  browser: number,
): Promise<{ processor: number; clock: number }> {
  const [before, started] = [secondsOf(browser), performance.now()];
  await page.click("#run");
  do await page.waitForTimeout(50);
  while (await page.isDisabled("#run"));
  const clock = (performance.now() - started) / 1000;
  return { processor: secondsOf(browser) - before, clock };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1]!;

if (!existsSync(`${folder}/assets/assets.json`)) {
  console.error(`${folder} has no page: nothing to measure; run 'npm run docs' first`);
} else {
  const site = serveFolder(folder);
  const server = await chromium.launchServer({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const browser = await chromium.connect(server.wsEndpoint());
  const id = server.process().pid!;
  const { text } = unmark(
    readFileSync("training/documents/en.txt", "utf8").replace(/^## .*$/gm, ""),
    TEACHING_MARK,
  );
  const pages = Array.from({ length: 6 }, (_, i) => text.slice(i * PAGE, (i + 1) * PAGE));
  console.log("| | first answer | a page after that |\n| --- | --- | --- |");
  for (const rules of [false, true]) {
    const page = await browser.newPage();
    await page.goto(`${site.address}/`);
    await page.waitForTimeout(1000);
    if (rules) await page.check("#rules");
    const first = await answered(page, id);
    const after: (typeof first)[] = [];
    for (const one of pages) {
      await page.fill("#text", one);
      after.push(await answered(page, id));
    }
    const seconds = (one: typeof first) =>
      `${one.processor.toFixed(2)} s (${one.clock.toFixed(2)} s by the clock)`;
    const later = {
      processor: median(after.slice(1).map(({ processor }) => processor)),
      clock: median(after.slice(1).map(({ clock }) => clock)),
    };
    console.log(
      `| ${rules ? "rules alone" : "with the network"} | ${seconds(first)} | ${seconds(later)} |`,
    );
    await page.close();
  }
  await browser.close();
  await server.close();
  site.close();
}
