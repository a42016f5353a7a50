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
  /** What ends a last line that nothing ends; default: a line feed. */
  readonly unended?: string;
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

/** What leaves for one record, or for several that were settled without documents. */
export interface StreamedRecord<Result> {
  /** With its line end. */
  readonly output: string;
  /** That of the last. */
  readonly line: number;
  readonly results: readonly Result[];
  readonly settled?: SettledCount;
  readonly error?: PalimpsestError;
}

/** Of records that were settled. */
export interface SettledCount {
  /** Those that had something to hide. */
  readonly records: number;
  /** Entities that are hidden in them. */
  readonly entities: number;
}

/** Makes the records of some lines; `place`: theirs among all pieces. */
type Piece<Result> = (place: number) => Promise<readonly StreamedRecord<Result>[]>;

/** The records in the order of their lines, those that are done together at once. @throws what reading the lines does */
export function streamRecords<Result>({
  lines: arriving,
  read,
  work,
  render,
  renderError = jsonError,
  unended = "\n",
  settle = () => undefined,
  concurrency,
}: StreamOptions<Result>): AsyncIterable<readonly StreamedRecord<Result>[]> {
  const turns = new Turns();
  const worked = async (line: Line, place: number): Promise<StreamedRecord<Result>> => {
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
    return { output: output + (line.end || unended), line: line.number, results };
  };
  const failed = ({ number }: Line, thrown: unknown): StreamedRecord<Result> => {
    const error = asPalimpsestError(thrown);
    return { output: renderError(error, number), line: number, results: [], error };
  };
  async function* pieces(): AsyncGenerator<Piece<Result>> {
    let underWay = 0;
    const begun = (piece: Piece<Result>) => {
      underWay++;
      let finish = () => {};
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const counted: Piece<Result> = async (place) => {
        const records = await piece(place);
        underWay--;
        finish();
        return records;
      };
      return { piece: counted, finished };
    };
    for await (const lines of arriving) {
      let done = new SettledRecords(failed);
      let waiting: { readonly line: Line; readonly settling: Settling }[] = [];
      const all = (records: readonly StreamedRecord<Result>[]) => async () => records;
      const settledInTurn = (those: typeof waiting) =>
        begun(async (place) => {
          await turns.begin(place);
          const records = new SettledRecords(failed);
          for (const { line, settling } of those) records.add(line, settling);
          return records.taken();
        });
      for (const line of lines) {
        const settling = settle(line);
        if (settling) {
          // at once, where nothing before it is under way: what was read of a row takes many times the memory of its bytes
          if (underWay === 0 && waiting.length === 0) done.add(line, settling);
          else waiting.push({ line, settling });
          continue;
        }
        if (!done.isEmpty) yield all(done.taken());
        if (waiting.length > 0) yield settledInTurn(waiting).piece;
        done = new SettledRecords(failed);
        waiting = [];
        yield begun(async (place) => {
          try {
            return [await worked(line, place)];
          } catch (thrown) {
            return [failed(line, thrown)];
          }
        }).piece;
      }
      if (!done.isEmpty) yield all(done.taken());
      if (waiting.length === 0) continue;
      const last = settledInTurn(waiting);
      yield last.piece;
      await last.finished;
    }
  }
  const made = async (piece: Piece<Result>, place: number) => {
    const records = await piece(place);
    turns.done(place);
    return records;
  };
  return pMapIterable(pieces(), made, { concurrency, backpressure: 4 * concurrency });
}

/** Settles lines, and gathers what leaves for them: an object for each would take more than its text. */
class SettledRecords<Result> {
  readonly #failed: (line: Line, thrown: unknown) => StreamedRecord<Result>;
  readonly #records: StreamedRecord<Result>[] = [];
  #outputs: string[] = [];
  #last = 0;
  #count = 0;
  #entities = 0;

  /** @param failed what leaves for a line that cannot be settled */
  constructor(failed: (line: Line, thrown: unknown) => StreamedRecord<Result>) {
    this.#failed = failed;
  }

  get isEmpty(): boolean {
    return this.#records.length + this.#outputs.length === 0;
  }

  add(line: Line, settling: Settling): void {
    try {
      const { output, entities } = settling();
      this.#outputs.push(output, line.end || "\n");
      this.#last = line.number;
      if (entities === undefined) return;
      this.#count++;
      this.#entities += entities;
    } catch (thrown) {
      this.#gather();
      this.#records.push(this.#failed(line, thrown));
    }
  }

  taken(): readonly StreamedRecord<Result>[] {
    this.#gather();
    return this.#records;
  }

  #gather(): void {
    if (this.#outputs.length === 0) return;
    this.#records.push({
      output: this.#outputs.join(""),
      line: this.#last,
      results: [],
      settled: { records: this.#count, entities: this.#entities },
    });
    this.#outputs = [];
    this.#count = this.#entities = 0;
  }
}

/** A line that cannot be read is known by its number alone. */
const jsonError = ({ code }: PalimpsestError, line: number): string =>
  `${JSON.stringify({ ...(code === "INPUT_FORMAT" && { id: String(line) }), error: code, line })}\n`;
