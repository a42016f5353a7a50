/**
 * What becomes of attributes that are hidden: vaguer words, or a bare label, and why. An attribute is a DEM entity,
 * or a MISC entity of a kind of attributes. It has a kind where its label says one, or would if the kind were not telling; it is rare where it is a claim to be the only
 * one, or fewer than one in 10,000 people have it by the base rates. What the attack undoes is not want of words.
 *
 *     npx tsx bench/bare-labels.ts [--half unread] [--texts 40] [--show]
 *
 * So many posts, chats and mails, everyday sentences, biographies, summaries of film people and judgments of `../shared/data`,
 * in halves by the digest of their texts, and the documents of fifteen kinds. Nothing of the unread half is shown.
 */

import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { factsOf, shareOf } from "../src/assess/population/facts.js";
import { createDocument, createSanitizer } from "../src/index.js";
import { populationOf } from "../src/knowledge/rates/population.js";
import { loadRates } from "../src/knowledge/rates/rates.js";
import { labelWordOf } from "../src/replace/replacers/labels.js";
import { gold, needData, read } from "./held-out.js";
import { documentsOf } from "./marked-documents.js";

const { values } = parseArgs({
  options: {
    half: { type: "string", default: "read" },
    texts: { type: "string", default: "40" },
    show: { type: "boolean" },
  },
});
needData();
const half = values.half === "unread" ? "unread" : "read";
const RARE = 1 / 10_000;

const linesOf = (file: string): string[] =>
  read(file)
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { text: string }).text);
const goldOf = (file: string): string[] => gold(file).map(({ document }) => document.text);
const isOfHalf = (text: string): boolean =>
  createHash("sha256").update(text).digest()[0]! % 2 === (half === "unread" ? 1 : 0);
const few = (texts: readonly string[], most = Number(values.texts)): string[] =>
  texts.filter(isOfHalf).slice(0, most);
const texts: Readonly<Record<string, readonly string[]>> = {
  posts: few(linesOf("spia/posts_dev.jsonl")),
  "chats and mails": few(linesOf("pii_synth_contextual/train.jsonl")),
  biographies: few(linesOf("reid_dbbio/val.jsonl")),
  summaries: few(goldOf("wiki553/masking.json")),
  judgments: few(goldOf("tab/dev_masking.json"), Number(values.texts) / 4),
  documents: documentsOf(half).map(({ text }) => text),
};

const WANT: readonly (readonly [RegExp, string])[] = [
  [/undone by the attack/u, "undone by the attack"],
  [/no such entry|no ladder/u, "no entry"],
  [/no place for the words|belongs to what|just before|behind a place|a short form/u, "no place"],
  [/say less than the label|no more than the label/u, "no more than the label"],
  [/not (?:shown to be )?true/u, "not shown to be true"],
  [/showing a masked name/u, "shows a masked name"],
  [/not vague enough/u, "not vague enough"],
];
const whyOf = (note: string | undefined): string =>
  WANT.find(([words]) => words.test(note ?? ""))?.[1] ?? note ?? "other";

const rates = await loadRates();
const population = populationOf("GB", rates);
const sanitizer = await createSanitizer();
const counts = new Map<string, number>();
const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
for (const [kind, own] of Object.entries(texts)) {
  for (const text of own) {
    const { entities, mentions, replacements } = await sanitizer.sanitize(createDocument(text));
    for (const entity of entities) {
      const one = replacements.find((each) => each.entity === entity.id);
      if (!one || (entity.type !== "DEM" && entity.type !== "MISC")) continue;
      const mention = mentions[entity.mentions[0]!]!;
      const words = text.slice(mention.start, mention.end);
      const label = labelWordOf(entity.type, [mention], [words], "all-kinds");
      count(label === "DETAIL" ? `${entity.type} without a kind` : `${entity.type} with a kind`);
      const facts = factsOf(mention, words, rates, population);
      const isClaim = /^(?:uniqueness|distinction)$/u.test(mention.subtype ?? "");
      const isRare = isClaim || (facts.length > 0 && shareOf(facts) < RARE);
      const why = one.by === "label" ? whyOf(one.note) : "words";
      if (values.show && half === "read")
        console.log(
          [kind, entity.type, label, isRare ? "rare" : "", why, words, one.replacement].join("\t"),
        );
      // a prize or a book is no attribute
      if (label === "DETAIL" || (entity.type === "MISC" && mention.subtype === undefined)) continue;
      count(isRare ? "rare" : `common: ${why}`);
      if (!isRare) count(`  ${label}: ${why}`);
    }
  }
}
const get = (key: string) => counts.get(key) ?? 0;
const common = [...counts].filter(([key]) => key.startsWith("common: "));
const all = common.reduce((sum, [, each]) => sum + each, 0);
const attacked = get("common: undone by the attack");
const bare = all - get("common: words") - attacked;
console.log("| hidden attributes | count |\n| --- | --- |");
for (const [key, each] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`| ${key} | ${each} |`);
console.log(`| bare for want of words | ${bare} of ${all} (${(bare / all).toFixed(3)}) |`);
console.log(`| undone by the attack | ${attacked} of ${all} (${(attacked / all).toFixed(3)}) |`);
