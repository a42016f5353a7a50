/** Hands on the keyboard, and nothing lost: merging, marking, finding, coming back, signing in again. */

import { describe, expect, test } from "vitest";
import type { Project, Task, TaskRow } from "../../src/server/review/schema.js";
import { textOfPdf } from "../pdf.js";
import { hasChromium, sitDown } from "./browser.js";
import { acceptAll, eventually, saved, submit, taskOf } from "./desk-work.js";
import { quickEngine } from "./quick-engine.js";
import { tokenOf } from "./server.js";
import { at, workstation } from "./workstation.js";

const TEXT =
  "Delyth Prosser wrote to Menna Beynon in 1998. The heron waited. Menna Beynon answered in 2001, and Delyth Prosser read it in 2004.";

describe.skipIf(!hasChromium)("hands at the workstation", () => {
  const here = workstation(undefined, quickEngine);
  const opened = async (name: string) => {
    const id = await submit(here.server, "ann", { name, text: TEXT });
    const ann = await sitDown(here.browser, here.server, "ann", { calm: true });
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().waitFor();
    return { id, ann };
  };

  test("merge any two people by key, found by their words", async () => {
    const { id, ann } = await opened("merge");
    await ann.press("n", "j");
    await at(ann, "merge-search").fill("menna");
    await eventually(() => at(ann, "merge-option").count()).toBe(1);
    expect(await ann.axe()).toEqual([]);
    await ann.press("Enter");
    await saved(ann);
    await eventually(async () => {
      const { entities } = await taskOf(here.server, "ann", id);
      return entities.filter(({ type }) => type === "PERSON").length;
    }).toBe(1);
    ann.check();
    await ann.close();
  });

  test("mark a missed word without a mouse", async () => {
    const { id, ann } = await opened("caret");
    // from the first word of the text to its tenth
    await ann.press("p", ...Array.from({ length: 9 }, () => "ArrowRight"));
    await ann.press("Shift+ArrowRight", "Enter", "8");
    await saved(ann);
    await eventually(async () => {
      const { mentions } = await taskOf(here.server, "ann", id);
      return mentions.map(({ text }) => text);
    }).toContain("heron waited");
    ann.check();
    await ann.close();
  });

  test("find every place, in hidden words too, and a reload comes back to the place", async () => {
    const { ann } = await opened("find");
    await ann.press("/");
    await ann.page.getByLabel("Find in the document").fill("menna");
    await eventually(() => ann.page.locator(".mention.lit").count()).toBe(2);
    await ann.press("Escape");
    await ann.page.locator('.mention[data-type="DATETIME"]').nth(1).click();
    await eventually(() => at(ann, "card").locator("h2").innerText()).toBe("2001");
    await ann.page.reload();
    await eventually(() => at(ann, "card").locator("h2").innerText()).toBe("2001");
    await ann.press("-");
    await eventually(() => at(ann, "document").getAttribute("class")).toContain("original");
    await ann.press(",");
    await eventually(() => at(ann, "document").getAttribute("class")).toContain("marked");
    ann.check();
    await ann.close();
  });

  test("N passes over nothing after a list", async () => {
    const { ann } = await opened("next");
    await ann.press("i");
    await at(ann, "batch-apply").waitFor();
    await ann.press("Enter");
    await at(ann, "card").waitFor();
    const first = await at(ann, "card").locator("h2").innerText();
    await ann.press("n");
    await ann.page.waitForTimeout(200);
    expect(await at(ann, "card").locator("h2").innerText()).toBe(first);
    await ann.press("n");
    await eventually(() => at(ann, "card").locator("h2").innerText()).not.toBe(first);
    ann.check();
    await ann.close();
  });

  test("a revoked token loses nothing: decisions wait, and are saved after signing in", async () => {
    const { id, ann } = await opened("revoked");
    let revoked = true;
    await ann.page.route("**/v1/tasks/**", (route) =>
      revoked
        ? route.fulfill({
            status: 401,
            json: { code: "NOT_AUTHENTICATED", error: "the token is missing, wrong or expired" },
          })
        : route.continue(),
    );
    await ann.press("n", "k");
    await at(ann, "signed-out").waitFor();
    expect(await ann.axe()).toEqual([]);
    await at(ann, "again-token").fill(tokenOf("bob"));
    await at(ann, "sign-in-again").click();
    await eventually(() => ann.page.getByRole("dialog").innerText()).toContain("sign-in of bob");
    revoked = false;
    await at(ann, "again-token").fill(tokenOf("ann"));
    await at(ann, "sign-in-again").click();
    await at(ann, "signed-out").waitFor({ state: "detached" });
    await saved(ann);
    const { mentions } = await taskOf(here.server, "ann", id);
    expect(mentions.some(({ decided, state }) => decided?.by === "ann" && state === "keep")).toBe(
      true,
    );
    ann.check();
    await ann.close();
  });

  test("reopening takes a reason, and what was approved stays until something changes", async () => {
    const id = await submit(here.server, "ann", { name: "again", text: TEXT });
    await acceptAll(here.server, "ann", id);
    const { hash } = await here.server.api<{ hash: string }>(
      "cid",
      "GET",
      `/v1/tasks/${id}/output`,
    );
    await here.server.api("cid", "POST", `/v1/tasks/${id}/approval`, {
      hash,
      token: tokenOf("cid"),
    });
    const ann = await sitDown(here.browser, here.server, "ann", { calm: true });
    await ann.go(`/approve/${id}`);
    await at(ann, "reopen").click();
    expect(await at(ann, "reopen-now").isDisabled()).toBe(true);
    await at(ann, "reopen-reason").fill("a name was missed");
    await at(ann, "reopen-now").click();
    await ann.page.locator(".review-bar").waitFor();
    const row = () => here.server.api<TaskRow>("ann", "GET", `/v1/tasks/${id}/row`);
    await eventually(async () => (await row()).status).toBe("open");
    expect(await here.server.statusOf("cid", "GET", `/v1/tasks/${id}/export`)).toBe(200);
    const { mentions } = await here.server.api<Task>("ann", "GET", `/v1/tasks/${id}`);
    await here.server.api("ann", "POST", `/v1/tasks/${id}/events`, {
      kind: "decide",
      id: crypto.randomUUID(),
      seen: (await row()).version,
      changes: [{ mention: mentions[0]!.id, state: "keep" }],
    });
    expect(await here.server.statusOf("cid", "GET", `/v1/tasks/${id}/export`)).toBe(409);
    ann.check();
    await ann.close();
  });

  test("an approver sends back with a reason, and prints the log of what is withheld", async () => {
    const { server, browser } = here;
    const root = await sitDown(browser, server, "root", { calm: true });
    await root.go("/projects");
    await at(root, "new-project").click();
    await at(root, "project-name").fill("Requests");
    await at(root, "add-code").click();
    await at(root, "code").fill("s. 40(2)");
    await at(root, "code-meaning").fill("personal data");
    expect(await root.axe()).toEqual([]);
    await at(root, "save-project").click();
    await root.page.getByRole("region", { name: "Requests" }).waitFor();
    await root.close();
    const projects = await server.api<Project[]>("root", "GET", "/v1/projects");
    const project = projects.find(({ name }) => name === "Requests")!.id;
    const id = await submit(server, "ann", { name: "request 7", text: TEXT, project });

    const ann = await sitDown(browser, server, "ann", { calm: true });
    await ann.go(`/doc/${id}`);
    await ann.press("n");
    await at(ann, "reason").selectOption("s. 40(2)");
    await ann.press("m");
    await saved(ann);
    await acceptAll(server, "ann", id);
    const paper = await ann.printed("review");
    await ann.close();

    const cid = await sitDown(browser, server, "cid", { calm: true });
    await cid.go(`/approve/${id}`);
    await at(cid, "send-back").click();
    expect(await at(cid, "return-now").isDisabled()).toBe(true);
    await at(cid, "return-reason").fill("too much is hidden");
    expect(await cid.axe()).toEqual([]);
    await at(cid, "return-now").click();
    await eventually(async () => (await taskOf(server, "ann", id)).row.returned).toBe("sent back");
    await cid.go(`/log/${id}`);
    await eventually(() => at(cid, "by-code").innerText()).toContain("s. 40(2) 2");
    expect(await cid.axe()).toEqual([]);
    const log = await cid.printed("log");
    await cid.go(`/approve/${id}`);
    await at(cid, "record").waitFor();
    const record = await cid.printed("record");
    cid.check();
    await cid.close();
    for (const [name, pdf] of Object.entries({ paper, log, record })) {
      const text = await textOfPdf(pdf);
      const year = String(new Date().getFullYear());
      expect(text, name).toContain(year);
      expect(text, name).toContain("Signature");
    }

    const again = await sitDown(browser, server, "ann", { calm: true });
    await again.go(`/doc/${id}`);
    expect(await at(again, "sent-back").innerText()).toContain("too much is hidden");
    again.check();
    await again.close();
  });

  test("a term is looked for in all documents, seen, hidden and added to the policy", async () => {
    const { server, browser } = here;
    const { id: project } = await server.api<Project>("root", "POST", "/v1/projects", {
      name: "Birds",
    });
    const id = await submit(server, "root", { name: "one", text: TEXT, project });
    const other = await submit(server, "root", {
      name: "two",
      text: "A heron, Ada Lovelace.",
      project,
    });
    const root = await sitDown(browser, server, "root", { calm: true });
    await root.go(`/doc/${id}`);
    await root.press("n");
    await at(root, "more").click();
    await at(root, "term").click();
    await at(root, "term-words").fill("heron");
    await at(root, "term-look").click();
    await eventually(() => at(root, "batch-found").innerText()).toContain("2 places, 2 documents");
    expect(await root.axe()).toEqual([]);
    await at(root, "batch-apply").click();
    await at(root, "batch-done").waitFor();
    await root.press("Escape");
    for (const task of [id, other]) {
      const { mentions } = await taskOf(server, "root", task);
      expect(mentions.find(({ text }) => text === "heron")?.state).toBe("mask");
    }
    const projects = await server.api<Project[]>("root", "GET", "/v1/projects");
    expect(projects.find((one) => one.id === project)!.policy.detectors).toHaveLength(1);
    root.check();
    await root.close();
  });
});
