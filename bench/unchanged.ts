/**
 * What changes that should not: an irrelevant sentence behind a text, another text behind it, a second run.
 *
 *     npx tsx bench/unchanged.ts [--half read|unread] [--show]
 *
 * On the documents of fifteen kinds (bench/documents.ts). By default, how many decisions about the words of a
 * text an irrelevant sentence changes; under `--mask all`, how many hidden letters stand when the next document is
 * joined to it; and how many texts a second run changes, by default and where labels take the place of words. `--show` prints them for the half that may be read.
 */

import { parseArgs } from "node:util";
import { createDocument, createSanitizer, type Sanitized } from "../src/index.js";
import { documentsOf, HALVES } from "./marked-documents.js";

const { values } = parseArgs({
  options: { half: { type: "string", default: "" }, show: { type: "boolean" } },
});

const IRRELEVANT = "\n\nThe weather stayed mild, and the roads were dry.";

const byDefault = await createSanitizer({ version: 1 });
const maskAll = await createSanitizer({ version: 1, mask: "all" });
const labels = await createSanitizer({ version: 1, replace: { default: "label" } });
const hiddenIn = ({ replacements }: Sanitized, length: number): Uint8Array => {
  const hidden = new Uint8Array(length);
  for (const { start, end } of replacements) hidden.fill(1, start, end);
  return hidden;
};

console.log(
  "| half | decisions | changed by a sentence | hidden letters | stand when joined | texts | changed by a second run | of labels |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
for (const half of HALVES.filter((one) => one.startsWith(values.half))) {
  const documents = documentsOf(half);
  const sum = { decisions: 0, changed: 0, hidden: 0, stand: 0, twice: 0, labels: 0 };
  const say = (words: string) => values.show && half === "read" && console.log(words);
  for (const [i, { text, kind }] of documents.entries()) {
    const alone = await byDefault.sanitize(createDocument(text));
    const longer = await byDefault.sanitize(createDocument(text + IRRELEVANT));
    const before = hiddenIn(alone, text.length);
    const after = hiddenIn(longer, text.length + IRRELEVANT.length);
    for (const { start, end } of alone.mentions) {
      sum.decisions++;
      if (before.subarray(start, end).some((bit, at) => bit !== after[start + at])) {
        sum.changed++;
        say(`${kind}: changed by a sentence: ${text.slice(start, end)}`);
      }
    }
    const all = hiddenIn(await maskAll.sanitize(createDocument(text)), text.length);
    const joined = `${text}\n\n${documents[(i + 1) % documents.length]!.text}`;
    const both = hiddenIn(await maskAll.sanitize(createDocument(joined)), joined.length);
    for (const [at, bit] of all.entries()) {
      if (bit === 0) continue;
      sum.hidden++;
      if (!both[at] && /[\p{L}\p{N}]/u.test(text[at]!)) {
        sum.stand++;
        if (both[at - 1] || all[at - 1] === 0)
          say(`${kind}: stands when joined: ${text.slice(at, at + 30)}`);
      }
    }
    const labelled = (await labels.sanitize(createDocument(text))).text;
    const relabelled = (await labels.sanitize(createDocument(labelled))).text;
    if (relabelled !== labelled) {
      sum.labels++;
      const first = [...labelled].findIndex((letter, at) => letter !== relabelled[at]);
      say(
        `${kind}: labels changed: ${labelled.slice(first - 20, first + 30)} -> ${relabelled.slice(first - 20, first + 30)}`,
      );
    }
    const again = await byDefault.sanitize(createDocument(alone.text));
    if (again.text !== alone.text) {
      sum.twice++;
      const first = [...alone.text].findIndex((letter, at) => letter !== again.text[at]);
      say(
        `${kind}: changed by a second run: ${alone.text.slice(first - 20, first + 30)} -> ${again.text.slice(first - 20, first + 30)}`,
      );
    }
  }
  const cells = [
    sum.decisions,
    (sum.changed / sum.decisions).toFixed(3),
    sum.hidden,
    sum.stand,
    documents.length,
    sum.twice,
    sum.labels,
  ];
  console.log(`| ${half} | ${cells.join(" | ")} |`);
}
