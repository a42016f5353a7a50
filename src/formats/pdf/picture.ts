/** A page drawn as a viewer shows it, as PNG (ISO/IEC 15948). */

import { crc32, deflateSync } from "node:zlib";
import { errors } from "../../errors.js";
import { memoryOf, type Pdfium } from "./pdfium.js";

/** A wall screen shows no more, and a page of a plan must not take gigabytes. */
const MAX_PIXELS = 16_000_000;
/** Form fields and stamps are drawn as well. */
const ANNOTATIONS = 1;

/** @param width pixels; fewer where the page would be too large */
export function drawPage(pdfium: Pdfium, page: number, width: number, name: string): Uint8Array {
  const { api } = pdfium;
  const ratio = api.FPDF_GetPageHeightF(page) / Math.max(1, api.FPDF_GetPageWidthF(page));
  const columns = Math.max(1, Math.floor(Math.min(width, Math.sqrt(MAX_PIXELS / ratio))));
  const rows = Math.max(1, Math.round(columns * ratio));
  const bitmap = columns * rows > MAX_PIXELS * 2 ? 0 : api.FPDFBitmap_Create(columns, rows, 0);
  if (bitmap === 0) {
    throw errors.INPUT_TOO_LARGE`a page of ${name} is too large to be drawn; read its text instead`;
  }
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, 0xffffffff);
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, ANNOTATIONS);
    const start = api.FPDFBitmap_GetBuffer(bitmap);
    const stride = api.FPDFBitmap_GetStride(bitmap);
    const pixels = memoryOf(pdfium);
    // each row begins with the number of its filter: none
    const rgb = new Uint8Array(rows * (1 + columns * 3));
    let to = 0;
    for (let y = 0; y < rows; y++) {
      to++;
      for (let at = start + y * stride, end = at + 4 * columns; at < end; at += 4) {
        rgb[to++] = pixels[at + 2]!;
        rgb[to++] = pixels[at + 1]!;
        rgb[to++] = pixels[at]!;
      }
    }
    return png(columns, rows, rgb);
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
  }
}

function png(width: number, height: number, rgb: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits of red, green and blue each
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rgb, { level: 3 });
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND")]);
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
