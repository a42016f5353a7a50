/**
 * Words that look like names, places or codes and are none: the share that `detect` leaves alone, by class.
 *
 *     npx tsx bench/lookalikes.ts [--show] [--unread]
 *
 * With `--unread`, a second list that nobody looked at while the program was worked on. A heading names a class and the types that are wrong for its words in braces.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { overlaps } from "../src/document/span.js";
import { createDocument, createSanitizer } from "../src/index.js";

const { values } = parseArgs({
  options: { show: { type: "boolean" }, unread: { type: "boolean" } },
});
const sanitizer = await createSanitizer({ version: 1, mask: "all" });

/** A text without its braces, and the spans that were in them. */
function parse(line: string) {
  let text = "";
  const spans: { start: number; end: number }[] = [];
  for (const [i, part] of line.replaceAll("\\n", "\n").split(/[{}]/).entries()) {
    if (i % 2 === 1) spans.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { text, spans };
}

const sections = readFileSync(
  new URL(`lookalikes/${values.unread ? "unread" : "lookalikes"}.txt`, import.meta.url),
  "utf8",
)
  .trim()
  .split(/\n*^# /m)
  .filter((section) => section !== "");
const rows: { name: string; words: number; left: number }[] = [];
for (const section of sections) {
  const [heading, ...lines] = section.split("\n");
  const [name, types] = heading!.split(": ") as [string, string];
  const row = { name, words: 0, left: 0 };
  for (const line of lines) {
    const { text, spans } = parse(line);
    const { mentions } = await sanitizer.detect(createDocument(text, { id: line }));
    for (const span of spans) {
      const wrong = mentions.find(
        (mention) => types.split(" ").includes(mention.type) && overlaps(mention, span),
      );
      row.words++;
      if (!wrong) row.left++;
      else if (values.show) {
        console.log(
          `${wrong.type} ${wrong.detector} [${text.slice(wrong.start, wrong.end)}] ${line}`,
        );
      }
    }
  }
  rows.push(row);
}

const sum = (of: (row: (typeof rows)[number]) => number) =>
  rows.reduce((all, row) => all + of(row), 0);
console.log("| class | words | left alone |\n| --- | --- | --- |");
for (const { name, words, left } of rows.sort((a, b) => a.left / a.words - b.left / b.words)) {
  console.log(`| ${name} | ${words} | ${(left / words).toFixed(3)} |`);
}
console.log(
  `| all | ${sum(({ words }) => words)} | ${(sum(({ left }) => left) / sum(({ words }) => words)).toFixed(3)} |`,
);
