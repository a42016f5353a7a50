/** What must not change: decisions beside an irrelevant sentence, labels in a second run. Figures: bench/unchanged.ts. */

import { expect, test } from "vitest";
import { documentsOf } from "../bench/marked-documents.js";
import { createDocument, createSanitizer } from "../src/index.js";

const documents = documentsOf("read").slice(0, 6);
/** Enough that a single decision is less than one in a hundred and fifty. */
const MORE = documentsOf("read").slice(0, 20);
const IRRELEVANT = "\n\nThe weather stayed mild, and the roads were dry.";

test("an irrelevant sentence changes at most one decision in twenty", async () => {
  const sanitizer = await createSanitizer({ version: 1 });
  let decisions = 0;
  let changed = 0;
  for (const { text } of MORE) {
    const alone = await sanitizer.sanitize(createDocument(text));
    const longer = await sanitizer.sanitize(createDocument(text + IRRELEVANT));
    const places = new Set(longer.replacements.map(({ start, end }) => `${start}-${end}`));
    const replaced = new Set(alone.replacements.map(({ start, end }) => `${start}-${end}`));
    for (const { start, end } of alone.mentions) {
      const place = `${start}-${end}`;
      decisions++;
      if (places.has(place) !== replaced.has(place)) changed++;
    }
  }
  expect(decisions).toBeGreaterThan(150);
  expect(changed / decisions).toBeLessThanOrEqual(1 / 20);
});

test("labels are left as they are by a second run", async () => {
  const sanitizer = await createSanitizer({ version: 1, replace: { default: "label" } });
  for (const { text } of documents) {
    const once = (await sanitizer.sanitize(createDocument(text))).text;
    const labels = once.match(/\[[A-Z]+ \d+\]/g)!;
    const twice = (await sanitizer.sanitize(createDocument(once))).text;
    expect(labels.length).toBeGreaterThan(3);
    for (const label of new Set(labels)) expect(twice).toContain(label);
  }
});
