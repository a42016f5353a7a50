/** Signing in at a provider of the organization: in, locked while nobody is there, and once more to approve. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Approval } from "../../src/server/review/schema.js";
import { type SignInProvider, startProvider } from "../sign-in-provider.js";
import { type Desk, hasChromium, sitDown, warmBrowser } from "./browser.js";
import { acceptAll, eventually, saved, submit, taskOf } from "./desk-work.js";
import { quickEngine } from "./quick-engine.js";
import { type Running, serve } from "./server.js";
import { at } from "./workstation.js";

const TEXT = "Delyth Prosser wrote to Menna Beynon in 1998. Menna Beynon answered in 2001.";

describe.skipIf(!hasChromium)("single sign-on", () => {
  let provider: SignInProvider;
  let server: Running;
  let browser: Browser;
  beforeAll(async () => {
    provider = await startProvider({ ann: ["readers"], cid: ["chiefs"], eve: [] });
    [server, browser] = await Promise.all([
      serve(quickEngine(), undefined, provider),
      warmBrowser(),
    ]);
  });
  afterAll(async () => {
    await server?.stop();
    await provider?.close();
  });

  /** At the provider's pages: who somebody is, and that this server may know it. */
  async function say(page: Page, name: string): Promise<void> {
    await page.locator('input[name="login"]').fill(name);
    await page.locator('input[name="password"]').fill("any");
    await page.locator('button[type="submit"]').click();
    // a tab that was only for this closes itself
    const consent = page.locator('input[value="consent"]');
    const next = await Promise.race([
      consent.waitFor({ state: "attached" }).then(
        () => true,
        () => false,
      ),
      page.waitForURL(`${server.address}/**`).then(
        () => false,
        () => false,
      ),
    ]);
    if (next) await page.locator('button[type="submit"]').click();
  }
  const coming = async (name: string, options = {}): Promise<Desk> => {
    const desk = await sitDown(browser, server, "ann", {
      calm: true,
      provider: provider.issuer,
      ...options,
    });
    await desk.page.goto(`${server.address}/#/queue`);
    await at(desk, "sign-in-openid").click();
    await say(desk.page, name);
    return desk;
  };

  test("words that were typed when the page locked itself are there after signing in anew", async () => {
    const id = await submit(server, "ann", { name: "lock", text: TEXT });
    const ann = await sitDown(browser, server, "ann", { calm: true, provider: provider.issuer });
    await ann.page.clock.install();
    // the way leads back to the document that was asked for
    await ann.page.goto(`${server.address}/#/doc/${id}`);
    await at(ann, "sign-in-openid").waitFor();
    await ann.picture("sign-in");
    expect(await ann.axe()).toEqual([]);
    await at(ann, "sign-in-openid").click();
    await say(ann.page, "ann");
    await ann.page.locator(".mention").first().click();
    await ann.press("c");
    await ann.page.getByLabel("For the other readers").fill("ask the clerk");
    await ann.page.clock.fastForward("15:10");
    await at(ann, "signed-out").waitFor();
    await eventually(() => ann.page.locator(".mention").first().isVisible()).toBe(false);
    expect(await ann.axe()).toEqual([]);
    await ann.picture("locked");
    const me = `${server.address}/v1/me`;
    await eventually(async () => (await ann.page.request.get(me)).status()).toBe(401);

    const tab = ann.context.waitForEvent("page");
    await at(ann, "again-openid").click();
    const away = await tab;
    await say(away, "ann");
    await at(ann, "signed-out").waitFor({ state: "detached" });
    await eventually(async () => away.isClosed()).toBe(true);
    expect(await ann.page.getByLabel("For the other readers").inputValue()).toBe("ask the clerk");
    await ann.page.getByRole("button", { name: "Send" }).click();
    await saved(ann);
    await eventually(async () => {
      const { comments } = await taskOf(server, "ann", id);
      return comments.map(({ text, by }) => `${by}: ${text}`);
    }).toEqual(["ann: ask the clerk"]);
    ann.check();
    await ann.close();
  });

  test("whoever approves signs in once more, and nobody else in their place", async () => {
    const id = await submit(server, "ann", { name: "prove", text: TEXT });
    await acceptAll(server, "ann", id);
    const cid = await coming("cid");
    await at(cid, "queue").or(cid.page.locator("#main")).first().waitFor();
    await cid.go(`/approve/${id}`);
    expect(await at(cid, "approve").isDisabled()).toBe(true);
    const tab = cid.context.waitForEvent("page");
    await at(cid, "prove").click();
    await say(await tab, "cid");
    await eventually(() => at(cid, "approve").isEnabled()).toBe(true);
    await at(cid, "approve").click();
    const approval = () => server.api<Approval>("cid", "GET", `/v1/tasks/${id}/approval`);
    await eventually(async () => (await approval()).approval?.by).toBe("cid");
    cid.check();
    await cid.close();
  });

  test("who has no role is told so, in the dark and on a telephone too", async () => {
    const eve = await coming("eve", { dark: true, width: 390, height: 800 });
    await eventually(() => at(eve, "signed-in").innerText()).toContain("a role here");
    await eve.picture("no-role");
    expect(await eve.axe()).toEqual([]);
    eve.check();
    await eve.close();
  });

  test("signing out signs out at the provider too", async () => {
    const ann = await coming("ann");
    await ann.page.locator("#main:not(.sign-in)").waitFor();
    await ann.page.getByRole("button", { name: "ann" }).click();
    await ann.page.getByRole("menuitem", { name: "Sign out" }).click();
    await ann.page.waitForURL(`${provider.issuer}/**`);
    await ann.page.locator('button[value="yes"]').click();
    await ann.page.waitForURL(`${server.address}/**`);
    await at(ann, "sign-in-openid").waitFor();
    expect((await ann.page.request.get(`${server.address}/v1/me`)).status()).toBe(401);
    ann.check();
    await ann.close();
  });
});
