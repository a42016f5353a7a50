/**
 * The bootstrapping of 'Bootstrapping Text Anonymization Models with Distant Supervision': a knowledge
 * graph from biographies, silver labels from its index, and a masking model trained on them alone,
 * measured on the Wikipedia summaries that people annotated.
 *
 *     npx tsx bench/distant-supervision-mentions.ts WORK
 *     npx tsx bench/distant-supervision.ts silver WORK [SHARE]
 *     python training/silver.py train --texts WORK/texts.jsonl --silver WORK/greedy.jsonl --out WORK/greedy.pt
 *     python training/silver.py mask --checkpoint WORK/greedy.pt --texts WORK/summaries.jsonl --out WORK/greedy.json
 *     npx tsx bench/distant-supervision.ts label WORK
 *     npx tsx bench/distant-supervision.ts measure WORK/greedy.json WORK/index.json
 *
 * Against the silver labels of texts about people the model did not train on, and on judgments:
 *
 *     python training/silver.py train --part train --texts WORK/texts.jsonl --silver WORK/greedy.jsonl --out WORK/part.pt
 *     python training/silver.py mask --part test --checkpoint WORK/part.pt --texts WORK/texts.jsonl --out WORK/test.json
 *     python training/silver.py mask --checkpoint WORK/part.pt --texts WORK/judgments.jsonl --out WORK/judgments.json
 *     npx tsx bench/distant-supervision.ts silver-test WORK/greedy.jsonl WORK/texts.jsonl WORK/test.json
 *     npx tsx bench/distant-supervision.ts measure WORK/judgments.json
 *
 * SHARE of all statements, in [0, 1), is left out of the graph: how much worse the masks become when the graph
 * knows less than the texts say, on which the paper says its models depend (section 4.5).
 */

import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDocument } from "../src/document/document.js";
import type { GoldDocument } from "../src/document/gold.js";
import { offsetConverter } from "../src/document/offsets.js";
import type { Span } from "../src/document/span.js";
import {
  evaluateMasks,
  exemptTokens,
  loadTagger,
  partialScores,
  type Tagger,
} from "../src/entries/evaluate.js";
import {
  buildIndex,
  labelText,
  openFinder,
  openIndex,
  parseGeneralWords,
} from "../src/entries/knowledge.js";
import { termsOfEntry } from "../src/knowledge/people/terms/variants.js";
import { foldTerm } from "../src/language/fold.js";
import { heldOut, judgments, summaries } from "./distant-supervision-corpora.js";

interface Line {
  readonly individual: string;
  readonly name: string;
  readonly source: string;
  readonly text: string;
  /** [type, start, end] */
  readonly mentions: readonly [string, number, number][];
}

