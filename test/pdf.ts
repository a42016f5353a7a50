/** PDFs for tests, written object by object, so that traps can be set that no program would write. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { unzlibSync } from "fflate";
import type { AnyFile, ReadOptions } from "../src/formats/format.js";
import { readFormat } from "../src/formats/formats.js";
import { replacedWords } from "./replaced.js";

export interface PdfParts {
  /** Content streams, one per page. */
  readonly pages: readonly string[];
  /** Entries of every page's dictionary. */
  readonly page?: string;
  /** Entries of every page's resources beside the fonts F1 (Helvetica) and F2 (Courier). */
  readonly resources?: string;
  readonly catalog?: string;
  readonly trailer?: string;
  /** Objects beside, the first of them number 100. */
  readonly objects?: readonly string[];
}

/** The first object beside the usual ones. */
const FIRST_OBJECT = 100;

export const stream = (content: string, dictionary = ""): string =>
  `<</Length ${Buffer.byteLength(content, "latin1")}${dictionary}>>stream\n${content}\nendstream`;

export function pdfOf({
  pages,
  page = "",
  resources = "",
  catalog = "",
  trailer = "",
  objects = [],
}: PdfParts): Uint8Array {
  const numbered = new Map<number, string>([
    [1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [
      2,
      `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, i) => `${10 + 2 * i} 0 R`).join(" ")}]/MediaBox[0 0 600 800]>>`,
    ],
    [3, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"],
    [4, "<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>"],
  ]);
  for (const [i, content] of pages.entries()) {
    numbered.set(
      10 + 2 * i,
      `<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>${resources}>>/Contents ${11 + 2 * i} 0 R${page}>>`,
    );
    numbered.set(11 + 2 * i, stream(content));
  }
  for (const [i, object] of objects.entries()) numbered.set(FIRST_OBJECT + i, object);
  let body = "%PDF-1.7\n";
  const places: string[] = [];
  for (const [number, object] of numbered) {
    places.push(`${number} 1\n${String(body.length).padStart(10, "0")} 00000 n \n`);
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const size = FIRST_OBJECT + objects.length;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \n${places.join("")}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`,
    "latin1",
  );
}

/** A line of text at a place. */
export const line = (text: string, x = 72, y = 700, before = "", size = 12): string =>
  `BT /F1 ${size} Tf ${before} ${x} ${y} Td (${text}) Tj ET\n`;

export const readPdf = (bytes: Uint8Array, options: Partial<ReadOptions> = {}): Promise<AnyFile> =>
  Promise.resolve(
    readFormat(bytes, "auto", { name: "letter.pdf", id: "letter", persons: [], ...options }),
  );

export const textOfPdf = async (bytes: Uint8Array): Promise<string> =>
  (await readPdf(bytes)).documents[0]!.text;

/** The file with every occurrence of words replaced. */
export async function writePdfWith(
  bytes: Uint8Array,
  words: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const file = await readPdf(bytes);
  const written = await file.write(file.documents.map((one) => replacedWords(one, words)));
  return written as Uint8Array;
}

/** Everything a file holds, its streams unpacked, as characters of one byte. */
export function everythingIn(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString("latin1");
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data]) => {
    try {
      return Buffer.from(unzlibSync(Buffer.from(data!, "latin1"))).toString("latin1");
    } catch {
      return data!;
    }
  });
  const all = [raw, ...streams].join("\n");
  return `${all}\n${all.replaceAll("\0", "")}`;
}

/** A page with a line of text as a picture, by Poppler; undefined where Poppler or Tesseract is not installed. */
export async function scanOf(text: string): Promise<Uint8Array | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "scan-"));
  try {
    writeFileSync(join(folder, "page.pdf"), pdfOf({ pages: [line(text, 72, 700, "", 16)] }));
    execFileSync("tesseract", ["--version"], { stdio: "ignore" });
    const words = ["-png", "-gray", "-r", "150", "-singlefile", "page.pdf", "page"];
    execFileSync("pdftoppm", words, { cwd: folder });
    const document = await PDFDocument.create();
    const image = await document.embedPng(readFileSync(join(folder, "page.png")));
    document.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
    return await document.save();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
