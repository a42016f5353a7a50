/**
 * A long text from one file into another, part by part: it is never in memory as a whole. A part ends with a paragraph, or
 * where that is long with a line; all share the numbers of their labels.
 */

import { createReadStream } from "node:fs";
import { type Line, linesOf } from "../corpus/lines.js";
import type { Document, Sanitized } from "../document/document.js";
import { NOT_RELEASED } from "../document/not-released.js";
import { readFormat } from "../entries/formats.js";
import { statAt } from "../files/identity.js";
import type { Outputs } from "../files/outputs.js";
import type { Jobs } from "./jobs.js";
import { writeRecords } from "./record-stream.js";
import type { TableRun } from "./sanitize-rows.js";
import type { SinkFlags } from "./sink.js";

/** Bytes of a text that is read in parts, of a part that ends with its paragraph, and of one that ends with its line. */
const LONG = 1 << 20;
const PART = 1 << 18;
const LONGEST_PART = 2 * PART;

/** Whether the one file of a run is a long plain text. */
export async function isLongText(
  { path, name }: TableRun["input"],
  { from, maxBytes }: SinkFlags,
): Promise<boolean> {
  const { size } = statAt(path) ?? { size: 0 };
  if (size < LONG || size > maxBytes) return false;
  if (from !== "txt" && (from !== "auto" || !/\.te?xt$/i.test(name))) return false;
  // a text with a syntax is read whole, and so is one of two bytes a letter
  for await (const head of createReadStream(path, { end: 1 }))
    if (/^[[{<\xfe\xff]|\0/.test((head as Buffer).toString("latin1"))) return false;
  return true;
}

/** @param see called with each part @throws as `writeRecords` */
export function runParts(
  { name, id, path }: TableRun["input"],
  flags: SinkFlags,
  jobs: Jobs,
  outputs: Outputs,
  see: (sanitized: Sanitized) => void,
) {
  const options = {
    lines: partsOf(linesOf(createReadStream(path), flags.maxBytes)),
    read: async ({ bytes, number }: Line) => {
      const part = { name: `${name}, from line ${number}`, id: `${id}:${number}`, persons: [] };
      const file = await readFormat(bytes, "txt", part);
      return { ...file, documents: file.documents.map((one) => ({ ...one, scope: id })) };
    },
    work: (document: Document, turn: () => Promise<void>) => jobs.sanitize(document, turn),
    render: async (_: unknown, parts: readonly Sanitized[]) =>
      parts.map(({ text }) => text).join(""),
    renderError: () => `${NOT_RELEASED}\n`,
    unended: "",
    concurrency: jobs.count,
  };
  return writeRecords(options, outputs, flags.output, ({ results }) => {
    for (const one of results) see(one);
  });
}

async function* partsOf(arriving: AsyncIterable<readonly Line[]>): AsyncGenerator<readonly Line[]> {
  let held: Line[] = [];
  let size = 0;
  for await (const lines of arriving)
    for (const line of lines) {
      held.push(line);
      size += line.bytes.length;
      if (size <= PART || (line.bytes.length > 0 && size <= LONGEST_PART)) continue;
      yield [joined(held)];
      held = [];
      size = 0;
    }
  if (held.length > 0) yield [joined(held)];
}

function joined(lines: readonly Line[]): Line {
  const { end } = lines.at(-1)!;
  const bytes = Buffer.concat(lines.flatMap((one) => [one.bytes, Buffer.from(one.end)]));
  return { ...lines[0]!, bytes: bytes.subarray(0, bytes.length - end.length), end };
}
