/** A table as a whole: its columns first, then its rows, one approval, and exactly what was shown leaves. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PATIENT_COLUMNS, PATIENT_ROWS, PATIENTS } from "../patients.js";
import { type Desk, hasChromium, sitDown } from "./browser.js";
import { eventually, submit } from "./desk-work.js";
import { tokenOf } from "./server.js";
import { at, workstation } from "./workstation.js";

/** The left edge of every cell of a row, in pixels. */
const EDGES = `(name) => [...document.querySelectorAll('[data-testid="table"] [role="row"]')].slice(0, 8)
  .map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)))`;

const shownCells = async ({ page }: Desk): Promise<string[][]> => {
  const rows = page.getByTestId("file-row");
  await eventually(() => rows.count()).toBe(PATIENT_ROWS.length + 1);
  return Promise.all((await rows.all()).map(async (row) => row.locator("td").allTextContents()));
};

describe.skipIf(!hasChromium)("a table at the workstation", () => {
  const here = workstation();

  test("shows every column, is approved once and leaves character by character as shown", async () => {
    const id = await submit(here.server, "ann", {
      name: "patients.csv",
      content: Buffer.from(PATIENTS).toString("base64"),
    });
    let keys = 0;
    const ann = await sitDown(here.browser, here.server, "ann");
    const press = async (...pressed: string[]) => {
      keys += pressed.length;
      await ann.press(...pressed);
    };
    await ann.go(`/table/${id}`);
    await eventually(() => at(ann, "table-row").count()).toBeGreaterThan(10);
    expect(await at(ann, "table").innerText()).toContain("Fabry disease");
    expect(await at(ann, "about-diagnosis").innerText()).toContain("unread");
    const [heading, ...rows] = await ann.page.evaluate<number[][]>(`(${EDGES})()`);
    for (const row of rows) expect(row).toEqual(heading);
    expect(await ann.axe()).toEqual([]);
    await ann.picture("table-columns");

    await press("l");
    await at(ann, "columns-apply").waitFor();
    await press("Enter");
    await at(ann, "columns-open").waitFor({ state: "detached" });
    await press("Control+Enter");
    await eventually(() => at(ann, "table-left").innerText()).toBe("30 rows are not finished.");
    expect(await ann.axe()).toEqual([]);
    await ann.picture("table-finish");
    await eventually(() => ann.page.locator(":focus").getAttribute("data-testid")).toBe(
      "finish-rows",
    );
    await press("Enter");
    await eventually(() => at(ann, "live").textContent()).toContain("30 rows finished.");
    expect(keys).toBeLessThanOrEqual(25);
    ann.check();
    await ann.close();

    const cid = await sitDown(here.browser, here.server, "cid");
    await cid.go(`/approve/${id}`);
    const shown = await shownCells(cid);
    expect(shown[0]).toEqual(PATIENT_COLUMNS);
    expect(shown.map((row) => row[PATIENT_COLUMNS.indexOf("diagnosis")])).toContain(
      "Fabry disease",
    );
    expect(await cid.axe()).toEqual([]);
    await cid.picture("table-approve");
    // a wrong token is said to be one, and loses nothing
    await at(cid, "approval-token").fill("token-of-somebody-else-entirely");
    await at(cid, "approve").click();
    await eventually(() => at(cid, "live").textContent()).toContain("That is not your token");
    await at(cid, "approval-token").fill(tokenOf("cid"));
    await at(cid, "approve").click();
    await at(cid, "approved").waitFor();
    const saved = cid.page.waitForEvent("download");
    await at(cid, "export").click();
    const written = readFileSync(await (await saved).path(), "utf8");
    const left = written
      .trimEnd()
      .split("\n")
      .map((line) => line.split(","));
    expect(left).toEqual(shown);
    expect(written).not.toMatch(/Berg|Lund|Vik|Holm|Dahl|Moe/);
    cid.check();
    await cid.close();
  });
});
