/**
 * Records that are sanitized while they arrive: each leaves as soon as it and all before it are done, so
 * memory does not grow with the stream. A record that fails becomes a line with its error code, and the
 * stream goes on.
 */

import { pMapIterable } from "p-map";
import type { Document, Sanitized } from "../document/document.js";
import type { AnyFile } from "../entries/formats.js";
import { asPalimpsestError, type PalimpsestError } from "../errors.js";
import type { Line } from "./lines.js";

export interface StreamOptions {
  readonly lines: AsyncIterable<Line>;
  /** Reads the documents of one line. */
  readonly read: (line: Line) => Promise<AnyFile>;
  readonly sanitize: (document: Document) => Promise<Sanitized>;
  /** What leaves for a line. */
  readonly render: (file: AnyFile, sanitized: readonly Sanitized[]) => Promise<string>;
  /** Records under way at a time. */
  readonly concurrency: number;
}

export interface StreamedRecord {
  /** With its line end. */
  readonly output: string;
  readonly line: number;
  readonly sanitized: readonly Sanitized[];
  readonly error?: PalimpsestError;
}

/** The records in the order of their lines. @throws what reading the lines does */
export function sanitizeStream({
  lines,
  read,
  sanitize,
  render,
  concurrency,
}: StreamOptions): AsyncIterable<StreamedRecord> {
  const one = async (line: Line): Promise<StreamedRecord> => {
    try {
      const text = Buffer.from(line.bytes).toString();
      if (!/\S/.test(text)) {
        return { output: text + line.end, line: line.number, sanitized: [] };
      }
      const file = await read(line);
      const sanitized: Sanitized[] = [];
      for (const document of file.documents) sanitized.push(await sanitize(document));
      const output = await render(file, sanitized);
      return { output: output + (line.end || "\n"), line: line.number, sanitized };
    } catch (thrown) {
      const error = asPalimpsestError(thrown);
      const output = `${JSON.stringify({ error: error.code, line: line.number })}\n`;
      return { output, line: line.number, sanitized: [], error };
    }
  };
  return pMapIterable(lines, one, { concurrency, backpressure: 4 * concurrency });
}
