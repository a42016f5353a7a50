/** All that an attacker scores candidates by: an index for the lexical scores, chunks for the neural one. */

import {
  type BackgroundDocument,
  type BackgroundIndex,
  BackgroundIndexBuilder,
} from "../../knowledge/background/background-index.js";
import { TERM_FAMILIES, type TermFamily } from "../../knowledge/background/terms.js";
import type { Embedder } from "../../models/embedder.js";
import type { FindSpans } from "./development.js";
import { lexicalScores, type ScoreName } from "./lexical.js";
import { type Chunks, classifyChunks } from "./neural.js";
import type { Commonness, Query } from "./query.js";

export interface Evidence {
  readonly index: BackgroundIndex;
  readonly chunks?: Chunks;
}

/** Above this many characters triples and character n-grams are not indexed: they would take most of the room. */
const MOST_CHARACTERS_FOR_ALL = 64_000_000;
const BULKY: readonly TermFamily[] = ["triple", "characters"];

export interface ChunkOptions {
  readonly embedder: Embedder;
  /** Characters of background above which there are no chunks. */
  readonly most: number;
  /** Joins the background, anonymized, to the clear one. */
  readonly findSpans?: FindSpans;
}

/** Takes background texts one after another; keeps none of them but for chunks. */
export class EvidenceBuilder {
  readonly #index = new BackgroundIndexBuilder({ families: TERM_FAMILIES });
  readonly #chunks: ChunkOptions | undefined;
  #forChunks: string[] = [];
  #characters = 0;

  constructor(chunks?: ChunkOptions) {
    this.#chunks = chunks;
  }

  /** @throws DUPLICATE_ID, INPUT_TOO_LARGE */
  add(document: BackgroundDocument): void {
    const before = this.#characters;
    this.#characters += document.text.length;
    if (before <= MOST_CHARACTERS_FOR_ALL && this.#characters > MOST_CHARACTERS_FOR_ALL) {
      for (const family of BULKY) this.#index.drop(family);
    }
    this.#index.add(document);
    if (this.#chunks === undefined) return;
    if (this.#characters <= this.#chunks.most) this.#forChunks.push(document.text);
    else this.#forChunks = [];
  }

  /** @throws INPUT_EMPTY */
  async finish(): Promise<Evidence> {
    const index = this.#index.finish();
    if (this.#chunks === undefined || this.#forChunks.length < index.ids.length) return { index };
    return { index, chunks: await classifyChunks(this.#forChunks, this.#chunks) };
  }
}

/** One array per name, by document; higher fits better. */
export async function scoresOf(
  { index, chunks }: Evidence,
  query: Query,
  names: readonly ScoreName[],
  commonness: Commonness,
): Promise<Float64Array[]> {
  const lexical = names.filter((name) => name !== "chunks");
  const scores = lexicalScores(index, query, lexical, commonness);
  if (lexical.length === names.length) return scores;
  const ofChunks = await chunks!.scores(query.text);
  return names.map((name) => (name === "chunks" ? ofChunks : scores[lexical.indexOf(name)]!));
}
