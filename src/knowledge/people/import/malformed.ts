/** Malformed records: counted and skipped up to a limit, then an error. */

import { isRecord } from "../../../document/is-record.js";
import { errors } from "../../../errors.js";
import type { ImportCounts } from "./entry.js";

/** Counts one more. @throws INPUT_FORMAT where more than `limit` have been met */
export function countMalformed(
  counts: ImportCounts,
  limit: number,
  expected: string,
  place: string,
): void {
  counts.malformed++;
  if (counts.malformed <= limit) return;
  throw errors.INPUT_FORMAT`${place} is not ${expected}, and ${counts.malformed - 1} more before it were skipped; correct the source, or raise the limit (--max-malformed)`;
}

/** A JSON object, or undefined if `text` is not one. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
