/**
 * How long the choice takes, and how good it is: random risky pairs over 400 entities, and the
 * judgments of the benchmark with the combinations that search finds.
 */

import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepOrMask } from "../src/decide/problem.js";
import { SOLVERS, solve } from "../src/decide/solve.js";
import { randomNumbers } from "../src/document/random.js";
import { readTab } from "../src/entries/formats.js";
import { PalimpsestError } from "../src/errors.js";
import { createSanitizer } from "../src/index.js";

console.log(
  "| pairs | seed | solver | cost | bound | gap | ms |\n| --- | --- | --- | --- | --- | --- | --- |",
);
for (const [pairs, seeds] of [
  [100, 1],
  [1000, 5],
  [5000, 3],
] as const) {
  for (let seed = 1; seed <= seeds; seed++) {
    const next = randomNumbers(seed);
    const entity = () => `e${Math.floor(next() * 400)}`;
    const costs = new Map(Array.from({ length: 400 }, (_, i) => [`e${i}`, 1 + 99 * next()]));
    const combinations = Array.from({ length: pairs }, () => [entity(), entity()]).filter(
      ([a, b]) => a !== b,
    );
    const problem = keepOrMask(costs, combinations);
    for (const solver of SOLVERS) {
      const start = performance.now();
      const { cost, bound } = await solve(problem, { solver, seed: 0, timeLimitSeconds: 20 });
      const ms = Math.round(performance.now() - start);
      const gap = solver === "optimal" ? `${((100 * (cost - bound)) / cost).toFixed(2)}%` : "";
      const shown = solver === "optimal" ? bound.toFixed(1) : "";
      console.log(
        `| ${pairs} | ${seed} | ${solver} | ${cost.toFixed(1)} | ${shown} | ${gap} | ${ms} |`,
      );
    }
  }
}

const DATA = new URL("../../shared/data/tab/", import.meta.url);
if (!existsSync(DATA)) {
  console.log("../shared/data is not there: no judgments measured");
  process.exit(0);
}
const read = (name: string) => readFileSync(new URL(name, DATA), "utf8");
const background = join(mkdtempSync(join(tmpdir(), "palimpsest-bench-")), "background.json");
const texts = ["background_public10_without_test.json", "dev_background_public10.json"];
writeFileSync(
  background,
  JSON.stringify(Object.assign({}, ...texts.map((name) => JSON.parse(read(name))))),
);
const sanitizer = await createSanitizer({
  version: 1,
  measures: ["classifier", "search"],
  background,
});
const times = { detect: [] as number[], assess: [] as number[], decide: [] as number[] };
const took = async <Value>(times: number[], work: () => Promise<Value>): Promise<Value> => {
  const start = performance.now();
  const value = await work();
  times.push(performance.now() - start);
  return value;
};
let proven = 0;
let unknown = 0;
let most = 0;
for (const { document } of readTab(read("dev_masking.json"), "dev_masking.json")) {
  const detected = await took(times.detect, () => sanitizer.detect(document));
  try {
    const assessed = await took(times.assess, () => sanitizer.assess(detected));
    const { cost } = await took(times.decide, () => sanitizer.decide(assessed));
    most = Math.max(most, assessed.risks.length);
    if (cost.hidden - cost.bound < 1e-6 * Math.max(1, cost.hidden)) proven++;
  } catch (error) {
    if (!(error instanceof PalimpsestError) || error.code !== "SEARCH_PERSON_UNKNOWN") throw error;
    unknown++;
  }
}
console.log(
  `\njudgments with classifier and search: ${proven} proven least, ${unknown} without pages about the person; most combinations ${most}`,
);
for (const [stage, list] of Object.entries(times)) {
  const sorted = list.sort((a, b) => a - b);
  console.log(
    `${stage}: median ${sorted[sorted.length >> 1]!.toFixed(1)} ms, most ${sorted.at(-1)!.toFixed(1)} ms`,
  );
}
