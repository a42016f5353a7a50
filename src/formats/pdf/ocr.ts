/**
 * Text of a page that is a picture, read by an installed Tesseract. The page is then text alone: what
 * recognition missed is gone with the picture, so nothing unread is left. The picture goes through a pipe:
 * it is never a file.
 */

import { errors, PalimpsestError } from "../../errors.js";
import { feedProgram } from "../../files/feed-program.js";
import type { Glyph } from "./glyphs.js";
import type { PageContent } from "./page.js";
import { memoryOf, type Pdfium } from "./pdfium.js";

/** Pixels per point: 300 per inch, for which Tesseract's models were made. */
const SCALE = 300 / 72;
const MAX_PIXELS = 60_000_000;
const MAX_OUTPUT = 64 * 1024 * 1024;
/** Words that Tesseract gives less confidence, of 100, are left out. */
const MIN_CONFIDENCE = 20;
const LANGUAGES = /^[A-Za-z_]{3,20}(\+[A-Za-z_]{3,20})*$/;

/** @throws USAGE, OCR_MISSING, INPUT_TOO_LARGE */
export async function recognizePage(
  pdfium: Pdfium,
  page: number,
  languages: string,
  name: string,
): Promise<PageContent> {
  if (!LANGUAGES.test(languages)) {
    throw errors.USAGE`--ocr takes Tesseract's names of languages with '+' between, as 'eng+deu'`;
  }
  const { api } = pdfium;
  const width = api.FPDF_GetPageWidthF(page);
  const height = api.FPDF_GetPageHeightF(page);
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));
  const image = renderGrey(pdfium, page, Math.ceil(width * scale), Math.ceil(height * scale), name);
  const words = wordsOf(await tesseract(image, languages));
  return {
    area: { left: 0, bottom: 0, right: width, top: height },
    // rendered as a viewer turns it
    rotation: 0,
    glyphs: words.flatMap((word) => glyphsOf(word, scale, height)),
    rules: [],
    left: { pictures: 0, drawings: 0, unseen: 0, unmapped: 0, isScan: true },
  };
}

function renderGrey(
  pdfium: Pdfium,
  page: number,
  columns: number,
  rows: number,
  name: string,
): Uint8Array {
  const { api } = pdfium;
  const bitmap = api.FPDFBitmap_Create(columns, rows, 0);
  if (bitmap === 0) {
    throw errors.INPUT_TOO_LARGE`a page of ${name} is too large to be recognized; scan it at a lower resolution`;
  }
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, 0xffffffff);
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, 0);
    const start = api.FPDFBitmap_GetBuffer(bitmap);
    const stride = api.FPDFBitmap_GetStride(bitmap);
    const pixels = memoryOf(pdfium);
    const head = Buffer.from(`P5 ${columns} ${rows} 255\n`);
    const image = new Uint8Array(head.length + columns * rows);
    image.set(head);
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const at = start + y * stride + 4 * x;
        image[head.length + y * columns + x] =
          (pixels[at]! * 29 + pixels[at + 1]! * 150 + pixels[at + 2]! * 77) >> 8;
      }
    }
    return image;
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
  }
}

async function tesseract(image: Uint8Array, languages: string): Promise<string> {
  try {
    return await feedProgram("tesseract", ["stdin", "stdout", "-l", languages, "tsv"], {
      input: image,
      maxBytes: MAX_OUTPUT,
      env: { ...process.env, OMP_THREAD_LIMIT: "1" },
    });
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new PalimpsestError(
      "OCR_MISSING",
      isMissing
        ? "--ocr needs Tesseract, which is not installed; install it, or recognize the scan with another program"
        : `Tesseract cannot read the page; check that its data for '${languages}' are installed`,
    );
  }
}

interface Word {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  /** Of its line, pixels from the top. */
  readonly top: number;
  readonly height: number;
}

const LINE = "4";
const WORD = "5";

/** Rows of Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordsOf(table: string): Word[] {
  const words: Word[] = [];
  let top = 0;
  let height = 0;
  for (const row of table.split("\n").slice(1)) {
    const cells = row.split("\t");
    const [level] = cells;
    if (level === LINE) [top, height] = [Number(cells[7]), Number(cells[9])];
    const text = cells.slice(11).join(" ").trim();
    if (level !== WORD || text === "" || Number(cells[10]) < MIN_CONFIDENCE) continue;
    words.push({ text, left: Number(cells[6]), width: Number(cells[8]), top, height });
  }
  return words;
}

/** Of the height of a line: its letters' size, and how far its baseline is below its top. */
const SIZE = 0.9;
const BASELINE = 0.78;

function glyphsOf({ text, left, width, top, height }: Word, scale: number, page: number): Glyph[] {
  const characters = [...text];
  const advance = width / scale / characters.length;
  const size = Math.max(4, Math.round((height / scale) * SIZE * 10) / 10);
  const y = page - (top + height * BASELINE) / scale;
  const style = { family: "sans", bold: false, italic: false, size, rgb: "#000000" } as const;
  return characters.map((character, i) => {
    const x = left / scale + i * advance;
    return {
      text: character,
      x,
      y,
      advance,
      angle: 0,
      box: { left: x, bottom: y - 0.2 * size, right: x + advance, top: y + 0.8 * size },
      style,
    };
  });
}
