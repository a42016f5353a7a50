/** Records from standard input: each leaves as soon as it is done, in order. */

import { csvRecordsOf } from "../corpus/csv-records.js";
import { firstOf } from "../corpus/first.js";
import { type Line, linesOf, textOf } from "../corpus/lines.js";
import type { SettledCount, StreamOptions } from "../corpus/stream.js";
import type { Document, Sanitized } from "../document/document.js";
import {
  type AnyFile,
  type ReadOptions,
  readFormat,
  reportedName,
  type Scheme,
  settledRows,
  shapeOf,
} from "../entries/formats.js";
import { PalimpsestError } from "../errors.js";
import type { Outputs } from "../files/outputs.js";
import type { Sanitizer } from "../index.js";
import type { Policy } from "../policy/policy.js";
import { columnReports, droppedIn, tableOptions } from "./columns.js";
import { keepMemoryFlat } from "./engine-settings.js";
import type { Jobs } from "./jobs.js";
import type { Omissions } from "./omissions.js";
import { writeRecords } from "./record-stream.js";
import { type Failure, formulasOf } from "./run.js";
import { rendered, type SinkFlags, targetOf } from "./sink.js";

/** Whether a run is a stream: records from standard input alone, in a form that needs no end. */
export function isStream(inputs: readonly string[], flags: SinkFlags, policy: Policy): boolean {
  const target = targetOf(flags);
  return (
    inputs.length === 1 &&
    inputs[0] === "-" &&
    ((flags.from === "jsonl" && (target === "same" || target === "txt" || target === "jsonl")) ||
      (flags.from === "csv" && target === "same")) &&
    policy.quasi === undefined &&
    flags.saveColumns === undefined
  );
}

/** Records from which the columns are inferred, as many as arrive without a pause. */
const SAMPLE_RECORDS = 1_000;
const PAUSE_MS = 150;

interface Schemes {
  readonly options: Pick<ReadOptions, "columns" | "scheme" | "shape" | "scope">;
  /** The row of names with its line end, of separated values that have one. */
  readonly header?: Buffer;
  /** The line end after it. */
  readonly end: string;
}

/** What the first records say about all, which is said on standard error. @throws USAGE */
async function schemesOf(
  first: readonly Line[],
  format: string,
  { columns }: Pick<ReadOptions, "columns">,
): Promise<Schemes> {
  const sample = Buffer.concat(first.flatMap(({ bytes, end }) => [bytes, Buffer.from(end)]));
  const given = columns && { columns };
  const [row] = first;
  if (!row) return { options: { ...given }, end: "" };
  const name = "standard input";
  const shape = format === "csv" ? shapeOf(sample.toString(), name) : undefined;
  let scheme: Scheme | undefined;
  try {
    const file = await readFormat(sample, format, {
      name,
      id: "stdin",
      persons: [],
      ...given,
      ...(shape && { shape }),
    });
    scheme = file.scheme;
  } catch (error) {
    // a record that cannot be read fails by itself
    if (error instanceof PalimpsestError && error.code === "USAGE") throw error;
  }
  if (scheme) {
    const told = columnReports(scheme, reportedName).map((one) => `${one.column} ${one.treatment}`);
    const rows = first.length - (shape?.header ? 1 : 0);
    process.stderr.write(
      `${name}: columns, judged by the first ${rows} ${rows === 1 ? "record" : "records"}: ${told.join(", ")}; 'columns' in a policy overrides this\n`,
    );
  }
  const end = row.end || "\n";
  return {
    options: {
      ...given,
      ...(scheme && { scheme }),
      ...(shape && { shape }),
      // records join by the values of their columns; those of text alone are each for themselves
      ...(scheme && isJoined(scheme) && { scope: "stdin" }),
    },
    end,
    ...(shape?.header && { header: Buffer.concat([row.bytes, Buffer.from(end)]) }),
  };
}

const isJoined = (scheme: Scheme): boolean =>
  [...scheme.values()].some(
    ({ name, treatment }) => treatment.kind === "type" && !/^(?:doc_)?id$/i.test(name),
  );

/** Without the header; blank lines below it belong to the record after them, so that they stay below it. */
async function* recordsOf(
  arriving: AsyncIterable<readonly Line[]>,
): AsyncGenerator<readonly Line[]> {
  const blank: Uint8Array[] = [];
  let isHeader = true;
  let isBelowHeader = true;
  for await (const lines of arriving) {
    let from = 0;
    while (isBelowHeader && from < lines.length) {
      const line = lines[from++]!;
      if (isHeader) isHeader = false;
      else if (!/\S/.test(textOf(line))) blank.push(line.bytes, Buffer.from(line.end));
      else {
        isBelowHeader = false;
        yield [{ ...line, bytes: Buffer.concat([...blank, line.bytes]) }];
      }
    }
    yield lines.slice(from);
  }
}

