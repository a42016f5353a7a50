/** Risks where the work is: beside the lines, with their range, by entity; and what came back. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Marginal, Task } from "../../src/server/review/schema.js";
import { type Desk, hasChromium, sitDown } from "./browser.js";
import { acceptAll, eventually, submit, taskOf } from "./desk-work.js";
import { tokenOf } from "./server.js";
import { at, workstation } from "./workstation.js";

const JUDGMENT = readFileSync(join(import.meta.dirname, "../../examples/judgment.txt"), "utf8");

interface Bar {
  /** In pixels from the window's top. */
  readonly y: number;
  /** Share of a full bar. */
  readonly length: number;
}

/** The bars of the gutter, read from what is drawn. */
const barsOf = ({ page }: Desk): Promise<Bar[]> =>
  page.evaluate<Bar[]>(`(() => {
    const svg = document.querySelector(".risk-gutter");
    const lines = (name) => [...svg.querySelector(name).getAttribute("d").matchAll(/M0 ([\\d.]+)h([\\d.]+)/g)];
    const full = lines(".risk-track").map(([, , length]) => Number(length));
    return lines(".risk-bar").map(([, y, length], at) =>
      ({ y: svg.getBoundingClientRect().top + Number(y), length: Number(length) / full[at] }));
  })()`);

