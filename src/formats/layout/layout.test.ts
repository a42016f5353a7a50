/** How documents of each format look, drawn as plain words: what a page of the workstation shows. */

import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { docxOf, p, root, run } from "../../../test/docx.js";
import { pdfOf } from "../../../test/pdf.js";
import { readFormat } from "../formats.js";
import { createFileReader } from "../isolated/reader.js";
import type { Block, Layout } from "./layout.js";

const read = async (bytes: Uint8Array | string, format: string) =>
  readFormat(typeof bytes === "string" ? Buffer.from(bytes) : bytes, format, {
    name: `a.${format}`,
    id: "a",
    persons: [],
    names: "number",
  });

/** `# heading`, `- item`, `*bold*`, `[header: ...]`, `| cell | cell |`. */
function drawn(blocks: readonly Block[], text: string): string[] {
  return blocks.map((block) => {
    if (block.kind === "section")
      return `[${block.role}: ${drawn(block.blocks, text).join(" / ")}]`;
    if (block.kind === "table") {
      const rows = block.rows.map((row) =>
        row
          .map(
            ({ blocks: own, columns = 1 }) =>
              drawn(own, text).join(" / ") + "+".repeat(columns - 1),
          )
          .join(" | "),
      );
      return `| ${rows.join(" || ")} |`;
    }
    const words = block.runs.map(({ start, end, looks = [] }) => {
      const mark = looks.map((look) => look[0]).join("");
      return mark ? `<${mark}>${text.slice(start, end)}</>` : text.slice(start, end);
    });
    const head =
      "#".repeat(block.heading ?? 0) + (block.item ? "-" : "") + "  ".repeat(block.indent ?? 0);
    return `${head}${head && " "}${words.join("")}${block.align ? ` (${block.align})` : ""}`;
  });
}

async function drawnIn(bytes: Uint8Array | string, format: string): Promise<string[]> {
  const file = await read(bytes, format);
  const layout = (await file.layoutOf!(0)) as Extract<Layout, { kind: "flow" }>;
  expect(layout.kind).toBe("flow");
  return drawn(layout.blocks, file.documents[0]!.text);
}

test("a Word document has headings, looks, lists, tables, headers, notes and columns", async () => {
  const cell = (words: string, properties = "") =>
    `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${p(run(words))}</w:tc>`;
  const bytes = docxOf({
    body: [
      `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run("The case of Ann Lee")}</w:p>`,
      `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run("Ann ", "<w:b/>")}${run("Lee", "<w:b/>")}${run(" lives.")}</w:p>`,
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr>${run("one")}</w:p>`,
      `<w:tbl><w:tr>${cell("wide", '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell("a")}${cell("b")}</w:tr></w:tbl>`,
      '<w:sectPr><w:cols w:num="2"/></w:sectPr>',
    ].join(""),
    parts: [
      { type: "header", name: "header1.xml", xml: root("hdr", p(run("In confidence"))) },
      {
        type: "styles",
        name: "styles.xml",
        xml: root(
          "styles",
          '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:i/></w:rPr></w:style>',
        ),
      },
    ],
  });
  expect(await drawnIn(bytes, "docx")).toEqual([
    "[header: In confidence]",
    "# <i>The case of Ann Lee</>",
    "<b>Ann Lee</> lives. (center)",
    "-   one",
    "| wide+ || a | b |",
  ]);
  expect(await (await read(bytes, "docx")).layoutOf!(0)).toMatchObject({ columns: 2 });
});

test("a web page has headings, lists, tables and quotations, and nothing that acts", async () => {
  const page = `<title>Of Ann</title><h2>Ann &amp; <em>Lee</em></h2><p>One<br>two<script>alert(1)</script>
    <ul><li>first<li>second <b>bold</b><ul><li>inner</ul></ul>
    <table><tr><th colspan=2>head<tr><td>a<td><p>b<p>c</table><blockquote>said</blockquote>
    <img src=x onerror=alert(2) alt="A face"><a href="https://ann.example/">her page</a>`;
  expect(await drawnIn(page, "html")).toEqual([
    "Of Ann",
    "## Ann & <i>Lee</>",
    "One\ntwo",
    "- first",
    "- second <b>bold</>",
    "-   inner",
    "| <b>head</>+ || a | b / c |",
    "[quote: said]",
    "her page",
    "[fields: x / A face / https://ann.example/]",
  ]);
});

test("a message has its fields, its body and what it quotes", async () => {
  const message =
    "From: Ann Lee <ann@lee.example>\nTo: bob@moe.example\nSubject: Hello\n\nDear Bob\n\n> you wrote\n> this\nAnn\n";
  expect(await drawnIn(message, "eml")).toEqual([
    "[fields: From: Ann Lee <ann@lee.example> / To: bob@moe.example / Subject: Hello]",
    "Dear Bob",
    "",
    "[quote: > you wrote / > this]",
    "Ann",
  ]);
});

test("an HTML body keeps its form beside the fields, and an attachment has its own", async () => {
  const part = (type: string, content: string) => `--x\nContent-Type: ${type}\n\n${content}\n`;
  const message = `From: Ann Lee <ann@lee.example>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n${part("text/html", "<h1>News</h1><p>of <b>Bob</b>")}${part('text/csv; name="a.csv"', "name,town\nBob Moe,Oslo")}--x--`;
  expect(await drawnIn(message, "eml")).toEqual([
    "[fields: From: Ann Lee <ann@lee.example>]",
    "# News",
    "of <b>Bob</>",
  ]);
  const file = await read(message, "eml");
  expect(await file.layoutOf!(1)).toMatchObject({ kind: "record" });
});

test("a row of a table says which words are of which column", async () => {
  const file = await read('name,note\nAnn Lee,"calls\n\nher: often"\nBob Moe,writes', "csv");
  const { cells } = (await file.layoutOf!(0)) as Extract<Layout, { kind: "record" }>;
  const { text } = file.documents[0]!;
  expect(cells.map(({ column, start, end }) => [column, text.slice(start, end)])).toEqual([
    ["name", "Ann Lee"],
    ["note", "calls\n\nher: often"],
  ]);
});

test("pages of a PDF are drawn, in a process of their own", async () => {
  const reader = createFileReader();
  try {
    const pages = [
      "BT /F1 24 Tf 50 700 Td (Ann Lee) Tj ET",
      "BT /F1 24 Tf 50 700 Td (met Bob) Tj ET",
    ];
    const bytes = pdfOf({ pages, page: "/Rotate 90" });
    const file = await reader.read(bytes, "pdf", { name: "a.pdf", id: "a", persons: [] });
    expect(await file.layoutOf!(0)).toEqual({
      kind: "pages",
      pages: [1, 2].map(() => ({ area: [0, 0, 600, 800], turns: 1 })),
    });
    const picture = await file.pictureOf!(1, 400);
    const { width, height, dark } = pixelsOf(Buffer.from(picture));
    expect([width, height]).toEqual([400, 300]); // turned
    // the words, and nothing else, are dark: at the top right, since the page is turned
    expect(dark.length).toBeGreaterThan(50);
    for (const { x, y } of dark) expect({ x: x > 330, y: y < 100 }).toEqual({ x: true, y: true });
  } finally {
    reader.close();
  }
});

function pixelsOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const dark: { x: number; y: number }[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * (1 + 3 * width) + 1 + 3 * x]! < 128) dark.push({ x, y });
    }
  }
  return { width, height, dark };
}
