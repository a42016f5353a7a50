/** What once went wrong in front of people, as they met it: nobody sets the focus, things move. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Desk, hasChromium, sitDown } from "./browser.js";
import { acceptAll, eventually, saved, submit, taskOf } from "./desk-work.js";
import { at, workstation } from "./workstation.js";

const LETTER =
  "Ms Solveig Lindqvist of Bergen wrote on 4 June 1970. Dr Wu, a widower, answered her three months later.";

test("no story sets the focus on the text: people cannot", () => {
  const stories = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts"));
  const preset = stories.filter((name) =>
    /["']document["']\)[\s.]*focus\(/.test(readFileSync(join(import.meta.dirname, name), "utf8")),
  );
  expect(preset).toEqual([]);
});

const focusOf = ({ page }: Desk) =>
  page.evaluate<string>(
    "document.activeElement?.dataset.testid ?? document.activeElement?.className ?? ''",
  );

describe.skipIf(!hasChromium)("in front of people", () => {
  const here = workstation();

  test("words of one's own are checked before they are used, and the keys come back", async () => {
    const id = await submit(here.server, "ann", { name: "own words", text: LETTER });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await ann.page.locator('.mention[data-type="DATETIME"]').first().click();
    await at(ann, "free-text").fill("when lindqvist wrote");
    await ann.press("Enter"); // at once, before any warning could be read
    await eventually(() => at(ann, "truth-warning").innerText()).toContain("brings back words");
    expect((await taskOf(here.server, "ann", id)).mentions.every(({ decided }) => !decided)).toBe(
      true,
    );
    expect(await ann.axe()).toEqual([]);
    // refused, with the way to the place that it would bring back
    await ann.press("Enter");
    await ann.page.getByRole("button", { name: "Show the hidden place" }).click();
    await eventually(() => at(ann, "card").locator("h2").innerText()).toContain("Lindqvist");
    expect((await taskOf(here.server, "ann", id)).mentions.every(({ decided }) => !decided)).toBe(
      true,
    );
    // the field has given the keys back
    expect(await focusOf(ann)).not.toBe("free-text");
    ann.check();
    await ann.close();
  });

  test("a word is found in a text whose lower case is longer than the text", async () => {
    const text = "İ. Yılmaz wrote to the Government. The Government of Turkey replied.";
    const id = await submit(here.server, "ann", { name: "turkish", text });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().waitFor();
    await ann.press("/");
    await ann.page.getByLabel("Find in the document").pressSequentially("government");
    await eventually(() => ann.page.locator(".find-bar [role=status]").innerText()).toBe("1 of 2");
    ann.check();
    await ann.close();
  });

  test("messages have names, contrast and time; one who only reads is told why a key does nothing", async () => {
    const id = await submit(here.server, "ann", { name: "held", text: LETTER });
    expect(await here.server.statusOf("ann", "POST", `/v1/tasks/${id}/lease`, {})).toBe(200);
    const bob = await sitDown(here.browser, here.server, "bob");
    await bob.go(`/doc/${id}`);
    await at(bob, "read-only").waitFor();
    await bob.press("m");
    const message = bob.page.locator(".mantine-Notification-root");
    await eventually(() => message.first().innerText()).toContain(
      "ann is working on this document",
    );
    expect(await bob.axe()).toEqual([]);
    // an error stays until it is closed, in words for people
    await bob.go("/doc/00000000-0000-4000-8000-000000000000");
    await eventually(() => bob.page.locator("#main").innerText()).toContain(
      "This does not exist or is not yours",
    );
    bob.check();
    await bob.close();
  });

  test("the first of two readers sees that finishing worked; a third person settles", async () => {
    const project = await here.server.api<{ id: string }>("root", "POST", "/v1/projects", {
      name: "Two readers",
      readers: 2,
      annotators: ["ann", "bob"],
    });
    const id = await submit(here.server, "root", {
      project: project.id,
      name: "two",
      text: LETTER,
    });
    const bob = await sitDown(here.browser, here.server, "bob");
    await bob.go(`/doc/${id}`);
    await bob.page.locator(".mention").first().waitFor();
    await bob.press("r");
    await at(bob, "batch-list").waitFor();
    await bob.press("Enter");
    await saved(bob);
    await here.server.statusOf("bob", "POST", `/v1/tasks/${id}/events`, {
      kind: "dismiss",
      id: crypto.randomUUID(),
      seen: 1,
      suspects: (await taskOf(here.server, "bob", id)).suspects.map((each) => each.id),
    });
    await bob.page.reload();
    await bob.page.locator(".mention").first().waitFor();
    await bob.press("Control+Enter");
    await eventually(() => at(bob, "finish-now").isEnabled()).toBe(true);
    await bob.press("Enter");
    await eventually(() => at(bob, "done").innerText()).toContain("waits for the other reader");
    expect(await bob.axe()).toEqual([]);
    await bob.press("Escape");
    await eventually(() => at(bob, "finish").isDisabled()).toBe(true);
    expect(await at(bob, "read-only").innerText()).toContain("waits for the other reader");

    const { mentions, row } = await taskOf(here.server, "ann", id);
    const place = mentions.find(({ type }) => type === "DATETIME")!;
    await here.server.api("ann", "POST", `/v1/tasks/${id}/events`, {
      kind: "decide",
      id: crypto.randomUUID(),
      seen: row.version,
      changes: [{ mention: place.id, state: place.state === "keep" ? "mask" : "keep" }],
    });
    await acceptAll(here.server, "ann", id);
    // cid reads nothing in this project, but may approve: the keys settle on arrival
    const cid = await sitDown(here.browser, here.server, "cid");
    await cid.go(`/agree/${id}`);
    await at(cid, "disputes").waitFor();
    await cid.press("r");
    await eventually(() => at(cid, "cluster").first().innerText()).toContain("by cid");
    expect(await cid.axe()).toEqual([]);
    for (const desk of [bob, cid]) {
      desk.check();
      await desk.close();
    }
  });

  test("characters that act unseen are shown, and act on nothing", async () => {
    const text = "Ann Smith met \u202Eslive\u202C people and zero\u200Bwidth words.";
    const id = await submit(here.server, "ann", { name: "unseen", text });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    const names = ann.page.locator(".text .invisible");
    await names.first().waitFor();
    const shown = await names.evaluateAll((found) => found.map((each) => each.dataset["name"]));
    expect(shown).toEqual(expect.arrayContaining(["RLO", "PDF"]));
    expect((await ann.page.locator(".para").first().textContent())!).toContain("slive");
    ann.check();
    await ann.close();
  });

  test("speaks German from the first word to the last, when asked", async () => {
    const id = await submit(here.server, "ann", { name: "Brief", text: LETTER });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await at(ann, "user-menu").click();
    expect(await ann.axe()).toEqual([]);
    await at(ann, "language-de").click();
    await eventually(() => at(ann, "finish").innerText()).toBe("Abschließen");
    expect(await ann.page.evaluate("document.documentElement.lang")).toBe("de");
    await ann.press("n");
    await at(ann, "card").waitFor();
    expect(await at(ann, "card").innerText()).toContain("Vorschlag");
    expect(await ann.axe()).toEqual([]);
    ann.check();
    await ann.close();
  });
});
