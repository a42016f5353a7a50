/**
 * False finds in machine text with nobody in it: configuration, source code, logs and stack traces, per 1,000 lines.
 *
 * `npx tsx bench/machine-text.ts [LINES]` reads files of the packages in `node_modules` (at most LINES lines of a kind, default
 * 400) and logs that it makes itself from fixed words and a seed. What people wrote into them about people (`author`, `contributors`,
 * licences, names in comments) is left out, so that every find is a false one.
 */

import { createDocument, createSanitizer } from "../src/index.js";
import { machineTexts } from "./machine-texts.js";

const sanitizer = await createSanitizer({ version: 1, mask: "all" });
const timeOfLog = /^\d{4}-\d\d-\d\dT/;
console.log("| kind | lines | finds | per 1,000 lines |\n| --- | ---: | ---: | ---: |");
for (const [kind, texts] of Object.entries(machineTexts(Number(process.argv[2] ?? 400)))) {
  let lines = 0;
  let finds = 0;
  for (const text of texts) {
    lines += text.split("\n").length;
    const { mentions } = await sanitizer.detect(createDocument(text));
    // the clock of a log line is a time indeed
    finds += mentions.filter(({ start, end }) => !timeOfLog.test(text.slice(start, end))).length;
  }
  console.log(
    `| ${kind} | ${lines} | ${finds} | ${((1000 * finds) / Math.max(1, lines)).toFixed(1)} |`,
  );
}
