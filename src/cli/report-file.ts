/** Reports as files: a page or JSON, told by the ending. */

import { PalimpsestError, type RunReport, renderRunReport } from "../index.js";
import { writeWhole } from "./output.js";

/** @throws USAGE for another ending */
export function checkReportName(path: string): void {
  if (!/\.(html|json)$/i.test(path)) {
    throw new PalimpsestError(
      "USAGE",
      `expected the report's file to end in .html or .json, got ${path}`,
    );
  }
}

export const isJsonName = (path: string): boolean => /\.json$/i.test(path);

/** @throws OUTPUT_UNWRITABLE */
export async function writeReport(path: string, report: RunReport): Promise<void> {
  await writeWhole(
    path,
    isJsonName(path) ? `${JSON.stringify(report, null, 2)}\n` : renderRunReport(report),
  );
  process.stderr.write(`report: ${path}\n`);
}
