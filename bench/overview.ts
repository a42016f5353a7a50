/**
 * The figures that a change to detection is judged by, in one table: texts that nobody who mends has read, fourteen languages, texts that
 * may be read, and where the corpora are there the development judgments, held-out summaries and everyday sentences.
 *
 *     npx tsx bench/overview.ts
 */

import { createSanitizer } from "../src/index.js";
import { GROUPS, rememberingResources } from "./figures.js";

const resources = rememberingResources();
const byDefault = await createSanitizer({ version: 1 }, { resources });
const all = await createSanitizer({ version: 1, mask: "all" }, { resources });

console.log("| figure | value |\n| --- | --- |");
for (const group of Object.values(GROUPS))
  for (const [name, value] of Object.entries(await group({ byDefault, all })))
    console.log(`| ${name} | ${/mixed up|parted/.test(name) ? value : value.toFixed(3)} |`);
