/** Reports as files: a page or JSON, by the ending. */

import type { RunReport } from "../entries/evaluate.js";
import { renderRunReport } from "../entries/own/release.js";
import { errors } from "../errors.js";
import type { Outputs } from "../files/outputs.js";

/** @throws USAGE for another ending */
export function checkReportName(path: string): void {
  if (!/\.(html|json)$/i.test(path)) {
    throw errors.USAGE`the report's file must end in .html or .json, and ${path} does not; rename it`;
  }
}

export const isJsonName = (path: string): boolean => /\.json$/i.test(path);

/** @throws OUTPUT_UNWRITABLE */
export async function writeReport(
  outputs: Outputs,
  path: string,
  report: RunReport,
): Promise<void> {
  await outputs.write(
    path,
    isJsonName(path) ? `${JSON.stringify(report, null, 2)}\n` : renderRunReport(report),
  );
  process.stderr.write(`report: ${path}\n`);
}
