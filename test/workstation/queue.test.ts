/** Thousands of documents: counts of all of them, search, order, several at once, and Back to what was shown. */

import { describe, expect, test } from "vitest";
import type { Project, Task, TaskList } from "../../src/server/review/schema.js";
import { hasChromium, sitDown } from "./browser.js";
import { acceptAll, eventually, submit } from "./desk-work.js";
import { fillQueue } from "./long-queue.js";
import { quickEngine } from "./quick-engine.js";
import { tokenOf } from "./server.js";
import { at, workstation } from "./workstation.js";

const MANY = 1_047;
describe.skipIf(!hasChromium)("a queue of a thousand documents", () => {
  const here = workstation(undefined, quickEngine);

  test("counts all of them, finds one by its name, and Back keeps what was shown", async () => {
    const { server, browser } = here;
    await fillQueue(server.store, MANY, (i) => ({
      name: `call ${i + 1}`,
      isFinished: i !== 700,
    }));
    const own = await submit(server, "ann", { name: "the letter", text: "It rained at noon." });
    const counts = async () =>
      (await server.api<TaskList>("ann", "GET", "/v1/tasks?limit=1")).counts;
    await eventually(async () => (await counts()).open).toBe(2);
    const left = await counts();
    expect(left).toMatchObject({ all: MANY + 1, finished: MANY - 1 });
    const ann = await sitDown(browser, server, "ann");
    await ann.go("/queue");
    await eventually(() => at(ann, "show-finished").innerText()).toContain(
      left.finished.toLocaleString("en-GB"),
    );
    expect(await ann.axe()).toEqual([]);
    await at(ann, "queue-search").fill("letter");
    await eventually(() => at(ann, "queue-row").count()).toBe(1);
    await at(ann, "queue-order").selectOption("name");
    await at(ann, "show-open").click();
    await at(ann, "queue-row").getByRole("link").click();
    await ann.page.locator(".review-bar").waitFor();
    await ann.page.goBack();
    await eventually(() => at(ann, "queue-search").inputValue()).toBe("letter");
    expect(await at(ann, "show-open").getAttribute("aria-pressed")).toBe("true");
    await ann.page.reload();
    await eventually(() => at(ann, "queue-row").count()).toBe(1);
    expect(await at(ann, "queue-row").innerText()).toContain("the letter");
    expect(own).toBeTruthy();
    ann.check();
    await ann.close();
  });

  test("approves several with one signing in, only those that were shown, and exports them", async () => {
    const { server, browser } = here;
    for (const name of ["memo one", "memo two", "memo unread"]) {
      const text = `It rained on ${name}.`;
      await acceptAll(server, "ann", await submit(server, "ann", { name, text }));
    }
    const cid = await sitDown(browser, server, "cid");
    await cid.go("/queue");
    await at(cid, "queue-search").fill("memo");
    await eventually(() => at(cid, "queue-row").count()).toBe(3);
    await at(cid, "queue-order").selectOption("name");
    await at(cid, "choose-all").check();
    await at(cid, "approve-many").click();
    for (const name of ["memo one", "memo two"]) {
      await eventually(() => at(cid, "read-one").innerText()).toContain(`It rained on ${name}.`);
      await eventually(() => at(cid, "read-next").isEnabled()).toBe(true);
      expect(await cid.axe()).toEqual([]);
      await cid.picture(`approve-${name.replace(" ", "-")}`);
      await cid.press("Enter");
    }
    await eventually(() => at(cid, "read-one").innerText()).toContain("memo unread");
    await at(cid, "leave-out").click();
    await at(cid, "many-token").fill(tokenOf("cid"));
    expect(await cid.axe()).toEqual([]);
    await at(cid, "approve-all").click();
    await eventually(() => at(cid, "export-many").innerText()).toBe("Export 2");
    const files: string[] = [];
    cid.page.on("download", (download) => files.push(download.suggestedFilename()));
    await at(cid, "export-many").click();
    await eventually(() => files.length).toBe(2);
    await eventually(() => at(cid, "queue-row").first().innerText()).toContain("Exported");
    cid.check();
    await cid.close();
  });

  test("gives a second reader a re-check that nobody can tell from a first reading", async () => {
    const { server, browser } = here;
    const { id: project } = await server.api<Project>("root", "POST", "/v1/projects", {
      name: "Sampled",
      recheck: 1,
    });
    const text = "Anna Berg came in 1998. Anna Berg left in 2001.";
    const again = await submit(server, "root", { project, name: "visit", text });
    await acceptAll(server, "ann", again);
    const fresh = await submit(server, "root", { project, name: "visit", text });
    const bob = await sitDown(browser, server, "bob", { calm: true });
    /** The page as it is drawn, without what names the document. */
    const drawn = async (id: string) => {
      await bob.go(`/doc/${id}`);
      await bob.page.locator(".mention").first().waitFor();
      // the gutter is measured and drawn after the text
      await bob.page.locator('.risk-bar[d^="M"]').waitFor({ state: "attached" });
      const html = await bob.page.locator("#main").innerHTML();
      return html
        .replaceAll(id, "ID")
        .replace(/mantine-[a-z0-9]+(?:-[a-z]+)?/g, "M")
        .replace(/_r_\w+_/g, "R");
    };
    expect(await drawn(again)).toBe(await drawn(fresh));
    await bob.go("/queue");
    await at(bob, "queue-search").fill("visit");
    await eventually(() => at(bob, "queue-row").count()).toBe(2);
    const [one, two] = await at(bob, "queue-row").allInnerTexts();
    expect(one).toBe(two);
    const rows = (await server.api<TaskList>("bob", "GET", "/v1/tasks?search=visit")).tasks;
    const [a, b] = rows.map(({ id: _, createdAt: __, ...rest }) => rest);
    expect(a).toEqual(b);
    // two readings that agree need nobody to settle them
    await acceptAll(server, "bob", again);
    const { row } = await server.api<Task>("root", "GET", `/v1/tasks/${again}`);
    expect(row.status).toBe("finished");
    bob.check();
    await bob.close();
  });
});
