import type { SettledCount } from "../corpus/stream.js";
import type { Sanitized } from "../document/document.js";

/** What a run did, and its results where a report wants them. */
export function createTally(keeps: boolean) {
  const kept: Sanitized[] = [];
  let documents = 0;
  let masked = 0;
  let left = 0;
  return {
    kept: kept as readonly Sanitized[],
    get documents() {
      return documents;
    },
    count(sanitized: Sanitized): void {
      documents++;
      for (const { action } of sanitized.decisions) {
        if (action === "mask") masked++;
        else left++;
      }
      if (keeps) kept.push(sanitized);
    },
    /** Documents of which only this is known, and of which no report tells. */
    countSettled({ records, entities }: SettledCount): void {
      documents += records;
      masked += entities;
    },
    summary: (output: string): string =>
      `${output}: ${documents} ${documents === 1 ? "document" : "documents"}, ${masked} entities replaced, ${left} kept`,
  };
}
