/** From the names in a policy to what runs: measures of risk, what they need, and when they say 'risky'. */

import { machine } from "#machine";
import type { Criterion } from "../../assess/assess.js";
import { attackMeasure } from "../../assess/attack.js";
import { classifierMeasure, type Judge } from "../../assess/classifier.js";
import { kAnonymityMeasure } from "../../assess/k-anonymity.js";
import type { Measure } from "../../assess/measure.js";
import { populationMeasure } from "../../assess/population/population.js";
import { rarityMeasure } from "../../assess/rarity.js";
import { safeHarborMeasure } from "../../assess/safe-harbor.js";
import { emulatedSearchMeasure } from "../../assess/search/emulate.js";
import { FEATURE_NAMES } from "../../assess/search/features.js";
import { localSearch } from "../../assess/search/local.js";
import type { SearchProvider } from "../../assess/search/provider.js";
import { type SearchOptions, searchMeasure } from "../../assess/search/search.js";
import { MASKED_THRESHOLD, surprisalMeasure } from "../../assess/surprisal.js";
import { lazy } from "../../document/lazy.js";
import { shieldOf } from "../../document/shield.js";
import type { MEASURES, Policy } from "../../policy/policy.js";
import { vocabularyOf } from "../../replace/lexicon.js";
import type { DryRun } from "../../services/dry-run.js";
import { countedBy } from "../people-who-fit.js";
import type { Resources } from "../resources.js";

type MeasureName = (typeof MEASURES)[number];

/** Names of the measures that run: none where a strategy by type needs no risk. */
function measureNames(policy: Policy): readonly MeasureName[] {
  if (policy.mask === "all" || policy.mask === "specific") return [];
  return policy.mask === "k-anonymity" ? ["k-anonymity"] : (policy.measures ?? ["classifier"]);
}

export interface MeasureOptions {
  readonly resources: Resources;
  /** Reads texts with vaguer words in them, for levels. */
  readonly judge?: Judge;
  /** Gets each query that a search engine would get. */
  readonly dryRun?: DryRun;
}

/**
 * The measures of a policy, ready to run.
 * @throws MEASURE_UNAVAILABLE, BACKGROUND_MISSING where something a measure needs is not named;
 *   INDEX_*, INPUT_* where it is missing or incomplete
 */
export async function measuresOf(
  policy: Policy,
  options: MeasureOptions,
): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const name of measureNames(policy)) measures.push(await makeMeasure(name, policy, options));
  return measures;
}

async function makeMeasure(
  name: MeasureName,
  policy: Policy,
  options: MeasureOptions,
): Promise<Measure> {
  const { resources, judge } = options;
  const threshold = policy.thresholds?.[name];
  const k = policy.k === undefined ? {} : { k: policy.k };
  const arity = policy.arity === undefined ? {} : { arity: policy.arity };
  switch (name) {
    case "classifier":
      return classifierMeasure(threshold, judge);
    case "surprisal":
      return surprisalBy(policy, resources);
    case "search":
      if (policy.search?.provider === "emulated") {
        return emulatedSearchMeasure({
          model: await resources.searchEmulation(FEATURE_NAMES),
          languageModel: await resources.languageModel(),
          ...arity,
          ...(threshold === undefined ? {} : { threshold }),
        });
      }
      return searchMeasure({
        ...(await searchOf(policy, options)),
        ...arity,
        ...(policy.search?.top === undefined ? {} : { top: policy.search.top }),
        ...(policy.search?.max_queries === undefined
          ? {}
          : { maxQueries: policy.search.max_queries }),
        ...(threshold === undefined ? {} : { threshold }),
      });
    case "k-anonymity":
      return kAnonymityMeasure({ ...(await resources.people(policy)), ...k, ...arity });
    case "rarity":
      return rarityMeasure({ statistics: await resources.statistics(policy), ...k });
    case "population":
      return populationMeasure({
        ...countedBy(policy, await resources.rates(policy)),
        ...(policy.keep_common && { keepCommon: policy.keep_common }),
        ...k,
      });
    case "safe-harbor":
      return safeHarborMeasure(await resources.rates(policy));
    case "attack":
      return attackMeasure({ background: await resources.background(policy), ...k });
  }
}

/** Characters that fill a window of a masked language model on each side. */
const WINDOW = 600;

/** By the policy's own model, else by the n-grams that ship. */
async function surprisalBy(policy: Policy, resources: Resources): Promise<Measure> {
  const threshold = policy.thresholds?.surprisal;
  if (policy.models?.surprisal === undefined) {
    return surprisalMeasure(await resources.languageModel(), threshold, {
      others: async (language) => (await resources.languageModels())(language),
    });
  }
  const model = await resources.maskedLanguageModel(policy);
  return surprisalMeasure(model, threshold ?? MASKED_THRESHOLD, {
    others: async () => model,
    reach: WINDOW,
  });
}

/** The provider, and what of a document it does not get. */
async function searchOf(
  policy: Policy,
  options: MeasureOptions,
): Promise<Pick<SearchOptions, "provider" | "shieldFor">> {
  const provider = await providerOf(policy, options);
  if (!provider.leaves || policy.send === "originals") return { provider };
  const { resources } = options;
  const vocabulary = lazy(async () =>
    vocabularyOf(await resources.ontology(policy), await resources.languageModel()),
  );
  return { provider, shieldFor: async (detected) => shieldOf(detected, await vocabulary()) };
}

async function providerOf(
  policy: Policy,
  { resources, dryRun }: MeasureOptions,
): Promise<SearchProvider> {
  const { search } = policy;
  if (search === undefined || search.provider === "background") {
    return localSearch(await resources.background(policy));
  }
  return machine.openSearch(search, dryRun);
}

/** When a combination is risky, as the policy says; thresholds are those of the measures that ran. */
export function criterionOf(policy: Policy, measures: readonly Measure[]): Criterion {
  const { weights, budget } = policy;
  return {
    thresholds: Object.fromEntries(
      measures.map(({ name, threshold, risky }) => [
        name,
        { threshold: policy.thresholds?.[name as MeasureName] ?? threshold, risky },
      ]),
    ),
    ...(budget?.risk === undefined ? {} : { riskBudget: budget.risk }),
    ...(weights && {
      weights: { measures: weights.measures, threshold: weights.threshold ?? 0.5 },
    }),
  };
}
