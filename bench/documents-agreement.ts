/**
 * How well two people agree on the unread documents of `bench/documents.ts`: of what the first marked as going, the share
 * that the second hides whole, and of what the first marked as staying, the share that the second leaves. The second knew the
 * task, not the first's marks. Function words and titles inside a span do not count.
 *
 *     npx tsx bench/documents-agreement.ts [--half unread|unread-fourth]
 */

import { parseArgs } from "node:util";
import { documentsOf, type Half, Lengths, wordsOf } from "./marked-documents.js";

const LITTLE =
  /^(?:a|an|the|of|in|on|at|and|for|to|by|with|is|was|his|her|has|had|mr|mrs|ms|miss|mx|dr|prof|sr|sister|nurse|pc|ps|sgt|fr|rev|hon|judge|cpl|alh|alhaji|mama|oga|baba|uncle|aunt|auntie|nan|sheriff|cllr|insp|dc|rn|md|phd|jr|sir|madam|pastor|chief|scientist|officer|yrs|years?|old|aged|y|yo|tel|no|ref|s)$/iu;

const { values } = parseArgs({ options: { half: { type: "string", default: "unread" } } });
const half = values.half as Half;
const seconds = documentsOf(half, "second");
const counts = { go: 0, hidden: 0, stay: 0, kept: 0 };
const lengths = new Lengths();
for (const [number, { text, spans }] of documentsOf(half).entries()) {
  const hidden = new Uint8Array(text.length);
  for (const { start, end, mark } of seconds[number]!.spans)
    if (mark !== "=") hidden.fill(1, start, end);
  const isHidden = ({ start, end }: { start: number; end: number }): boolean =>
    hidden.subarray(start, end).every(Boolean);
  for (const span of spans) {
    const { length, counted } = wordsOf(text, span, LITTLE);
    if (span.mark === "=") {
      counts.stay++;
      if (!counted.some(isHidden)) counts.kept++;
      continue;
    }
    const isHiddenWhole = counted.every(isHidden);
    lengths.add(span, length, isHiddenWhole);
    counts.go++;
    if (isHiddenWhole) counts.hidden++;
  }
}
console.log("| must go | hidden by the second | must stay | left by the second |");
console.log("| --- | --- | --- | --- |");
console.log(
  `| ${counts.go} | ${(counts.hidden / counts.go).toFixed(3)} | ${counts.stay} | ${(counts.kept / counts.stay).toFixed(3)} |`,
);
console.log("\n| span, words | must go | hidden by the second |\n| --- | --- | --- |");
for (const line of lengths.lines) console.log(line);
