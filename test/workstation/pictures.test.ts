/**
 * What each page looks like, against a coarse map of how light it was when somebody last looked at the
 * pictures (`out/workstation`): what has moved, gone or turned dark is found; other fonts are not.
 * `UPDATE_PICTURES=1 npx vitest run test/workstation/pictures` after looking.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { docxOf, p, root, run } from "../docx.js";
import { type Desk, type DeskOptions, hasChromium, sitDown } from "./browser.js";
import { acceptAll, eventually, submit } from "./desk-work.js";
import { quickEngine } from "./quick-engine.js";
import { at, workstation } from "./workstation.js";

const MAPS = join(import.meta.dirname, "pictures.golden.json");
/** Cells of a map, across and down, and the levels of light of one. */
const ACROSS = 48;
const DOWN = 30;
const LEVELS = 16;
/** Levels by which the font of another machine changes a cell. */
const NOISE = 2;
/** Share of the cells that may differ by more. */
const MOST = 0.06;

const UPDATES = process.env["UPDATE_PICTURES"] === "1";

const maps: Record<string, string[]> = existsSync(MAPS)
  ? JSON.parse(readFileSync(MAPS, "utf8"))
  : {};

/** How light the cells of the page are, a line per row, a hexadecimal digit per cell. */
async function mapOf({ page }: Desk, picture: Buffer): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(picture.toString("base64"))}), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(${ACROSS}, ${DOWN});
    const drawn = canvas.getContext("2d");
    drawn.imageSmoothingQuality = "high";
    drawn.drawImage(image, 0, 0, ${ACROSS}, ${DOWN});
    const { data } = drawn.getImageData(0, 0, ${ACROSS}, ${DOWN});
    return Array.from({ length: ${DOWN} }, (_, y) => Array.from({ length: ${ACROSS} }, (_, x) => {
      const at = 4 * (y * ${ACROSS} + x);
      const light = 0.21 * data[at] + 0.72 * data[at + 1] + 0.07 * data[at + 2];
      return Math.min(${LEVELS - 1}, Math.floor(light / 256 * ${LEVELS})).toString(16);
    }).join(""));
  })()`);
}

function shareThatDiffers(a: readonly string[], b: readonly string[]): number {
  const [one, other] = [a.join(""), b.join("")];
  let differ = 0;
  for (let i = 0; i < one.length; i++) {
    const by = Math.abs(Number.parseInt(one[i]!, 16) - Number.parseInt(other[i] ?? "0", 16));
    if (by > NOISE) differ++;
  }
  return differ / one.length;
}

async function compare(desk: Desk, name: string): Promise<void> {
  await desk.page.evaluate(
    `Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})))`,
  );
  const map = await mapOf(desk, await desk.picture(name));
  if (UPDATES) {
    maps[name] = map;
    writeFileSync(MAPS, `${JSON.stringify(maps, undefined, 1)}\n`);
    return;
  }
  const known = maps[name] ?? [];
  expect({ name, differs: shareThatDiffers(map, known) > MOST, map }).toEqual({
    name,
    differs: false,
    map,
  });
}

const JUDGMENT = `JUDGMENT

Ann Smith, a teacher, was born in 1962. She met Bob Jones in 1984 and moved to the house of Cid Brown in 1991.

In 1996 Ann Smith complained that her files had been read by Bob Jones. Dora Green and Eve White heard the case; Gus Black wrote the judgment in 1999.

The court found in favour of Ann Smith. Hal Gray, who had kept the files since 1984, was ordered to destroy them.`;

const cell = (words: string) => `<w:tc>${p(run(words))}</w:tc>`;
const LETTER = docxOf({
  body: [
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run("To whom it may concern")}</w:p>`,
    p(
      run("Ann Smith", "<w:b/>"),
      run(
        " has been a patient of this clinic since 1984. She was seen by Bob Jones, and by Cid Brown on her return in 1991.",
      ),
    ),
    `<w:tbl><w:tr>${cell("Doctor")}${cell("Seen")}</w:tr><w:tr>${cell("Bob Jones")}${cell("in 1984")}</w:tr><w:tr>${cell("Cid Brown")}${cell("in 1991")}</w:tr></w:tbl>`,
    p(run("She may travel.")),
  ].join(""),
  parts: [
    { type: "header", name: "header1.xml", xml: root("hdr", p(run("Clinic of the harbour"))) },
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
const TABLE = ["name,since,note", "Ann Smith,1984,met Bob Jones", "Cid Brown,1991,it rained"];

const SCREENS: readonly ({ name: string } & DeskOptions)[] = [
  { name: "light" },
  { name: "dark", dark: true },
];

describe.skipIf(!hasChromium)("pictures", () => {
  const ids = { judgment: "", letter: "", table: "", done: "" };
  const here = workstation(async ({ server }) => {
    const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");
    ids.judgment = await submit(server, "ann", { name: "judgment.txt", text: JUDGMENT });
    ids.letter = await submit(server, "ann", { name: "letter.docx", content: base64(LETTER) });
    ids.table = await submit(server, "ann", {
      name: "staff.csv",
      content: base64(TABLE.join("\n")),
    });
    ids.done = await submit(server, "ann", { name: "done.txt", text: JUDGMENT });
    await acceptAll(server, "ann", ids.done);
  }, quickEngine);

  test.each(SCREENS)("in $name", async ({ name, ...screen }) => {
    const root = await sitDown(here.browser, here.server, "root", { calm: true, ...screen });
    const shot = (page: string) => compare(root, `${page}-${name}`);
    await root.go("/queue");
    await at(root, "queue-row").first().waitFor();
    await shot("queue");
    await root.go(`/doc/${ids.judgment}`);
    await root.page.locator(".mention").first().waitFor();
    await eventually(() => root.page.locator(".row-figures").count()).toBeGreaterThan(0);
    await root.press("n");
    await at(root, "card").waitFor();
    await shot("review");
    await root.press("Control+k");
    await at(root, "palette-search").waitFor();
    await shot("commands");
    await root.press("Escape");
    await root.page.locator('[role="dialog"]').first().waitFor({ state: "detached" });
    await root.go(`/approve/${ids.done}`);
    await root.page.locator("#main h1").waitFor();
    await shot("approve");
    await root.go(`/compare/${ids.letter}`);
    await at(root, "leaf-output").waitFor();
    await shot("pages");
    await root.go(`/table/${ids.table}`);
    await at(root, "table-row").first().waitFor();
    await shot("table");
    await root.go(`/doc/${ids.letter}`);
    await root.page.locator(".mention").first().waitFor();
    await root.press("d");
    await at(root, "layout-pane").locator("td").first().waitFor();
    await shot("layout");
    await root.close();
  });
});
