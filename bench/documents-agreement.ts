/**
 * How well two people agree on the unread documents of `bench/documents.ts`: of what the first marked as going, the share
 * that the second hides whole, and of what the first marked as staying, the share that the second leaves. The second knew the
 * task, not the first's marks. Function words and titles inside a span do not count.
 *
 *     npx tsx bench/documents-agreement.ts
 */

import { documentsOf } from "./marked-documents.js";

const WORDS = /[\p{L}\p{N}]+/gu;
const LITTLE =
  /^(?:a|an|the|of|in|on|at|and|for|to|by|with|is|was|his|her|has|had|mr|mrs|ms|miss|mx|dr|prof|sr|sister|nurse|pc|ps|sgt|fr|rev|hon|judge|cpl|alh|alhaji|mama|oga|baba|uncle|aunt|auntie|nan|sheriff|cllr|insp|dc|rn|md|phd|jr|sir|madam|pastor|chief|scientist|officer|yrs|years?|old|aged|y|yo|tel|no|ref|s)$/iu;

const seconds = documentsOf("unread", "second");
const counts = { go: 0, hidden: 0, stay: 0, kept: 0 };
const byLength = new Map<string, { go: number; hidden: number }>();
for (const [number, { text, spans }] of documentsOf("unread").entries()) {
  const hidden = new Uint8Array(text.length);
  for (const { start, end } of seconds[number]!.spans) hidden.fill(1, start, end);
  for (const { start, end, mark } of spans) {
    const words = [...text.slice(start, end).matchAll(WORDS)];
    const telling = words.filter(([word]) => !LITTLE.test(word));
    const counted = telling.length > 0 ? telling : words;
    const isHidden = ({ 0: word, index }: RegExpMatchArray): boolean =>
      hidden.subarray(start + index!, start + index! + word.length).every(Boolean);
    if (mark === "=") {
      counts.stay++;
      if (!counted.some(isHidden)) counts.kept++;
      continue;
    }
    const key = `${mark === "." ? "other" : "name"}, ${words.length < 5 ? words.length : "5 and more"}`;
    const one = byLength.get(key) ?? { go: 0, hidden: 0 };
    byLength.set(key, one);
    one.go++;
    counts.go++;
    if (!counted.every(isHidden)) continue;
    one.hidden++;
    counts.hidden++;
  }
}
console.log("| must go | hidden by the second | must stay | left by the second |");
console.log("| --- | --- | --- | --- |");
console.log(
  `| ${counts.go} | ${(counts.hidden / counts.go).toFixed(3)} | ${counts.stay} | ${(counts.kept / counts.stay).toFixed(3)} |`,
);
console.log("\n| span, words | must go | hidden by the second |\n| --- | --- | --- |");
for (const [key, { go, hidden }] of [...byLength].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`| ${key} | ${go} | ${(hidden / go).toFixed(3)} |`);
