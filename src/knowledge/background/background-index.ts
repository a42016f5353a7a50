/**
 * An inverted index over texts about people: what an attacker, or a search engine, knows.
 * Built once from a stream of texts, which it does not keep, then asked as often as wanted.
 */

import { errors } from "../../errors.js";
import {
  countOf,
  documentOf,
  MAX_DOCUMENTS,
  type Postings,
  PostingsBuilder,
  type PostingsRange,
} from "./postings.js";
import { type Pronouns, pronounsOf } from "./pronouns.js";
import { eachTerm, TERM_FAMILIES, TermCounter, type TermFamily } from "./terms.js";
import { type Token, tokensOf, Words } from "./tokens.js";

export interface BackgroundDocument {
  /** Whom the text is about; unique. */
  readonly id: string;
  readonly text: string;
}

export interface BackgroundOptions {
  /** Which terms to index; default all. Characters take as much room as the rest together. */
  readonly families?: readonly TermFamily[];
}

/** The terms of one family, with their documents. */
export interface FamilyIndex {
  readonly postings: Postings;
  /** Number of terms in each document, repetitions counted. */
  readonly lengths: Uint32Array;
  /** At least 1. */
  readonly meanLength: number;
  /**
   * Length of each document's TF-IDF vector, (1 + ln count) * idf a term; computed when first asked for.
   */
  norms(): Float64Array;
}

interface Hit {
  readonly id: string;
  readonly document: number;
  readonly score: number;
}

export interface BackgroundIndex {
  /** Ids in the order the documents came. */
  readonly ids: readonly string[];
  readonly families: ReadonlyMap<TermFamily, FamilyIndex>;
  /** Of each document, by its number. */
  readonly pronouns: readonly Pronouns[];
  /** Number of a document, undefined if none has this id. */
  documentNumber(id: string): number | undefined;
  /** Numbers of the documents that hold every phrase, ascending. A phrase of stop words alone holds everywhere. */
  withAll(phrases: readonly string[]): number[];
  /**
   * The documents that hold every phrase, by BM25 over the words of all phrases, best first; ties in
   * order of documents.
   */
  search(phrases: readonly string[], top: number): Hit[];
}

/** @throws INPUT_EMPTY, DUPLICATE_ID, INPUT_TOO_LARGE (16.7 million documents) */
export async function buildBackgroundIndex(
  documents: Iterable<BackgroundDocument> | AsyncIterable<BackgroundDocument>,
  options: BackgroundOptions = {},
): Promise<BackgroundIndex> {
  const builder = new BackgroundIndexBuilder(options);
  for await (const document of documents) builder.add(document);
  return builder.finish();
}

export class BackgroundIndexBuilder {
  readonly #families: TermFamily[];
  readonly #postings: PostingsBuilder[];
  readonly #lengths: number[][];
  readonly #ids: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #pronouns: Pronouns[] = [];
  readonly #counter = new TermCounter();
  readonly #words = new Words();

  constructor({ families = TERM_FAMILIES }: BackgroundOptions = {}) {
    this.#families = [...families];
    this.#postings = families.map(() => new PostingsBuilder());
    this.#lengths = families.map(() => []);
  }

  /** @throws DUPLICATE_ID, INPUT_TOO_LARGE */
  add({ id, text }: BackgroundDocument): void {
    if (this.#numbers.has(id)) {
      throw errors.DUPLICATE_ID`background text ${this.#ids.length + 1} has the id of an earlier one; join the texts of one person`;
    }
    const document = this.#ids.length;
    if (document === MAX_DOCUMENTS) {
      throw errors.INPUT_TOO_LARGE`there are more than ${MAX_DOCUMENTS} background texts; build several indexes`;
    }
    this.#numbers.set(id, document);
    this.#ids.push(id);
    const tokens = tokensOf(text, this.#words);
    this.#pronouns.push(pronounsOf(tokens));
    this.#families.forEach((family, i) => {
      const postings = this.#postings[i]!;
      let length = 0;
      eachTerm(family, tokens, (low, part) => {
        length++;
        this.#counter.add(low, part);
      });
      this.#counter.drain((low, part, count) => postings.add(low, part, document, count));
      this.#lengths[i]!.push(length);
    });
  }

  /** Forgets all terms of a family: the index will not have it. */
  drop(family: TermFamily): void {
    const at = this.#families.indexOf(family);
    if (at === -1) return;
    this.#families.splice(at, 1);
    this.#postings.splice(at, 1);
    this.#lengths.splice(at, 1);
  }

  /** The index; the builder is spent afterwards. @throws INPUT_EMPTY */
  finish(): BackgroundIndex {
    if (this.#ids.length === 0) {
      throw errors.INPUT_EMPTY`there are no background texts; check the folder or column`;
    }
    const families = new Map(
      this.#families.map((family, i) => [
        family,
        familyIndex(this.#postings[i]!.finish(), Uint32Array.from(this.#lengths[i]!)),
      ]),
    );
    return new Background(this.#ids, this.#numbers, families, this.#pronouns);
  }
}

