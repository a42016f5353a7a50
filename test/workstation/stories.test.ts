/** One document's way: dropped, reviewed by keyboard, approved by a second person, exported. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { History } from "../../src/server/review/schema.js";
import { hasChromium, sitDown } from "./browser.js";
import {
  acceptByKeyboard,
  drop,
  eventually,
  openCount,
  saved,
  submit,
  sweepAll,
  taskOf,
} from "./desk-work.js";
import { tokenOf } from "./server.js";
import { at, workstation } from "./workstation.js";

const JUDGMENT = readFileSync(join(import.meta.dirname, "../../examples/judgment.txt"), "utf8");

describe.skipIf(!hasChromium)("a document at the workstation", () => {
  const here = workstation();

  test("is dropped, reviewed by keyboard, approved by another person and exported", async () => {
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go("/queue");
    await drop(ann, "judgment.txt", JUDGMENT);

    await at(ann, "start-next").click();
    await at(ann, "document").waitFor();
    await ann.page.locator(".mention").first().waitFor();
    const total = await openCount(ann);
    expect(total).toBeGreaterThan(40);

    // by keyboard: masked, kept, undone
    await ann.press("n");
    await at(ann, "card").waitFor();
    await ann.press("Shift+M"); // this place only
    await eventually(() => openCount(ann)).toBe(total - 1);
    await ann.press("Shift+K");
    await saved(ann);
    await ann.press("Control+z");
    await eventually(() => openCount(ann)).toBe(total - 1);

    // another step of the ladder, for a date
    await ann.page.locator('.mention[data-type="DATETIME"]').first().click();
    await ann.press("g", "ArrowDown", "Enter");
    await saved(ann);
    await at(ann, "risk-details").locator("summary").click();
    await eventually(() => ann.page.locator(".plot.stale").count()).toBe(0);
    await ann.picture("review");
    await ann.page.emulateMedia({ colorScheme: "dark" });
    await ann.picture("dark");
    await ann.page.emulateMedia({ colorScheme: "light" });
    await ann.page.setViewportSize({ width: 390, height: 780 });
    await ann.picture("telephone");
    await ann.page.setViewportSize({ width: 1440, height: 900 });
    await ann.press("v", "v", "v");
    await ann.page.locator(".pair").first().waitFor();
    await ann.picture("side");
    await ann.press("v");
    await ann.page.locator(".pair").first().waitFor({ state: "detached" });

    // a whole entity, with the count said
    await ann.page.locator('.mention[data-type="PERSON"]').first().click();
    await ann.press("m");
    await eventually(() => at(ann, "live").innerText()).toMatch(/Masked/);
    await saved(ann);

    // a higher threshold decides anew, as a preview, and one undo takes it back
    const thumb = ann.page.getByRole("slider", { name: "Limit of: What people would hide" });
    await thumb.focus();
    for (let step = 0; step < 20; step += 1) await ann.press("ArrowRight");
    await at(ann, "preview").waitFor();
    expect(await at(ann, "apply-preview").isDisabled()).toBe(true);
    expect(await at(ann, "preview").innerText()).toContain("Choose a reason to apply it");
    expect(await at(ann, "preview").innerText()).toMatch(/risk \d+% \(\d+ to \d+%\)/);
    await ann.picture("threshold");
    await at(ann, "preview").getByTestId("reason").selectOption("as in the guidelines");
    await at(ann, "apply-preview").click();
    await saved(ann);
    const task = /\/doc\/([^/]+)$/.exec(ann.page.url())![1]!;
    const { events } = await here.server.api<History>("ann", "GET", `/v1/tasks/${task}/history`);
    expect(events.at(-1)).toMatchObject({
      kind: "decide",
      body: { reason: "as in the guidelines", settings: { thresholds: { classifier: 0.6 } } },
    });
    await at(ann, "undo").click();
    await saved(ann);

    await acceptByKeyboard(ann);
    await sweepAll(ann);
    await ann.press("Control+Enter");
    await ann.picture("finish");
    await at(ann, "finish-now").click();
    await at(ann, "read-only").waitFor();

    // who decided may not approve
    const id = /\/doc\/([^/]+)$/.exec(ann.page.url())![1]!;
    await ann.go(`/approve/${id}`);
    await at(ann, "may-not-approve").waitFor();
    expect(await at(ann, "export").isDisabled()).toBe(true);
    ann.check();
    await ann.close();

    const cid = await sitDown(here.browser, here.server, "cid");
    await cid.go(`/approve/${id}`);
    await at(cid, "approval-token").fill(tokenOf("cid"));
    const risk = cid.page.getByLabel("I accept the risk over the limit");
    if ((await risk.count()) > 0) {
      await risk.check();
      await at(cid, "approval-reason").fill("Agreed with the court.");
    }
    await cid.picture("approve");
    await at(cid, "approve").click();
    await at(cid, "approved").waitFor();
    const [download] = await Promise.all([
      cid.page.waitForEvent("download"),
      at(cid, "export").click(),
    ]);
    const exported = readFileSync(await download.path(), "utf8");
    const { mentions } = await taskOf(here.server, "cid", id);
    const masked = mentions.filter(({ state, type }) => state === "mask" && type === "PERSON");
    expect(masked.length).toBeGreaterThan(0);
    for (const { text } of masked) expect(exported).not.toContain(text);
    expect(exported).toContain("JUDGMENT");
    cid.check();
    await cid.close();

    await staleApproval(id);
  });

  /** The document changes after its approval: the approval is void, and the server refuses. */
  async function staleApproval(id: string): Promise<void> {
    const cid = await sitDown(here.browser, here.server, "cid");
    await cid.go(`/approve/${id}`);
    await at(cid, "approved").waitFor();
    const { row } = await taskOf(here.server, "ann", id);
    const send = (body: Record<string, unknown>, seen: number) =>
      here.server.api<{ version: number }>("ann", "POST", `/v1/tasks/${id}/events`, {
        id: crypto.randomUUID(),
        seen,
        ...body,
      });
    const { version } = await send({ kind: "reopen", reason: "a name was missed" }, row.version);
    const { mentions } = await taskOf(here.server, "ann", id);
    const masked = mentions.find(({ state }) => state === "mask")!;
    await send(
      { kind: "decide", changes: [{ mention: masked.id, state: "keep" }], scope: "mention" },
      version,
    );
    await at(cid, "voided").waitFor({ timeout: 15_000 });
    expect(await at(cid, "export").isDisabled()).toBe(true);
    expect(
      await here.server.statusOf("cid", "GET", `/v1/tasks/${id}/export`),
    ).toBeGreaterThanOrEqual(403);
    await cid.picture("stale");
    cid.check();
    await cid.close();
  }

  test("loses nothing when the network and then the tab go away", async () => {
    const id = await submit(here.server, "ann", { name: "crash", text: JUDGMENT });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    const total = await openCount(ann);
    const decide = async (times: number) => {
      for (let done = 0; done < times; done += 1) {
        const before = await openCount(ann);
        await ann.press("n", done % 2 === 0 ? "Shift+M" : "Shift+K");
        await eventually(() => openCount(ann)).toBe(before - 1);
      }
    };
    await decide(6);
    await saved(ann);
    await ann.context.setOffline(true);
    await decide(5);
    await eventually(() => at(ann, "save-line").innerText()).toBe("Offline, 5 waiting");
    const stored = await ann.page.evaluate<string>("JSON.stringify(localStorage)");
    expect(stored).not.toContain("Lindqvist");
    await ann.picture("offline");
    await ann.page.close();

    await ann.context.setOffline(false);
    const again = await ann.context.newPage();
    await again.goto(`${here.server.address}/#/doc/${id}`);
    await eventually(() => again.getByTestId("save-line").innerText()).toMatch(/^Saved/);
    await eventually(() => again.getByTestId("open-count").innerText()).toBe(
      `${total - 11} open of ${total}`,
    );
    const { events } = await here.server.api<History>("ann", "GET", `/v1/tasks/${id}/history`);
    expect(events.filter(({ kind }) => kind === "decide")).toHaveLength(11);
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
    await again.getByTestId("undo").click();
    await eventually(() => again.getByTestId("open-count").innerText()).toBe(
      `${total - 10} open of ${total}`,
    );
    ann.check();
    await ann.close();
  });

  test("shows both decisions when two people decide the same mention", async () => {
    const id = await submit(here.server, "ann", { name: "conflict", text: JUDGMENT });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().click();
    await at(ann, "card").waitFor();
    const { mentions, row } = await taskOf(here.server, "bob", id);
    // past the lease, as somebody whose request was late
    const status = await here.server.statusOf("bob", "POST", `/v1/tasks/${id}/events`, {
      kind: "decide",
      id: crypto.randomUUID(),
      seen: row.version,
      changes: [{ mention: mentions[0]!.id, state: "keep" }],
    });
    await ann.press("m");
    if (status === 200) {
      await at(ann, "conflict").waitFor();
      await ann.picture("conflict");
      await at(ann, "take-mine").click();
    }
    await saved(ann);
    const after = await taskOf(here.server, "ann", id);
    expect(after.mentions[0]!.state).toBe("mask");
    ann.check();
    await ann.close();
  });

  test("with nothing found is swept before it can be finished", async () => {
    const text = "it rained, and then quibbleware came by. later quibbleware left again.\n";
    const id = await submit(here.server, "ann", { name: "nothing found", text });
    expect((await taskOf(here.server, "ann", id)).mentions).toEqual([]);
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await ann.press("s");
    await eventually(() => at(ann, "tab-sweep").getAttribute("aria-selected")).toBe("true");
    await ann.press("Control+Enter");
    await at(ann, "check-sweep").waitFor();
    expect(await at(ann, "finish-now").isDisabled()).toBe(true);
    await ann.page.getByRole("button", { name: "Back to the text" }).click();

    // what was missed is added, and the other place where it stands is offered
    await ann.press("p", "1");
    await at(ann, "offer").getByRole("button", { name: "Mark it too" }).click();
    await eventually(async () => {
      const { mentions } = await taskOf(here.server, "ann", id);
      return mentions.map(({ text, entity, state }) => ({ text, entity, state }));
    }).toEqual([
      { text: "quibbleware", entity: expect.any(String), state: "mask" },
      { text: "quibbleware", entity: expect.any(String), state: "mask" },
    ]);
    const [first, second] = (await taskOf(here.server, "ann", id)).mentions;
    expect(first!.entity).toBe(second!.entity);
    await sweepAll(ann);
    await ann.press("Control+Enter");
    await at(ann, "finish-now").click();
    await at(ann, "read-only").waitFor();
    await ann.go("/queue");
    await at(ann, "queue-row").first().waitFor();
    await ann.picture("queue");
    ann.check();
    await ann.close();
  });
});
