/**
 * Records that are worked on while they arrive: each leaves as soon as it and all before it are done, so
 * memory does not grow with the stream. A record that fails becomes a line with its error code, and the
 * stream goes on.
 */

import { pMapIterable } from "p-map";
import type { Document } from "../document/document.js";
import type { AnyFile } from "../entries/formats.js";
import { asPalimpsestError, type PalimpsestError } from "../errors.js";
import type { Line } from "./lines.js";
import { Turns } from "./turns.js";

export interface StreamOptions<Result> {
  readonly lines: AsyncIterable<Line>;
  /** Reads the documents of one line. */
  readonly read: (line: Line) => Promise<AnyFile>;
  /** @param turn settles when all records before are done, for what must be done in their order */
  readonly work: (document: Document, turn: () => Promise<void>) => Promise<Result>;
  /** What leaves for a line. */
  readonly render: (file: AnyFile, results: readonly Result[]) => Promise<string>;
  /** What leaves for a record that fails; default: a line of JSON with the code. */
  readonly renderError?: (error: PalimpsestError, line: number) => string;
  /** Records under way at a time. */
  readonly concurrency: number;
}

export interface StreamedRecord<Result> {
  /** With its line end. */
  readonly output: string;
  readonly line: number;
  readonly results: readonly Result[];
  readonly error?: PalimpsestError;
}

/** The records in the order of their lines. @throws what reading the lines does */
export function streamRecords<Result>({
  lines,
  read,
  work,
  render,
  renderError = jsonError,
  concurrency,
}: StreamOptions<Result>): AsyncIterable<StreamedRecord<Result>> {
  const turns = new Turns();
  const one = async (line: Line, place: number): Promise<StreamedRecord<Result>> => {
    try {
      const text = Buffer.from(line.bytes).toString();
      if (!/\S/.test(text)) {
        return { output: text + line.end, line: line.number, results: [] };
      }
      const file = await read(line);
      const results: Result[] = [];
      for (const document of file.documents) {
        results.push(await work(document, () => turns.begin(place)));
      }
      const output = await render(file, results);
      return { output: output + (line.end || "\n"), line: line.number, results };
    } catch (thrown) {
      const error = asPalimpsestError(thrown);
      return { output: renderError(error, line.number), line: line.number, results: [], error };
    } finally {
      turns.done(place);
    }
  };
  return pMapIterable(lines, one, { concurrency, backpressure: 4 * concurrency });
}

const jsonError = ({ code }: PalimpsestError, line: number): string =>
  `${JSON.stringify({ error: code, line })}\n`;
