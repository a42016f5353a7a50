/**
 * PDFs of six programs and of a scanner, sanitized and read again: `npx tsx bench/pdf.ts [FOLDER]`.
 * Needs LibreOffice, Chromium, LaTeX, groff, Poppler; with Tesseract scans are tried too. For each file
 * every hidden word must be gone from all streams and from what Poppler reads, and every word that is
 * kept must be there as often as before.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";
import type { Document, Sanitized } from "../src/document/document.js";
import { readFormat } from "../src/formats/formats.js";
import { everythingIn } from "../test/pdf.js";
import { type Edit, replaced } from "../test/replaced.js";

const folder = process.argv[2] ?? "/tmp/palimpsest-pdf";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Words that are hidden, in every document. */
const HIDDEN = {
  "Zebulon Quartermain": "[PERSON 1]",
  Quartermain: "[PERSON 1]",
  "Balthazara Okonkwo": "[PERSON 2]",
  Okonkwo: "[PERSON 2]",
  Wexcombe: "a town",
  "QX 48 21 07 C": "[CODE 1]",
};
const GONE = [
  "Zebulon",
  "Quartermain",
  "Balthazara",
  "Okonkwo",
  "Wexcombe",
  "QX 48 21",
  "Quarter-",
];

const SENTENCES = [
  "Dear Dr Zebulon Quartermain, thank you for seeing Balthazara Okonkwo of Wexcombe, whose number is QX 48 21 07 C.",
  "She was admitted with chest pain in the night and went home after three days with new tablets.",
  "Mr Quartermain has worked at the school in Wexcombe for many years and is well known to the council there.",
  "The board met in spring and approved the plan, which Okonkwo had drawn up with the help of two colleagues.",
  "Nothing in the report speaks against a return to work; a second opinion was not asked for by anybody.",
];
const DOCUMENTS = Array.from({ length: 10 }, (_, i) =>
  Array.from({ length: 3 + (i % 4) }, (_, j) =>
    Array.from(
      { length: 2 + ((i + j) % 4) },
      (_, k) => SENTENCES[(i + 2 * j + k) % SENTENCES.length]!,
    ).join(" "),
  ),
);
const ROWS = [
  ["Name", "Place", "Sum"],
  ["Zebulon Quartermain", "Wexcombe", "12"],
  ["Balthazara Okonkwo", "the coast", "7"],
];

const page = (paragraphs: readonly string[], style: string, title: string): string =>
  `<!doctype html><meta charset=utf-8><title>Okonkwo file</title><style>${style}</style><h1>${title}</h1>${paragraphs.map((one) => `<p>${one}</p>`).join("")}<table border=1>${ROWS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table><ul><li>first of Wexcombe<li>second</ul>`;

const quiet = { stdio: "ignore" as const };
const STYLES = [
  "body{font:11pt serif}p{text-align:justify}",
  "body{font:10pt sans-serif;columns:2}h1{column-span:all}table{break-inside:avoid}",
  "body{font:12pt monospace;color:#234}td{background:#eef}",
];

function chromium(i: number): void {
  const html = join(folder, `c${i}.html`);
  writeFileSync(html, page(DOCUMENTS[i]!, STYLES[i % STYLES.length]!, "About Mr Quartermain"));
  execFileSync(
    "chromium",
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-pdf-header-footer",
      `--print-to-pdf=${join(folder, `chromium-${i}.pdf`)}`,
      html,
    ],
    quiet,
  );
}

function office(): void {
  for (const [i, document] of DOCUMENTS.entries()) {
    writeFileSync(
      join(folder, `office-${i}.html`),
      page(document, STYLES[(i % 2) * 2]!, "The case of Okonkwo"),
    );
  }
  const files = DOCUMENTS.map((_, i) => join(folder, `office-${i}.html`));
  execFileSync(
    "soffice",
    ["--headless", "--convert-to", "odt:writer8", "--outdir", folder, ...files],
    quiet,
  );
  const odts = DOCUMENTS.map((_, i) => join(folder, `office-${i}.odt`));
  execFileSync(
    "soffice",
    ["--headless", "--convert-to", "pdf:writer_pdf_Export", "--outdir", folder, ...odts],
    quiet,
  );
}

function latex(i: number, twoColumns: boolean): void {
  const name = `latex${twoColumns ? "2" : "1"}-${i}`;
  const body = DOCUMENTS[i]!.map((one) => `${one}\\footnote{Seen in Wexcombe.}`).join("\n\n");
  const rows = ROWS.map((row) => row.join(" & ")).join(" \\\\\n");
  writeFileSync(
    join(folder, `${name}.tex`),
    `\\documentclass[${twoColumns ? "twocolumn" : "11pt"}]{article}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\title{About Quartermain}\\author{B. Okonkwo}\\date{}\\begin{document}\\maketitle ${body}\n\n\\begin{tabular}{lll} ${rows} \\end{tabular}\n\nfinal offices: efficient affluent fjord\\end{document}`,
  );
  execFileSync(
    "pdflatex",
    ["-interaction=batchmode", `-output-directory=${folder}`, join(folder, `${name}.tex`)],
    quiet,
  );
}

