/**
 * What another policy costs in one thread: time until its sanitizer is there, time of its first
 * document, and resident memory, with models shared between policies and without.
 *
 *     npx tsx bench/policies.ts [POLICIES]
 */

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createDocument } from "../src/document/document.js";
import { createResources, createSanitizer } from "../src/index.js";
import type { Policy } from "../src/policy/policy.js";

const policies = Number(process.argv[2] ?? 8);
const how = process.argv[3];
const text = readFileSync(new URL("../examples/judgment.txt", import.meta.url), "utf8");

if (how === undefined) {
  console.log("| models | first policy | another, median | its first document | MB after all |");
  console.log("| --- | --- | --- | --- | --- |");
  // each in a process of its own, so that the memory of one is not the other's
  for (const each of ["shared", "apart"]) {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...process.execArgv, process.argv[1]!, String(policies), each],
      { encoding: "utf8" },
    );
    process.stdout.write(stdout || stderr);
  }
} else {
  const resources = createResources();
  const made: number[] = [];
  const documents: number[] = [];
  const kept = [];
  for (let i = 0; i < policies; i++) {
    const policy: Policy = { version: 1, thresholds: { classifier: 0.3 + i / 100 } };
    const start = performance.now();
    const sanitizer = await createSanitizer(policy, how === "shared" ? { resources } : {});
    made.push(performance.now() - start);
    const began = performance.now();
    await sanitizer.sanitize(createDocument(text));
    documents.push(performance.now() - began);
    kept.push(sanitizer);
  }
  const median = ([, ...later]: readonly number[]) =>
    later.sort((a, b) => a - b)[Math.floor(later.length / 2)] ?? Number.NaN;
  const memory = process.memoryUsage().rss / 2 ** 20;
  console.log(
    `| ${how} | ${made[0]!.toFixed(0)} ms | ${median(made).toFixed(1)} ms | ${median(documents).toFixed(0)} ms | ${memory.toFixed(0)} |`,
  );
}
