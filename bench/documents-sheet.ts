/**
 * A sheet for rating how true the replacements of the documents of fifteen kinds are: every vaguer phrase that the
 * default policy chose, once per original, with its surroundings.
 *
 *     npx tsx bench/documents-sheet.ts [--rows 400] [--seed 1] > sheet.csv
 *
 * `palimpsest evaluate replacements --rated FIRST.csv SECOND.csv` summarizes two completed sheets.
 */

import { parseArgs } from "node:util";
import { randomNumbers, shuffled } from "../src/document/random.js";
import { CONTEXT, type SheetRow, writeSheet } from "../src/evaluate/metrics/rating-sheet.js";
import { createDocument, createSanitizer } from "../src/index.js";
import { documentsOf, HALVES } from "./marked-documents.js";

const { values } = parseArgs({
  options: { rows: { type: "string", default: "400" }, seed: { type: "string", default: "1" } },
});

const sanitizer = await createSanitizer({ version: 1 });
const rows = new Map<string, SheetRow>();
for (const { text, kind } of HALVES.flatMap((half) => documentsOf(half))) {
  const { replacements, entities } = await sanitizer.sanitize(createDocument(text, { id: kind }));
  for (const { start, end, entity, replacement, by } of replacements) {
    if (by !== "generalize" || /^\[/.test(replacement)) continue;
    const original = text.slice(start, end);
    rows.set(`${kind} ${original} ${replacement}`, {
      type: entities.find(({ id }) => id === entity)!.type,
      before: text.slice(Math.max(0, start - CONTEXT), start),
      original,
      after: text.slice(end, end + CONTEXT),
      replacement,
    });
  }
}

const random = randomNumbers(Number(values.seed));
process.stdout.write(
  writeSheet(shuffled([...rows.values()], random).slice(0, Number(values.rows))),
);
