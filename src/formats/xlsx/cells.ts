/** A workbook's cells and its texts outside cells. */

import type { Row } from "../table-rows.js";
import { type LoosePlace, looseIn, strip } from "./loose.js";
import { openWorkbook, type Part, type Workbook } from "./package.js";
import {
  momentStyles,
  named,
  rowsIn,
  type SharedStrings,
  type SheetCell,
  sharedStringsOf,
} from "./sheet.js";

interface Sheet {
  readonly name: string;
  readonly part: Part;
  readonly rows: readonly Row<SheetCell>[];
  /** Number of each row in the sheet. */
  readonly numbers: readonly number[];
}

export interface OpenCells {
  readonly workbook: Workbook;
  readonly strings: SharedStrings;
  readonly sheets: readonly Sheet[];
  readonly loose: readonly LoosePlace[];
  /** Parts from which something was taken. */
  readonly stripped: ReadonlySet<Part>;
}

/** The same file always gives the same values at the same places. */
export function openCells(bytes: Uint8Array, name: string): OpenCells {
  const workbook = openWorkbook(bytes, name);
  const stripped = new Set(workbook.parts.filter(strip));
  const { main, parts } = workbook;
  const ofType = (type: string) => parts.find((part) => part.type === type);
  const strings = sharedStringsOf(ofType("sharedStrings"));
  const moments = momentStyles(ofType("styles"));
  const root = main.xml.documentElement!;
  const from1904 = /^(?:1|true)$/.test(
    named(root, "workbookPr")[0]?.getAttribute("date1904") ?? "",
  );
  let first = 0;
  const sheets: Sheet[] = [];
  for (const element of named(root, "sheet")) {
    const id = Array.from(element.attributes).find(({ localName }) => localName === "id")?.value;
    const part = main.targets.get(id ?? "");
    if (part?.type !== "worksheet") continue;
    const read = rowsIn(part, { strings, moments, from1904, name, first });
    first += read.rows.reduce((sum, row) => sum + row.length, 0);
    sheets.push({ name: element.getAttribute("name") ?? "", part, ...read });
  }
  const loose: LoosePlace[] = [];
  for (const part of parts) loose.push(...looseIn(part, first + loose.length));
  return { workbook, strings, sheets, loose, stripped };
}
