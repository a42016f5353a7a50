/** New files of another form from sanitized text alone: Markdown and Word. Nothing of the source is in them. */

import { strToU8, zipSync } from "fflate";

/** A paragraph's lines, or rows of cells where tabs divide all of its lines. */
type Part = { readonly lines: readonly string[] } | { readonly rows: readonly string[][] };

function partsOf(text: string): Part[] {
  return text
    .split(/\n(?:[^\S\n]*\n)+/)
    .filter((part) => /\S/.test(part))
    .map((part) => {
      const lines = part.split("\n");
      const isTable = lines.length > 1 && lines.every((line) => line.includes("\t"));
      return isTable ? { rows: lines.map((line) => line.split("\t")) } : { lines };
    });
}

/** Markdown: paragraphs with a blank line between, tables with bars. */
export function asMarkdown(text: string): string {
  const parts = partsOf(text).map((part) => {
    if ("lines" in part) return part.lines.map(escapeLine).join("\n");
    const [head, ...rows] = evened(part.rows).map(
      (cells) => `| ${cells.map((cell) => cell.trim().replaceAll("|", "\\|")).join(" | ")} |`,
    );
    const rule = `|${" --- |".repeat(Math.max(...part.rows.map(({ length }) => length)))}`;
    return [head, rule, ...rows].join("\n");
  });
  return `${parts.join("\n\n")}\n`;
}

/** What begins a heading, a list or a quotation only because of where a line broke stays text. */
const escapeLine = (line: string): string => line.replace(/^(\s*)([#>+]|-(?=\s)|=+\s*$)/, "$1\\$2");

function evened(rows: readonly string[][]): string[][] {
  const most = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array<string>(most - row.length).fill("")]);
}

const NAMESPACE = "http://schemas.openxmlformats.org";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A Word file with paragraphs and tables, without styles or properties of its own. */
export function asDocx(text: string): Uint8Array {
  const body = partsOf(text).map((part) =>
    "lines" in part ? paragraph(part.lines.join("\n")) : table(evened(part.rows)),
  );
  const parts = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${NAMESPACE}/package/2006/relationships"><Relationship Id="r1" Type="${NAMESPACE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${HEAD}<w:document xmlns:w="${NAMESPACE}/wordprocessingml/2006/main"><w:body>${body.join("")}<w:sectPr/></w:body></w:document>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    { mtime: new Date(1980, 0, 1) },
  );
}

function paragraph(text: string): string {
  const runs = text.split(/(\n|\t)/).map((part) => {
    if (part === "\n") return "<w:br/>";
    if (part === "\t") return "<w:tab/>";
    return `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`;
  });
  return `<w:p><w:r>${runs.join("")}</w:r></w:p>`;
}

function table(rows: readonly string[][]): string {
  const borders = ["top", "left", "bottom", "right", "insideH", "insideV"]
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
    .join("");
  const columns = "<w:gridCol/>".repeat(rows[0]!.length);
  const body = rows.map(
    (cells) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell.trim())}</w:tc>`).join("")}</w:tr>`,
  );
  return `<w:tbl><w:tblPr><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${body.join("")}</w:tbl>${paragraph("")}`;
}

/** XML has no place for control characters. */
const escapeXml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
