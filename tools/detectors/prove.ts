/**
 * Asks recheck about every pattern that `test/linear-proofs.txt` does not know yet, and adds what it says.
 * `npm run update` runs it. `--all` asks about every pattern again, which takes half an hour.
 */

import {
  everyPattern,
  prove,
  readProofs,
  type Verdict,
  writeProofs,
} from "../../test/linear-proofs.js";

/** Long, so that a busy machine changes no verdict. */
const SECONDS = 60;

const patterns = everyPattern();
const known = new Map<string, Verdict>(readProofs());
const wanted = patterns.filter(({ hash }) => process.argv.includes("--all") || !known.has(hash));
let slow = 0;
for (const { hash, what, regex } of wanted) {
  const answer = await prove(regex, SECONDS);
  if ("slow" in answer) {
    slow++;
    known.delete(hash);
    console.error(`${what}: ${answer.slow}; bound its repeats (src/detect/words/clinical/dose.ts)`);
  } else known.set(hash, answer.verdict);
  writeProofs(known);
}
writeProofs(known);
console.log(`${patterns.length} patterns, ${wanted.length} asked about, ${slow} slow`);
if (slow > 0) process.exitCode = 1;
