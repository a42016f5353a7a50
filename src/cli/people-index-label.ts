/** `palimpsest index label`: masks in texts, so that what remains is shared by enough individuals. */

import { readFileSync } from "node:fs";
import { offsetConverter } from "../document/offsets.js";
import {
  labelText,
  openFinder,
  openIndex,
  parseGeneralWords,
  readLines,
} from "../entries/knowledge.js";
import { errors, type PalimpsestError } from "../errors.js";
import { type OverwriteFlag, outputOf } from "./overwrite.js";

interface LabelFlags extends OverwriteFlag {
  readonly output: string;
  readonly k?: number;
  readonly strategy: "greedy" | "random";
  readonly seed: number;
  readonly arity?: number;
  readonly general?: string;
  readonly maxMalformed: number;
}

/** @throws INPUT_FORMAT, INPUT_NOT_FOUND, OUTPUT_* */
export async function label(folder: string, texts: string, flags: LabelFlags): Promise<void> {
  const outputs = outputOf(flags.output, flags, [folder, texts, flags.general]);
  const index = await openIndex(folder);
  const { strategy, seed, k, arity } = flags;
  const options = {
    strategy,
    seed,
    ...(k !== undefined && { k }),
    ...(arity !== undefined && { arity }),
  };
  index.protect([], options); // an impossible k or arity is refused before any work
  const finder = openFinder(folder, index, { general: generalWords(flags.general) });
  const out = outputs.open(flags.output);
  let malformed = 0;
  try {
    const { batches } = await readLines(texts === "-" ? "/dev/stdin" : texts);
    let number = 0;
    for await (const batch of batches) {
      for (const line of batch) {
        number++;
        if (line.trim() === "") continue;
        const record = parseText(line);
        if (!record) {
          if (++malformed > flags.maxMalformed) throw notAText(texts, number);
          continue;
        }
        const { id, text, individual } = record;
        const { masks, combinations } = labelText(index, finder, text, {
          ...options,
          ...(individual !== undefined && { individual }),
        });
        const { toCodePoint } = offsetConverter(text);
        const spans = masks.map(({ start, end }) => [toCodePoint(start), toCodePoint(end)]);
        out.write(`${JSON.stringify({ id, masks: spans, combinations })}\n`);
      }
    }
    out.finish();
  } catch (error) {
    out.discard();
    throw error;
  } finally {
    await index.close();
  }
  if (malformed > 0) process.stderr.write(`${malformed} malformed records skipped\n`);
}

function parseText(line: string): { id: string; text: string; individual?: string } | undefined {
  try {
    const record = JSON.parse(line) as Record<string, unknown> | null;
    const { id, text, individual } = record ?? {};
    if (typeof id !== "string" || typeof text !== "string") return undefined;
    return { id, text, ...(typeof individual === "string" && { individual }) };
  } catch {
    return undefined;
  }
}

const notAText = (path: string, line: number): PalimpsestError =>
  errors.INPUT_FORMAT`line ${line} of ${path} is not of the form {"id","text"}; correct it, or raise --max-malformed`;

function generalWords(path: string | undefined): ReadonlySet<string> {
  if (path === undefined) return new Set();
  try {
    return parseGeneralWords(readFileSync(path, "utf8"));
  } catch {
    throw errors.INPUT_NOT_FOUND`the list of words at ${path} cannot be read; check the path and its permissions`;
  }
}
