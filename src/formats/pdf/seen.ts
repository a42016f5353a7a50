/**
 * Which glyphs a reader of the page sees: those whose drawing changes the picture of the page. The
 * page is rendered with its text and without; where both are equal over a glyph's whole box it is
 * covered, white on white, transparent, clipped, outside the page, or on a layer that is switched off.
 */

import type { Box } from "./geometry.js";
import { memoryOf, type Pdfium } from "./pdfium.js";

/** Pixels per point. Antialiasing leaves a trace of glyphs that are smaller than a pixel. */
const SCALE = 1;
/** Pixels of one rendered page; larger pages are rendered smaller. */
const MAX_PIXELS = 4_000_000;
/** Difference of one colour channel, of 255, from which on a pixel has changed. */
const CHANGED = 6;

export interface Seen {
  /** Whether any pixel of the box shows text. */
  has(box: Box): boolean;
}

/**
 * @param page PDFium's page
 * @param area what a viewer shows of it
 * @param texts its text objects, those within forms included
 */
export function seenText(pdfium: Pdfium, page: number, area: Box, texts: readonly number[]): Seen {
  const { api } = pdfium;
  const width = area.right - area.left;
  const height = area.top - area.bottom;
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));
  const columns = Math.max(1, Math.ceil(width * scale));
  const rows = Math.max(1, Math.ceil(height * scale));
  const bitmap = api.FPDFBitmap_Create(columns, rows, 0);
  if (bitmap === 0) return { has: () => true };
  const rotation = api.FPDFPage_GetRotation(page);
  const render = (): Uint8Array => {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, 0xffffffff);
    // turned back, so that the picture has the page's own coordinates
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, (4 - rotation) % 4, 0);
    const start = api.FPDFBitmap_GetBuffer(bitmap);
    return memoryOf(pdfium).slice(start, start + rows * api.FPDFBitmap_GetStride(bitmap));
  };
  try {
    const stride = api.FPDFBitmap_GetStride(bitmap);
    const before = render();
    for (const text of texts) api.FPDFPageObj_SetIsActive(text, false);
    const after = render();
    for (const text of texts) api.FPDFPageObj_SetIsActive(text, true);
    const changed = new Uint8Array(columns * rows);
    // whole pixels first: most are equal
    const [was, is] = [new Uint32Array(before.buffer), new Uint32Array(after.buffer)];
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const at = y * stride + 4 * x;
        if (was[at >> 2] === is[at >> 2]) continue;
        if (
          Math.abs(before[at]! - after[at]!) > CHANGED ||
          Math.abs(before[at + 1]! - after[at + 1]!) > CHANGED ||
          Math.abs(before[at + 2]! - after[at + 2]!) > CHANGED
        ) {
          changed[y * columns + x] = 1;
        }
      }
    }
    return {
      has(box) {
        const left = Math.max(0, Math.floor((box.left - area.left) * scale));
        const right = Math.min(columns - 1, Math.floor((box.right - area.left) * scale));
        const top = Math.max(0, Math.floor((area.top - box.top) * scale));
        const bottom = Math.min(rows - 1, Math.floor((area.top - box.bottom) * scale));
        for (let y = top; y <= bottom; y++) {
          for (let x = left; x <= right; x++) if (changed[y * columns + x] === 1) return true;
        }
        return false;
      },
    };
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
  }
}
