/** The objects of a page in painting order, those within forms included, as PDFium holds them. */

import { type Box, boxIn, IDENTITY, type Matrix, multiplied } from "./geometry.js";
import type { Pdfium } from "./pdfium.js";

export const TEXT = 1;
export const PATH = 2;
export const IMAGE = 3;
export const SHADING = 4;
export const FORM = 5;

/** Forms within forms; deeper ones are taken for an attack and count as drawings that are not read. */
const MAX_DEPTH = 24;
/** Objects of one page. */
const MAX_OBJECTS = 400_000;

export interface PageObject {
  readonly pointer: number;
  readonly type: number;
  /** From the object's coordinates to the page's, the object's own matrix not included. */
  readonly matrix: Matrix;
}

/** All objects, each form before what is in it; undefined where there are too many of them. */
export function objectsOf(pdfium: Pdfium, page: number): PageObject[] | undefined {
  const { api } = pdfium;
  const found: PageObject[] = [];
  const walk = (
    count: number,
    get: (index: number) => number,
    matrix: Matrix,
    depth: number,
  ): boolean => {
    for (let i = 0; i < count; i++) {
      const pointer = get(i);
      const type = api.FPDFPageObj_GetType(pointer);
      if (found.length >= MAX_OBJECTS) return false;
      found.push({ pointer, type, matrix });
      if (type !== FORM) continue;
      if (depth >= MAX_DEPTH) return false;
      const inner = multiplied(matrixOf(pdfium, pointer), matrix);
      const complete = walk(
        api.FPDFFormObj_CountObjects(pointer),
        (index) => api.FPDFFormObj_GetObject(pointer, index),
        inner,
        depth + 1,
      );
      if (!complete) return false;
    }
    return true;
  };
  const complete = walk(
    api.FPDFPage_CountObjects(page),
    (index) => api.FPDFPage_GetObject(page, index),
    IDENTITY,
    0,
  );
  return complete ? found : undefined;
}

/**
 * Marked content may name another text than is shown (`ActualText`), which PDFium would believe. It
 * also says which layer an object is on, so pages are rendered before.
 */
export function removeMarks({ api }: Pdfium, { pointer }: PageObject): void {
  for (let left = api.FPDFPageObj_CountMarks(pointer); left > 0; left--) {
    const mark = api.FPDFPageObj_GetMark(pointer, 0);
    if (mark === 0 || !api.FPDFPageObj_RemoveMark(pointer, mark)) return;
  }
}

export function matrixOf(pdfium: Pdfium, pointer: number): Matrix {
  const { api, scratch } = pdfium;
  if (!api.FPDFPageObj_GetMatrix(pointer, scratch)) return IDENTITY;
  return [0, 1, 2, 3, 4, 5].map((i) => pdfium.float(i)) as unknown as Matrix;
}

export function boundsOf(pdfium: Pdfium, { pointer, matrix }: PageObject): Box | undefined {
  const { api, scratch } = pdfium;
  const got = api.FPDFPageObj_GetBounds(pointer, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (!got) return undefined;
  return boxIn(matrix, {
    left: pdfium.float(0),
    bottom: pdfium.float(1),
    right: pdfium.float(2),
    top: pdfium.float(3),
  });
}

/** `#rrggbb` in lower case, and how opaque, from 0 to 1. */
export interface Colour {
  readonly rgb: string;
  readonly opacity: number;
}

export function colourOf(pdfium: Pdfium, pointer: number, kind: "fill" | "stroke"): Colour {
  const { api, scratch: at } = pdfium;
  const get = kind === "fill" ? api.FPDFPageObj_GetFillColor : api.FPDFPageObj_GetStrokeColor;
  if (!get(pointer, at, at + 4, at + 8, at + 12)) return { rgb: "#000000", opacity: 1 };
  const rgb = [0, 1, 2].map((i) => (pdfium.int(i) & 255).toString(16).padStart(2, "0")).join("");
  return { rgb: `#${rgb}`, opacity: (pdfium.int(3) & 255) / 255 };
}
