/**
 * The words that gave a text away: each is left out in turn, with all terms it takes part
 * in, and the attack is asked how much less sure of the person it is. Scores keep the scale they had
 * with the word.
 */

import type { BackgroundIndex, FamilyIndex } from "../../knowledge/background/background-index.js";
import { countIn } from "../../knowledge/background/postings.js";
import {
  contributionOf,
  partsOf,
  type ScoreKind,
  type WeighedTerm,
  weighedTerms,
} from "./lexical.js";
import type { Settings } from "./model-search.js";
import type { Commonness, Query } from "./query.js";

export interface Clue {
  /** As written in the anonymized text where it first occurs. */
  readonly text: string;
  /** Fall of the log-odds of the person against the best other candidate when the word is left out. */
  readonly weight: number;
  /** Where it stands, UTF-16, half-open. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
}

export interface Contest {
  readonly person: number;
  /** The best other candidate. */
  readonly rival: number;
  /** Standard deviation of each score over all candidates, in the order of the settings' names. */
  readonly deviations: readonly number[];
}

const MOST_CLUES = 10;

/** Words that speak for the person, the strongest first; ten at most. Chunks as vectors name no words. */
export function cluesOf(
  index: BackgroundIndex,
  query: Query,
  commonness: Commonness,
  settings: Settings,
  contest: Contest,
): Clue[] {
  const weightOfWord = new Map<string, number>();
  const families = new Set(settings.names.flatMap((name) => partsOf(name)?.family ?? []));
  for (const family of families) {
    const ofFamily = index.families.get(family)!;
    for (const weighed of weighedTerms(index, query, family, commonness)) {
      let gain = 0;
      settings.names.forEach((name, i) => {
        const parts = partsOf(name);
        const deviation = contest.deviations[i]!;
        if (parts?.family !== family || settings.weights[i] === 0 || deviation === 0) return;
        const difference = lead(parts.kind, weighed, ofFamily, contest);
        gain += (settings.weights[i]! * difference) / deviation;
      });
      if (gain === 0) continue;
      for (const word of wordsOf(query, weighed)) {
        weightOfWord.set(word, (weightOfWord.get(word) ?? 0) + gain);
      }
    }
  }
  const strongest = [...weightOfWord]
    .filter(([, weight]) => weight > 0)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_CLUES);
  return strongest.map(([word, weight]) => {
    const places = placesOf(query, word);
    const { start, end } = places[0]!;
    return { text: query.text.slice(start, end), weight, places };
  });
}

/** What the term gives the person more than the rival. */
function lead(
  kind: ScoreKind,
  weighed: WeighedTerm,
  family: FamilyIndex,
  { person, rival }: Contest,
): number {
  const contribution = contributionOf(kind, weighed, family);
  const ofDocument = (document: number): number => {
    const count = countIn(weighed.range, document);
    return count === 0 ? 0 : contribution(document, count);
  };
  return ofDocument(person) - ofDocument(rival);
}

/** The words a term consists of but stop words, each once. */
function wordsOf({ tokens }: Query, { term }: WeighedTerm): Set<string> {
  const words = new Set<string>();
  for (const { first, last } of term.occurrences) {
    for (let i = first; i <= last; i++) {
      const { word } = tokens[i]!;
      if (!word.stop) words.add(word.form);
    }
  }
  return words;
}

function placesOf({ tokens }: Query, word: string) {
  const places: { start: number; end: number }[] = [];
  for (const {
    word: { form },
    start,
    end,
  } of tokens) {
    if (form === word && places.at(-1)?.start !== start) places.push({ start, end });
  }
  return places;
}
