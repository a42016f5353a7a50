/**
 * The inverted index: which individuals share a term, and what an index can be asked.
 *
 * Terms are compared as they are: whoever builds and whoever asks folds them the same way. Counts are
 * exact, never estimates: an overcount would leak. (Papadopoulou et al. 2022, Bootstrapping Text
 * Anonymization Models with Distant Supervision, section 3.1.)
 */

/** An individual and terms that hold of it, all variants written out. What importers yield. */
export interface Description {
  /** The individual's id, as `Q42`. The same id may come again, with more terms. */
  readonly individual: string;
  /** Folded; repeated terms count once. */
  readonly terms: readonly string[];
}

export interface BuildOptions {
  /**
   * The descriptions from number `from` (0 is the first) to the end, in the same order at every call.
   * A build that was interrupted asks only for those it has not stored yet.
   */
  readonly descriptions: (from: number) => AsyncIterable<Description> | Iterable<Description>;
  /**
   * Tells this input from any other (paths, sizes, times of its files, languages, properties ...).
   * An interrupted build is resumed only under the same identity, else it starts again; without
   * one it always starts again.
   */
  readonly identity?: string;
  /** Where the index goes; made when it is not there. */
  readonly folder: string;
  /** Files the terms are divided into, 1 to 1024; 8 by default. */
  readonly shards?: number;
  /** Memory for sorting, in bytes; 512 MiB by default. */
  readonly memoryBytes?: number;
  readonly onProgress?: (progress: BuildProgress) => void;
}

export interface BuildProgress {
  readonly stage: "reading" | "individuals" | "terms";
  /** Descriptions read, individuals or terms written so far. */
  readonly done: number;
}

/** What is in an index. */
export interface IndexStats {
  readonly terms: number;
  readonly individuals: number;
  /** Distinct pairs of a term and an individual. */
  readonly pairs: number;
  readonly shards: number;
  /** Size on disk. */
  readonly bytes: number;
}

/** A set of terms shared by too few. */
export interface SharedTerms {
  /** Rarest first. */
  readonly terms: readonly string[];
  /** How many individuals share them all. */
  readonly individuals: number;
}

export interface CombinationOptions {
  /** Least number of individuals that must share what is kept; 2 or more, 5 by default. */
  readonly k?: number;
  /** Most terms a combination has; 1 or more, 3 by default. */
  readonly arity?: number;
  /**
   * What a combination of two or more terms that nobody in the index shares counts as. `ignored` by
   * default, as in the paper (section 3.2): terms of a text may belong to several people, and no
   * individual of the index is singled out. `risky` when an attacker may know more than the index.
   * A single term that nobody has is always risky, since nothing vouches for it.
   */
  readonly empty?: "ignored" | "risky";
  /**
   * The individual a text is about. Combinations of two or more terms that do not hold of it are
   * passed over: they point at somebody else. Without one, or with one that is not in the index, any
   * individual counts.
   */
  readonly individual?: string;
}

export interface ProtectOptions extends CombinationOptions {
  /** Of a risky combination mask the term with the fewest individuals (default), or a random one. */
  readonly strategy?: "greedy" | "random";
  /** Seed of the random strategy; 0 by default. */
  readonly seed?: number;
}

export interface Protection {
  /** Terms to mask; no combination of the others, up to the arity, is shared by fewer than k. */
  readonly masked: readonly string[];
  /** Why: for each masked term the combination it was masked for, in the same order. */
  readonly combinations: readonly SharedTerms[];
}

/**
 * An open index. Reads are synchronous and come from the files through a cache of pages, each checked
 * against its checksum when it is read.
 * All methods may throw INDEX_CORRUPT.
 */
export interface TermIndex {
  readonly stats: IndexStats;
  /** All terms, each once. */
  terms(): Iterable<string>;
  /** How many individuals have the term; 0 when it is not in the index. */
  count(term: string): number;
  /** Numbers of the individuals that have the term, ascending; empty when it is not in the index. */
  postings(term: string): Uint32Array;
  /** The id of an individual by its number. */
  individual(number: number): string;
  /** How many individuals share all the terms: exact up to `limit`, and `limit` for any more. */
  sharedBy(terms: readonly string[], limit?: number): number;
  /** Ids of individuals that share all the terms, at most `limit` of them, in order of number. */
  individualsSharing(terms: readonly string[], limit?: number): string[];
  /**
   * All minimal combinations of the terms that are shared by fewer than k individuals.
   * @throws USAGE for k below 2 or an arity below 1
   */
  riskyCombinations(terms: readonly string[], options?: CombinationOptions): SharedTerms[];
  /**
   * The terms to mask so that no combination of the others is shared by fewer than k individuals.
   * @throws USAGE for k below 2 or an arity below 1
   */
  protect(terms: readonly string[], options?: ProtectOptions): Protection;
  /**
   * Reads every file of the index and compares it with its checksum.
   * @throws INDEX_CORRUPT
   */
  verify(): Promise<void>;
  close(): Promise<void>;
}
