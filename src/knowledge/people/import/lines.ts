/** The lines of a source file, streamed: only the current piece of the file is in memory. */

import { StringDecoder } from "node:string_decoder";
import { errors, type PalimpsestError } from "../../../errors.js";
import { type OpenBytes, type OpenOptions, openBytes } from "./bytes.js";

/** Longest line that is read, bytes. The largest entities of Wikidata take a few million. */
const MAX_LINE_BYTES = 256 * 1024 * 1024;

export interface LineOptions extends OpenOptions {
  /** Lines to pass over without decoding them; default 0. */
  readonly skip?: number;
}

export interface Lines {
  /** Lines in batches, without their line ends; a line after the last line end counts where it is not empty. */
  readonly batches: AsyncIterable<readonly string[]>;
  bytesRead(): number;
  readonly size: number;
}

/** @throws INPUT_NOT_FOUND, INPUT_UNREADABLE, INPUT_TRUNCATED, INPUT_TOO_LARGE */
export async function readLines(path: string, options: LineOptions = {}): Promise<Lines> {
  const source = await openBytes(path, options);
  return { batches: split(source, path, options.skip ?? 0), ...source };
}

/** The lines of a file that are not blank, with their numbers, from 1 on. */
export async function* numberedLines(
  path: string,
): AsyncGenerator<{ readonly line: string; readonly number: number }> {
  const { batches } = await readLines(path);
  let number = 0;
  for await (const batch of batches) {
    for (const line of batch) {
      number++;
      if (line.trim() !== "") yield { line, number };
    }
  }
}

const NEWLINE = 0x0a;

async function* split(source: OpenBytes, path: string, skip: number) {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (let chunk of source.chunks) {
    while (skip > 0) {
      const end = chunk.indexOf(NEWLINE);
      if (end === -1) break;
      chunk = chunk.subarray(end + 1);
      skip--;
    }
    if (skip > 0) continue;
    rest += decoder.write(chunk);
    if (chunk.indexOf(NEWLINE) === -1) {
      if (rest.length > MAX_LINE_BYTES) throw tooLong(path);
      continue;
    }
    const lines = rest.split("\n");
    rest = lines.pop()!;
    yield lines.map(withoutReturn);
  }
  rest += decoder.end();
  if (rest !== "" && skip === 0) yield [withoutReturn(rest)];
}

const withoutReturn = (line: string): string => (line.endsWith("\r") ? line.slice(0, -1) : line);

const tooLong = (path: string): PalimpsestError =>
  errors.INPUT_TOO_LARGE`a line of ${path} has more than ${MAX_LINE_BYTES} bytes; write the dump with one entity per line`;