/** Hides rows without documents, where a run wants to know no more of them than how many things they hide. */
export interface RowSettling {
  readonly settler: Sanitizer["settler"];
  count(settled: SettledCount): void;
}

/** The rows that need no document, but for the first, which examines the header. */
function settleOf(
  header: Buffer | undefined,
  { shape, scheme, scope }: Schemes["options"],
  names: Policy["names"],
  formulas: ReturnType<typeof formulasOf>,
  settler: Sanitizer["settler"],
): StreamOptions<Sanitized>["settle"] {
  if (!shape || !scheme || scope === undefined) return undefined;
  const rows = settledRows(header?.toString() ?? "", {
    shape,
    scheme,
    formulas,
    ...(names && { names }),
  });
  const settle = rows && settler(scope, rows.kinds);
  if (!settle) return undefined;
  let isFirst = true;
  return (line) => {
    const text = textOf(line);
    if (!/\S/.test(text)) return undefined;
    const row = isFirst ? undefined : rows.read(text);
    isFirst = false;
    if (!row) return undefined;
    return () => {
      const { words, entities } = settle(row.values);
      const output = row.write(words, nameOf(line));
      return { output, ...(entities > 0 && { entities }) };
    };
  };
}

const nameOf = ({ number }: Line): string => `standard input, line ${number}`;

/** What follows the first row of an output. */
function withoutHeader(output: string, end: string): string {
  let at = output.indexOf(end);
  // an odd number of quotes before it: the line ends inside a name
  while (at >= 0 && (output.slice(0, at).match(/"/g) ?? []).length % 2 === 1) {
    at = output.indexOf(end, at + 1);
  }
  return output.slice(at + end.length);
}

/**
 * @param see called with each result
 * @param settling absent: every row becomes a document
 */
export async function runStream(
  flags: SinkFlags,
  policy: Policy,
  jobs: Jobs,
  outputs: Outputs,
  omissions: Omissions,
  see: (sanitized: Sanitized) => void,
  settling?: RowSettling,
): Promise<readonly Failure[]> {
  keepMemoryFlat();
  const target = targetOf(flags) as Exclude<ReturnType<typeof targetOf>, "masks">;
  const persons = [...(policy.persons ?? []), ...flags.person];
  const isCsv = flags.from === "csv";
  const arriving = (isCsv ? csvRecordsOf : linesOf)(process.stdin, flags.maxBytes);
  const { first, all } = await firstOf(arriving, SAMPLE_RECORDS, PAUSE_MS);
  const { header, end, options: table } = await schemesOf(first, flags.from, tableOptions(policy));
  const dropped = droppedIn(columnReports(table.scheme, reportedName));
  if (dropped !== undefined) omissions.say("column", `standard input: ${dropped}`);
  // every record is read and written under its header, which the first examines and keeps
  let firstRecord: number | undefined;
  const underHeader = new WeakSet<AnyFile>();
  const names = policy.names ?? "number";
  const formulas = formulasOf(policy, flags);
  // who is to be protected is found out by the stages
  const settler = persons.length === 0 ? settling?.settler : undefined;
  const settle = settler && settleOf(header, table, names, formulas, settler);
  const options = {
    lines: header ? recordsOf(all) : all,
    ...(settle && { settle }),
    read: async (line: Line): Promise<AnyFile> => {
      const { bytes, number } = line;
      firstRecord ??= number;
      const isFirst = number === firstRecord;
      const file = await readFormat(header ? Buffer.concat([header, bytes]) : bytes, flags.from, {
        name: nameOf(line),
        id: `stdin:${number}`,
        persons,
        names,
        formulas,
        ...table,
        ...(header && !isFirst && { namesExamined: true }),
      });
      if (header && !isFirst) underHeader.add(file);
      return file;
    },
    work: (document: Document, turn: () => Promise<void>) => jobs.sanitize(document, turn),
    render: async (file: AnyFile, sanitized: readonly Sanitized[]) => {
      const out = String(await rendered(target, sanitized, file, flags)).replace(/\n$/, "");
      return underHeader.has(file) ? withoutHeader(out, end) : out;
    },
    // a table has no row for an error; standard error has it
    ...(isCsv && {
      renderError: (_: PalimpsestError, line: number) =>
        header && line === firstRecord ? header.toString() : "",
    }),
    concurrency: jobs.records,
  };
  return writeRecords(options, outputs, flags.output, ({ results, settled }) => {
    for (const result of results) see(result);
    if (settled) settling?.count(settled);
  });
}
