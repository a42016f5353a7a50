/**
 * A table of separated values from one file into another, row by row: it is never in memory as a whole. The output and
 * what is said are those of reading it whole, so a table in which anything depends on the whole is left to that.
 */

import { createReadStream } from "node:fs";
import { csvRecordsOf } from "../corpus/csv-records.js";
import { firstOf } from "../corpus/first.js";
import { type Line, textOf } from "../corpus/lines.js";
import type { SettledCount } from "../corpus/stream.js";
import { DECIDING_RECORDS, type SettledTable, settledTable } from "../entries/formats.js";
import { asPalimpsestError } from "../errors.js";
import { statAt } from "../files/identity.js";
import { isStream, type OutputFile } from "../files/output-file.js";
import type { Outputs } from "../files/outputs.js";
import type { Sanitizer } from "../index.js";
import type { Policy } from "../policy/policy.js";
import { keepMemoryFlat, letMemoryGrow } from "./engine-settings.js";
import type { Input } from "./inputs.js";
import { wordsOfName } from "./released-names.js";
import { readOptions } from "./run.js";
import { goesIntoFolder, type SinkFlags, targetOf } from "./sink.js";

/** A file with its table, that is written into another. */
export interface TableRun {
  readonly input: Input & { readonly path: string };
  readonly output: string;
}

/** The one file of a run that only writes it in its own form, and protects nobody by name. */
export function loneFileOf(
  inputs: readonly string[],
  [input, ...others]: readonly Input[],
  flags: SinkFlags,
  { persons = [] }: Policy,
): TableRun["input"] | undefined {
  const { path } = input ?? {};
  if (path === undefined || others.length + flags.report.length > 0) return undefined;
  // who is to be protected is found out by the stages, in a whole text
  if (persons.length + flags.person.length > 0 || targetOf(flags) !== "same") return undefined;
  return goesIntoFolder(inputs, flags) ? undefined : { ...input!, path };
}

/** It and its output, if it could be a table. */
export function tableRunOf(
  input: TableRun["input"] | undefined,
  { output, from, saveColumns }: SinkFlags,
  { quasi }: Policy,
): TableRun | undefined {
  if (!input || output === undefined || output === "-" || isStream(output)) return undefined;
  const isTable = from === "csv" || (from === "auto" && /\.[ct]sv$/i.test(input.name));
  const tellsOfAll = saveColumns !== undefined || quasi !== undefined;
  return isTable && !tellsOfAll ? { input, output } : undefined;
}

/** Bytes from which a table that is read whole takes a gigabyte. */
const LARGE = 8_000_000;

/** What to do with a file of many records that is read whole; undefined: nothing. */
export function largeTableHint(
  inputs: readonly Input[],
  { from }: Pick<SinkFlags, "from">,
): string | undefined {
  for (const { name, path } of inputs) {
    const form =
      from === "auto" ? /\.(csv|tsv|jsonl|ndjson)$/i.exec(name)?.[1]?.toLowerCase() : from;
    const records = form === "tsv" ? "csv" : form === "ndjson" ? "jsonl" : form;
    if (path === undefined || (records !== "csv" && records !== "jsonl")) continue;
    const size = statAt(path)?.size ?? 0;
    if (size < LARGE) continue;
    return `${name} is read whole, in up to 130 times its ${Math.round(size / 1e6)} MB of memory; 'palimpsest sanitize - --from ${records}' reads it from standard input record by record`;
  }
  return undefined;
}

/** What was done with a table. */
export interface RowsDone extends SettledCount {
  readonly scheme: SettledTable["scheme"];
  readonly notes: readonly string[];
}

/**
 * @returns undefined where the table has to be read whole; then nothing was written
 * @throws OUTPUT_EXISTS, OUTPUT_OVERWRITES
 */
export async function runRows(
  { input, output }: TableRun,
  flags: SinkFlags,
  policy: Policy,
  { settler }: Pick<Sanitizer, "settler">,
  outputs: Outputs,
): Promise<RowsDone | undefined> {
  if ((statAt(input.path)?.size ?? 0) > flags.maxBytes) return undefined;
  const source = createReadStream(input.path);
  let file: OutputFile | undefined;
  keepMemoryFlat();
  let done: RowsDone | undefined;
  try {
    const { table, lines } = await tableIn(source, input, flags, policy);
    const settle = table && settler(input.name, table.kinds);
    if (settle) {
      file = outputs.open(output);
      // a file that is called like somebody in it is called otherwise
      const named = policy.names === "keep" ? [] : foldedWordsOf(input);
      done = await written(table, settle, lines, named, file);
    }
    if (done) file?.finish();
  } catch (error) {
    done = undefined;
    const { code } = asPalimpsestError(error);
    if (code === "OUTPUT_EXISTS" || code === "OUTPUT_OVERWRITES") throw error;
    // reading the table whole says what is the matter
  } finally {
    source.destroy();
    if (!done) {
      file?.discard();
      letMemoryGrow();
    }
  }
  return done;
}

/** @throws USAGE, INPUT_FORMAT, and what reading does */
async function tableIn(
  source: AsyncIterable<Uint8Array>,
  { name, id }: Input,
  flags: SinkFlags,
  policy: Policy,
) {
  const { names, columns, formulas } = readOptions(flags, policy);
  const arriving = csvRecordsOf(source, flags.maxBytes);
  const { first, all } = await firstOf(arriving, DECIDING_RECORDS, LONGEST_MS);
  const records = first.map(({ bytes, end }) => Buffer.concat([bytes, Buffer.from(end)]));
  const options = { name, id, names, formulas, ...(columns && { columns }) };
  return { table: settledTable(records, flags.from, options), lines: all };
}

/** The longest that a timer can wait: a file does not pause. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * @param named words that no value may have
 * @throws OUTPUT_UNWRITABLE, and what reading does
 */
async function written(
  table: SettledTable,
  settle: NonNullable<ReturnType<Sanitizer["settler"]>>,
  arriving: AsyncIterable<readonly Line[]>,
  named: readonly string[],
  file: OutputFile,
): Promise<RowsDone | undefined> {
  let isHeader = table.hasHeader;
  let records = 0;
  let entities = 0;
  for await (const lines of arriving) {
    for (const line of lines) {
      if (isHeader) {
        file.write(table.header());
        isHeader = false;
        continue;
      }
      const row = table.read(textOf(line));
      if (!row || row.values.some(({ words }) => hasOneOf(words, named))) return undefined;
      const settled = settle(row.values);
      if (row.values.length > 0) records++;
      entities += settled.entities;
      file.write(row.write(settled.words) + line.end);
    }
  }
  if (table.isUncertain()) return undefined;
  return { records, entities, scheme: table.scheme, notes: table.notes() };
}

const foldedWordsOf = ({ relative }: Input): string[] =>
  wordsOfName(relative).map((word) => word.toLowerCase());

function hasOneOf(words: string, named: readonly string[]): boolean {
  const folded = words.toLowerCase();
  return named.some(
    (word) => folded.includes(word) && folded.match(/[\p{L}\p{N}]+/gu)?.includes(word),
  );
}
