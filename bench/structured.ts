/**
 * Documents of each syntax with planted values, generated from a seed: the output must equal the input byte for byte outside
 * the planted values, and hold none of them.
 *
 *     npx tsx bench/structured.ts [DOCUMENTS] [SYNTAX|all] [--network]
 *
 * DOCUMENTS per syntax, default 2,000. The recognizer is left out, so that what counts is the syntax, its keys and codes by form;
 * with `--network` it reads too, and may un-hide nothing.
 * Prints a row per syntax: documents, broken outputs, planted values, planted values left.
 */

import { createDocument, createSanitizer } from "../src/index.js";
import { generated, SYNTAXES } from "./structured/documents.js";

const DOCUMENTS = Number(process.argv[2] ?? 2000);
const only = process.argv[3] === "all" ? undefined : process.argv[3];

const sanitizer = await createSanitizer({
  version: 1,
  mask: "all",
  replace: { default: "label" },
  ...(process.argv.includes("--network") ? {} : { without: ["neural"] }),
});

console.log(
  "| syntax | documents | broken | planted | left |\n| --- | ---: | ---: | ---: | ---: |",
);
const started = performance.now();
let broken = 0;
let left = 0;
for (const syntax of SYNTAXES) {
  if (only !== undefined && syntax !== only) continue;
  let ownBroken = 0;
  let ownLeft = 0;
  let planted = 0;
  for (let seed = 1; seed <= DOCUMENTS; seed++) {
    const { text, values, fits } = generated(syntax, seed);
    const out = (await sanitizer.sanitize(createDocument(text))).text;
    planted += values.length;
    const stays = values.filter((value) => out.includes(value));
    ownLeft += stays.length;
    const isBroken = !fits(out);
    if (isBroken) ownBroken++;
    if (process.env["SHOW"] && (isBroken || stays.length > 0)) {
      console.error(`--- ${syntax} ${seed}: ${stays.join(" | ")}\n${text}\n+++\n${out}`);
      break;
    }
  }
  broken += ownBroken;
  left += ownLeft;
  console.log(`| ${syntax} | ${DOCUMENTS} | ${ownBroken} | ${planted} | ${ownLeft} |`);
}
console.log(
  `\nBroken ${broken}, left ${left}, ${((performance.now() - started) / 1000).toFixed(0)} s.`,
);
