/**
 * Whatever is imported, typed or refused at the workstation stays in the page: the browser's profile on
 * disk, its stores, addresses, titles, console and downloads, and the server's log, hold no canary.
 */

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canariesBelow, canariesIn } from "../canary.js";
import { IN_TEXT, SENTENCE } from "../planted.js";
import { CHROMIUM, hasChromium } from "./browser.js";
import { acceptAll, eventually } from "./desk-work.js";
import { type Running, serve, tokenOf } from "./server.js";

/** Typed, each into a field of its own. */
const TYPED = ["Marrowfield", "Quillfeather", "Tessaroon", "Brindlewick", "Ossuaryn", "Velthome"];
const ALL = [...IN_TEXT, ...TYPED];

/** What the page keeps in the browser, all of it. */
const STORES = `(async () => {
  const databases = (await indexedDB.databases?.()) ?? [];
  const cached = await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url)));
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached, history.state, name, document.cookie]);
})()`;

describe.skipIf(!hasChromium)("canaries at the workstation", () => {
  let folder: string;
  let server: Running;
  let log = "";
  const heard: string[] = [];
  const at = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "workstation-canaries-"));
    for (const name of ["profile", "control"]) mkdirSync(at(name));
    server = await serve(undefined, { write: (line: string) => void (log += line) });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A browser whose profile is kept in a folder. */
  async function browse(profile: string): Promise<{ context: BrowserContext; page: Page }> {
    const context = await chromium.launchPersistentContext(at(profile), {
      executablePath: CHROMIUM,
      args: ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking"],
      acceptDownloads: true,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    page.on("console", (message) => heard.push(message.text()));
    page.on("pageerror", (error) => heard.push(String(error)));
    page.on("framenavigated", (frame) => heard.push(frame.url()));
    page.on("request", (request) => heard.push(request.url()));
    return { context, page };
  }

  const drop = (page: Page, name: string, text: string) =>
    page
      .evaluateHandle(
        `(() => { const transfer = new DataTransfer();
          transfer.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}));
          return transfer; })()`,
      )
      .then((dataTransfer) => page.dispatchEvent('[data-testid="drop"]', "drop", { dataTransfer }));

  test("a search that finds what a page does keep", async () => {
    const { context, page } = await browse("control");
    await page.goto(`${server.address}/#/queue`);
    await page.evaluate(`localStorage.setItem("control", "a ${TYPED[0]} b")`);
    expect(canariesIn(await page.evaluate<string>(STORES), ALL)).toEqual([`${TYPED[0]} (plain)`]);
    await page.goto(`${server.address}/#/doc/${TYPED[1]}`);
    await context.close();
    const found = Object.values(canariesBelow(at("control"), ALL))
      .flat()
      .join();
    for (const word of TYPED.slice(0, 2)) expect(found).toContain(word);
    heard.length = 0;
  });

  test("a document's whole way", async () => {
    const { context, page } = await browse("profile");
    const seen = async () => {
      heard.push(await page.title(), page.url(), await page.evaluate<string>(STORES));
    };
    await page.goto(`${server.address}/`);
    await page.evaluate(`sessionStorage.setItem("palimpsest.token", "${tokenOf("ann")}")`);
    await page.goto(`${server.address}/#/queue`);
    await page.reload();
    // refused and read; their names are canaries too
    await drop(page, "Vornaquist.docx", `no document ${SENTENCE}`);
    await drop(page, "Mr Vornaquist of Zeldrakor.txt", `${SENTENCE} He paints boats in Leeds.\n`);
    const row = page.getByTestId("queue-row").filter({ hasText: "Zeldrakor.txt" });
    await eventually(() => row.getByTestId("status").innerText()).toContain("Open");
    await seen();
    await row.getByRole("link").first().click();
    await page.locator(".mention").first().waitFor();

    // words of one's own, a search, a comment, each with the network and without
    await page.locator('.mention[data-type="PERSON"]').first().click();
    await page.getByTestId("free-text").fill(`a ${TYPED[0]}`);
    // warned of a name, it has to be said twice
    await eventually(async () => {
      const field = page.getByTestId("free-text");
      if ((await field.count()) > 0 && (await field.inputValue()) !== "")
        await field.press("Enter");
      return (await field.count()) === 0 || (await field.inputValue()) === "";
    }).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.locator(".find-bar input").fill(`${TYPED[1]} Vornaquist`);
    await page.keyboard.press("Enter");
    await seen();
    await page.keyboard.press("Escape");
    await context.setOffline(true);
    await page.keyboard.press("c");
    const comment = page.getByRole("dialog").getByRole("textbox");
    await comment.fill(`Ask ${TYPED[2]} about it`);
    await page.getByRole("dialog").getByRole("button").last().click();
    await page.locator('.mention[data-type="PERSON"]').first().click();
    await page.keyboard.press("m");
    await seen();
    await context.setOffline(false);
    await eventually(() => page.getByTestId("save-line").innerText()).toMatch(/^(Saved|All)/);

    // an address that is none, and a text that is pasted
    await page.goto(`${server.address}/#/doc/no-such-task`);
    await seen();
    const [task] = (
      await server.api<{ tasks: { id: string; status: string }[] }>("root", "GET", "/v1/tasks")
    ).tasks.filter(({ status }) => status === "open");
    await acceptAll(server, "ann", task!.id);

    // another person approves, with a reason, and exports
    await page.evaluate(`sessionStorage.setItem("palimpsest.token", "${tokenOf("cid")}")`);
    await page.goto(`${server.address}/#/approve/${task!.id}`);
    await page.reload();
    await page.getByTestId("approval-token").fill(tokenOf("cid"));
    const reason = page.getByTestId("approval-reason");
    if ((await reason.count()) > 0) await reason.fill(`As ${TYPED[3]} said`);
    const risk = page.getByLabel("I accept the risk over the limit");
    if ((await risk.count()) > 0) await risk.check();
    await page.getByTestId("approve").click();
    await page.getByTestId("approved").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByTestId("export").click(),
    ]);
    heard.push(download.suggestedFilename());
    await seen();
    // what is typed and never sent
    await page.goto(`${server.address}/#/queue`);
    await page.keyboard.press("Control+k");
    await page.keyboard.type(`${TYPED[4]} `);
    await seen();
    await download.delete();
    await context.close();

    expect(heard.length).toBeGreaterThan(20);
    expect(canariesIn(heard.join("\n"), ALL)).toEqual([]);
    expect(log.split("\n").length).toBeGreaterThan(20);
    expect(canariesIn(log, ALL)).toEqual([]);
    expect(canariesBelow(at("profile"), ALL)).toEqual({});
  });
});
