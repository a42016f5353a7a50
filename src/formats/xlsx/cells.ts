/** A workbook's cells and its texts outside cells. */

import { elementsOf } from "../office/xml.js";
import type { Row } from "../table-rows.js";
import { clean } from "./clean.js";
import { type LoosePlace, looseIn } from "./loose.js";
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
  /** Elements that no standard has, which were taken out. */
  readonly unknown: number;
}

/** The same file always gives the same values at the same places. */
export function openCells(bytes: Uint8Array, name: string): OpenCells {
  const workbook = openWorkbook(bytes, name);
  const names = definedNames(workbook.parts);
  const stripped = new Set(workbook.renamed);
  let unknown = 0;
  for (const part of workbook.parts) {
    const cleaned = clean(part, names);
    if (cleaned.changed) stripped.add(part);
    unknown += cleaned.unknown;
  }
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
  return { workbook, strings, sheets, loose, stripped, unknown };
}

/** Elements that give the names which formulas use, and the attributes that hold them. */
const NAMING = new Map([
  ["sheet", ["name"]],
  ["definedName", ["name"]],
  ["table", ["name", "displayName"]],
  ["tableColumn", ["name"]],
]);

/** Names of sheets, ranges, tables and columns, in lower case. */
const definedNames = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ xml }) =>
      elementsOf(xml.documentElement!).flatMap((element) =>
        (NAMING.get(element.localName ?? "") ?? []).map((name) =>
          (element.getAttribute(name) ?? "").trim().toLowerCase(),
        ),
      ),
    ),
  );