/** Inverse document frequency as BM25 has it: ln(1 + (N - n + 1/2) / (n + 1/2)). */
export const inverseDocumentFrequency = (documents: number, holding: number): number =>
  Math.log(1 + (documents - holding + 0.5) / (holding + 0.5));

function familyIndex(postings: Postings, lengths: Uint32Array): FamilyIndex {
  let norms: Float64Array | undefined;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    postings,
    lengths,
    meanLength: Math.max(1, total / lengths.length),
    norms: () => (norms ??= normsOf(postings, lengths.length)),
  };
}

function normsOf(postings: Postings, documents: number): Float64Array {
  const squares = new Float64Array(documents);
  postings.forEach(({ entries, start, end }) => {
    const idf = inverseDocumentFrequency(documents, end - start);
    for (let i = start; i < end; i++) {
      const weight = (1 + Math.log(countOf(entries[i]!))) * idf;
      squares[documentOf(entries[i]!)]! += weight * weight;
    }
  });
  return squares.map(Math.sqrt);
}

/** Parameters of BM25 (Robertson and Zaragoza 2009): saturation of counts, weight of length. */
export interface Bm25 {
  readonly k1: number;
  readonly b: number;
}

/**
 * A term's weight in a document, to be multiplied by its inverse document frequency.
 * @param length of the document, over the mean of all
 */
export const bm25 = (count: number, length: number, { k1, b }: Bm25): number =>
  (count * (k1 + 1)) / (count + k1 * (1 - b + b * length));

class Background implements BackgroundIndex {
  constructor(
    readonly ids: readonly string[],
    readonly numbers: ReadonlyMap<string, number>,
    readonly families: ReadonlyMap<TermFamily, FamilyIndex>,
    readonly pronouns: readonly Pronouns[],
  ) {}

  documentNumber(id: string): number | undefined {
    return this.numbers.get(id);
  }

  withAll(phrases: readonly string[]): number[] {
    let left: Set<number> | undefined;
    for (const range of phrases.flatMap((phrase) => this.#needed(tokensOf(phrase)))) {
      if (range === undefined) return [];
      const holding = new Set<number>();
      for (let i = range.start; i < range.end; i++) {
        const document = documentOf(range.entries[i]!);
        if (left === undefined || left.has(document)) holding.add(document);
      }
      left = holding;
    }
    return left === undefined ? this.ids.map((_, i) => i) : [...left];
  }

  /** The entries a document must be in to hold the phrase: its words, and its longest n-grams. */
  #needed(tokens: readonly Token[]): (PostingsRange | undefined)[] {
    const running = tokens.filter((token) => token.running);
    const families = (["word", "pair", "triple"] as const).slice(0, running.length);
    const needed: (PostingsRange | undefined)[] = [];
    for (const family of families) {
      const index = this.families.get(family);
      if (index === undefined) continue;
      eachTerm(family, running, (low, part) => needed.push(index.postings.find(low, part)));
    }
    // the shortest first, so that the set of documents is small from the start
    const size = (range: PostingsRange | undefined) => (range ? range.end - range.start : 0);
    return needed.sort((a, b) => size(a) - size(b));
  }

  search(phrases: readonly string[], top: number): Hit[] {
    const holding = this.withAll(phrases);
    const words = this.families.get("word");
    const scores = new Float64Array(this.ids.length);
    if (words !== undefined) {
      eachTerm(
        "word",
        phrases.flatMap((phrase) => tokensOf(phrase)),
        (low, part) => {
          const range = words.postings.find(low, part);
          if (range === undefined) return;
          const idf = inverseDocumentFrequency(this.ids.length, range.end - range.start);
          for (let i = range.start; i < range.end; i++) {
            const document = documentOf(range.entries[i]!);
            const length = words.lengths[document]! / words.meanLength;
            const weight = bm25(countOf(range.entries[i]!), length, { k1: 1.2, b: 0.75 });
            scores[document]! += idf * weight;
          }
        },
      );
    }
    return holding
      .sort((a, b) => scores[b]! - scores[a]! || a - b)
      .slice(0, top)
      .map((document) => ({ id: this.ids[document]!, document, score: scores[document]! }));
  }
}
