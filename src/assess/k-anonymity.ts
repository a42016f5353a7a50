/**
 * The k-anonymity measure: how many individuals of a knowledge index share what the text says?
 * (Papadopoulou et al. 2022, Bootstrapping Text Anonymization Models with Distant Supervision,
 * section 3.)
 *
 * An entity has the terms of the index found in its mentions. Alone it is risky when fewer
 * than k individuals share them, which includes none: nothing vouches for what the index does not
 * know, and a mention with a word of which it knows nothing ('Hatton Garden, Oslo') is not known by
 * the rest of it. Combinations are minimal, and risky when some but fewer than k individuals share
 * them, whoever they are: the text may be about anybody.
 */

import type { Detected, ScoredCombination } from "../document/document.js";
import { wordsOfEntity } from "../document/words.js";
import type { TermIndex } from "../knowledge/people/index/term-index.js";
import { isGeneral, narrows } from "../knowledge/people/terms/general-words.js";
import type { TermFinder, TermMatch } from "../knowledge/people/terms/term-finder.js";
import { termTokens } from "../language/fold.js";
import type { Measure } from "./measure.js";

export interface KAnonymityOptions {
  readonly index: Pick<TermIndex, "sharedBy" | "riskyCombinations">;
  readonly finder: Pick<TermFinder, "find">;
  /** Least number of individuals who must share what is kept; 2 or more, default 5. */
  readonly k?: number;
  /** Most terms in a combination; default 3. */
  readonly arity?: number;
}

/** A combination's score is the number of individuals who share it; risky below k. */
export function kAnonymityMeasure({ index, finder, k = 5, arity = 3 }: KAnonymityOptions): Measure {
  return {
    name: "k-anonymity",
    threshold: k,
    risky: "below",
    assess(detected) {
      const terms = termsOf(detected, finder);
      const scored = detected.entities.map(({ id }) => {
        const own = [...terms.get(id)!];
        return score([id], own.length === 0 ? 0 : index.sharedBy(own, LARGEST_COUNT));
      });
      const settled = new Set(
        scored.filter(({ score: people }) => people < k).flatMap(({ entities }) => entities),
      );
      // direct identifiers are masked whatever they are combined with
      for (const { id, identifier } of detected.entities) {
        if (identifier === "DIRECT") settled.add(id);
      }
      const holders = holdersOf(terms, settled);
      const seen = new Set<string>();
      for (const { terms: shared, individuals } of index.riskyCombinations([...holders.keys()], {
        k,
        arity,
      })) {
        for (const entities of entitiesOf(shared, holders)) {
          const key = entities.join(" ");
          if (entities.length < 2 || seen.has(key)) continue;
          seen.add(key);
          scored.push(score(entities, individuals));
        }
      }
      return scored;
    },
    reassess(detected, trials) {
      const terms = termsOf(detected, finder);
      return trials.map(({ combination: { entities }, entity, words }) => {
        const vaguer = knownTerms(words, finder);
        if (vaguer.length === 0) return undefined;
        const others = entities.filter((id) => id !== entity).flatMap((id) => [...terms.get(id)!]);
        const shared = [...new Set([...vaguer, ...others])];
        return score(entities, index.sharedBy(shared, LARGEST_COUNT));
      });
    },
  };
}

/** Counting stops here: a larger number says no more. */
const LARGEST_COUNT = 1_000_000;

const score = (entities: readonly string[], individuals: number): ScoredCombination => ({
  entities,
  measure: "k-anonymity",
  score: individuals,
  risk: 1 / Math.max(1, individuals),
  evidence:
    individuals === 0
      ? "nobody in the knowledge index has it, and unknown counts as risky"
      : `${people(individuals)} in the knowledge index ${individuals === 1 ? "has" : "share"} ${entities.length === 1 ? "it" : `these ${entities.length}`}`,
});

const people = (count: number): string =>
  `${count.toLocaleString("en")}${count === LARGEST_COUNT ? " or more" : ""} ${count === 1 ? "person" : "people"}`;

/** Terms of the index in the mentions of each entity; none for one that the index does not know. */
function termsOf(
  { document, mentions, entities }: Detected,
  finder: KAnonymityOptions["finder"],
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    entities.map((entity) => {
      const words = wordsOfEntity({ document, mentions }, entity);
      const matches = words.map((one) => knownTerms(one, finder));
      const known = matches.every((found) => found.length > 0) ? matches.flat() : [];
      return [entity.id, new Set(known)];
    }),
  );
}

/** The terms of some words; empty where the index does not know all of them. */
function knownTerms(words: string, finder: KAnonymityOptions["finder"]): string[] {
  const found = finder.find(words);
  return isCovered(words, found) ? found.map(({ term }) => term) : [];
}

/** Whether every word of a mention lies in a term or is too general to narrow one down. */
const isCovered = (text: string, found: readonly TermMatch[]): boolean =>
  termTokens(text).every(
    ({ folded, start, end }) =>
      (isGeneral(folded) && !narrows(folded)) ||
      found.some((match) => !match.unknown && match.start <= start && end <= match.end),
  );

/** The entities that have a term, without those that are masked alone. */
function holdersOf(terms: ReadonlyMap<string, ReadonlySet<string>>, settled: ReadonlySet<string>) {
  const holders = new Map<string, string[]>();
  for (const [id, own] of terms) {
    if (settled.has(id)) continue;
    for (const term of own) holders.set(term, [...(holders.get(term) ?? []), id]);
  }
  return holders;
}

/** Every way to take an entity for each term; the same entity may serve for several. */
function entitiesOf(
  terms: readonly string[],
  holders: ReadonlyMap<string, readonly string[]>,
): string[][] {
  let ways: string[][] = [[]];
  for (const term of terms) {
    ways = ways.flatMap((way) =>
      holders.get(term)!.map((id) => (way.includes(id) ? way : [...way, id])),
    );
  }
  return ways.map((way) => [...way].sort());
}
