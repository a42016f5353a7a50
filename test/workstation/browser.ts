/** A real Chromium for the stories, and what must hold on every page whatever the story. */

import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { PREPARED, VIOLATIONS } from "./axe.js";
import { type Person, type Running, tokenOf } from "./server.js";

export const CHROMIUM = "/usr/bin/chromium";

/** Without the browser the stories cannot be told: they are skipped, and say so. */
export const hasChromium = existsSync(CHROMIUM);
if (!hasChromium) {
  process.stderr.write("test/workstation: skipped, no chromium at /usr/bin/chromium\n");
}

const PICTURES = join(import.meta.dirname, "../../out/workstation");

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking"],
  });

let running: Promise<Browser> | undefined;
/** One browser for all files that a worker tests; each desk has a profile of its own. */
export const warmBrowser = (): Promise<Browser> => {
  running ??= launch();
  return running;
};

export interface Desk {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Goes to a place of the workstation, as `/queue`. */
  go(place: string): Promise<void>;
  press(...keys: string[]): Promise<void>;
  /** Keeps a picture under out/workstation. */
  picture(name: string): Promise<Buffer>;
  /** The page on paper, kept there too. */
  printed(name: string): Promise<Buffer>;
  /** What axe finds on the page as it is. */
  axe(): Promise<string[]>;
  /** Fails where a page asked another server, broke the content policy or threw. */
  check(): void;
  close(): Promise<void>;
}

export interface DeskOptions {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly forcedColors?: boolean;
  /** Asks for less motion. */
  readonly calm?: boolean;
  readonly locale?: string;
  /** Address that people sign in at; without a token. */
  readonly provider?: string;
}

/** A person in front of a browser of their own, signed in. */
export async function sitDown(
  browser: Browser,
  server: Running,
  person: Person,
  options: DeskOptions = {},
): Promise<Desk> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.dark ? "dark" : "light",
    forcedColors: options.forcedColors ? "active" : "none",
    reducedMotion: options.calm ? "reduce" : "no-preference",
    locale: options.locale ?? "en-GB",
    acceptDownloads: true,
  });
  // A page before its first address has no storage.
  if (options.provider === undefined)
    await context.addInitScript(
      `if (location.protocol === "http:") sessionStorage.setItem("palimpsest.token", ${JSON.stringify(tokenOf(person))})`,
    );
  const problems: string[] = [];
  const page = await context.newPage();
  const watched = (one: Page) => watch(one, server.address, options.provider, problems);
  watched(page);
  context.on("page", watched);
  return deskOf(page, context, server, problems);
}

function deskOf(page: Page, context: BrowserContext, server: Running, problems: string[]): Desk {
  return {
    page,
    context,
    async go(place) {
      await page.goto(`${server.address}/#${place}`);
      // what opens has the same place as what is open, but is busy
      await page.locator('#main:not([aria-busy="true"])').waitFor({ timeout: 60_000 });
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async picture(name) {
      mkdirSync(PICTURES, { recursive: true });
      return page.screenshot({ path: join(PICTURES, `${name}.png`) });
    },
    async printed(name) {
      mkdirSync(PICTURES, { recursive: true });
      return page.pdf({ preferCSSPageSize: true, path: join(PICTURES, `${name}.pdf`) });
    },
    async axe() {
      await page.evaluate(PREPARED);
      return page.evaluate(VIOLATIONS);
    },
    check: () => expect(problems).toEqual([]),
    close: () => context.close(),
  };
}

function watch(page: Page, address: string, provider: string | undefined, problems: string[]) {
  const ofProvider = (url: string) => provider !== undefined && url.startsWith(provider);
  page.on("request", (request) => {
    const url = request.url();
    // what a provider's page asks for is its own affair
    if (ofProvider(url) || ofProvider(page.url())) return;
    const ours = url.startsWith(`${address}/`) || url.startsWith(`blob:${address}/`);
    if (!ours) problems.push(`request to ${new URL(url).origin}`);
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    // A refused request is a story of its own; everything else is not.
    const expected = /Failed to load resource/.test(message.text());
    if (message.type() === "error" && !expected) problems.push(message.text());
  });
}
