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
const WHITE = 0xffffffff;

export interface Seen {
  /** Whether any pixel of the box shows text. */
  has(box: Box): boolean;
}

/**
 * @param page PDFium's page
 * @param area what a viewer shows of it
 * @param texts its text objects, those within forms included
 * @param hasOthers whether it has objects of other kinds; without them a page without its text is white
 */
export function seenText(
  pdfium: Pdfium,
  page: number,
  area: Box,
  texts: readonly number[],
  hasOthers: boolean,
): Seen {
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
    api.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, WHITE);
    // turned back, so that the picture has the page's own coordinates
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, (4 - rotation) % 4, 0);
    const start = api.FPDFBitmap_GetBuffer(bitmap);
    return memoryOf(pdfium).subarray(start, start + rows * api.FPDFBitmap_GetStride(bitmap));
  };
  try {
    const stride = api.FPDFBitmap_GetStride(bitmap);
    let before = render();
    let after: Uint8Array;
    if (hasOthers) {
      before = before.slice();
      for (const text of texts) api.FPDFPageObj_SetIsActive(text, false);
      after = render();
      for (const text of texts) api.FPDFPageObj_SetIsActive(text, true);
    } else after = new Uint8Array(before.length).fill(255);
    const changed = changedPixels(before, after, { columns, rows, stride });
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

/** One for each pixel that differs between two pictures. */
function changedPixels(
  before: Uint8Array,
  after: Uint8Array,
  { columns, rows, stride }: { columns: number; rows: number; stride: number },
): Uint8Array {
  const changed = new Uint8Array(columns * rows);
  // whole pixels first: most are equal
  const was = new Int32Array(before.buffer, before.byteOffset, before.length >> 2);
  const is = new Int32Array(after.buffer, after.byteOffset, after.length >> 2);
  for (let y = 0; y < rows; y++) {
    const row = (y * stride) >> 2;
    for (let x = 0; x < columns; x++) {
      const pixel = row + x;
      if (was[pixel] === is[pixel]) continue;
      const at = 4 * pixel;
      if (
        Math.abs(before[at]! - after[at]!) > CHANGED ||
        Math.abs(before[at + 1]! - after[at + 1]!) > CHANGED ||
        Math.abs(before[at + 2]! - after[at + 2]!) > CHANGED
      ) {
        changed[y * columns + x] = 1;
      }
    }
  }
  return changed;
}
