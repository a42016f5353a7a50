/**
 * Do people mask what few people share? The area under the curve of each measure's risk against the decisions of
 * annotators of judgments, over the entities that are no direct identifiers; and of the mean of classifier and
 * population, by weight.
 *
 *     node --import tsx bench/people-who-fit.ts [--first 12]
 */

import { parseArgs } from "node:util";
import { createResources, createSanitizer } from "../src/index.js";
import { gold, needData } from "./held-out.js";

needData();
const { values } = parseArgs({ options: { first: { type: "string", default: "12" } } });
const MEASURES = ["classifier", "surprisal", "population"] as const;
const sanitizer = await createSanitizer(
  { version: 1, measures: [...MEASURES], k: 20 },
  { resources: createResources() },
);
type Scored = Record<(typeof MEASURES)[number], number> & { masked: boolean };
const scored: Scored[] = [];
for (const { document, annotations } of gold("tab/dev_masking.json").slice(
  0,
  Number(values.first),
)) {
  const masked = [...annotations.values()]
    .flat()
    .filter(({ identifier }) => identifier !== "NO_MASK");
  const assessed = await sanitizer.assess(await sanitizer.detect(document));
  for (const { id, identifier, mentions } of assessed.entities) {
    if (identifier === "DIRECT") continue;
    const spans = mentions.map((index) => assessed.mentions[index]!);
    const risk = (measure: string) =>
      Math.max(
        0,
        ...assessed.scores
          .filter((one) => one.measure === measure && one.entities.includes(id))
          .map((one) => one.risk / one.entities.length),
      );
    scored.push({
      classifier: risk("classifier"),
      surprisal: risk("surprisal"),
      population: risk("population"),
      masked: spans.some((span) =>
        masked.some(({ start, end }) => start < span.end && span.start < end),
      ),
    });
  }
}

/** How often a masked entity is ranked above one that is not; ties count one half. */
function area(value: (one: Scored) => number): string {
  const yes = scored.filter(({ masked }) => masked).map(value);
  const no = scored.filter(({ masked }) => !masked).map(value);
  let wins = 0;
  for (const a of yes) for (const b of no) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return (wins / (yes.length * no.length)).toFixed(3);
}

console.log(`${scored.length} entities, ${scored.filter(({ masked }) => masked).length} masked`);
for (const measure of MEASURES) console.log(`${measure}: ${area((one) => one[measure])}`);
for (const weight of [0.1, 0.2, 0.3, 0.5]) {
  const mean = (one: Scored) =>
    (1 - weight) * one.classifier + weight * (1 + Math.log10(Math.max(1e-8, one.population)) / 8);
  console.log(`classifier and population (${weight}): ${area(mean)}`);
}
