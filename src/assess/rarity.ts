/**
 * Rarity in the user's own corpus: in how many documents do an entity's words occur? Fewer than k, and a
 * reader of all of them could tell which documents are about the same person.
 *
 * An entity counts as its rarest mention; a mention is as frequent as its phrase where phrases were
 * counted, and else no more frequent than its rarest word.
 */

import type { Detected, ScoredCombination } from "../document/document.js";
import { wordsOfEntity } from "../document/words.js";
import { isGeneral } from "../knowledge/people/terms/general-words.js";
import type { Statistics } from "../knowledge/statistics/statistics.js";
import { termTokens } from "../language/fold.js";
import type { Measure } from "./measure.js";

export interface RarityOptions {
  readonly statistics: Statistics;
  /** Least number of documents that must share what is kept; 2 or more, default 5. */
  readonly k?: number;
}

/** An entity's score is the number of documents that share its words; risky below k. */
export function rarityMeasure({ statistics, k = 5 }: RarityOptions): Measure {
  return {
    name: "rarity",
    threshold: k,
    risky: "below",
    assess: ({ document, mentions, entities }: Detected): ScoredCombination[] =>
      entities.map((entity) => {
        const words = wordsOfEntity({ document, mentions }, entity);
        const counts = words.map((one) => documentsWith(one, statistics));
        return scored(entity.id, Math.min(...counts), statistics.documents);
      }),
  };
}

function documentsWith(words: string, statistics: Statistics): number {
  const tokens = termTokens(words);
  const telling = tokens.filter(({ folded }) => !isGeneral(folded));
  if (telling.length === 0) return statistics.documents;
  const counts = telling.map(({ folded }) => statistics.documentsWith(folded));
  if (tokens.length > 1 && tokens.every(({ capital }) => capital)) {
    counts.push(statistics.documentsWith(tokens.map(({ folded }) => folded).join(" ")));
  }
  return Math.min(...counts);
}

const scored = (id: string, documents: number, all: number): ScoredCombination => ({
  entities: [id],
  measure: "rarity",
  score: documents,
  risk: 1 / Math.max(1, documents),
  evidence:
    documents <= 1
      ? `no more than one of ${all.toLocaleString("en")} documents has it`
      : `${documents.toLocaleString("en")} of ${all.toLocaleString("en")} documents have it`,
});
