/**
 * The lexical attacker's scores: how well the words of an anonymized text fit each background text.
 *
 * | score | what it is |
 * | --- | --- |
 * | bm25 | Okapi BM25, k1 = 1.2, b = 0.75 (Robertson and Zaragoza 2009) |
 * | model | log-likelihood ratio under a unigram model of the text mixed with that of all texts, 0.3 to 0.7 (Zhai and Lafferty 2004) |
 * | pivoted | TF-IDF with pivoted length normalization, slope 0.25 (Singhal, Buckley and Mitra 1996) |
 * | cosine | cosine of TF-IDF vectors, up to the anonymized text's own length |
 * | pronouns | log-likelihood of its pronouns of either gender under the background text's share |
 */

import {
  type BackgroundIndex,
  bm25,
  type FamilyIndex,
  inverseDocumentFrequency,
} from "../../knowledge/background/background-index.js";
import { countOf, documentOf, type PostingsRange } from "../../knowledge/background/postings.js";
import type { TermFamily } from "../../knowledge/background/terms.js";
import type { Commonness, Query, QueryTerm } from "./query.js";

export type ScoreKind = "bm25" | "model" | "pivoted" | "cosine";

export type ScoreName = `${TermFamily}/${ScoreKind}` | "pronouns" | "chunks";

/** Weight of the text's own model in the mixture. */
const OWN = 0.3;
const SLOPE = 0.25;

/** A term as it counts for one query: its entries in the background and its weight. */
export interface WeighedTerm {
  readonly term: QueryTerm;
  readonly range: PostingsRange;
  readonly idf: number;
  /** (1 + ln count in the query), less where other anonymized texts hold it too. */
  readonly weight: number;
}

/** The terms of a family that the background holds. */
export function weighedTerms(
  index: BackgroundIndex,
  query: Query,
  family: TermFamily,
  commonness: Commonness,
): WeighedTerm[] {
  const { postings } = index.families.get(family)!;
  const documents = index.ids.length;
  const weighed: WeighedTerm[] = [];
  for (const term of query.terms.get(family) ?? []) {
    const range = postings.find(term.low, term.part);
    if (range === undefined) continue;
    const holding = range.end - range.start;
    const idf = inverseDocumentFrequency(documents, holding);
    const asCommon = Math.max(holding, commonness(family, term) * documents);
    const rarity = inverseDocumentFrequency(documents, asCommon) / idf;
    weighed.push({ term, range, idf, weight: rarity * (1 + Math.log(term.occurrences.length)) });
  }
  return weighed;
}

const LOGS = Float64Array.from({ length: 256 }, (_, count) => Math.log(count));

/** What a term adds to the score of a document that holds it so many times. */
export function contributionOf(
  kind: ScoreKind,
  { range: { entries, start, end }, idf, weight }: WeighedTerm,
  family: FamilyIndex,
): (document: number, count: number) => number {
  const { lengths, meanLength } = family;
  switch (kind) {
    case "bm25":
      return (document, count) =>
        weight * idf * bm25(count, lengths[document]! / meanLength, { k1: 1.2, b: 0.75 });
    case "model": {
      let inAll = 0;
      for (let i = start; i < end; i++) inAll += countOf(entries[i]!);
      const odds = ((OWN / (1 - OWN)) * meanLength * lengths.length) / inAll;
      return (document, count) => weight * Math.log(1 + (odds * count) / lengths[document]!);
    }
    case "pivoted":
      return (document, count) =>
        (weight * idf * idf * (1 + LOGS[count]!)) /
        (1 - SLOPE + (SLOPE * lengths[document]!) / meanLength);
    case "cosine": {
      const norms = family.norms();
      return (document, count) => (weight * idf * idf * (1 + LOGS[count]!)) / norms[document]!;
    }
  }
}

/** A score's family and kind; undefined for pronouns and chunks. */
export function partsOf(name: ScoreName): { family: TermFamily; kind: ScoreKind } | undefined {
  const [family, kind] = name.split("/");
  return kind === undefined ? undefined : { family: family as TermFamily, kind: kind as ScoreKind };
}

/** One array per name, by document; higher fits better. */
export function lexicalScores(
  index: BackgroundIndex,
  query: Query,
  names: readonly ScoreName[],
  commonness: Commonness,
): Float64Array[] {
  const weighed = new Map<TermFamily, WeighedTerm[]>();
  return names.map((name) => {
    const scores = new Float64Array(index.ids.length);
    const parts = partsOf(name);
    if (parts === undefined) {
      addPronouns(scores, index, query);
      return scores;
    }
    const { family, kind } = parts;
    let terms = weighed.get(family);
    if (terms === undefined) {
      terms = weighedTerms(index, query, family, commonness);
      weighed.set(family, terms);
    }
    const ofFamily = index.families.get(family)!;
    for (const term of terms) {
      const contribution = contributionOf(kind, term, ofFamily);
      const { entries, start, end } = term.range;
      for (let i = start; i < end; i++) {
        const document = documentOf(entries[i]!);
        scores[document]! += contribution(document, countOf(entries[i]!));
      }
    }
    return scores;
  });
}

// more pronouns than this make no surer
const PRONOUNS_THAT_COUNT = 4;
// texts name other people too
const LEAST_SHARE = 0.03;

function addPronouns(scores: Float64Array, { pronouns }: BackgroundIndex, query: Query): void {
  const { feminine, masculine } = query.pronouns;
  const all = feminine + masculine;
  if (all === 0) return;
  const scale = Math.min(1, PRONOUNS_THAT_COUNT / all);
  for (let document = 0; document < scores.length; document++) {
    const of = pronouns[document]!;
    const share = (of.feminine + 0.5) / (of.feminine + of.masculine + 1);
    const bounded = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
    scores[document] = scale * (feminine * Math.log(bounded) + masculine * Math.log(1 - bounded));
  }
}
