/**
 * How long a page of 3,700 characters takes in each language, the whole of `detect` and patterns and rules alone: the
 * median over five pages of the marked documents, each read three times.
 *
 *     npx tsx bench/page.ts
 */

import { readFileSync } from "node:fs";
import { createDocument, createSanitizer } from "../src/index.js";
import { TEACHING_MARK, unmark } from "./unmark.js";

const PAGE = 3700;
const LANGUAGES = "en de fr es it nl pt pl da nb sv fi ro hr sk".split(" ");
const whole = await createSanitizer({ version: 1, mask: "all" });
const rules = await createSanitizer({ version: 1, mask: "all", without: ["neural"] });

function pagesOf(language: string): string[] {
  const file = new URL(`../training/documents/${language}.txt`, import.meta.url);
  const { text } = unmark(readFileSync(file, "utf8").replace(/^## .*$/gm, ""), TEACHING_MARK);
  return Array.from({ length: 6 }, (_, i) => text.slice(i * PAGE, (i + 1) * PAGE));
}

async function median(sanitizer: typeof whole, [first, ...pages]: string[]): Promise<number> {
  await sanitizer.detect(createDocument(first!));
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    for (const page of pages) {
      const start = performance.now();
      await sanitizer.detect(createDocument(page));
      times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}

console.log("| language | ms a page | patterns and rules alone |\n| --- | --- | --- |");
for (const language of LANGUAGES) {
  const pages = pagesOf(language);
  const all = await median(whole, pages);
  console.log(`| ${language} | ${all.toFixed(0)} | ${(await median(rules, pages)).toFixed(0)} |`);
}
