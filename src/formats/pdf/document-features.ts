/** What a PDF has beside its pages' text: none of it is kept, and all of it is named. */

import type { Box } from "./geometry.js";
import { memoryOf, type Pdfium, SCRATCH } from "./pdfium.js";

/** Annotations whose appearance is part of what the page says: it becomes text of the page. */
const FREE_TEXT = 3;
const STAMP = 13;
const WIDGET = 20;
const REDACT = 28;
const LINK = 2;
const POPUP = 16;

export interface PageAnnotations {
  readonly links: number;
  readonly fields: number;
  /** Comments, highlights and all others. */
  readonly comments: number;
  /** Places that somebody marked for redaction and did not redact. */
  readonly redactions: readonly Box[];
  /** Boxes to tick and choices of which one is marked, taken off: their marks are drawn and no letters. */
  readonly buttons: readonly Button[];
}

interface Button {
  readonly box: Box;
  readonly isOn: boolean;
}

/** Takes a page's annotations off; what fields, text boxes and stamps show is flattened into the page. */
export function flattenPage(pdfium: Pdfium, page: number): PageAnnotations {
  const { api, scratch } = pdfium;
  const counts = { links: 0, fields: 0, comments: 0 };
  const redactions: Box[] = [];
  const buttons: Button[] = [];
  for (let i = api.FPDFPage_GetAnnotCount(page) - 1; i >= 0; i--) {
    const annotation = api.FPDFPage_GetAnnot(page, i);
    const type = annotation === 0 ? 0 : api.FPDFAnnot_GetSubtype(annotation);
    const button = type === WIDGET && api.FPDFAnnot_HasKey(annotation, STATE);
    if ((type === REDACT || button) && api.FPDFAnnot_GetRect(annotation, scratch)) {
      const box = {
        left: pdfium.float(0),
        top: Math.max(pdfium.float(1), pdfium.float(3)),
        right: pdfium.float(2),
        bottom: Math.min(pdfium.float(1), pdfium.float(3)),
      };
      if (type === REDACT) redactions.push(box);
      else if ((api.FPDFAnnot_GetFlags(annotation) & NOT_SHOWN) === 0) {
        buttons.push({ box, isOn: isOn(pdfium, annotation) });
      }
    }
    if (type === WIDGET) {
      counts.fields++;
      if (!button && !api.EPDFAnnot_HasAppearanceStream(annotation, 0)) {
        api.EPDFAnnot_GenerateFormFieldAP(annotation);
      }
    } else if (type === LINK) counts.links++;
    else if (type !== POPUP && type !== FREE_TEXT && type !== STAMP) counts.comments++;
    if (annotation !== 0) api.FPDFPage_CloseAnnot(annotation);
    if (button || (type !== WIDGET && type !== FREE_TEXT && type !== STAMP)) {
      api.FPDFPage_RemoveAnnot(page, i);
    }
  }
  if (api.FPDFPage_GetAnnotCount(page) > 0) api.FPDFPage_Flatten(page, 0);
  return { ...counts, redactions, buttons };
}

/** The state of a button's appearance, which no other field has. */
const STATE = "AS";
/** Flags of an annotation that is hidden, or not for the screen. */
const NOT_SHOWN = 2 | 32;
const OFF = "Off";

function isOn(pdfium: Pdfium, annotation: number): boolean {
  const { api, scratch } = pdfium;
  const bytes = api.FPDFAnnot_GetStringValue(annotation, STATE, scratch, SCRATCH);
  // a name too long for the room is not 'Off'
  if (bytes > SCRATCH) return true;
  const name = memoryOf(pdfium).subarray(scratch, scratch + Math.max(0, bytes - 2));
  return name.length > 0 && Buffer.from(name).toString("utf16le") !== OFF;
}

/** Writes `[x]` or `[ ]` where the page's buttons were, so that they are read with the words beside them. */
export function writeButtons(
  pdfium: Pdfium,
  document: number,
  page: number,
  buttons: readonly Button[],
): void {
  const { api } = pdfium;
  const { malloc, free } = api.pdfium.wasmExports;
  for (const { box, isOn } of buttons) {
    const written = api.FPDFPageObj_NewTextObj(document, "Helvetica", SIZE_OF_MARK);
    const words = Buffer.from(`${isOn ? "[x]" : "[ ]"}\0`, "utf16le");
    const place = malloc(words.length);
    memoryOf(pdfium).set(words, place);
    api.FPDFText_SetText(written, place);
    free(place);
    api.FPDFPageObj_Transform(written, 1, 0, 0, 1, box.left, (box.bottom + box.top) / 2 - 3);
    api.FPDFPage_InsertObject(page, written);
  }
}

/** Points; half of a capital's height is about 3. */
const SIZE_OF_MARK = 9;

export interface DocumentFeatures {
  readonly attachments: number;
  readonly scripts: number;
  readonly signatures: number;
  readonly hasBookmarks: boolean;
  readonly isTagged: boolean;
  readonly isEncrypted: boolean;
  readonly isDynamicForm: boolean;
}

const XFA_FULL = 2;

export function featuresOf({ api }: Pdfium, document: number): DocumentFeatures {
  return {
    attachments: Math.max(0, api.FPDFDoc_GetAttachmentCount(document)),
    scripts: Math.max(0, api.FPDFDoc_GetJavaScriptActionCount(document)),
    signatures: Math.max(0, api.FPDF_GetSignatureCount(document)),
    hasBookmarks: api.FPDFBookmark_GetFirstChild(document, 0) !== 0,
    isTagged: api.FPDFCatalog_IsTagged(document),
    isEncrypted: api.EPDF_IsEncrypted(document),
    isDynamicForm: api.FPDF_GetFormType(document) === XFA_FULL,
  };
}
