/**
 * `palimpsest evaluate sheet OUTPUT...`: replacements of runs, drawn at random, for people who judge them: the sentence
 * before, the sentence after, and a question. OUTPUT is what `sanitize --to json` wrote; the sheet holds originals.
 */

import type { Command } from "commander";
import type { SanitizedJson } from "../document/json.js";
import { offsetConverter } from "../document/offsets.js";
import { randomNumbers } from "../document/random.js";
import { sheetOf } from "../entries/evaluate.js";
import { sanitizedIn } from "./check.js";
import { readTextFile } from "./inputs.js";
import { nameOf } from "./metrics.js";
import { print } from "./output.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";
import { wholeNumber } from "./whole-number.js";

interface SheetFlags extends OverwriteFlag {
  readonly rows: number;
  readonly seed: number;
  readonly output?: string;
}

export function registerSheet(evaluate: Command): void {
  withOverwrite(evaluate.command("sheet"))
    .description("draw replacements for people to judge: sentence before, sentence after, question")
    .argument("<output...>", "files that 'sanitize --to json' wrote")
    .option("-n, --rows <number>", "replacements to draw", wholeNumber(1), 400)
    .option("--seed <number>", "seed of the draw", wholeNumber(1), 1)
    .option("-o, --output <file>", "the sheet, as CSV (default: standard output)")
    .action(async (paths: string[], flags: SheetFlags) => {
      const outputs = outputOf(flags.output, flags, paths);
      const rows: Row[] = [];
      for (const path of paths)
        rows.push(...sanitizedIn(await readTextFile(path), nameOf(path)).flatMap(rowsOf));
      const sheet = sheetOf(COLUMNS, drawn(rows, flags).map(cellsOf));
      if (flags.output === undefined) await print(sheet);
      else await outputs.write(flags.output, sheet);
    });
}

const COLUMNS = ["id", "type", "before", "after", "question", "true", "natural", "remark"] as const;

interface Row {
  readonly type: string;
  readonly original: string;
  readonly replacement: string;
  readonly before: string;
  readonly after: string;
}

const cellsOf = ({ type, original, replacement, before, after }: Row, i: number): string[] => [
  `${i + 1}`,
  type,
  before,
  after,
  `Is '${replacement}' true of '${original}', and does the sentence after read as somebody would write it?`,
  "",
  "",
  "",
];

/** Without replacement, each row as likely as any other; in the order of the outputs. */
function drawn(rows: readonly Row[], { rows: most, seed }: SheetFlags): Row[] {
  const random = randomNumbers(seed);
  return rows
    .map((row, at) => ({ row, at, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

function rowsOf({ text, mentions, replacements }: SanitizedJson): Row[] {
  const { toUtf16 } = offsetConverter(text);
  const known = new Map(mentions.map((one) => [`${one.start} ${one.end}`, one]));
  const ordered = replacements
    .map((one) => ({
      from: toUtf16(one.outStart),
      to: toUtf16(one.outEnd),
      replacement: one.replacement,
      mention: known.get(`${one.start} ${one.end}`),
    }))
    .sort((a, b) => a.from - b.from);
  return ordered.flatMap(({ from, to, replacement, mention }): Row[] => {
    if (!mention) return [];
    const [start, end] = sentenceIn(text, from, to);
    let before = "";
    let last = start;
    // the sentence as it was: every replacement in it undone
    for (const one of ordered) {
      if (one.from < start || one.to > end || !one.mention) continue;
      before += text.slice(last, one.from) + one.mention.text;
      last = one.to;
    }
    before += text.slice(last, end);
    return [
      {
        type: mention.type,
        original: mention.text,
        replacement,
        before: before.trim(),
        after: text.slice(start, end).trim(),
      },
    ];
  });
}

/** Bounds of the sentences that the span touches. */
function sentenceIn(text: string, from: number, to: number): [number, number] {
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text);
  const first = sentences.containing(from)!;
  const last = sentences.containing(Math.max(from, to - 1))!;
  return [first.index, last.index + last.segment.length];
}
