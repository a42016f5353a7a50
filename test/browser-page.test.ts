/**
 * The page in which the program runs in the tab, as the site has it: the same words as under Node, in every browser there
 * is here; nothing is asked of another address, and the browser refuses what would be.
 */

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDocument, createSanitizer } from "../src/index.js";
import { type StaticSite, serveFolder } from "./static-site.js";
import { PREPARED, VIOLATIONS } from "./workstation/axe.js";
import { hasChromium, launch } from "./workstation/browser.js";
import { eventually } from "./workstation/desk-work.js";
import { hasFirefox, launchFirefox } from "./workstation/firefox.js";
import type { Running } from "./workstation/server.js";
import { hasWebkit, launchWebkit } from "./workstation/webkit.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Most bytes of the page before the program is asked for. */
const BUDGET = 300_000;
const place = mkdtempSync(join(tmpdir(), "palimpsest-page-"));
const folder = join(place, "try");
let site: StaticSite;
/** Another address, at which nothing may arrive. */
let elsewhere: StaticSite;
/** What Node makes of the page's own text. */
let expected = "";
let browser: Browser | undefined;

/** What was asked of elsewhere. */
const refused = (address: string): string =>
  `fetch(${JSON.stringify(address)}, { mode: "no-cors" }).then(() => "sent", () => "refused")`;

beforeAll(async () => {
  execFileSync(process.execPath, ["--import", "tsx", "tools/docs/try.ts", folder], { cwd: ROOT });
  site = serveFolder(folder);
  elsewhere = serveFolder(place);
  const [, text = ""] =
    /<textarea[^>]*>\n?([\s\S]*?)<\/textarea/.exec(
      readFileSync(join(folder, "index.html"), "utf8"),
    ) ?? [];
  const sanitizer = await createSanitizer();
  ({ text: expected } = await sanitizer.sanitize(createDocument(text)));
  if (hasChromium) browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  elsewhere?.close();
  rmSync(place, { recursive: true, force: true });
});

async function finished(page: Page): Promise<string> {
  await eventually(() => page.locator("#state").innerText()).toMatch(/changes in|[A-Z_]+: /);
  return page.locator("#state").innerText();
}

describe.runIf(hasChromium)("in Chromium", () => {
  test("a light page gives the words that Node gives, and axe finds nothing", async () => {
    const page = await browser!.newPage();
    const asked: string[] = [];
    let bytes = 0;
    page.on("request", (request) => asked.push(request.url()));
    page.on("response", async (response) => {
      bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
    });
    await page.goto(`${site.address}/`);
    expect(bytes).toBeLessThan(BUDGET);
    await page.click("#run");
    expect(await finished(page)).toMatch(/changes in/);
    expect(await page.locator("#output").innerText()).toBe(expected);
    expect(await page.locator("#reasons tr").count()).toBeGreaterThan(5);
    await page.check("input[value=tags]");
    expect(await page.locator("#output").innerText()).toContain("<PERSON>");
    await page.evaluate(PREPARED);
    expect(await page.evaluate(VIOLATIONS)).toEqual([]);
    expect(
      asked.filter((url) => !new RegExp(`^(?:blob:)?${site.address}/|^data:`).test(url)),
    ).toEqual([]);
    await page.close();
  });

  test("neither the page nor its worker can send anything elsewhere", async () => {
    const page = await browser!.newPage();
    await page.goto(`${site.address}/`);
    await page.check("#rules");
    await page.click("#run");
    await finished(page);
    const [worker] = page.workers();
    const before = elsewhere.asked.length;
    expect(await page.evaluate(refused(elsewhere.address))).toBe("refused");
    expect(await worker!.evaluate(refused(elsewhere.address))).toBe("refused");
    const beacon = `navigator.sendBeacon(${JSON.stringify(elsewhere.address)}, "x")`;
    await page.evaluate(beacon);
    const picture = `new Promise((done) => { const i = new Image(); i.onload = i.onerror = () => done(i.naturalWidth); i.src = ${JSON.stringify(elsewhere.address)}; })`;
    expect(await page.evaluate(picture)).toBe(0);
    expect(elsewhere.asked.length).toBe(before);
    await page.close();
  });

  test("a file is dropped in, and a model that was changed is refused", async () => {
    const page = await browser!.newPage();
    await page.goto(`${site.address}/`);
    await page.check("#rules");
    const file = {
      name: "note.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Ring 0131 496 0721."),
    };
    await page.setInputFiles("#file", file);
    expect(await finished(page)).toMatch(/^1 changes/);
    expect(await page.locator("#output").innerText()).toBe("Ring [PHONE 1].");
    await page.route("**/assets/*.bin", (route) => route.fulfill({ body: "changed" }));
    await page.reload();
    await page.click("#run");
    expect(await finished(page)).toMatch(/^MODEL_CORRUPT: /);
    await page.close();
  });

  test("the example for Vite builds, and runs", async () => {
    const project = join(place, "vite");
    cpSync(join(ROOT, "examples/browser-vite"), project, { recursive: true });
    mkdirSync(join(project, "node_modules"));
    symlinkSync(ROOT, join(project, "node_modules/palimpsest"));
    for (const one of ["onnxruntime-web", "vite"])
      symlinkSync(join(ROOT, "node_modules", one), join(project, "node_modules", one));
    mkdirSync(join(project, "public"));
    cpSync(join(folder, "assets"), join(project, "public/palimpsest"), { recursive: true });
    execFileSync(process.execPath, [join(ROOT, "node_modules/vite/bin/vite.js"), "build"], {
      cwd: project,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const built = serveFolder(join(project, "dist"));
    const page = await browser!.newPage();
    await page.goto(`${built.address}/`);
    await eventually(() => page.locator("pre").innerText()).toContain("[PERSON 1]");
    await page.close();
    built.close();
  });
});

describe.each([
  { name: "Firefox", is: hasFirefox, launch: launchFirefox },
  { name: "WebKit", is: hasWebkit, launch: launchWebkit },
])("in $name", ({ is, launch: start }) => {
  test.skipIf(!is)("the words are the same, and nothing can be sent elsewhere", async () => {
    const driven = await start();
    const desk = await driven.sitDown({ address: site.address } as Running, "ann");
    await desk.go("");
    await desk.click("#run");
    await eventually(() => desk.text("#state")).toMatch(/changes in|[A-Z_]+: /);
    expect(await desk.text("#output")).toBe(expected);
    expect(await desk.axe()).toEqual([]);
    desk.check();
    const before = elsewhere.asked.length;
    expect(await desk.evaluate(refused(elsewhere.address))).toBe("refused");
    expect(elsewhere.asked.length).toBe(before);
    await driven.close();
  });
});
