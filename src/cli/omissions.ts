/** What a run passes over: said on standard error, and kept for its report. */

import type { Detected, Sanitized } from "../document/document.js";
import type { Omission } from "../entries/evaluate.js";
import { countOmissions } from "../entries/own/release.js";
import type { Found } from "./inputs.js";

export interface Omissions {
  /** What results report about themselves; printed at the end. */
  see(sanitized: Detected & Partial<Sanitized>): void;
  /** Says it on standard error now. @param released the message as a report may have it, without names of files */
  say(kind: Omission["kind"], message: string, released?: string): void;
  /** As `say`, of what was said on standard error before. */
  keep(kind: Omission["kind"], released: string): void;
  /** Says what results said of themselves; once, at the end of the run. */
  tell(): void;
  /** Everything but what results say of themselves, for a report. */
  readonly said: readonly Omission[];
}

export function createOmissions(): Omissions {
  const counted = countOmissions();
  const said: Omission[] = [];
  const stays: string[] = [];
  return {
    see(sanitized) {
      const own = counted.see(sanitized);
      if (stays.length > MOST_STAYS) return;
      for (const { replacement, lines, reason } of own)
        stays.push(`${sanitized.document.id}: ${replacement} in ${lineWords(lines)} (${reason})`);
    },
    say(kind, message, released = message) {
      process.stderr.write(`palimpsest: ${message}\n`);
      said.push({ kind, message: released });
    },
    keep: (kind, message) => void said.push({ kind, message }),
    tell() {
      for (const { message } of counted.list()) process.stderr.write(`palimpsest: ${message}\n`);
      for (const one of stays.slice(0, MOST_STAYS)) process.stderr.write(`  ${one}\n`);
      if (stays.length > MOST_STAYS)
        process.stderr.write("  ... and more; the report marks them\n");
    },
    said,
  };
}

/** So many places are named. */
const MOST_STAYS = 8;

const lineWords = (lines: readonly number[]): string =>
  `${lines.length === 1 ? "line" : "lines"} ${lines.slice(0, 5).join(", ")}${lines.length > 5 ? " ..." : ""}`;

/** One line for each reason why entries of folders were not read. */
export function tellPassedOver(found: readonly Found[], omissions: Omissions): void {
  const reasons = new Map<string, string[]>();
  for (const one of found) {
    if (!("passedOver" in one)) continue;
    reasons.set(one.passedOver, [...(reasons.get(one.passedOver) ?? []), one.path]);
  }
  for (const [reason, paths] of reasons) {
    const [first, ...others] = paths;
    const more = others.length === 0 ? "" : ` and ${others.length} more`;
    const entries = paths.length === 1 ? "1 entry" : `${paths.length} entries`;
    omissions.say(
      "entry",
      `not read: ${first}${more} (${reason})`,
      `${entries} of the input folders ${paths.length === 1 ? "was" : "were"} not read (${reason})`,
    );
  }
}
