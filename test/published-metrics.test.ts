/**
 * The metrics on data that others scored too. The data is not part of the project: it is looked for
 * in `../shared/data` beside the repository, and without it these tests are skipped.
 */

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { evaluateAgreement } from "../src/evaluate/metrics/agreement.js";
import { exemptTokens } from "../src/evaluate/metrics/exempt.js";
import { evaluateMasks, type MaskMetrics } from "../src/evaluate/metrics/masks.js";
import { loadTagger } from "../src/evaluate/metrics/part-of-speech.js";
import { place, readMasks, readTab } from "../src/formats/tab.js";

const DATA = fileURLToPath(new URL("../../shared/data/", import.meta.url));
const withData = test.skipIf(!existsSync(DATA));
const suffix = existsSync(DATA) ? "" : " (skipped: no ../shared/data)";

const read = (name: string) => readFileSync(`${DATA}${name}`, "utf8");

async function evaluate(goldFile: string, masksFile: string): Promise<MaskMetrics> {
  const gold = readTab(read(goldFile), goldFile);
  const masks = readMasks(read(masksFile), masksFile);
  const placed = new Map(
    gold
      .filter(({ document }) => masks.has(document.id))
      .map(({ document }) => [document.id, place(document, masks.get(document.id)!)]),
  );
  const tagger = await loadTagger();
  return evaluateMasks(gold, placed, { exempt: (text) => exemptTokens(text, tagger) });
}

withData(`people's masks against themselves are perfect${suffix}`, async () => {
  expect(await evaluate("wikireplace/dev.json", "wikireplace/dev_masks_Manual.json")).toMatchObject(
    {
      documents: 62,
      tokenPrecision: 1,
      mentionPrecision: 1,
      entityRecallAll: 1,
    },
  );
});

// published for other documents of the same corpus, so near is all that can be asked
withData.each([
  // all 553 biographies; Papadopoulou et al. 2022, distant supervision, table 5
  ["k-anonymity_Greedy", 0.669, 0.836, 0.898, 0.774],
  // the 38 biographies that are not in the data
  ["spaCy", 0.77, 0.81, 0.72, 0.72],
  ["Presidio", 0.77, 0.5, 0.6, 0.42],
])(`%s is near what was published${suffix}`, async (system, precision, recall, direct, quasi) => {
  const metrics = await evaluate("wiki553/masking.json", `wikireplace/dev_masks_${system}.json`);
  expect(Math.abs(metrics.tokenPrecision - precision)).toBeLessThan(0.05);
  expect(Math.abs(metrics.tokenRecall - recall)).toBeLessThan(0.05);
  expect(Math.abs(metrics.entityRecallDirect - direct)).toBeLessThan(0.1);
  expect(Math.abs(metrics.entityRecallQuasi - quasi)).toBeLessThan(0.05);
});

withData(`agreement on biographies: alpha .59 by span, .73 by character${suffix}`, () => {
  // table 3 of the same paper, 20 texts, of which the data holds 19
  const { documents, span, character } = evaluateAgreement(
    readTab(read("wiki553/masking.json"), "wiki553"),
  );
  expect(documents).toBe(19);
  expect(Math.abs(span.krippendorff! - 0.59)).toBeLessThan(0.06);
  expect(Math.abs(character.krippendorff! - 0.73)).toBeLessThan(0.03);
});
