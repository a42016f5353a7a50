/** What a PDF has beside its pages' text: none of it is kept, and all of it is named. */

import type { Box } from "./geometry.js";
import type { Pdfium } from "./pdfium.js";

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
}

/** Takes a page's annotations off; what fields, text boxes and stamps show is flattened into the page. */
export function flattenPage(pdfium: Pdfium, page: number): PageAnnotations {
  const { api, scratch } = pdfium;
  const counts = { links: 0, fields: 0, comments: 0 };
  const redactions: Box[] = [];
  for (let i = api.FPDFPage_GetAnnotCount(page) - 1; i >= 0; i--) {
    const annotation = api.FPDFPage_GetAnnot(page, i);
    const type = annotation === 0 ? 0 : api.FPDFAnnot_GetSubtype(annotation);
    if (type === REDACT && api.FPDFAnnot_GetRect(annotation, scratch)) {
      redactions.push({
        left: pdfium.float(0),
        top: Math.max(pdfium.float(1), pdfium.float(3)),
        right: pdfium.float(2),
        bottom: Math.min(pdfium.float(1), pdfium.float(3)),
      });
    }
    if (type === WIDGET) {
      counts.fields++;
      if (!api.EPDFAnnot_HasAppearanceStream(annotation, 0)) {
        api.EPDFAnnot_GenerateFormFieldAP(annotation);
      }
    } else if (type === LINK) counts.links++;
    else if (type !== POPUP && type !== FREE_TEXT && type !== STAMP) counts.comments++;
    if (annotation !== 0) api.FPDFPage_CloseAnnot(annotation);
    if (type !== WIDGET && type !== FREE_TEXT && type !== STAMP) {
      api.FPDFPage_RemoveAnnot(page, i);
    }
  }
  if (api.FPDFPage_GetAnnotCount(page) > 0) api.FPDFPage_Flatten(page, 0);
  return { ...counts, redactions };
}

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
