/**
 * Kinds of text that clean prose is unlike: transcripts without capitals, print read by machine, tweets, CVs. Short texts
 * written for this bench; those in `kinds/` may be read while the program is worked on, those in `kinds/unread/`, by an
 * author who does not know the program, are for measuring. Recall: the share of marked words that lie in a find of any type; precision: the share of
 * found words that are marked.
 *
 *     npx tsx bench/kinds.ts [--show]
 */

import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createDocument, createSanitizer } from "../src/index.js";
import { parseMarked } from "../test/marked.js";

const { values } = parseArgs({ options: { show: { type: "boolean" } } });
const sanitizer = await createSanitizer({ version: 1, mask: "all" });
const folder = new URL("kinds/", import.meta.url);

type Spans = readonly { start: number; end: number }[];
const covers = (spans: Spans, start: number, end: number) =>
  spans.some((span) => span.start <= start && end <= span.end);
const share = (part: number, all: number) => (all === 0 ? "–" : (part / all).toFixed(3));

console.log(
  "| kind | half | marked words | recall | precision | persons' words | recall |\n| --- | --- | --- | --- | --- | --- | --- |",
);
for (const file of readdirSync(folder).filter((name) => name.endsWith(".txt"))) {
  for (const half of ["read", "unread"] as const) {
    const path = half === "read" ? file : `unread/${file}`;
    const texts = readFileSync(new URL(path, folder), "utf8").trim().split("\n---\n");
    const count = { marked: 0, hit: 0, found: 0, right: 0, persons: 0, personsHit: 0 };
    for (const marked of texts) {
      const { text, spans } = parseMarked(marked);
      const { mentions } = await sanitizer.detect(createDocument(text, { id: file }));
      const persons = spans.filter(({ type }) => type === "PERSON");
      const wrong: string[] = [];
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const at = [index, index + word.length] as const;
        const is = covers(spans, ...at);
        const seen = covers(mentions, ...at);
        if (is) count.marked++;
        if (seen) count.found++;
        if (is && seen) count.hit++;
        if (is !== seen) wrong.push(`${is ? "-" : "+"}${word}`);
        if (!covers(persons, ...at)) continue;
        count.persons++;
        if (mentions.some((one) => one.type === "PERSON" && covers([one], ...at))) {
          count.personsHit++;
        } else if (seen) wrong.push(`~${word}`);
      }
      if (values.show && half === "read" && wrong.length > 0) {
        console.log(`${wrong.join(" ")}  <=  ${marked.replaceAll("\n", "\\n")}`);
      }
    }
    console.log(
      `| ${file.replace(".txt", "")} | ${half} | ${count.marked} | ${share(count.hit, count.marked)} | ${share(count.hit, count.found)} | ${count.persons} | ${share(count.personsHit, count.persons)} |`,
    );
  }
}
