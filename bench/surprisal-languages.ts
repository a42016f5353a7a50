/**
 * What the measures hide in other languages than English, of the texts kept aside that somebody else wrote.
 *
 *   npx tsx bench/surprisal-languages.ts
 *
 * Hidden: of the words that were marked, those in an entity that is risky. Right: of the words hidden, those that were
 * marked. 'without models' is surprisal where type and recognizer decide. Nothing of the texts is printed.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createAssess } from "../src/assess/assess.js";
import { classifierMeasure } from "../src/assess/classifier.js";
import type { Measure } from "../src/assess/measure.js";
import { surprisalMeasure } from "../src/assess/surprisal.js";
import { createDocument, createSanitizer } from "../src/index.js";
import { loadLanguageModel, loadLanguageModels } from "../src/models/language-model.js";
import { KEPT_ASIDE, readOwn } from "./language-texts.js";

const english = await loadLanguageModel();
const others = await loadLanguageModels();
const surprisal = (threshold?: number) => surprisalMeasure(english, threshold, { others });
const POLICIES: Readonly<Record<string, readonly Measure[]>> = {
  classifier: [classifierMeasure()],
  "surprisal, without models": [surprisalMeasure(english)],
  surprisal: [surprisal()],
  "surprisal at -14": [surprisal(-14)],
  "classifier or surprisal": [classifierMeasure(), surprisal()],
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const sanitizer = await createSanitizer({ version: 1 });
const names = Object.keys(POLICIES);
const share = (part: number, of: number) => (part / of).toFixed(3);
console.log(`| language | ${names.map((name) => `${name}: hidden, right`).join(" | ")} |`);

const all = names.map(() => ({ marked: 0, hidden: 0, both: 0 }));
for (const file of readdirSync(KEPT_ASIDE).filter((one) => one.endsWith("-third.txt"))) {
  const counts = names.map(() => ({ marked: 0, hidden: 0, both: 0 }));
  for (const { text, mentions: gold } of readOwn(join(KEPT_ASIDE, file))) {
    const detected = await sanitizer.detect(createDocument(text));
    for (const [i, name] of names.entries()) {
      const measures = POLICIES[name]!;
      const assess = createAssess(measures, {
        thresholds: Object.fromEntries(measures.map((measure) => [measure.name, measure])),
      });
      const { risks } = await assess(detected);
      const risky = new Set(risks.flatMap(({ entities }) => entities));
      const hidden = detected.entities
        .filter(({ id }) => risky.has(id))
        .flatMap(({ mentions }) => mentions.map((index) => detected.mentions[index]!));
      for (const { 0: word, index } of text.matchAll(WORD)) {
        const touches = ({ start, end }: { start: number; end: number }) =>
          start < index + word.length && end > index;
        const isMarked = gold.some(touches);
        const isHidden = hidden.some(touches);
        for (const count of [counts[i]!, all[i]!]) {
          if (isMarked) count.marked++;
          if (isHidden) count.hidden++;
          if (isMarked && isHidden) count.both++;
        }
      }
    }
  }
  print(file.slice(0, 2), counts);
}
print("all", all);

function print(name: string, counts: typeof all): void {
  const cells = counts.map((c) => `${share(c.both, c.marked)}, ${share(c.both, c.hidden)}`);
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