interface Box {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/** Where each mention that is drawn begins. */
const beginningsOf = ({ page }: Desk): Promise<Box[]> =>
  page.evaluate<Box[]>(`[...document.querySelectorAll(".mention")].map((element) => {
    const { top, bottom } = element.getClientRects()[0];
    return { id: element.dataset.m, top, bottom };
  })`);

/** Bars as they must be: the mentions' beginnings, those side by side as one, the highest risk of each. */
function expectedBars(boxes: readonly Box[], risks: ReadonlyMap<string, number>): Bar[] {
  const bars: Bar[] = [];
  for (const { id, top, bottom } of boxes) {
    const y = (top + bottom) / 2;
    const length = risks.get(id)!;
    const last = bars.at(-1);
    if (last && last.y > top - 4 && last.y < bottom + 4) {
      bars[bars.length - 1] = { y: last.y, length: Math.max(last.length, length) };
    } else bars.push({ y, length });
  }
  return bars;
}

describe.skipIf(!hasChromium)("the risk at the workstation", () => {
  const here = workstation();

  const risksOf = async ({ mentions }: Task, id: string) => {
    const marginal = await here.server.api<Marginal[]>("ann", "GET", `/v1/tasks/${id}/marginal`);
    const byEntity = new Map(marginal.map(({ entity, risk }) => [entity, risk]));
    return new Map(mentions.map((mention) => [mention.id, byEntity.get(mention.entity)!]));
  };

  test("stands beside each line that a mention begins in, whatever the lines are", async () => {
    const paragraph =
      "Anna Berg, a nurse from Bergen, met Erik Holm in Oslo on 4 June 1975, and they walked by the river for a while before Maria Lund came from Trondheim. ";
    const text = `It rained.\n\n${paragraph.repeat(3)}\n\nIt rained again.\n\nAnna Berg left.`;
    const id = await submit(here.server, "ann", { name: "lines", text });
    const risks = await risksOf(await taskOf(here.server, "ann", id), id);
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().waitFor();

    const counts = new Set<number>();
    const views = ann.page.getByRole("radiogroup", { name: "View" });
    for (const { width, view } of [
      { width: 1440, view: "Marked" },
      { width: 1440, view: "Changes" },
      { width: 700, view: "Changes" },
      { width: 1440, view: "Marked" },
    ]) {
      await ann.page.setViewportSize({ width, height: 900 });
      if (width > 760) await views.getByText(view).click();
      await eventually(async () => {
        const expected = expectedBars(await beginningsOf(ann), risks);
        const bars = await barsOf(ann);
        return (
          bars.length === expected.length &&
          bars.every(
            ({ y, length }, i) =>
              Math.abs(y - expected[i]!.y) < 6 && Math.abs(length - expected[i]!.length) < 0.02,
          )
        );
      }).toBe(true);
      counts.add((await barsOf(ann)).length);
    }
    // the lines were others each time, and not all of them have a mention
    expect(counts.size).toBeGreaterThan(1);
    const lengths = (await barsOf(ann)).map(({ length }) => length);
    expect(Math.max(...lengths)).toBe(1);
    expect(await at(ann, "risk-gutter").getAttribute("aria-hidden")).toBe("true");
    await ann.picture("lines");
    ann.check();
    await ann.close();
  });

  test("is drawn for what is in view only, and goes along with scrolling", async () => {
    const text = Array.from({ length: 12 }, () => JUDGMENT).join("\n\n");
    const id = await submit(here.server, "ann", { name: "long", text });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().waitFor();
    const inView = async () => (await barsOf(ann)).filter(({ y }) => y > 150 && y < 880).length;
    await eventually(inView).toBeGreaterThan(5);
    for (const share of [0.5, 0.85, 0.1]) {
      await ann.page.evaluate(
        `(() => { const at = document.querySelector("[data-scroller]"); at.scrollTop = at.scrollHeight * ${share}; })()`,
      );
      await eventually(inView).toBeGreaterThan(5);
      expect((await barsOf(ann)).length).toBeLessThan(120);
    }
    ann.check();
    await ann.close();
  });

  test("is one plain sentence with its range; certain where a name shows", async () => {
    const text = "Anna Berg of Oslo met a Norwegian nurse on 4 June 1975.";
    const id = await submit(here.server, "ann", { name: "range", text });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await at(ann, "estimate").waitFor();
    const words = () => at(ann, "estimate").innerText();
    expect(await words()).toMatch(
      /^About \d+ (?:person|people) in .+ fits? what still shows: .+\.$/,
    );
    expect(await at(ann, "gauge").innerText()).toMatch(/measure that is worst: .+, \d+ to \d+%\./);
    const { row } = await taskOf(here.server, "ann", id);
    const { level, range } = row.risk!;
    expect(range!.low).toBeLessThanOrEqual(level);
    expect(range!.high).toBeGreaterThanOrEqual(level);
    const whisker = ann.page.locator(".gauge .track > s");
    const track = await ann.page.locator(".gauge .track").boundingBox();
    const drawn = await whisker.boundingBox();
    expect(drawn!.width / track!.width).toBeCloseTo(range!.high - range!.low, 1);

    await ann.page.locator('.mention[data-type="PERSON"]').first().click();
    await ann.press("k");
    await eventually(words).toBe("Anyone can tell who this is: a direct identifier is shown.");
    expect(await whisker.count()).toBe(0);
    ann.check();
    await ann.close();
  });

  test("is listed by entity, with who it is and whether its mentions are alike", async () => {
    const text =
      "Anna Berg sued. Erik Holm, President of the court, heard Anna Berg in Oslo. Maria Lund, a nurse, saw Berg in Oslo.";
    const id = await submit(here.server, "ann", { name: "roles", text, persons: ["Anna Berg"] });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await at(ann, "tab-entities").click();
    const row = (name: string) => at(ann, "entity").filter({ hasText: name });
    const role = (name: string) => row(name).getByTestId("entity-role").innerText();
    expect(await role("Anna Berg")).toBe("to protect");
    expect(await role("Erik Holm")).toBe("public office");
    expect(await role("Maria Lund")).toBe("role unknown");
    expect(await row("Oslo").getByTestId("entity-role").count()).toBe(0);
    expect(await row("Oslo").innerText()).toContain("2 places");
    expect(await row("Oslo").getByTestId("entity-states").innerText()).not.toContain("mixed");

    const { mentions } = await taskOf(here.server, "ann", id);
    const oslo = mentions.filter((mention) => mention.text.endsWith("Oslo"));
    await ann.page.locator(`.mention[data-m="${oslo[0]!.id}"]`).click();
    await ann.press(oslo[1]!.state === "keep" ? "Shift+M" : "Shift+K");
    await eventually(() => row("Oslo").getByTestId("entity-states").innerText()).toBe("▲ mixed");
    await ann.picture("entities");
    expect(await ann.axe()).toEqual([]);
    ann.check();
    await ann.close();
  });

  test("a document that came back stands under 'Returned', with why", async () => {
    const text = "Anna Berg lives in Oslo.";
    const id = await submit(here.server, "ann", { name: "came back", text });
    await submit(here.server, "ann", { name: "never left", text });
    await acceptAll(here.server, "ann", id);
    const { hash } = await here.server.api<{ hash: string }>(
      "cid",
      "GET",
      `/v1/tasks/${id}/output`,
    );
    const token = tokenOf("cid");
    await here.server.api("cid", "POST", `/v1/tasks/${id}/approval`, {
      hash,
      token,
      acceptRisk: true,
      reason: "agreed",
    });
    await here.server.api("cid", "DELETE", `/v1/tasks/${id}/approval`);

    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go("/queue");
    const filter = ann.page.getByRole("button", { name: "Returned" });
    await eventually(() => filter.innerText()).toBe("Returned 1");
    await filter.click();
    const rows = at(ann, "queue-row");
    await eventually(() => rows.count()).toBe(1);
    expect(await rows.innerText()).toMatch(/came back[\s\S]*approval withdrawn/);
    await ann.picture("returned");
    expect(await ann.axe()).toEqual([]);
    await ann.go(`/approve/${id}`);
    await eventually(() => at(ann, "voided").innerText()).toContain("cid withdrew it");
    ann.check();
    await ann.close();
  });
});
