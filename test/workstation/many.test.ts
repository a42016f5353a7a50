/** Many documents, and a reader's own ways: batches, random re-checks, orders, keys, nested mentions. */

import { describe, expect, test } from "vitest";
import type { AuditEntry, History } from "../../src/server/review/schema.js";
import { hasChromium, sitDown } from "./browser.js";
import { eventually, saved, submit, taskOf } from "./desk-work.js";
import { at, workstation } from "./workstation.js";

const TEXTS = [
  "Anna Berg lives in Bergen with Erik Holm.",
  "Maria Lund moved to Bergen in 1998.",
  "Jonas Vik left Bergen on 4 June 1975.",
];

describe.skipIf(!hasChromium)("many documents at the workstation", () => {
  const here = workstation();

  test("are decided at once: found, looked at, applied, taken back", async () => {
    const ids: string[] = [];
    for (const [i, text] of TEXTS.entries()) {
      ids.push(await submit(here.server, "ann", { name: `note ${i + 1}`, text }));
    }
    const decided = async () => {
      const tasks = await Promise.all(ids.map((id) => taskOf(here.server, "ann", id)));
      return tasks.map(
        ({ mentions }) =>
          mentions.filter(({ text, decided }) => text === "Bergen" && decided !== null).length,
      );
    };
    // bob has one of them open
    expect(await here.server.statusOf("bob", "POST", `/v1/tasks/${ids[2]}/lease`, {})).toBe(200);
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go("/queue");
    await at(ann, "batch").click();
    await at(ann, "batch-words").fill("bergen");
    await at(ann, "batch-look").click();
    await eventually(() => at(ann, "batch-found").innerText()).toMatch(
      /2 places, 2 documents.*note 3 \(somebody else is working on it/,
    );
    expect(await decided()).toEqual([0, 0, 0]);
    await ann.picture("batch");
    expect(await ann.axe()).toEqual([]);
    await at(ann, "batch-apply").click();
    await eventually(() => at(ann, "batch-done").innerText()).toContain(
      "2 places, 2 documents decided as proposed",
    );
    expect(await decided()).toEqual([1, 1, 0]);
    await at(ann, "batch-undo").click();
    await eventually(decided).toEqual([0, 0, 0]);
    ann.check();
    await ann.close();
  });

  test("come back for a second reading at random, and cannot be told from others", async () => {
    const root = await sitDown(here.browser, here.server, "root");
    await root.go("/projects");
    await at(root, "new-project").click();
    await at(root, "project-name").fill("Sampled");
    await at(root, "recheck").fill("100");
    await at(root, "save-project").click();
    const region = root.page.getByRole("region", { name: "Sampled" });
    await eventually(() => region.innerText()).toContain("100% read again by a second person");
    const projects = await here.server.api<{ id: string; name: string }[]>(
      "root",
      "GET",
      "/v1/projects",
    );
    const project = projects.find(({ name }) => name === "Sampled")!.id;
    const id = await submit(here.server, "root", { project, text: "it rained.", name: "rain" });

    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await ann.press("Control+Enter");
    await at(ann, "finish-now").click();
    await eventually(async () => {
      const log = await here.server.api<AuditEntry[]>("root", "GET", `/v1/audit?task=${id}`);
      return log.map(({ action }) => action);
    }).toContain("task.recheck");
    const { row: own } = await taskOf(here.server, "ann", id);
    expect(own).toMatchObject({ blind: true, readers: [{ name: "ann", finished: true }] });
    const bob = await sitDown(here.browser, here.server, "bob");
    await bob.go("/queue");
    const row = at(bob, "queue-row").filter({ hasText: "rain" });
    await eventually(() => row.innerText()).toContain("Open");
    expect(await row.innerText()).not.toContain("random");
    for (const desk of [root, ann, bob]) {
      desk.check();
      await desk.close();
    }
  });

  test("are read in an order and with keys of one's own, for reasons that are kept", async () => {
    const id = await submit(here.server, "ann", { name: "own ways", text: TEXTS.join(" ") });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    const rows = ann.page.getByRole("grid", { name: "Open places" }).getByRole("row");
    await at(ann, "tab-open").click();
    await at(ann, "order").selectOption("text");
    await eventually(() => rows.first().innerText()).toContain("Anna Berg");
    await at(ann, "order").selectOption("type");
    await eventually(() => rows.last().innerText()).toContain("1975");

    await ann.press("?");
    // the dialog gives its search the focus once it is open, which would end what follows
    const focused = () => ann.page.locator(":focus").getAttribute("data-testid");
    await eventually(focused).toBe("key-search");
    await at(ann, "key-mask").click();
    await eventually(() => at(ann, "key-mask").innerText()).toBe("press a key");
    await ann.press("k"); // stands for 'keep' already
    await eventually(() => at(ann, "live").textContent()).toBe("K stands for: keep.");
    await ann.press("z");
    await eventually(() => at(ann, "key-mask").innerText()).toBe("Z");
    await ann.press("Escape");
    await ann.page.getByRole("dialog").waitFor({ state: "detached" });
    await ann.page.locator('.mention[data-type="LOC"]').first().click();
    await at(ann, "reason").selectOption("already public");
    await ann.page.locator(".mention.current").click(); // a field keeps its keys
    await ann.press("z");
    await saved(ann);
    const { events } = await here.server.api<History>("ann", "GET", `/v1/tasks/${id}/history`);
    expect(events.at(-1)).toMatchObject({ kind: "decide", body: { reason: "already public" } });
    ann.check();
    await ann.close();
  });

  test("with mentions in mentions: another click goes outwards", async () => {
    const text = "The choir of Bergen sang.";
    const id = await submit(here.server, "ann", { name: "nested", text });
    const { row, mentions } = await taskOf(here.server, "ann", id);
    const inner = mentions.find((mention) => mention.text.endsWith("Bergen"))!;
    await here.server.api("ann", "POST", `/v1/tasks/${id}/events`, {
      kind: "add",
      id: crypto.randomUUID(),
      seen: row.version,
      spans: [{ start: 0, end: text.length - 1 }],
      type: "MISC",
      state: "keep",
    });
    await here.server.api("ann", "POST", `/v1/tasks/${id}/events`, {
      kind: "decide",
      id: crypto.randomUUID(),
      seen: row.version + 1,
      changes: [{ mention: inner.id, state: "keep" }],
    });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    const words = () => at(ann, "card").locator("h2").innerText();
    const bergen = ann.page.locator(`.mention[data-m="${inner.id}"]`);
    await bergen.click();
    await eventually(words).toBe(inner.text);
    await bergen.click();
    await eventually(words).toBe(text.slice(0, -1));
    await bergen.click();
    await eventually(words).toBe(inner.text);
    ann.check();
    await ann.close();
  });
});
