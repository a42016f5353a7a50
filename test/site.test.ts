/** The site of `npm run docs`: builds without a broken link, is light, loads nothing from elsewhere, and axe finds nothing. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StaticSite, serveFolder } from "./static-site.js";
import { PREPARED, VIOLATIONS } from "./workstation/axe.js";
import { hasChromium, launch } from "./workstation/browser.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const site = mkdtempSync(join(tmpdir(), "palimpsest-site-"));
/** Most bytes that a page may load, pictures and the search index apart. */
const BUDGET = 300_000;
let served: StaticSite | undefined;
let browser: Browser | undefined;
let address = "";

beforeAll(async () => {
  execFileSync("npx", ["vitepress", "build", "docs", "--outDir", site], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
  });
  served = serveFolder(site);
  address = served.address;
  if (hasChromium) browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  served?.close();
  rmSync(site, { recursive: true, force: true });
});

test("has a page for each page of docs/", () => {
  const pages = readdirSync(join(ROOT, "docs")).filter((file) => file.endsWith(".md"));
  expect(pages.length).toBeGreaterThan(25);
  const missing = pages.filter((page) => !existsSync(join(site, page.replace(/\.md$/, ".html"))));
  expect(missing).toEqual([]);
});

test.runIf(hasChromium).each(["light", "dark"] as const)(
  "in %s: axe finds nothing, nothing comes from elsewhere, a page is light, a telephone shows it whole",
  async (colorScheme) => {
    const context = await browser!.newContext({
      colorScheme,
      viewport: { width: 390, height: 844 },
    });
    for (const path of ["/", "/tutorial.html", "/gallery.html", "/compare.html", "/policy.html"]) {
      const page = await context.newPage();
      const elsewhere: string[] = [];
      let bytes = 0;
      page.on("request", (request) => {
        if (!request.url().startsWith(address)) elsewhere.push(request.url());
      });
      page.on("response", async (response) => {
        if (!/\.(?:html|js|css)$|\/$/.test(new URL(response.url()).pathname)) return;
        bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
      });
      await page.goto(`${address}${path}`, { waitUntil: "load" });
      await page.evaluate(PREPARED);
      expect(await page.evaluate(VIOLATIONS), path).toEqual([]);
      expect(elsewhere, path).toEqual([]);
      if (path !== "/policy.html") expect(bytes, path).toBeLessThan(BUDGET);
      const overflow = await page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth",
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
      await page.close();
    }
    await context.close();
  },
);

test.runIf(hasChromium)("finds a word by itself", async () => {
  const page = await browser!.newPage();
  await page.goto(`${address}/`);
  await page.keyboard.press("/");
  await page.locator("#localsearch-input").fill("mailbox");
  await page.locator(".VPLocalSearchBox .result").first().waitFor({ timeout: 20_000 });
  expect(await page.locator(".VPLocalSearchBox .result").first().textContent()).toMatch(/mailbox/i);
  await page.close();
});
