/**
 * How many documents of a corpus have a term: counts of shards that add up, whatever their order.
 *
 * | line | holds |
 * | --- | --- |
 * | the first | `palimpsest-statistics 1 N`, N the number of documents |
 * | each other | a term, a tab, the number of documents that have it; terms in the order of their UTF-16 units |
 *
 * A term is a word, or a run of two to four words that all begin with a capital, folded (`termTokens`).
 * Nothing is left out when a file is written or two are added, or sums would depend on the shards. A
 * file holds words of its texts and is as confidential as they are.
 */

import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { errors, type PalimpsestError } from "../../errors.js";
import { termTokens } from "../../language/fold.js";

const HEAD = "palimpsest-statistics 1";
const LONGEST_RUN = 4;

/** The terms of one text, each once. */
export function countedTerms(text: string): Set<string> {
  const tokens = termTokens(text);
  const terms = new Set<string>();
  for (const [i, { folded, capital }] of tokens.entries()) {
    terms.add(folded);
    if (!capital) continue;
    let run = folded;
    for (let j = i + 1; j < Math.min(tokens.length, i + LONGEST_RUN); j++) {
      const next = tokens[j]!;
      // a run ends with its line or sentence
      if (!next.capital || /[.!?;:\n]/.test(text.slice(tokens[j - 1]!.end, next.start))) break;
      run += ` ${next.folded}`;
      terms.add(run);
    }
  }
  return terms;
}

/** Counts of the documents of one shard. */
export class TermCounter {
  readonly #counts = new Map<string, number>();
  #documents = 0;

  add(text: string): void {
    this.#documents++;
    for (const term of countedTerms(text)) {
      this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
    }
  }

  get documents(): number {
    return this.#documents;
  }

  /** The lines of its file. */
  *lines(): Generator<string> {
    yield `${HEAD} ${this.#documents}`;
    for (const term of [...this.#counts.keys()].sort()) yield `${term}\t${this.#counts.get(term)}`;
  }
}

/** Whether a file's beginning is that of statistics. */
export const isStatistics = (beginning: string): boolean => beginning.startsWith(`${HEAD} `);

interface Opened {
  readonly documents: number;
  readonly rows: AsyncIterator<readonly [string, number]>;
}

/** @throws INPUT_FORMAT, INPUT_NOT_FOUND */
async function opened(path: string): Promise<Opened> {
  const lines = createInterface({ input: createReadStream(path, "utf8"), crlfDelay: 1 });
  const each = lines[Symbol.asyncIterator]();
  let first: string;
  try {
    first = ((await each.next()).value as string | undefined) ?? "";
  } catch {
    throw errors.INPUT_NOT_FOUND`the statistics ${path} cannot be read; check the path`;
  }
  const documents = Number(first.slice(HEAD.length));
  if (!isStatistics(first) || !Number.isInteger(documents)) throw malformed(path, 1);
  return { documents, rows: rowsOf(each, path) };
}

async function* rowsOf(
  lines: AsyncIterator<string>,
  path: string,
): AsyncGenerator<readonly [string, number]> {
  let before: string | undefined;
  for (let number = 2; ; number++) {
    const { value, done } = await lines.next();
    if (done) return;
    const [term = "", count = ""] = value.split("\t");
    if (!/^[1-9]\d*$/.test(count) || (before !== undefined && term <= before)) {
      throw malformed(path, number);
    }
    yield [term, Number(count)];
    before = term;
  }
}

const malformed = (path: string, line: number): PalimpsestError =>
  errors.INPUT_FORMAT`line ${line} of ${path} is not one of statistics; make the file again with 'palimpsest count'`;

/** The lines of the sum of several files, in memory that does not grow with them. */
export async function* addedLines(paths: readonly string[]): AsyncGenerator<string> {
  const files = await Promise.all(paths.map(opened));
  yield `${HEAD} ${files.reduce((sum, { documents }) => sum + documents, 0)}`;
  const heads = await Promise.all(files.map(({ rows }) => rows.next()));
  for (;;) {
    let least: string | undefined;
    for (const { done, value } of heads) {
      if (!done && (least === undefined || value[0] < least)) least = value[0];
    }
    if (least === undefined) return;
    let sum = 0;
    for (const [i, { done, value }] of heads.entries()) {
      if (done || value[0] !== least) continue;
      sum += value[1];
      heads[i] = await files[i]!.rows.next();
    }
    yield `${least}\t${sum}`;
  }
}

/** The statistics of a corpus, to be asked. */
export interface Statistics {
  readonly documents: number;
  /** Documents that surely share the term: a phrase that was not counted is as rare as can be. */
  documentsWith(term: string): number;
}

/**
 * Reads what a lookup needs: terms of two documents or more, since what is missing is in one at most.
 * @throws INPUT_FORMAT, INPUT_NOT_FOUND
 */
export async function readStatistics(path: string): Promise<Statistics> {
  const { documents, rows } = await opened(path);
  const counts = new Map<string, number>();
  for (let row = await rows.next(); !row.done; row = await rows.next()) {
    if (row.value[1] > 1) counts.set(row.value[0], row.value[1]);
  }
  return { documents, documentsWith: (term) => counts.get(term) ?? 1 };
}
