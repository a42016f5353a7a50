/**
 * What each measure of risk costs: milliseconds a judgment beside those of detection, and how many of
 * a judgment's entities it finds risky.
 *
 *     npx tsx bench/measures.ts
 */

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSanitizer } from "../src/index.js";
import type { Policy } from "../src/policy/policy.js";
import { gold, judgmentBackground, needData } from "./held-out.js";

needData();
const background = join(mkdtempSync(join(tmpdir(), "palimpsest-bench-")), "background.json");
writeFileSync(background, JSON.stringify(judgmentBackground()));
const POLICIES: Readonly<Record<string, Partial<Policy>>> = {
  classifier: { measures: ["classifier"] },
  surprisal: { measures: ["surprisal"] },
  "search, emulated": { measures: ["search"], search: { provider: "emulated" } },
  "search, local": { measures: ["search"], background },
  attack: { measures: ["attack"], background },
};

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
const documents = gold("tab/dev_masking.json").map(({ document }) => document);
console.log("| measure | detect, ms | assess, ms | decide, ms | entities risky |");
console.log("| --- | --- | --- | --- | --- |");
for (const [name, policy] of Object.entries(POLICIES)) {
  const sanitizer = await createSanitizer({ version: 1, ...policy });
  const times = { detect: [] as number[], assess: [] as number[], decide: [] as number[] };
  const took = async <Value>(stage: keyof typeof times, work: () => Promise<Value>) => {
    const start = performance.now();
    const value = await work();
    times[stage].push(performance.now() - start);
    return value;
  };
  let risky = 0;
  for (const document of documents) {
    const detected = await took("detect", () => sanitizer.detect(document));
    const assessed = await took("assess", () => sanitizer.assess(detected));
    await took("decide", () => sanitizer.decide(assessed));
    risky += new Set(assessed.risks.flatMap(({ entities }) => entities)).size;
  }
  const cells = [times.detect, times.assess, times.decide].map((one) => median(one).toFixed(1));
  console.log(`| ${name} | ${cells.join(" | ")} | ${(risky / documents.length).toFixed(1)} |`);
}