/** Builds the graph's index, labels all texts but those of people left out, greedily and at random. */
async function silver(work: string, share: number): Promise<void> {
  const lines = readFileSync(join(work, "mentions.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
  const said = lines.map(({ individual, name, text, mentions }) =>
    termsOfEntry({
      individual,
      statements: [
        { property: "name", value: name },
        ...mentions
          .map(([property, start, end]) => ({ property, value: text.slice(start, end) }))
          .filter(isKnowledge),
      ],
    }),
  );
  const general = generalWords(lines);
  writeFileSync(join(work, "general.txt"), [...general].map((word) => `${word}\n`).join(""));
  const vocabulary = await indexOf(join(work, "vocabulary"), lines, said, general);
  // what was found of one person is known of everybody whose text says it too
  const known = lines.map(({ text }, i) => [
    ...said[i]!,
    ...vocabulary.finder.find(text).map(({ term }) => term),
  ]);
  const left = known.map((terms, i) => {
    const { individual, name } = lines[i]!;
    // a graph knows the names of those it is about
    const names = termsOfEntry({ individual, statements: [{ property: "name", value: name }] });
    return terms.filter(
      (term) => names.includes(term) || !isLeftOut(`${individual}\n${term}`, share),
    );
  });
  const { index, finder } = await indexOf(join(work, "index"), lines, left, general);
  console.log(index.stats);
  const leftOut = new Set(heldOut().map(({ document: { id } }) => foldTerm(id)));
  const texts = lines
    .filter(({ individual }) => !leftOut.has(individual))
    .flatMap(({ individual, source, text }, number) =>
      inParts(text)
        .slice(0, PARTS)
        .map((part, i) => ({
          id: `${number}-${i}`,
          individual,
          part: partOf(individual),
          source,
          text: part,
        })),
    );
  const jsonl = (records: readonly object[]) =>
    records.map((record) => `${JSON.stringify(record)}\n`).join("");
  writeFileSync(join(work, "texts.jsonl"), jsonl(texts));
  for (const strategy of ["greedy", "random"] as const) {
    const labelled = texts.map(({ id, individual, text }) => {
      const { masks } = labelText(index, finder, text, { strategy, individual });
      const { toCodePoint } = offsetConverter(text);
      return { id, masks: masks.map((mask) => [toCodePoint(mask.start), toCodePoint(mask.end)]) };
    });
    writeFileSync(join(work, `${strategy}.jsonl`), jsonl(labelled));
  }
  const all = summaries().map(({ document: { id, text } }) => ({ id, text }));
  writeFileSync(join(work, "summaries.jsonl"), jsonl(all));
  const cases = judgments().map(({ document: { id, text } }) => ({ id, text }));
  writeFileSync(join(work, "judgments.jsonl"), jsonl(cases));
  console.log(`${texts.length} texts labelled, ${all.length} summaries to measure on`);
}

async function indexOf(
  folder: string,
  lines: readonly Line[],
  terms: readonly (readonly string[])[],
  general: ReadonlySet<string>,
) {
  rmSync(folder, { recursive: true, force: true });
  await buildIndex({
    folder,
    descriptions: (from) =>
      lines.slice(from).map(({ individual }, i) => ({ individual, terms: terms[from + i]! })),
  });
  const index = await openIndex(folder);
  return { index, finder: openFinder(folder, index, { general }) };
}

/** Whether a statement belongs to the share left out; a larger share leaves out the same ones and more. */
const isLeftOut = (statement: string, share: number): boolean =>
  createHash("sha256").update(statement).digest().readUInt32BE(0) < share * 2 ** 32;

/** Eight tenths of the people for training, one each for development and test. */
function partOf(individual: string): "train" | "development" | "test" {
  const tenth = createHash("sha256").update(`part\n${individual}`).digest().readUInt32BE(0) % 10;
  return tenth === 0 ? "test" : tenth === 1 ? "development" : "train";
}

/**
 * The white list, made from the texts alone: words that stand in small letters in those of twenty people
 * or more. Words for numbers and times are left to be counted.
 */
function generalWords(lines: readonly Line[]): ReadonlySet<string> {
  const people = new Map<string, number>();
  const counted = new Set<string>();
  for (const { text, mentions } of lines) {
    for (const word of new Set(text.match(SMALL))) people.set(word, (people.get(word) ?? 0) + 1);
    for (const [type, start, end] of mentions) {
      if (SAID_IN_SMALL_LETTERS.has(type)) {
        for (const word of text.slice(start, end).match(SMALL) ?? []) counted.add(word);
      }
    }
  }
  const common = [...people].filter(([word, many]) => many >= 20 && !counted.has(word));
  return new Set(common.map(([word]) => foldTerm(word)));
}

const SMALL = /(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu;
const NAMED = /\p{Lu}|[0-9]/u;
const SAID_IN_SMALL_LETTERS = new Set(["DATETIME", "QUANTITY"]);

/**
 * Names, numbers and times. Of words in small letters that the recognizer takes for descriptions of
 * people or for anything else, too many are no knowledge of somebody.
 */
const isKnowledge = ({ property, value }: { property: string; value: string }): boolean =>
  SAID_IN_SMALL_LETTERS.has(property) || NAMED.test(value);

/** Of long texts only the beginning: it is what summaries are made of. */
const PARTS = 4;

/** Parts of five sentences, about as long as a summary: long texts combine too much. */
function inParts(text: string): string[] {
  const sentences = text.split(/(?<=[.!?]["”)]?)\s+(?=[A-Z"“(])/);
  const parts: string[] = [];
  for (let i = 0; i < sentences.length; i += 5) parts.push(sentences.slice(i, i + 5).join(" "));
  return parts;
}

/** Masks of the summaries by the index itself, without any model: what the labels are worth. */
async function label(work: string): Promise<void> {
  const folder = join(work, "index");
  const index = await openIndex(folder);
  const general = parseGeneralWords(readFileSync(join(work, "general.txt"), "utf8"));
  const finder = openFinder(folder, index, { general });
  const masks = summaries().map(({ document: { id, text } }) => {
    const { toCodePoint } = offsetConverter(text);
    const found = labelText(index, finder, text).masks;
    return [id, found.map(({ start, end }) => [toCodePoint(start), toCodePoint(end)])];
  });
  writeFileSync(join(work, "index.json"), JSON.stringify(Object.fromEntries(masks)));
  await index.close();
}

/** Metrics of masks on the summaries left out, on the others, and on all; or on judgments, whichever were masked. */
async function measure(path: string, tagger: Tagger): Promise<void> {
  const masks = readMasksOf(path);
  const leftOut = new Set(heldOut().map(({ document: { id } }) => id));
  for (const [name, gold] of [
    ["left out", heldOut()],
    ["for choosing a threshold", summaries().filter((one) => !leftOut.has(one.document.id))],
    ["all", summaries()],
    ["judgments", judgments()],
  ] as const) {
    if (!gold.some(({ document: { id } }) => id in masks)) continue;
    const predicted = new Map(
      gold.map(({ document: { id, text } }) => [id, spansOf(text, masks[id] ?? [])]),
    );
    const exempt = (text: string) => exemptTokens(text, tagger);
    const scores = await evaluateMasks(gold, predicted, { exempt });
    const entities = partialScores(gold, predicted, exempt);
    const cells = (...values: number[]) => values.map((value) => value.toFixed(3)).join("  ");
    console.log(`${path}, ${name}: ${gold.length} texts`);
    console.log(
      `  benchmark's metrics  P ${cells(scores.tokenPrecision)}  R ${cells(scores.tokenRecall)}  direct ${cells(scores.entityRecallDirect)}  quasi ${cells(scores.entityRecallQuasi)}  F1 ${cells(scores.f1)}`,
    );
    console.log(
      `  mentions, as in the paper  P ${cells(entities.precision)}  R ${cells(entities.recall)}  direct ${cells(entities.recallDirect)}  quasi ${cells(entities.recallQuasi)}  F1 ${cells(entities.f1)}`,
    );
  }
}

type Offsets = [number, number][];

const readMasksOf = (path: string) =>
  JSON.parse(readFileSync(path, "utf8")) as Record<string, Offsets>;

function spansOf(text: string, masks: Offsets): Span[] {
  const { toUtf16 } = offsetConverter(text);
  return masks.map(([start, end]) => ({ start: toUtf16(start), end: toUtf16(end) }));
}

/** Masks against the silver labels themselves, those that `silver` wrote (table 4 of the paper). */
function silverTest(labels: string, texts: string, path: string): void {
  const masks = readMasksOf(path);
  const lines = (file: string) => readFileSync(file, "utf8").split("\n").filter(Boolean);
  const silver = new Map(
    lines(labels)
      .map((line) => JSON.parse(line) as { id: string; masks: Offsets })
      .map((one) => [one.id, one.masks]),
  );
  const gold: GoldDocument[] = lines(texts)
    .map((line) => JSON.parse(line) as { id: string; text: string })
    .filter(({ id }) => id in masks)
    .map(({ id, text }) => ({
      document: createDocument(text, { id }),
      annotations: new Map([
        [
          "silver",
          spansOf(text, silver.get(id) ?? []).map((span, i) => ({
            ...span,
            entity: String(i),
            type: "MISC",
            identifier: "QUASI" as const,
          })),
        ],
      ]),
    }));
  const predicted = new Map(
    gold.map(({ document: { id, text } }) => [id, spansOf(text, masks[id]!)]),
  );
  const { precision, recall, f1 } = partialScores(gold, predicted, () => []);
  const cells = [precision, recall, f1].map((value) => value.toFixed(3));
  console.log(`${path}: ${gold.length} texts  P ${cells[0]}  R ${cells[1]}  F1 ${cells[2]}`);
}

const [command, ...rest] = process.argv.slice(2);
if (command === "silver") await silver(rest[0]!, Number(rest[1] ?? 0));
else if (command === "label") await label(rest[0]!);
else if (command === "measure") {
  const tagger = await loadTagger();
  for (const path of rest) await measure(path, tagger);
} else if (command === "silver-test")
  for (const path of rest.slice(2)) silverTest(rest[0]!, rest[1]!, path);
else
  console.log(
    "silver WORK [SHARE], label WORK, measure MASKS.json..., or silver-test SILVER TEXTS MASKS.json...",
  );
