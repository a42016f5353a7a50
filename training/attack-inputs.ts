/**
 * What the attack by a fine-tuned transformer (attack_transformer.py) reads: background texts, clear and anonymized
 * by our detectors, the attack's own development set, and the texts under attack, each without its masks.
 *
 *     npx tsx training/attack-inputs.ts TABLE BACKGROUND -o INPUTS [--ours ORIGINALS]
 *
 * TABLE and BACKGROUND: as `palimpsest attack --data TABLE --background COLUMN`. A share of the people are in the
 * development set: 30% of fewer than 100, else 10% (Manzanares-Salor, Sánchez and Lison 2022, section 4); the
 * sentences it takes are left out of their background. With --ours the texts in the column ORIGINALS are attacked
 * as we replace them, too.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ourReplacements } from "../bench/our-replacements.js";
import { createDocument } from "../src/document/document.js";
import { readIndividuals } from "../src/entries/formats.js";
import { blankSpans, developmentOf } from "../src/evaluate/attack/development.js";
import { sharedLabels, withoutMasks } from "../src/evaluate/attack/masks.js";
import { createSanitizer } from "../src/index.js";

const FEW_PEOPLE = 100;
/** Of the development texts' three levels of protection, the one at which all that was found is masked. */
const MASKED = 1;
/** Columns that are no method: the published attack's own development set. */
const NO_METHOD = new Set(["dev_abstract"]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", short: "o" }, ours: { type: "string" } },
});
const [table, column] = positionals;
const { out, ours } = values;
if (!table || !column || !out) {
  console.error(
    "usage: npx tsx training/attack-inputs.ts TABLE BACKGROUND -o INPUTS [--ours ORIGINALS]",
  );
  process.exit(2);
}
const { background, methods } = readIndividuals(readFileSync(table, "utf8"), table, {
  name: "name",
  background: column,
});
const attacked = new Map([...methods].filter(([method]) => !NO_METHOD.has(method)));
const lengths = [...attacked.values()]
  .flatMap((texts) => Array.from(texts.values(), (text) => text.length))
  .sort((a, b) => a - b);
if (ours !== undefined) {
  for (const [name, texts] of await ourReplacements(methods.get(ours)!))
    attacked.set(`ours, ${name}`, texts);
}
const sanitizer = await createSanitizer({ version: 1, mask: "all" });
const findSpans = async (text: string) =>
  (await sanitizer.detect(createDocument(text))).mentions.map(({ start, end }) => ({ start, end }));

const development = await developmentOf(
  Array.from(background, ([id, text]) => ({ id, text })),
  {
    findSpans,
    length: lengths[lengths.length >> 1]!,
    people: Math.round(background.size * (background.size < FEW_PEOPLE ? 0.3 : 0.1)),
    seed: 0,
  },
);
const people: { id: string; text: string; anonymized: string }[] = [];
for (const { id, text } of development.background) {
  people.push({ id, text, anonymized: starred(blankSpans(text, await findSpans(text))) });
}
const inputs = {
  people,
  development: development.levels[MASKED]!.map(({ id, text }) => ({ id, text: starred(text) })),
  attacked: Object.fromEntries(
    [...attacked].map(([method, texts]) => {
      const labels = sharedLabels([...texts.values()]);
      return [
        method,
        Object.fromEntries([...texts].map(([id, text]) => [id, starred(withoutMasks(text, labels))])),
      ];
    }),
  ),
};
writeFileSync(out, JSON.stringify(inputs));
console.log(
  `${people.length} people, ${inputs.development.length} development texts, ${attacked.size} methods`,
);

/** One star for each stretch that is masked: a single piece of the vocabulary. */
function starred(text: string): string {
  return text.replace(/\0+/g, "*");
}
