/**
 * Does the preset `safe-harbor` hide the eighteen identifiers of HIPAA? At least 400 spans in notes from a seed; a
 * span is hidden where no letter or figure of it stays.
 *
 *     node --import tsx bench/safe-harbor.ts [SPANS] [even|odd|in-passing]
 *
 * Prints a row per identifier: spans, hidden, their share, the share that the run's table counts in its row; and what stays of what the rule lets stand. SHOW=1 prints what was missed.
 */

import { createDocument, createSanitizer } from "../src/index.js";
import { SAFE_HARBOR, safeHarborRow } from "../src/knowledge/safe-harbor.js";
import { notesOf, type Ways } from "./safe-harbor/notes.js";

const spans = Number(process.argv[2] ?? 400);
const ways = (process.argv[3] ?? "even") as Ways;
const sanitizer = await createSanitizer({ version: 1, extends: "safe-harbor" });

const count = new Map<string, number>();
const hidden = new Map<string, number>();
const inRow = new Map<string, number>();
let stays = 0;
let stayed = 0;
const add = (to: Map<string, number>, letter: string) => to.set(letter, (to.get(letter) ?? 0) + 1);
for (const note of notesOf(spans, ways)) {
  const { replacements, mentions } = await sanitizer.sanitize(createDocument(note.text));
  const isCovered = (at: number) => replacements.some(({ start, end }) => start <= at && at < end);
  const left = (start: number, end: number) =>
    [...note.text.slice(start, end)].filter(
      (sign, i) => /[\p{L}\p{N}]/u.test(sign) && !isCovered(start + i),
    ).length;
  for (const { letter, start, end } of note.planted) {
    add(count, letter);
    const rows = mentions
      .filter((mention) => mention.start < end && start < mention.end)
      .map((mention) => {
        const words = note.text.slice(mention.start, mention.end);
        return safeHarborRow(mention, words, () => false, note.text.slice(0, mention.start));
      });
    if (rows.includes(letter)) add(inRow, letter);
    else if (process.env["SHOW"])
      console.error(`${letter} as ${rows}: ${note.text.slice(start - 30, end)}`);
    if (left(start, end) === 0) add(hidden, letter);
    else if (process.env["SHOW"]) {
      const line = note.text.slice(
        note.text.lastIndexOf("\n", start) + 1,
        note.text.indexOf("\n", end),
      );
      console.error(`${letter}: ${note.text.slice(start, end)} | ${line}`);
    }
  }
  for (const { start, end } of note.stays) {
    stays++;
    const signs = [...note.text.slice(start, end)].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
    if (left(start, end) === signs.length) stayed++;
    else if (process.env["SHOW"])
      console.error(`hidden though it may stay: ${note.text.slice(start, end)}`);
  }
}
console.log(
  "| identifier | spans | hidden | share | in its row |\n| --- | ---: | ---: | ---: | ---: |",
);
for (const { letter, what } of SAFE_HARBOR) {
  const all = count.get(letter) ?? 0;
  const gone = hidden.get(letter) ?? 0;
  console.log(
    `| ${letter} ${what} | ${all} | ${gone} | ${(gone / all).toFixed(3)} | ${((inRow.get(letter) ?? 0) / all).toFixed(3)} |`,
  );
}
const sum = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
console.log(
  `| all | ${sum(count)} | ${sum(hidden)} | ${(sum(hidden) / sum(count)).toFixed(3)} | ${(sum(inRow) / sum(count)).toFixed(3)} |`,
);
console.log(`\n${stayed} of ${stays} that the rule lets stand stay`);
