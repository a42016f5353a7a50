/** `palimpsest evaluate readability`: how smoothly replacements read, and a sheet for people to rate them. */

import type { Command } from "commander";
import {
  evaluateReadability,
  type Readability,
  type ReadableDocument,
  type Seam,
  sheetOf,
} from "../entries/evaluate.js";
import { readMasks } from "../entries/formats.js";
import { loadLanguageModel } from "../entries/models.js";
import { pair, readOriginals } from "./evaluate-utility.js";
import { number } from "./flag.js";
import { readTextFile } from "./inputs.js";
import { type JsonFlag, nameOf, type Row, score, table } from "./metrics.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";

interface ReadabilityFlags extends JsonFlag, OverwriteFlag {
  readonly worst: number;
  readonly sheet?: string;
  readonly rows: number;
}

export function registerReadability(evaluate: Command): void {
  withOverwrite(evaluate.command("readability"))
    .description(
      "compare surprisal where replacements meet the text with that of the original; create a rating sheet",
    )
    .argument(
      "<originals>",
      "{DOC_ID: text}, the benchmark's form, a text file or a folder of text files",
    )
    .argument("<masks>", "masks: {DOC_ID: [[start, end, replacement], ...]}")
    .option("--worst <number>", "number of the roughest replacements to show", number, 10)
    .option("--sheet <file>", "write a CSV sheet for rating whether each replacement reads well")
    .option(
      "--rows <number>",
      "rows of the sheet, spread evenly over all degrees of surprisal",
      number,
      200,
    )
    .option("--json", "print one JSON value")
    .action(async (originals: string, masks: string, flags: ReadabilityFlags) => {
      const outputs = outputOf(flags.sheet, flags, [originals, masks]);
      const protectedTexts = pair(
        await readOriginals(originals),
        readMasks(await readTextFile(masks), nameOf(masks)),
      );
      const documents = protectedTexts.map(
        ({ id, text, edits }): ReadableDocument => ({
          id,
          text,
          edits: [...edits]
            .sort((a, b) => a.start - b.start)
            .map(({ start, end, replacement = "***" }) => ({ start, end, replacement })),
        }),
      );
      const result = evaluateReadability(documents, await loadLanguageModel());
      if (flags.sheet !== undefined) {
        await outputs.write(flags.sheet, sheetFor(result.seams, flags.rows));
      }
      const { seams, ...figures } = result;
      const worst = seams.slice(0, flags.worst);
      process.stdout.write(
        flags.json
          ? `${JSON.stringify({ version: 1, kind: "readability", ...figures, worst })}\n`
          : table(rowsOf(result)) + worst.map(exampleOf).join(""),
      );
    });
}

const rowsOf = ({ documents, words, labels }: Readability): Row[] => [
  [`${documents} documents`, "replacements", "original", "replaced", "excess", "rough"],
  ...Object.entries({ words, labels }).map(
    ([name, one]): Row => [
      name,
      one.replacements,
      score(one.original),
      score(one.replaced),
      score(one.excess),
      score(one.rough),
    ],
  ),
];

const flat = (text: string): string => text.replace(/\s+/g, " ");

const exampleOf = ({ before, original, replacement, after, excess }: Seam): string =>
  `${excess.toFixed(1).padStart(6)}  ${flat(before)}[${flat(replacement)}]${flat(after)}   (was: ${flat(original)})\n`;

/** Rows at equal distances from the roughest to the smoothest. */
function sheetFor(seams: readonly Seam[], rows: number): string {
  const own = seams.filter(({ label }) => !label);
  const step = Math.max(1, own.length / rows);
  const chosen = Array.from(
    { length: Math.min(rows, own.length) },
    (_, i) => own[Math.floor(i * step)]!,
  );
  return sheetOf(
    ["id", "before", "replacement", "after", "reads"],
    chosen.map(({ before, replacement, after }, i) => [`${i + 1}`, before, replacement, after, ""]),
  );
}
