/**
 * Secrets in disguises: the share whose every letter and digit is hidden by default, in sentences with a cue.
 *
 *     npx tsx bench/disguises.ts
 */

import { createDocument, createSanitizer } from "../src/index.js";
import { DISGUISES, SECRETS } from "./disguises/disguises.js";

const sanitizer = await createSanitizer({ version: 1 });
const LETTER = /[\p{L}\p{N}]/u;
let all = 0;
let hidden = 0;
console.log("| disguise | cases | wholly hidden |\n| --- | --- | --- |");
for (const [name, disguise] of Object.entries(DISGUISES)) {
  let cases = 0;
  let good = 0;
  for (const [sentence, secret] of SECRETS) {
    const written = disguise(secret);
    if (written === undefined) continue;
    cases++;
    const text = sentence.replace("{}", () => written);
    const start = sentence.indexOf("{}");
    const { replacements } = await sanitizer.sanitize(createDocument(text, { id: name }));
    const covered = Array.from({ length: written.length }, (_, i) => start + i).every(
      (at) =>
        !LETTER.test(text[at]!) || replacements.some((one) => one.start <= at && at < one.end),
    );
    if (covered) good++;
  }
  all += cases;
  hidden += good;
  console.log(`| ${name} | ${cases} | ${(good / cases).toFixed(2)} |`);
}
console.log(`| all | ${all} | ${(hidden / all).toFixed(3)} |`);
