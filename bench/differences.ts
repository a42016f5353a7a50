/**
 * Where what is found and what people annotated part: mentions found whole (Wikipedia summaries held
 * out), letters in place of names, and names of laws (127 development judgments).
 *
 *     npx tsx bench/differences.ts [--recognizer FOLDER]
 */

import { parseArgs } from "node:util";
import { splitWords } from "../src/detect/kit/phrases.js";
import { lawsIn } from "../src/detect/settle/laws.js";
import type { GoldDocument, GoldMention } from "../src/document/gold.js";
import { contains, overlaps, type Span } from "../src/document/span.js";
import { createSanitizer } from "../src/index.js";
import { loadRecognizer } from "../src/models/recognizer.js";
import { gold, needData, splitSummaries } from "./held-out.js";

needData();
const { values } = parseArgs({ options: { recognizer: { type: "string" } } });
const sanitizer = await createSanitizer({
  version: 1,
  mask: "all",
  ...(values.recognizer && { models: { recognizer: values.recognizer } }),
});

const mentionsOf = async ({ document }: GoldDocument) =>
  (await sanitizer.detect(document)).mentions;
const annotated = ({ annotations }: GoldDocument): readonly GoldMention[] =>
  [...annotations.values()].flat();
const wordsIn = (text: string, { start, end }: Span): Span[] =>
  [...text.slice(start, end).matchAll(/[\p{L}\p{N}_]+/gu)].map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
  }));

let whole = 0;
let all = 0;
for (const one of splitSummaries().heldOut) {
  const found = await mentionsOf(one);
  for (const mention of annotated(one)) {
    all++;
    const isWhole = wordsIn(one.document.text, mention).every((word) =>
      found.some((other) => overlaps(other, word)),
    );
    if (isWhole) whole++;
  }
}
console.log(`Wikipedia: ${whole} of ${all} mentions found whole, ${(whole / all).toFixed(3)}`);

/** 'A', 'Mr G.D.', 'M. K.': letters that stand for a person. */
const LETTERS = /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?(?:\p{Lu}\.? ?){1,4}$/u;
const judgments = gold("tab/dev_entities.json");
const counts = { named: 0, namedWrong: 0, letters: 0, lettersWrong: 0 };
const documents = { allMarked: 0, noneMarked: 0, some: 0 };
for (const one of judgments) {
  const { text } = one.document;
  const people = annotated(one).filter(({ type }) => type === "PERSON");
  const marked = new Set<boolean>();
  for (const mention of await mentionsOf(one)) {
    if (mention.type !== "PERSON") continue;
    const isMarked = people.some((person) => overlaps(person, mention));
    const words = wordsIn(text, mention).length;
    if (LETTERS.test(text.slice(mention.start, mention.end))) {
      marked.add(isMarked);
      counts.letters += words;
      if (!isMarked) counts.lettersWrong += words;
    } else {
      counts.named += words;
      if (!isMarked) counts.namedWrong += words;
    }
  }
  if (marked.size === 2) documents.some++;
  else if (marked.has(true)) documents.allMarked++;
  else if (marked.has(false)) documents.noneMarked++;
}
console.log(
  `PERSON, words in mentions that touch no annotated person: ${counts.lettersWrong} of ${counts.letters} in letters, ${counts.namedWrong} of ${counts.named} in names`,
);
console.log(
  `judgments with letters: all marked in ${documents.allMarked}, none in ${documents.noneMarked}, some in ${documents.some}`,
);

const recognizer = await loadRecognizer();
const kinds = new Map<
  string,
  { named: number; people: number; recognizer: number; types: Map<string, number> }
>();
for (const one of judgments) {
  const { text } = one.document;
  const [{ spans } = { spans: [] }] = await recognizer.recognize([text]);
  let last: Span = { start: 0, end: 0 };
  for (const law of lawsIn(splitWords(text))) {
    if (contains(last, law)) continue;
    last = law;
    const kind = /^\p{Ll}|^(?:Article|Section|Rule|Regulation)/u.test(
      text.slice(law.start, law.end),
    )
      ? "provisions"
      : (/(?:Act|Code|Convention|Rules|Regulations?)(?= |$)/u.exec(
          text.slice(law.start, law.end),
        )?.[0] ?? "others");
    const count = kinds.get(kind) ?? { named: 0, people: 0, recognizer: 0, types: new Map() };
    kinds.set(kind, count);
    count.named++;
    if (annotated(one).some((mention) => overlaps(mention, law))) count.people++;
    const [first] = spans.filter((span) => overlaps(span, law));
    if (!first) continue;
    count.recognizer++;
    count.types.set(first.type, (count.types.get(first.type) ?? 0) + 1);
  }
}
await recognizer.close();
console.log(
  "\n| laws | named | marked by people | by the recognizer | as |\n| --- | --- | --- | --- | --- |",
);
for (const [kind, count] of kinds) {
  const types = [...count.types].sort((a, b) => b[1] - a[1]).map(([type, n]) => `${type} ${n}`);
  console.log(
    `| ${kind} | ${count.named} | ${count.people} | ${count.recognizer} | ${types.join(", ")} |`,
  );
}
