/** The parts of a workbook that stay: itself, its sheets, strings, styles, theme, tables, drawings and charts. */

import { type Kind, openPackage, type Package, type Part, packPackage } from "../office/package.js";

export type { Part };
export type Workbook = Package;

const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const WORKBOOK: Kind = {
  noun: "a workbook",
  root: "workbook",
  kept: {
    officeDocument: [
      "worksheet",
      "chartsheet",
      "sharedStrings",
      "styles",
      "theme",
      "sheetMetadata",
    ],
    worksheet: ["table", "drawing"],
    chartsheet: ["drawing"],
    drawing: ["chart"],
  },
  leftOut: {
    pivotTable: "pivot tables (their cells stay)",
    comments: "comments and notes",
    threadedComment: "threaded comments",
    image: "pictures",
    externalLink: "links to other workbooks",
    oleObject: "embedded objects",
    package: "embedded files",
    vbaProject: "macros",
    customXml: "custom XML",
    connections: "data connections",
    queryTable: "queries",
    hyperlink: "addresses of links",
    slicer: "slicers",
  },
  mediaTypes: {
    officeDocument: `${SHEET}.sheet.main+xml`,
    worksheet: `${SHEET}.worksheet+xml`,
    chartsheet: `${SHEET}.chartsheet+xml`,
    sharedStrings: `${SHEET}.sharedStrings+xml`,
    styles: `${SHEET}.styles+xml`,
    sheetMetadata: `${SHEET}.sheetMetadata+xml`,
    table: `${SHEET}.table+xml`,
    theme: "application/vnd.openxmlformats-officedocument.theme+xml",
    drawing: "application/vnd.openxmlformats-officedocument.drawing+xml",
    chart: "application/vnd.openxmlformats-officedocument.drawingml.chart+xml",
  },
  // above any workbook a person reads, below what a bomb holds
  maxBytes: 96 * 1024 * 1024,
  maxElements: 3_000_000,
  older: ".xls",
  ending: ".xlsx",
  program: "Excel",
  programs: "a spreadsheet program",
  smaller: "split the workbook, or save its sheets as CSV",
};

/** Where programs put parts, by type; an author's names could name somebody. */
const FOLDERS: Readonly<Record<string, string>> = {
  worksheet: "worksheets/sheet",
  chartsheet: "chartsheets/sheet",
  theme: "theme/theme",
  table: "tables/table",
  drawing: "drawings/drawing",
  chart: "charts/chart",
  sheetMetadata: "metadata",
};
/** Types of which a workbook has one part. */
const SINGLE: ReadonlySet<string> = new Set(["sharedStrings", "styles", "sheetMetadata"]);

/** @throws INPUT_EMPTY, INPUT_FORMAT, INPUT_TRUNCATED, INPUT_TOO_LARGE */
export function openWorkbook(bytes: Uint8Array, file: string): Workbook {
  const workbook = openPackage(bytes, file, WORKBOOK);
  const numbers = new Map<string, number>();
  for (const part of workbook.parts) {
    const number = (numbers.get(part.type) ?? 0) + 1;
    numbers.set(part.type, number);
    const suffix = SINGLE.has(part.type) && number === 1 ? "" : number;
    part.name =
      part === workbook.main
        ? "xl/workbook.xml"
        : `xl/${FOLDERS[part.type] ?? part.type}${suffix}.xml`;
  }
  return workbook;
}

/** The parts as a zip, without times; parts that did not change have the bytes they had. */
export const packWorkbook = (workbook: Workbook, changed: ReadonlySet<Part>): Uint8Array =>
  packPackage(workbook, WORKBOOK, (part) => changed.has(part));
