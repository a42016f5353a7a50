/**
 * Abbreviations of clinics, schools, the police, offices and computers that are taken for somebody or something where a
 * note says little else.
 *
 *     npx tsx bench/abbreviations.ts [--show]
 *
 * Each stands in three notes. Taken: it is in a mention that the default would hide, in one of them at least.
 */

import { readFileSync } from "node:fs";
import { createDocument, createSanitizer } from "../src/index.js";

const NOTES = [
  (letters: string) => `Seen with wife today, ${letters} discussed, plan to review on Monday.`,
  (letters: string) =>
    `14/3 ${letters} done, letter sent. He was told about ${letters} and agreed.`,
  (letters: string) =>
    `Spoke to mum re ${letters}. She will ring back after ${letters}, no concerns.`,
];

const abbreviations = readFileSync(new URL("abbreviations/read.txt", import.meta.url), "utf8")
  .trim()
  .split(/\s+/);
const sanitizer = await createSanitizer({ version: 1 });
let taken = 0;
for (const letters of abbreviations) {
  const as = new Set<string>();
  for (const note of NOTES) {
    const text = note(letters);
    const { decisions, entities, mentions } = await sanitizer.sanitize(
      createDocument(text, { id: letters }),
    );
    const masked = new Set(
      decisions.filter(({ action }) => action === "mask").map(({ entity }) => entity),
    );
    for (const entity of entities.filter(({ id }) => masked.has(id)))
      for (const mention of entity.mentions.map((i) => mentions[i]!))
        if (text.slice(mention.start, mention.end).includes(letters)) as.add(mention.type);
  }
  if (as.size === 0) continue;
  taken++;
  if (process.argv.includes("--show")) console.log(letters, [...as].join(", "));
}
console.log(`${taken} of ${abbreviations.length} abbreviations are taken for something`);
