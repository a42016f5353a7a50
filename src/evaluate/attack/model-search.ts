/**
 * Model search: which scores take part and how strongly their weights are fitted, by the likelihood of
 * the true people over folds of the development set.
 */

import {
  type Combination,
  combined,
  type Example,
  equalWeights,
  fitCombination,
  logLoss,
  meanOf,
} from "./combination.js";
import type { ScoreName } from "./lexical.js";

/** A query of the development set with all scores that could take part. */
export interface ScoredQuery {
  /** Queries of one person stay in one fold. */
  readonly person: string;
  readonly scores: ReadonlyMap<ScoreName, Float64Array>;
  readonly truth: number;
}

export interface Settings extends Combination {
  readonly names: readonly ScoreName[];
  /** How strongly weights were drawn towards equal ones. */
  readonly pull: number;
  readonly development: DevelopmentResult;
}

/** What the settings reach on folds they were not fitted to; null without a development set. */
export type DevelopmentResult = {
  readonly queries: number;
  /** Share of queries whose person came first, percent. */
  readonly risk: number;
  /** Mean of -ln p(true person). */
  readonly logLoss: number;
} | null;

const FOLDS = 3;
// from strong to weak, so that each fit starts from one near it
const PULLS = [2, 0.5, 0.1];
const SCALES = [0.5, 0.7, 1, 1.4, 2];

/**
 * The simplest settings that do as well as the best: `sets` come from simple to rich, and within a
 * set weights are drawn to equal ones the more the simpler; as well means within one standard error
 * (Breiman and others 1984). Shortened background texts are not quite what is attacked, so a fit to
 * their last detail would be worth little. The first set with equal weights where there is no
 * development set.
 */
export function searchModel(
  queries: readonly ScoredQuery[],
  sets: readonly (readonly ScoreName[])[],
): Settings {
  const people = [...new Set(queries.map(({ person }) => person))];
  if (people.length < 2 * FOLDS) {
    const [names = []] = sets;
    return { names, pull: 0, ...equalWeights(names.length), development: null };
  }
  const numberOf = new Map(people.map((person, i) => [person, i]));
  const owners = queries.map(({ person }) => numberOf.get(person)!);
  const folds = owners.map((owner) => owner % FOLDS);

  const tried: (Settings & { readonly lossOf: Float64Array; readonly loss: number })[] = [];
  for (const names of sets) {
    const examples = queries.map(({ scores, truth }) => ({
      scores: names.map((name) => scores.get(name)!),
      truth,
    }));
    let fits: Fits | undefined;
    for (const pull of PULLS) {
      fits = fitAll(examples, folds, pull, fits);
      const { scale, losses, risk } = judge(examples, folds, fits);
      const weights = fits.whole.weights.map((weight) => weight * scale);
      const lossOf = byPerson(losses, owners, people.length);
      const loss = meanOf(losses);
      const development = { queries: examples.length, risk, logLoss: loss };
      tried.push({ names, pull, weights, development, lossOf, loss });
    }
  }
  const best = tried.reduce((a, b) => (b.loss < a.loss ? b : a));
  const bound = best.loss + standardError(best.lossOf);
  const { names, pull, weights, development } = tried.find(({ loss }) => loss <= bound)!;
  return { names, pull, weights, development };
}

/** Mean loss of each person's queries. */
function byPerson(losses: Float64Array, owners: readonly number[], people: number): Float64Array {
  const sums = new Float64Array(people);
  const counts = new Float64Array(people);
  losses.forEach((loss, i) => {
    sums[owners[i]!]! += loss;
    counts[owners[i]!]!++;
  });
  return sums.map((sum, i) => sum / counts[i]!);
}

function standardError(values: Float64Array): number {
  const centre = meanOf(values);
  const variance = meanOf(values.map((value) => (value - centre) ** 2));
  return Math.sqrt(variance / (values.length - 1));
}

interface Fits {
  readonly whole: Combination;
  /** Fitted without the fold of this number. */
  readonly without: readonly Combination[];
}

const fitAll = (
  examples: readonly Example[],
  folds: readonly number[],
  pull: number,
  from: Fits | undefined,
): Fits => ({
  whole: fitCombination(examples, pull, from?.whole),
  without: Array.from({ length: FOLDS }, (_, fold) => {
    const others = examples.filter((_, i) => folds[i] !== fold);
    return fitCombination(others, pull, from?.without[fold]);
  }),
});

/** How the fits do on the people they have not seen, and the scale that calibrates their probabilities. */
function judge(examples: readonly Example[], folds: readonly number[], { without }: Fits) {
  const lossesOf = SCALES.map(() => new Float64Array(examples.length));
  let first = 0;
  examples.forEach(({ scores, truth }, i) => {
    const logits = combined(scores, without[folds[i]!]!);
    if (rankOf(logits, truth) === 1) first++;
    SCALES.forEach((scale, j) => {
      lossesOf[j]![i] = logLoss(logits, truth, scale);
    });
  });
  const means = lossesOf.map(meanOf);
  const at = means.indexOf(Math.min(...means));
  return { scale: SCALES[at]!, losses: lossesOf[at]!, risk: (100 * first) / examples.length };
}

/** 1-based; who ties with another comes after them, so that a tie for the first place is no win. */
export function rankOf(scores: ArrayLike<number>, candidate: number): number {
  const own = scores[candidate]!;
  let rank = 1;
  for (let i = 0; i < scores.length; i++) if (i !== candidate && scores[i]! >= own) rank++;
  return rank;
}
