/**
 * PDF. The text is what a reader of the pages sees, in reading order: paragraphs, columns one after
 * another, tables row by row with a tab between cells; what form fields, text boxes and stamps show is
 * part of it. The output is set anew: text in embedded fonts where it was, rules and boxes, and nothing
 * else of the file, so what the source hides (metadata, links, comments, attachments, layers, earlier
 * revisions, text below pictures, glyphs left in fonts) cannot reach it. Decision 38 has the reasons.
 *
 * | in the file | in the output |
 * | --- | --- |
 * | text that is seen | text, each word in its place; a paragraph with replacements is filled anew |
 * | text that nobody sees: covered, white on white, transparent, cropped, on a hidden layer | removed |
 * | invisible text over a scanned page | text; the picture is removed |
 * | rules and boxes | kept |
 * | pictures and other drawings | removed, since nobody has read them |
 * | a scanned page without text | refused, or read with Tesseract where that is asked for |
 */

import { createDocument } from "../../document/document.js";
import { errors, type PalimpsestError } from "../../errors.js";
import type { AnyFile, BytesFormat, ReadOptions } from "../format.js";
import { requireText } from "../require-text.js";
import {
  featuresOf,
  flattenPage,
  type PageAnnotations,
  writeButtons,
} from "./document-features.js";
import { notesOf } from "./notes.js";
import { recognizePage } from "./ocr.js";
import { type PageContent, type PageProblem, readPage } from "./page.js";
import { placesOf, textOfPages } from "./pages-text.js";
import { loadPdfium, openPdf, type Pdfium } from "./pdfium.js";
import { drawPage } from "./picture.js";
import { writePages } from "./write.js";

/** Pages of one file. */
const MAX_PAGES = 20_000;

export const pdf: BytesFormat = {
  name: "pdf",
  extensions: [".pdf"],
  async readBytes(bytes, options) {
    if (bytes.length === 0) {
      throw errors.INPUT_EMPTY`${options.name} is an empty file; check its source`;
    }
    const pdfium = await loadPdfium();
    const { pages, annotations, features } = await readPages(pdfium, bytes, options);
    const text = textOfPages(pages);
    requireText(text.text, options.name, "if it is a scan, give --ocr to recognize its text");
    const file: AnyFile = {
      format: "pdf",
      documents: [createDocument(text.text, { id: options.id, persons: options.persons })],
      write: ([sanitized]) => writePages(pages, text, sanitized!, options.name),
      notes: notesOf(
        features,
        annotations,
        pages.map(({ left }) => left),
      ),
      placesOf: (_document, spans) => spans.map((span) => placesOf(text, span)),
      layoutOf: () => ({
        kind: "pages",
        pages: pages.map(({ area: { left, bottom, right, top }, rotation }) => ({
          area: [left, bottom, right, top] as const,
          turns: rotation,
        })),
      }),
      pictureOf: (page, width) => pictureOf(pdfium, bytes, page, width, options),
      isExact: false,
    };
    return file;
  },
};

/** @param page from 0 */
async function pictureOf(
  pdfium: Pdfium,
  bytes: Uint8Array,
  page: number,
  width: number,
  { name, password }: ReadOptions,
): Promise<Uint8Array> {
  const { document, close } = openPdf(pdfium, bytes, {
    name,
    ...(password === undefined ? {} : { password }),
  });
  try {
    return await withPage(pdfium, document, page, name, async (one) =>
      drawPage(pdfium, one, width, name),
    );
  } finally {
    close();
  }
}

async function readPages(pdfium: Pdfium, bytes: Uint8Array, { name, password, ocr }: ReadOptions) {
  const { api } = pdfium;
  const { document, close } = openPdf(pdfium, bytes, {
    name,
    ...(password === undefined ? {} : { password }),
  });
  try {
    const features = featuresOf(pdfium, document);
    if (features.isDynamicForm) {
      throw errors.FORMAT_UNSUPPORTED`${name} is a dynamic XFA form, which has no pages of its own; print it to a PDF first`;
    }
    const count = api.FPDF_GetPageCount(document);
    if (count > MAX_PAGES) throw tooMany(name);
    const pages: PageContent[] = [];
    const annotations: PageAnnotations[] = [];
    for (let i = 0; i < count; i++) {
      const own = await withPage(pdfium, document, i, name, async (page) =>
        flattenPage(pdfium, page),
      );
      // loaded again, since what was flattened counts from then on
      const content = await withPage(pdfium, document, i, name, async (page) => {
        writeButtons(pdfium, document, page, own.buttons);
        const read = readPage(pdfium, page, own.redactions);
        const canHelp = read === "scan" || read === "unreadable";
        return canHelp && ocr !== undefined ? recognizePage(pdfium, page, ocr, name) : read;
      });
      if (typeof content === "string") throw problemOf(content, i + 1, name);
      annotations.push(own);
      pages.push(content);
    }
    return { pages, annotations, features };
  } finally {
    close();
  }
}

async function withPage<Result>(
  { api }: Pdfium,
  document: number,
  index: number,
  name: string,
  use: (page: number) => Promise<Result>,
): Promise<Result> {
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) {
    throw errors.INPUT_TRUNCATED`page ${index + 1} of ${name} cannot be read; repair the file or get it again from its source`;
  }
  try {
    return await use(page);
  } finally {
    api.FPDF_ClosePage(page);
  }
}

const tooMany = (name: string): PalimpsestError =>
  errors.INPUT_TOO_LARGE`${name} has more than ${MAX_PAGES} pages; split it`;

function problemOf(problem: PageProblem, page: number, name: string): PalimpsestError {
  switch (problem) {
    case "scan":
      return errors.INPUT_SCANNED`page ${page} of ${name} is a picture without text; give --ocr to have Tesseract read it`;
    case "unreadable":
      return errors.INPUT_SCANNED`page ${page} of ${name} has a font that does not say which letters it shows; give --ocr to have Tesseract read the page`;
    case "too large":
      return errors.INPUT_TOO_LARGE`page ${page} of ${name} has more objects than are read; print it to a new PDF`;
  }
}
