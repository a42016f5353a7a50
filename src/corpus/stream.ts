/**
 * Records that are worked on while they arrive: each leaves as soon as it and all before it are done, so
 * memory does not grow with the stream. A record that fails becomes a line with its error code, and the
 * stream goes on.
 */

import { pMapIterable } from "p-map";
import type { Document } from "../document/document.js";
import type { AnyFile } from "../entries/formats.js";
import { asPalimpsestError, type PalimpsestError } from "../errors.js";
import { type Line, textOf } from "./lines.js";
import { Turns } from "./turns.js";

export interface StreamOptions<Result> {
  /** Those that arrive together at once. */
  readonly lines: AsyncIterable<readonly Line[]>;
  /** Reads the documents of one line. */
  readonly read: (line: Line) => Promise<AnyFile>;
  /** @param turn settles when all records before are done, for what must be done in their order */
  readonly work: (document: Document, turn: () => Promise<void>) => Promise<Result>;
  /** What leaves for a line. */
  readonly render: (file: AnyFile, results: readonly Result[]) => Promise<string>;
  /** What leaves for a record that fails; default: a line of JSON with the code. */
  readonly renderError?: (error: PalimpsestError, line: number) => string;
  /** Of a line that needs none of these, what is left to do; called in the order of the lines. */
  readonly settle?: (line: Line) => Settling | undefined;
  /** Records under way at a time. */
  readonly concurrency: number;
}

/** Makes a record without a document, once all before it are done. @throws as `render` */
type Settling = () => {
  /** Without its line end. */
  readonly output: string;
  /** Entities that are hidden in it; absent: it has nothing to hide. */
  readonly entities?: number;
};

export interface StreamedRecord<Result> {
  /** With its line end. */
  readonly output: string;
  readonly line: number;
  readonly results: readonly Result[];
  /** Of a record that was settled without a document. */
  readonly entities?: number;
  readonly error?: PalimpsestError;
}

/** Lines that are settled one after another, or one that is worked on beside others. */
interface Piece {
  readonly records: readonly { readonly line: Line; readonly settling?: Settling }[];
  readonly areSettled: boolean;
  /** Called when they are done. */
  finish(): void;
  readonly finished: Promise<void>;
}

/** The records in the order of their lines, those that are done together at once. @throws what reading the lines does */
export function streamRecords<Result>({
  lines,
  read,
  work,
  render,
  renderError = jsonError,
  settle,
  concurrency,
}: StreamOptions<Result>): AsyncIterable<readonly StreamedRecord<Result>[]> {
  const turns = new Turns();
  const one = async (line: Line, place: number): Promise<StreamedRecord<Result>> => {
    const text = textOf(line);
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
  };
  const settled = ({ number, end }: Line, settling: Settling): StreamedRecord<Result> => {
    const { output, ...counted } = settling();
    return { output: output + (end || "\n"), line: number, results: [], ...counted };
  };
  const failed = ({ number }: Line, thrown: unknown): StreamedRecord<Result> => {
    const error = asPalimpsestError(thrown);
    return { output: renderError(error, number), line: number, results: [], error };
  };
  const piece = async (
    { records, areSettled, finish }: Piece,
    place: number,
  ): Promise<StreamedRecord<Result>[]> => {
    const done: StreamedRecord<Result>[] = [];
    if (areSettled) await turns.begin(place);
    for (const { line, settling } of records) {
      try {
        done.push(settling ? settled(line, settling) : await one(line, place));
      } catch (thrown) {
        done.push(failed(line, thrown));
      }
    }
    turns.done(place);
    finish();
    return done;
  };
  return pMapIterable(piecesOf(lines, settle), piece, {
    concurrency,
    backpressure: 4 * concurrency,
  });
}

async function* piecesOf(
  arriving: AsyncIterable<readonly Line[]>,
  settle: StreamOptions<never>["settle"] = () => undefined,
): AsyncGenerator<Piece> {
  for await (const lines of arriving) {
    let last: Piece | undefined;
    let together: { line: Line; settling: Settling }[] = [];
    for (const line of lines) {
      const settling = settle(line);
      if (settling) {
        together.push({ line, settling });
        continue;
      }
      if (together.length > 0) yield pieceOf(together, true);
      together = [];
      yield pieceOf([{ line }], false);
    }
    if (together.length > 0) yield (last = pieceOf(together, true));
    // what was read of settled lines takes many times the memory of their bytes
    await last?.finished;
  }
}

function pieceOf(records: Piece["records"], areSettled: boolean): Piece {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { records, areSettled, finish, finished };
}

const jsonError = ({ code }: PalimpsestError, line: number): string =>
  `${JSON.stringify({ error: code, line })}\n`;
