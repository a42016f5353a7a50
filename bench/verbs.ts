/**
 * Sentences that lose their verbs: of sentences in which something is hidden, those whose every verb (VERB or AUX, by the
 * tagger of `evaluate utility`) is within what is hidden, where the new words have none. A sentence without a verb before
 * counts for nothing.
 *
 *     npx tsx bench/verbs.ts [--sentences 2000] [--seed 1] [--show]
 *
 * Posts, chats and mails, biographies, summaries and judgments in `../shared/data` that may be read, drawn by seed.
 */

import { parseArgs } from "node:util";
import { randomNumbers, shuffled } from "../src/document/random.js";
import { loadTagger } from "../src/evaluate/metrics/part-of-speech.js";
import { createDocument, createSanitizer } from "../src/index.js";
import { gold, needData, read } from "./held-out.js";

const { values } = parseArgs({
  options: {
    sentences: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    show: { type: "boolean" },
  },
});
needData();

const linesOf = (file: string): { text: string }[] =>
  read(file)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
const texts: Readonly<Record<string, readonly string[]>> = {
  posts: linesOf("spia/posts_dev.jsonl").map(({ text }) => text),
  "chats and mails": linesOf("pii_synth_contextual/train.jsonl").map(({ text }) => text),
  biographies: linesOf("reid_dbbio/val.jsonl").map(({ text }) => text),
  summaries: gold("wiki553/masking.json").map(({ document }) => document.text),
  judgments: gold("tab/dev_masking.json").map(({ document }) => document.text.slice(0, 6000)),
};

const VERBS: ReadonlySet<string> = new Set(["VERB", "AUX"]);
/** A sentence ends, or a line. */
const SENTENCE = /[^\n]+?(?:[.!?]+[”"')\]]*(?=\s+[\p{Lu}“"'(\d[]|\s*\n|\s*$)|(?=\n|$))/gu;

const tagger = await loadTagger();
const sanitizer = await createSanitizer();
const random = randomNumbers(Number(values.seed));
const most = Number(values.sentences) / Object.keys(texts).length;
let [all, lost] = [0, 0];
for (const [kind, own] of Object.entries(texts)) {
  let [count, without] = [0, 0];
  for (const text of shuffled(own, random)) {
    if (count >= most) break;
    const { replacements } = await sanitizer.sanitize(createDocument(text));
    for (const { index, 0: sentence } of text.matchAll(SENTENCE)) {
      const [start, end] = [index, index + sentence.length];
      const within = replacements.filter((one) => one.start < end && one.end > start);
      if (within.length === 0 || count >= most) continue;
      const verbs = tagger(sentence)
        .filter(({ partOfSpeech }) => VERBS.has(partOfSpeech))
        .filter((one) => /^\p{Ll}/u.test(sentence.slice(one.start, one.end)));
      if (verbs.length === 0) continue;
      count++;
      const isHidden = (verb: { start: number; end: number }) =>
        within.some((one) => one.start < start + verb.end && one.end > start + verb.start);
      if (!verbs.every(isHidden)) continue;
      const said = within.some(({ replacement }) =>
        tagger(replacement.replace(/\[[^\]]*\]/g, "")).some((one) => VERBS.has(one.partOfSpeech)),
      );
      if (said) continue;
      without++;
      if (values.show) {
        const hidden = within.map(
          (one) => `${text.slice(one.start, one.end)} -> ${one.replacement}`,
        );
        console.log(`${sentence.trim().slice(0, 200)}\n    ${hidden.join("\n    ")}`);
      }
    }
  }
  all += count;
  lost += without;
  console.log(`${kind}: ${count} sentences, ${without} lose their verbs`);
}
console.log(
  `all: ${all} sentences, ${lost} lose their verbs (${((100 * lost) / all).toFixed(2)}%)`,
);
