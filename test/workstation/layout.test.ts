/** A document as it looks: Word, PDF and a table, beside the text and page by page. */

import { describe, expect, test } from "vitest";
import type { Table } from "../../src/server/review/schema.js";
import { docxOf, p, root, run } from "../docx.js";
import { pdfOf } from "../pdf.js";
import { hasChromium, sitDown } from "./browser.js";
import { eventually, saved, submit } from "./desk-work.js";
import { quickEngine } from "./quick-engine.js";
import { at, workstation } from "./workstation.js";

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");

const cell = (words: string) => `<w:tc>${p(run(words))}</w:tc>`;
const LETTER = docxOf({
  body: [
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run("To whom it may concern")}</w:p>`,
    p(
      run("Solveig ", "<w:b/>"),
      run("Lindqvist", "<w:b/>"),
      run(" of Bergen wrote on 4 June 1970."),
    ),
    `<w:tbl><w:tr>${cell("Doctor")}${cell("Erik Holm")}</w:tr></w:tbl>`,
  ].join(""),
  parts: [
    { type: "header", name: "header1.xml", xml: root("hdr", p(run("Hospital of the harbour"))) },
    {
      type: "styles",
      name: "styles.xml",
      xml: root(
        "styles",
        '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>',
      ),
    },
  ],
});

const PAGES = pdfOf({
  pages: [
    "BT /F1 20 Tf 60 700 Td (Solveig Lindqvist sang in Bergen.) Tj ET",
    "BT /F1 20 Tf 60 700 Td (It rained.) Tj ET",
  ],
});

/** How many pixels of each picture are dark, in the page. */
const DARK_PIXELS = `[...document.querySelectorAll('[data-testid="page-picture"]')].map((image) => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const drawn = canvas.getContext("2d");
  drawn.drawImage(image, 0, 0);
  const { data } = drawn.getImageData(0, 0, width, height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i] < 100) count++;
  return count;
})`;

const ROWS = ["name,note", "Anna Berg,met Erik Holm", "Maria Lund,it rained", "Jonas Vik,left"];

describe.skipIf(!hasChromium)("a document as it looks", () => {
  const here = workstation(undefined, quickEngine);

  test("a Word document has its page beside the text, and its mentions in both", async () => {
    const id = await submit(here.server, "ann", { name: "a.docx", content: base64(LETTER) });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().waitFor();
    await ann.press("d");
    const pane = at(ann, "layout-pane");
    await pane.locator("[data-heading='1']").waitFor();
    expect(await pane.locator(".laid-header").innerText()).toContain("Hospital");
    expect(await pane.locator("td").allInnerTexts()).toHaveLength(2);
    // a name cut by formatting is one mention, written once
    await eventually(() => pane.locator(".laid-para .bold").innerText()).toMatch(/^PERSON 1$/);
    expect(await ann.axe()).toEqual([]);
    await pane.locator("td .mention").click();
    await eventually(() => at(ann, "card").locator("h2").innerText()).toBe("Erik Holm");
    await ann.press("k");
    await saved(ann);
    await eventually(() => pane.locator("td .mention").getAttribute("data-state")).toBe("keep");
    await ann.picture("layout-word");
    await ann.press("d");
    await pane.waitFor({ state: "detached" });
    ann.check();
    await ann.close();
  });

  test("a PDF shows its pages, and the pages of its output without what is hidden", async () => {
    const id = await submit(here.server, "ann", { name: "a.pdf", content: base64(PAGES) });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/compare/${id}`);
    const pictures = at(ann, "page-picture");
    await eventually(() => pictures.count()).toBe(2);
    expect(await at(ann, "page-number").innerText()).toBe("Page 1 of 2");
    const [original, output] = await ann.page.evaluate<[number, number]>(DARK_PIXELS);
    expect(original).toBeGreaterThan(500);
    expect(output).toBeGreaterThan(500);
    expect(output).not.toBe(original);
    const place = ann.page.locator('[data-testid="leaf-source"] .laid-place').first();
    const [mark, page] = [await place.boundingBox(), await pictures.first().boundingBox()];
    expect((mark!.x - page!.x) / page!.width).toBeCloseTo(0.1, 1);
    expect(await ann.axe()).toEqual([]);
    await ann.picture("layout-pdf");
    await ann.press("ArrowRight");
    await eventually(() => at(ann, "page-number").innerText()).toBe("Page 2 of 2");
    ann.check();
    await ann.close();
  });

  test("a table has its rows, and a column is decided once for all of them", async () => {
    const id = await submit(here.server, "ann", {
      name: "staff.csv",
      content: base64(ROWS.join("\n")),
    });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/table/${id}`);
    await eventually(() => at(ann, "table-row").count()).toBe(3);
    expect(await at(ann, "table").innerText()).toContain("it rained");
    expect(await ann.axe()).toEqual([]);
    await at(ann, "column-note").click();
    await at(ann, "column-mask").click();
    await eventually(() => at(ann, "column-found").innerText()).toContain("3 cells");
    expect(await ann.axe()).toEqual([]);
    await ann.picture("layout-column");
    await at(ann, "column-apply").click();
    await at(ann, "column-done").waitFor();
    const notes = async () => {
      const { rows } = await here.server.api<Table>("ann", "GET", `/v1/tasks/${id}/table`);
      return rows.map(({ cells }) => cells.find(({ column }) => column === "note")!.output);
    };
    expect((await notes()).every((words) => words?.startsWith("[MISC"))).toBe(true);
    await at(ann, "column-undo").click();
    await eventually(async () => (await notes())[1]).toBe(null);
    ann.check();
    await ann.close();
  });
});
