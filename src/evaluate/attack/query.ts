/** An anonymized text as the attack reads it: its terms by family, and how common they are among its like. */

import { type Pronouns, pronounsOf } from "../../knowledge/background/pronouns.js";
import { eachTerm, TERM_FAMILIES, type TermFamily } from "../../knowledge/background/terms.js";
import { type Token, tokensOf } from "../../knowledge/background/tokens.js";

/** One occurrence of a term, from its first token to its last. */
interface Occurrence {
  readonly first: number;
  readonly last: number;
}

export interface QueryTerm {
  readonly low: number;
  readonly part: number;
  /** At least one. */
  readonly occurrences: readonly Occurrence[];
}

export interface Query {
  /** Without masks; as long as the anonymized text. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly terms: ReadonlyMap<TermFamily, readonly QueryTerm[]>;
  readonly pronouns: Pronouns;
}

// a term and its family in one number: 2 + 8 + 32 bits
const keyOf = (family: TermFamily, { low, part }: { low: number; part: number }): number =>
  (TERM_FAMILIES.indexOf(family) * 256 + part) * 2 ** 32 + low;

/** `text` without masks, see `withoutMasks`. */
export function queryOf(text: string, families: Iterable<TermFamily>): Query {
  const tokens = tokensOf(text);
  const terms = new Map<TermFamily, QueryTerm[]>();
  for (const family of families) {
    const found = new Map<number, QueryTerm & { occurrences: Occurrence[] }>();
    eachTerm(family, tokens, (low, part, first, last) => {
      const key = keyOf(family, { low, part });
      const term = found.get(key);
      if (term === undefined) found.set(key, { low, part, occurrences: [{ first, last }] });
      else term.occurrences.push({ first, last });
    });
    terms.set(family, [...found.values()]);
  }
  return { text, tokens, terms, pronouns: pronounsOf(tokens) };
}

/** In what share of the other anonymized texts a term occurs. */
export type Commonness = (family: TermFamily, term: QueryTerm) => number;

const FEWEST_TEXTS = 10;

/**
 * What an anonymization method put into many texts says nothing about any of them, however rare it is
 * in the background. The attacker holds all anonymized texts, so may count. Always 0 where there are
 * fewer than ten.
 */
export function commonnessOf(queries: readonly Query[]): Commonness {
  if (queries.length < FEWEST_TEXTS) return () => 0;
  const holding = new Map<number, number>();
  for (const { terms } of queries) {
    for (const [family, ofFamily] of terms) {
      for (const term of ofFamily) {
        const key = keyOf(family, term);
        holding.set(key, (holding.get(key) ?? 0) + 1);
      }
    }
  }
  return (family, term) => ((holding.get(keyOf(family, term)) ?? 1) - 1) / queries.length;
}
