/**
 * An attacker: reads the background once, chooses the settings on its own development set, and then
 * says as often as wanted whose an anonymized text is.
 */

import { errors } from "../../errors.js";
import type {
  BackgroundDocument,
  BackgroundIndex,
} from "../../knowledge/background/background-index.js";
import type { Embedder } from "../../models/embedder.js";
import { type Attribution, attributionsOf, type Scored } from "./attribution.js";
import { cluesOf } from "./clues.js";
import { combined, deviationOf, standardized } from "./combination.js";
import {
  type DevelopmentOptions,
  developmentOf,
  type FindSpans,
  findCapitalsAndFigures,
} from "./development.js";
import { type ChunkOptions, type Evidence, EvidenceBuilder, scoresOf } from "./evidence.js";
import { partsOf, type ScoreName } from "./lexical.js";
import { sharedLabels, withoutMasks } from "./masks.js";
import {
  type DevelopmentResult,
  type ScoredQuery,
  type Settings,
  searchModel,
} from "./model-search.js";
import { commonnessOf, queryOf } from "./query.js";
import { Sample } from "./sample.js";

export const ATTACKERS = ["lexical", "neural", "ensemble"] as const;
export type AttackerName = (typeof ATTACKERS)[number];

export interface AttackerOptions {
  /** One text per person; read once, in order, and only a sample is kept. */
  readonly background: Iterable<BackgroundDocument> | AsyncIterable<BackgroundDocument>;
  /** Default ensemble. */
  readonly attacker?: AttackerName;
  /** What an anonymizer would mask, for the development set; default words in capitals and figures. */
  readonly findSpans?: FindSpans;
  /** Needed by the neural attacker; the ensemble uses it where there is one and the background is small. */
  readonly embedder?: Embedder;
  /** Length of the texts under attack, characters; default 1,000. */
  readonly length?: number;
  /** People of the development set, at most; default 100. Fewer take less time and support less. */
  readonly people?: number;
  readonly seed?: number;
}

export interface Attacker {
  readonly index: BackgroundIndex;
  /** The scores that take part, with their weights, and what they reach on the development set. */
  readonly settings: {
    readonly names: readonly string[];
    readonly weights: readonly number[];
    readonly development: DevelopmentResult;
  };
  /**
   * Attributes texts that one method anonymized. With `oneToOne` each person has at most one of them,
   * and the attacker knows.
   */
  attribute(texts: readonly string[], oneToOne: boolean): Promise<Attribution[]>;
}

const LEXICAL: readonly ScoreName[] = [
  "word/model",
  "word/pivoted",
  "word/cosine",
  "pair/model",
  "pair/pivoted",
  "pair/cosine",
  "pronouns",
];
const BM25: readonly ScoreName[] = ["word/bm25", "pair/bm25"];
const TRIPLES: readonly ScoreName[] = ["triple/model", "triple/pivoted"];
const CHARACTERS: readonly ScoreName[] = ["characters/model", "characters/cosine"];

const LEXICAL_SETS = [
  LEXICAL,
  [...LEXICAL, ...BM25],
  [...LEXICAL, ...CHARACTERS],
  [...LEXICAL, ...BM25, ...TRIPLES, ...CHARACTERS],
];
const ENSEMBLE_SETS = LEXICAL_SETS.flatMap((set) => [set, [...set, "chunks" as const]]);

/**
 * Characters of background up to which the ensemble tries chunks too: embedding more would take most
 * of its time, and the development sets of the benchmarks gave them no weight.
 */
const MOST_CHARACTERS_FOR_CHUNKS = 150_000;

/** Texts kept for the development set, at most. */
const SAMPLE = 1000;
const DEFAULT_LENGTH = 1000;
const DEFAULT_PEOPLE = 100;

/** @throws INPUT_EMPTY, INPUT_FORMAT (one person only), DUPLICATE_ID, INPUT_TOO_LARGE, USAGE */
export async function prepareAttack(options: AttackerOptions): Promise<Attacker> {
  const { evidence, queries, sets } = await prepare(options);
  return new PreparedAttacker(evidence, searchModel(queries, sets));
}

/**
 * Two attackers over the same background: that of `prepareAttack`, and one that takes every score. A text
 * that just escapes the one is often known by the other. @throws as `prepareAttack`
 */
export async function prepareAttackers(options: AttackerOptions): Promise<readonly Attacker[]> {
  const { evidence, queries, sets } = await prepare(options);
  const settings = [searchModel(queries, sets), searchModel(queries, sets.slice(-1))];
  return settings.map((one) => new PreparedAttacker(evidence, one));
}

