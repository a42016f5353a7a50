/**
 * Which combinations of terms are shared by too few, and which terms to mask so that none is
 * (Papadopoulou et al. 2022, Bootstrapping Text Anonymization Models with Distant Supervision,
 * section 3.2, Algorithm 2).
 *
 * A term that fewer than k have is risky by itself. Of the others only combinations are looked at
 * whose parts are each shared by k or more: what stands above a risky combination is as risky, and
 * anything that contains one that nobody shares is shared by nobody.
 */

import { randomNumbers } from "../../../document/random.js";
import { errors } from "../../../errors.js";
import { type Combination, CombinationTree } from "./combination-tree.js";
import type { PairCache } from "./pair-cache.js";
import type { Postings } from "./postings.js";
import type { CombinationOptions, Protection, ProtectOptions, SharedTerms } from "./term-index.js";

/** The recommendation the paper follows (El Emam and Dankar 2008). */
const DEFAULT_K = 5;
const DEFAULT_ARITY = 3;

/** What is asked of an index here. */
export interface PostingsSource {
  postingsOf(term: string): Postings;
  /** -1 when it is not in the index. */
  numberOf(individual: string): number;
  readonly pairCache: PairCache;
}

/** See `TermIndex.riskyCombinations`. Singles first, then by size. */
export function riskyCombinations(
  source: PostingsSource,
  terms: readonly string[],
  options: CombinationOptions,
): SharedTerms[] {
  const { alone, search } = prepare(source, terms, options);
  const risky = [...alone];
  for (let size = 2; size <= search.arity; size++) {
    for (const combination of search.ofSize(size)) risky.push(search.describe(combination));
  }
  return risky;
}

/** See `TermIndex.protect`. */
export function protect(
  source: PostingsSource,
  terms: readonly string[],
  options: ProtectOptions,
): Protection {
  const { alone, search } = prepare(source, terms, options);
  const masked = alone.map((one) => one.terms[0]!);
  const combinations = [...alone];
  const mask = (place: number, why: Combination) => {
    search.remove(place);
    masked.push(search.terms[place]!);
    combinations.push(search.describe(why));
  };
  if (options.strategy === "random") maskRandomly(search, options.seed ?? 0, mask);
  else maskRarest(search, mask);
  return { masked, combinations };
}

type Mask = (place: number, why: Combination) => void;

/**
 * Of each risky combination the term with the fewest individuals. Terms are taken up from the
 * commonest to the rarest, each kept unless it makes a risky combination with those kept: so nothing
 * is masked for a combination that masking another term breaks anyway.
 */
function maskRarest(search: Search, mask: Mask): void {
  for (let place = search.terms.length - 1; place >= 0; place--) {
    const risky = firstRisky(search, place);
    if (risky !== undefined) mask(place, risky);
  }
}

function firstRisky(search: Search, place: number): Combination | undefined {
  for (let size = 2; size <= search.arity; size++) {
    for (const combination of search.with(place, size)) return combination;
  }
  return undefined;
}

/** A random term of each risky combination, smaller combinations first, as in the paper. */
function maskRandomly(search: Search, seed: number, mask: Mask): void {
  const random = randomNumbers(seed);
  for (let size = 2; size <= search.arity; size++) {
    for (const combination of search.ofSize(size)) {
      const { places } = combination;
      mask(places[Math.floor(random() * places.length)]!, combination);
    }
  }
}

/** Terms too few have alone, and a search among the others. */
function prepare(source: PostingsSource, terms: readonly string[], options: CombinationOptions) {
  const { k = DEFAULT_K, arity = DEFAULT_ARITY, empty = "ignored", individual } = options;
  atLeast("k", k, 2);
  atLeast("arity", arity, 1);
  const person = individual === undefined ? -1 : source.numberOf(individual);
  const alone: SharedTerms[] = [];
  const shared: Term[] = [];
  for (const term of [...new Set(terms)].sort()) {
    const postings = source.postingsOf(term);
    const { count } = postings;
    if (count < k) alone.push({ terms: [term], individuals: count });
    else if (person < 0 || postings.has(person)) shared.push({ term, postings });
  }
  shared.sort((a, b) => a.postings.count - b.postings.count);
  return { alone, search: new Search(shared, source.pairCache, k, arity, empty === "risky") };
}

interface Term {
  readonly term: string;
  readonly postings: Postings;
}

/** Finds risky combinations of terms that are each shared by k or more. */
class Search {
  /** The rarest first. */
  readonly terms: readonly string[];
  readonly arity: number;
  private readonly tree: CombinationTree;
  private readonly k: number;
  private readonly emptyIsRisky: boolean;
  private readonly removed: Uint8Array;

  constructor(
    terms: readonly Term[],
    pairCache: PairCache,
    k: number,
    arity: number,
    emptyIsRisky: boolean,
  ) {
    this.terms = terms.map(({ term }) => term);
    this.tree = new CombinationTree(
      terms.map(({ postings }) => postings),
      k,
      pairCache,
    );
    this.k = k;
    this.arity = Math.min(arity, terms.length);
    this.emptyIsRisky = emptyIsRisky;
    this.removed = new Uint8Array(terms.length);
  }

  /** Leaves the term out of all combinations from now on, those of a search under way too. */
  remove(place: number): void {
    this.removed[place] = 1;
  }

  describe({ places, shared }: Combination): SharedTerms {
    return { terms: places.map((place) => this.terms[place]!), individuals: shared };
  }

  /** The risky combinations of a size, two or more, whose parts are all safe. */
  *ofSize(size: number): Generator<Combination> {
    for (let place = 0; place < this.terms.length; place++) {
      if (!this.removed[place]) yield* this.with(place, size);
    }
  }

  /** Those of them in which the term at a place is the rarest. */
  *with(place: number, size: number): Generator<Combination> {
    yield* this.below([place], size - 1);
  }

  /** Those that have all terms of `parts` and so many more. */
  private *below(parts: readonly number[], more: number): Generator<Combination> {
    for (let place = parts.at(-1)! + 1; place < this.terms.length; place++) {
      if (this.removed[place] || !this.partsAreSafe(parts, place)) continue;
      const combination = this.tree.at([...parts, place]);
      if (more > 1) {
        if (combination.shared >= this.k) yield* this.below(combination.places, more - 1);
      } else if (combination.shared < this.k && (combination.shared > 0 || this.emptyIsRisky)) {
        yield combination;
      }
      if (parts.some((part) => this.removed[part])) return;
    }
  }

  /** Whether the combinations of the place with all but one of the parts are shared by k or more. */
  private partsAreSafe(parts: readonly number[], place: number): boolean {
    if (parts.length === 1) return true;
    return parts.every(
      (without) =>
        this.tree.at([...parts.filter((part) => part !== without), place]).shared >= this.k,
    );
  }
}

/** @throws USAGE */
function atLeast(name: string, value: number, least: number): void {
  if (Number.isInteger(value) && value >= least) return;
  const advice = name === "k" ? "with 1 nobody is hidden among others" : "1 looks at terms alone";
  throw errors.USAGE`${name} must be a whole number of ${least} or more, not ${value}; ${advice}`;
}
