/**
 * How long files take to be read and written back, detection and all else apart: every 'Oslo' is
 * replaced. Files are made here.
 *
 *     npx tsx bench/formats.ts
 */

import { readFormat } from "../src/entries/formats.js";
import { docxOf, p, run } from "../test/docx.js";
import { replacedWords } from "../test/replaced.js";

const SENTENCE = "Ann lives in Oslo, I think, and has lived there since May.";
const FILES: readonly (readonly [format: string, what: string, make: () => Uint8Array])[] = [
  ["csv", "100,000 rows", () => utf8(`Name,Note\n${`Ann,"${SENTENCE}"\n`.repeat(100_000)}`)],
  ["jsonl", "100,000 lines", () => utf8(`{"text":"${SENTENCE}"}\n`.repeat(100_000))],
  ["html", "20,000 paragraphs", () => utf8(`<p>${SENTENCE}</p>\n`.repeat(20_000))],
  ["docx", "20,000 paragraphs", () => docxOf({ body: p(run(SENTENCE)).repeat(20_000) })],
];

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);

console.log("| format | file | s to read | s to write and check |\n| --- | --- | --- | --- |");
for (const [format, what, make] of FILES) {
  const bytes = make();
  const start = performance.now();
  const file = await readFormat(bytes, format, { name: `made.${format}`, id: "made", persons: [] });
  const read = seconds(start);
  const sanitized = file.documents.map((one) => replacedWords(one, { Oslo: "a city" }));
  const between = performance.now();
  await file.write(sanitized);
  console.log(`| ${format} | ${what} | ${read} | ${seconds(between)} |`);
}