interface Prepared {
  readonly evidence: Evidence;
  readonly queries: readonly ScoredQuery[];
  /** From simple to rich. */
  readonly sets: readonly (readonly ScoreName[])[];
}

async function prepare(options: AttackerOptions): Promise<Prepared> {
  const { attacker = "ensemble", embedder, findSpans = findCapitalsAndFigures } = options;
  const { length = DEFAULT_LENGTH, people = DEFAULT_PEOPLE, seed = 0 } = options;
  if (attacker === "neural" && embedder === undefined) {
    throw errors.USAGE`the neural attacker needs an embedder; load one with loadEmbedder`;
  }
  const chunks =
    attacker === "lexical" || embedder === undefined
      ? undefined
      : {
          embedder,
          ...(attacker === "neural"
            ? { most: Number.POSITIVE_INFINITY, findSpans }
            : { most: MOST_CHARACTERS_FOR_CHUNKS }),
        };
  const builder = new EvidenceBuilder(chunks);
  const sample = new Sample(SAMPLE, seed);
  for await (const document of options.background) {
    builder.add(document);
    sample.add(document);
  }
  const evidence = await builder.finish();
  if (evidence.index.ids.length < 2) {
    throw errors.INPUT_FORMAT`the background has only one person; an attack needs two or more to choose from`;
  }
  const queries = await developmentQueries(sample.documents(), chunks, {
    findSpans,
    length,
    people,
    seed,
  });
  return { evidence, queries, sets: setsOf(attacker, evidence) };
}

/** Sets of scores to choose from, without those of families that a large background leaves out. */
function setsOf(
  attacker: AttackerName,
  { index, chunks }: Evidence,
): readonly (readonly ScoreName[])[] {
  if (attacker === "neural") return [["chunks"]];
  const has = (name: ScoreName) =>
    name === "chunks"
      ? chunks !== undefined
      : name === "pronouns" || [...index.families.keys()].some((family) => name.startsWith(family));
  const sets = attacker === "lexical" ? LEXICAL_SETS : ENSEMBLE_SETS;
  return sets.filter((set) => set.every(has));
}

async function developmentQueries(
  documents: readonly BackgroundDocument[],
  chunks: ChunkOptions | undefined,
  options: DevelopmentOptions,
): Promise<ScoredQuery[]> {
  const { background, levels } = await developmentOf(documents, options);
  if (levels[0]!.length === 0) return [];
  const builder = new EvidenceBuilder(chunks);
  for (const document of background) builder.add(document);
  const evidence = await builder.finish();
  const names: ScoreName[] = [...LEXICAL, ...BM25, ...TRIPLES, ...CHARACTERS];
  if (evidence.chunks) names.push("chunks");
  const scored: ScoredQuery[] = [];
  for (const level of levels) {
    const queries = level.map(({ text }) => queryOf(text, evidence.index.families.keys()));
    const commonness = commonnessOf(queries);
    for (const [i, query] of queries.entries()) {
      const scores = (await scoresOf(evidence, query, names, commonness)).map(standardized);
      const { id } = level[i]!;
      scored.push({
        person: id,
        scores: new Map(names.map((name, j) => [name, scores[j]!])),
        truth: evidence.index.documentNumber(id)!,
      });
    }
  }
  return scored;
}

class PreparedAttacker implements Attacker {
  readonly index: BackgroundIndex;

  constructor(
    readonly evidence: Evidence,
    readonly settings: Settings,
  ) {
    this.index = evidence.index;
  }

  async attribute(texts: readonly string[], oneToOne: boolean): Promise<Attribution[]> {
    const { index, settings } = this;
    const labels = sharedLabels(texts);
    const families = new Set(settings.names.flatMap((name) => partsOf(name)?.family ?? []));
    const queries = texts.map((text) => queryOf(withoutMasks(text, labels), families));
    const commonness = commonnessOf(queries);
    const scored: Scored[] = [];
    for (const query of queries) {
      const raw = await scoresOf(this.evidence, query, settings.names, commonness);
      const deviations = raw.map(deviationOf);
      scored.push({
        logits: combined(raw.map(standardized), settings),
        clues: (person, rival) =>
          cluesOf(index, query, commonness, settings, { person, rival, deviations }),
      });
    }
    return attributionsOf(scored, oneToOne ? lengthsOf(index) : undefined);
  }
}

/** Number of words of each background text, stop words left out. */
export const lengthsOf = (index: BackgroundIndex): Uint32Array =>
  index.families.get("word")!.lengths;
