/** What a text states of each person, kept so that the people who still fit are counted after each decision. */

import type { Detected } from "../../document/document.js";
import { populationOf } from "../../knowledge/rates/population.js";
import type { Population } from "../../knowledge/rates/rate.js";
import { type Fact, factsOf } from "./facts.js";
import { type Fit, fitOf } from "./fit.js";
import { allTerms, inferredPopulation, knownOf, type PopulationOptions } from "./population.js";

export interface StatedPerson {
  /** Id of the person's entity; null: whoever the text is about, who is not named. */
  readonly entity: string | null;
  readonly population: Population;
  /** By entity, the most telling first. */
  readonly says: readonly {
    readonly entity: string;
    readonly facts: readonly Fact[];
    /** What vaguer words would still say. */
    readonly vaguer: readonly { readonly words: string; readonly facts: readonly Fact[] }[];
  }[];
}

/**
 * The people of whom a text says something, as the population measure counts them: in the same population, for the
 * same people.
 * @param vaguerWords by entity, the words that could take its place
 * @throws POPULATION_UNKNOWN
 */
export function statedPeople(
  detected: Detected,
  { rates, population: named, protect = "everyone" }: Omit<PopulationOptions, "k" | "keepCommon">,
  vaguerWords: ReadonlyMap<string, readonly string[]>,
): StatedPerson[] {
  const population =
    named === undefined ? inferredPopulation(detected, rates) : populationOf(named, rates);
  const first = new Map(
    detected.entities.map(({ id, mentions }) => [id, detected.mentions[mentions[0]!]!]),
  );
  return knownOf(detected, protect, rates, population).map(({ entity, ids, facts }) => ({
    entity,
    population,
    says: ids.map((id, i) => ({
      entity: id,
      facts: facts[i]!,
      vaguer: (vaguerWords.get(id) ?? []).map((words) => ({
        words,
        facts: leastTelling(facts[i]!, factsOf(first.get(id)!, words, rates, population)),
      })),
    })),
  }));
}

/** Code of the country that most documents suggest; nothing where none suggests one. */
export function countryOfMost(
  documents: readonly Detected[],
  rates: PopulationOptions["rates"],
): string | undefined {
  const votes = new Map<string, number>();
  for (const one of documents) {
    const { country } = inferredPopulation(one, rates);
    if (country !== undefined) votes.set(country, (votes.get(country) ?? 0) + 1);
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Vaguer words never say more; where no table knows them they count as what they replace. */
function leastTelling(original: readonly Fact[], vaguer: readonly Fact[]): readonly Fact[] {
  const isKnown = vaguer.length > 0 && vaguer.every(({ known }) => known);
  return isKnown && share(vaguer) > share(original) ? vaguer : original;
}

const share = (facts: readonly Fact[]): number =>
  facts.reduce((product, one) => product * one.share, 1);

/** How many people fit what of a person's facts still shows; never less than one, who is the person. */
export const stillFit = (
  { population }: Pick<StatedPerson, "population">,
  shown: readonly (readonly Fact[])[],
): Fit => fitOf(allTerms(shown), population);
