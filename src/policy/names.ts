/** The names that a policy may use for a strategy, a measure, a treatment, a way of replacing, an attacker. */

export const STRATEGIES = ["all", "specific", "risk", "k-anonymity"] as const;
export const MEASURES = [
  "surprisal",
  "classifier",
  "search",
  "k-anonymity",
  "rarity",
  "attack",
  "population",
  "safe-harbor",
] as const;
/** For whom the measure `population` runs. */
export const PROTECTED = ["everyone", "subject", "named"] as const;
/** How people of a role are treated. */
export const TREATMENTS = ["keep", "mask", "risk"] as const;
export const SOLVERS = ["optimal", "greedy", "random"] as const;
export const REPLACERS = [
  "suppress",
  "label",
  "generalize",
  "chat",
  "pseudonym",
  "mask",
  "hash",
  "encrypt",
  "keep",
  "most-specific",
  "least-specific",
  "as-people",
] as const;

/** Who attacks a finished text: attackers of `palimpsest attack`; all but `chat` need background texts. */
export const TEXT_ATTACKERS = ["lexical", "neural", "ensemble", "chat"] as const;

/** What dates become. */
export const DATES = ["generalize", "shift", "relative", "year"] as const;

/** Attackers on vaguer words that need no chat model. */
export const INFERENCE_ATTACKERS = [
  "echo",
  "counting",
  "rest-of-text",
  "frequency",
  "context",
  "embedding",
] as const;
