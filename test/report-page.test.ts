/** The report over runs in a real browser: accessible, without requests, on paper and on a telephone. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDocument } from "../src/document/document.js";
import {
  type AttackJson,
  attack,
  attackToJson,
  createReport,
  createRunReport,
  parsePart,
  prepareAttack,
  renderRunReport,
  runOf,
} from "../src/entries/evaluate.js";
import { createSanitizer } from "../src/index.js";
import { hasChromium, warmBrowser } from "./workstation/browser.js";

const EXAMPLES = join(import.meta.dirname, "../examples");
const NAMES = ["chat.txt", "clinical-letter.txt", "judgment.txt"];
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

/** A page over the examples, sanitized and attacked by who has the originals. */
async function makePage(): Promise<string> {
  const sanitizer = await createSanitizer();
  const sanitized = [];
  for (const id of NAMES) {
    const text = readFileSync(join(EXAMPLES, id), "utf8");
    sanitized.push(await sanitizer.sanitize(createDocument(text, { id })));
  }
  const { policy, thresholds } = sanitizer;
  const report = createReport(sanitized, { policy, thresholds, originals: false, failures: [] });
  const originals = sanitized.map(({ document: { id, text } }) => ({ id, text }));
  const attacker = await prepareAttack({ background: originals, attacker: "lexical" });
  const texts = new Map(sanitized.map(({ document, text }) => [document.id, text]));
  const result = await attack(attacker, new Map([["ours", texts]]));
  const figures: AttackJson = attackToJson(result, (_, id) => texts.get(id)!, {
    clear: [],
    ids: "documents",
  });
  const utility = {
    ...{ version: 1, kind: "utility", method: "ours", texts: figures.texts["ours"] },
    ...{ documents: 3, tps: 0.8, similarity: 0.8, informationContent: 0.7, changed: 0.2 },
    ...{ length: 1, readingEase: 1, byDocument: {} },
  };
  const parts = [
    report,
    { version: 1, kind: "attack", attacker: "lexical", ...figures },
    utility,
  ].map((part, i) => parsePart(JSON.stringify(part), `part ${i}`));
  return renderRunReport(createRunReport([runOf("<i>examples</i>", parts)]));
}

describe.skipIf(!hasChromium)("the report over runs, in a browser", () => {
  let folder: string;
  let browser: Browser;
  const asked: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "palimpsest-page-"));
    writeFileSync(join(folder, "page.html"), await makePage());
    browser = await warmBrowser();
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(width: number, colorScheme: "light" | "dark"): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`file://${join(folder, "page.html")}`);
    return page;
  }

  test.each([
    ["light", 1280],
    ["dark", 1280],
    ["light", 360],
  ] as const)("has nothing that axe objects to, %s, %s pixels", async (scheme, width) => {
    const page = await open(width, scheme);
    await page.evaluate(AXE);
    const violations = (await page.evaluate(
      "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))",
    )) as string[];
    expect(violations).toEqual([]);
  });

  test("asks for nothing but itself, and shows markup as text", async () => {
    const page = await open(1280, "light");
    expect(asked.filter((url) => !url.startsWith("file://"))).toEqual([]);
    expect(await page.locator("i").filter({ hasText: "examples" }).count()).toBe(0);
    expect(await page.locator("body").innerText()).toContain("<i>examples</i>: 3 documents");
  });

  test("fits a telephone; wide tables scroll by themselves", async () => {
    const page = await open(360, "light");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  });

  test("prints on white, with every table within the paper", async () => {
    const page = await open(700, "dark");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe(
      "rgb(255, 255, 255)",
    );
    const over = await page.evaluate(
      "[...document.querySelectorAll('table')].filter((one) => one.getBoundingClientRect().right > 702).map((one) => one.caption.textContent)",
    );
    expect(over).toEqual([]);
  });
});
