/**
 * Which language single sentences of 45 to 110 characters are taken for, as lines of chats and cells of tables are read: by the
 * language of the set they come from, the answers in order of frequency; `?` where English is looked for too.
 *
 *     npx tsx bench/sentence-languages.ts
 *
 * Sentences come from the sets of `../shared/data/lang`, at most 250 each, newspapers of before 1950 left out.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageStretches } from "../src/language/stretches.js";

const FOLDER = "../shared/data/lang";
const MOST = 250;
const OLD_PRINT = /^(?:newseye|europeana|voc)/;

const answers = new Map<string, Map<string, number>>();
for (const file of readdirSync(FOLDER)) {
  if (!file.endsWith("_train.jsonl") || OLD_PRINT.test(file)) continue;
  const language = file.replace("_train.jsonl", "").slice(-2);
  const counts = answers.get(language) ?? new Map<string, number>();
  answers.set(language, counts);
  const sentences = readFileSync(join(FOLDER, file), "utf8")
    .trim()
    .split("\n")
    .slice(0, 400)
    .flatMap((line) =>
      (JSON.parse(line).text as string)
        .split(/(?<=[.!?])\s+|\n+/)
        .filter((one) => one.length > 45 && one.length < 110 && /^\p{Lu}/u.test(one))
        .slice(0, 3),
    );
  for (const sentence of sentences.slice(0, MOST)) {
    const answer = languageStretches(sentence)
      .map((one) => `${one.language}${one.doubtful ? "?" : ""}`)
      .join("+");
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
}
for (const [language, counts] of [...answers].sort()) {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `${language} (${all}): ${sorted.map(([tag, count]) => `${tag} ${count}`).join(", ")}`,
  );
}