function groff(i: number): void {
  const source = `.TL\nAbout Quartermain\n${DOCUMENTS[i]!.map((one) => `.${i % 2 === 0 ? "LP" : "PP"}\n${one}\n`).join("")}`;
  writeFileSync(
    join(folder, `groff-${i}.pdf`),
    execFileSync("groff", ["-ms", "-Tpdf"], { input: source, stdio: ["pipe", "pipe", "ignore"] }),
  );
}

async function library(i: number): Promise<void> {
  const document = await PDFDocument.create();
  document.setTitle("Zebulon Quartermain");
  const font = await document.embedFont(
    [StandardFonts.Helvetica, StandardFonts.TimesRomanBold, StandardFonts.Courier][i % 3]!,
  );
  const sheet = document.addPage([595, 842]);
  sheet.drawRectangle({
    x: 40,
    y: 40,
    width: 515,
    height: 762,
    borderWidth: 1,
    borderColor: rgb(0, 0, 0),
  });
  const words = DOCUMENTS[i]!.join("\n\n");
  sheet.drawText(words, { x: 60, y: 760, size: 10, font, maxWidth: 470, lineHeight: 13 });
  const field = document.getForm().createTextField("patient.Okonkwo");
  field.setText("Balthazara Okonkwo");
  field.addToPage(sheet, { x: 60, y: 60, width: 200, height: 20, font });
  writeFileSync(
    join(folder, `library-${i}.pdf`),
    await document.save({ useObjectStreams: i % 2 === 0 }),
  );
}

async function scan(i: number): Promise<void> {
  execFileSync("pdftoppm", [
    "-r",
    "200",
    "-gray",
    "-png",
    "-singlefile",
    join(folder, `chromium-${i}.pdf`),
    join(folder, `scan-${i}`),
  ]);
  const document = await PDFDocument.create();
  const image = await document.embedPng(readFileSync(join(folder, `scan-${i}.png`)));
  document.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  writeFileSync(join(folder, `scan-${i}.pdf`), await document.save());
}

for (let i = 0; i < DOCUMENTS.length; i++) {
  chromium(i);
  latex(i, false);
  latex(i, true);
  groff(i);
  await library(i);
}
office();
for (const i of [0, 3, 6]) await scan(i);

/** Each occurrence, also where a line ends within it. */
function hide(document: Document): Sanitized {
  const edits: Edit[] = [];
  for (const [words, replacement] of Object.entries(HIDDEN)) {
    const pattern = new RegExp(words.replaceAll(" ", "\\s+"), "g");
    for (const { 0: found, index } of document.text.matchAll(pattern)) {
      if (edits.some(({ start, end }) => index < end && start < index + found.length)) continue;
      edits.push({ start: index, end: index + found.length, replacement });
    }
  }
  return replaced(
    document,
    edits.sort((a, b) => a.start - b.start),
  );
}

const counts = (text: string): Map<string, number> => {
  const found = new Map<string, number>();
  for (const word of text
    .normalize("NFKC")
    .replace(/(?<=\p{Ll})[-\u2010]\n+(?=\p{Ll})/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
};
/** All letters in order of the alphabet: words that break at a column's end are joined by no reader. */
const lettersOf = (text: string): string =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  )
    .sort()
    .join("");
const poppler = (path: string): string =>
  execFileSync("pdftotext", ["-enc", "UTF-8", path, "-"]).toString("utf8");

let good = 0;
let total = 0;
for (const name of readdirSync(folder)
  .filter((one) => /^[a-z]+\d?-\d+\.pdf$/.test(one))
  .sort()) {
  total++;
  const path = join(folder, name);
  const problems: string[] = [];
  let took = 0;
  try {
    const start = performance.now();
    const isScan = name.startsWith("scan");
    const file = await readFormat(readFileSync(path), "auto", {
      name,
      id: name,
      persons: [],
      ...(isScan && { ocr: "eng" }),
    });
    const [document] = file.documents;
    const sanitized = hide(document!);
    const bytes = (await file.write([sanitized])) as Uint8Array;
    took = performance.now() - start;
    const out = join(folder, `out-${name}`);
    writeFileSync(out, bytes);
    const read = poppler(out);
    const all = `${everythingIn(bytes)}\n${read}`;
    for (const word of GONE) if (all.includes(word)) problems.push(`still has ${word}`);
    const before = counts(sanitized.text);
    const after = counts(read);
    const lost = [...before]
      .filter(([word, count]) => (after.get(word) ?? 0) < count)
      .map(([word]) => word);
    if (lost.length > 0 && lettersOf(sanitized.text) !== lettersOf(read))
      problems.push(`lost ${lost.slice(0, 5).join(" ")}`);
    if (!isScan) {
      const source = counts(poppler(path));
      const unread = [...source].filter(
        ([word, count]) => word.length > 2 && (counts(document!.text).get(word) ?? 0) < count,
      );
      const sameLetters = lettersOf(poppler(path)) === lettersOf(document!.text);
      if (unread.length > 0 && !sameLetters)
        problems.push(`unread ${unread.slice(0, 5).join(" ")}`);
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  if (problems.length === 0) good++;
  console.log(`${name} ${took.toFixed(0)} ms ${problems.join("; ") || "ok"}`);
}
console.log(`${good} of ${total} files: hidden words gone, others kept`);
