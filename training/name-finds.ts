/**
 * Collects what the recognizer of the other languages takes for names in annotated texts, with what each is:
 * the examples of `name-weights.ts`.
 *
 *     python training/everyday_languages.py --texts 60 > WORK/everyday.jsonl
 *     npx tsx training/name-finds.ts WORK/finds.jsonl --everyday WORK/everyday.jsonl --words 14000
 *
 * Of each set in ../shared/data/lang at most so many words, in texts drawn evenly; everyday texts whole. With
 * `--held-back` of the held-back parts, which the recognizer has not learnt from, without the texts that
 * `bench/languages.ts` draws with `--texts` 5, 8, 10 or 16; else of the training parts.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { overlaps, type Span } from "../src/document/span.js";
import { neuralDetector } from "../src/detect/neural.js";
import { withinFunctionWords } from "../src/detect/neural-languages.js";
import { languageTag } from "../src/language/supported.js";
import type { NameOdds } from "../src/models/judgment.js";
import { NAME_KINDS, type NameKind } from "../src/models/name-weights.js";
import { loadRecognizer } from "../src/models/recognizer.js";

const SETS = "../shared/data/lang";
/** Sets that miss names, or mark common nouns as persons: what they do not mark may be a name all the same. */
const LOOSE = /^(?:ronec|webbnyheter|europeana|eds_pseudo|uner_talbanken)/;

/** What the benchmark measures. */
const MEASURED = [5, 8, 10, 16];

/** A text with the names found in it, as a line of the file. */
export interface CollectedText {
  readonly set: string;
  readonly language: string;
  readonly text: string;
  /** Names of people that the recognizer does not find. */
  readonly missed: number;
  readonly finds: readonly (Span & {
    readonly type: string;
    readonly kind: NameKind;
    readonly odds: readonly NameOdds[];
  })[];
}

interface Annotated {
  readonly text: string;
  readonly lang: string;
  readonly mentions: readonly (Span & { readonly type: string })[];
}

const { values, positionals } = parseArgs({
  options: {
    everyday: { type: "string" },
    words: { type: "string", default: "14000" },
    "held-back": { type: "boolean" },
    recognizer: { type: "string" },
  },
  allowPositionals: true,
});

const detector = neuralDetector(
  await loadRecognizer(
    values.recognizer ? { folder: values.recognizer } : { model: "recognizer-languages" },
  ),
);
const lines: string[] = [];
const part = values["held-back"] ? "_dev.jsonl" : "_train.jsonl";
for (const file of readdirSync(SETS).filter((one) => one.endsWith(part))) {
  const texts = readTexts(join(SETS, file));
  const free = values["held-back"] ? notMeasured(texts) : texts;
  await collect(basename(file, part), drawn(free, Number(values.words)));
}
if (values.everyday !== undefined) await collect("everyday", readTexts(values.everyday));
writeFileSync(positionals[0]!, `${lines.join("\n")}\n`);

function readTexts(path: string): Annotated[] {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function notMeasured(texts: readonly Annotated[]): Annotated[] {
  const measured = new Set(
    MEASURED.flatMap((most) => {
      const step = Math.max(1, Math.floor(texts.length / most));
      return [...texts.keys()].filter((i) => i % step === 0).slice(0, most);
    }),
  );
  return texts.filter((_, i) => !measured.has(i));
}

function drawn(texts: readonly Annotated[], words: number): Annotated[] {
  const all = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const step = Math.max(1, all / words);
  return texts.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/** Offsets of the sets are code points. */
function inUnits({ text, mentions }: Annotated): Annotated["mentions"] {
  const units: number[] = [];
  let at = 0;
  for (const point of text) {
    units.push(at);
    at += point.length;
  }
  units.push(at);
  return mentions.map(({ start, end, type }) => ({ start: units[start]!, end: units[end]!, type }));
}

async function collect(set: string, texts: readonly Annotated[]): Promise<void> {
  let count = 0;
  for (const annotated of texts) {
    const { text } = annotated;
    const language = languageTag(annotated.lang);
    const marked = inUnits(annotated);
    const findings = await detector.examine({ text });
    const finds = withinFunctionWords(text, language, findings.found).flatMap((find) => {
      if (!["PERSON", "LOC", "ORG"].includes(find.type)) return [];
      const odds = findings.names?.(find) ?? [];
      const own = marked.filter((one) => overlaps(one, find));
      if (odds.length === 0 || (own.length === 0 && LOOSE.test(set))) return [];
      const shared = (one: Span) => Math.min(one.end, find.end) - Math.max(one.start, find.start);
      const [most] = [...own].sort((a, b) => shared(b) - shared(a));
      const kind = NAME_KINDS.find((one) => one === most?.type) ?? (most ? "other" : "none");
      const { start, end, type } = find;
      const rounded = odds.map((one) => one.map((odd) => Math.round(odd * 1000) / 1000));
      return [{ start, end, type, kind, odds: rounded }];
    });
    count += finds.length;
    const missed = marked.filter(
      (one) => one.type === "PERSON" && !findings.found.some((find) => overlaps(one, find)),
    ).length;
    lines.push(JSON.stringify({ set, language, text, missed, finds }));
  }
  console.log(`${set}: ${texts.length} texts, ${count} finds`);
}
