/**
 * The population measure: how many people of a population share what the text says of somebody? Fewer than k, and
 * it is risky: a fact alone, or the smallest sets of facts that together leave so few (docs/people-who-fit.md).
 */

import type { Detected, Entity, PersonFit, ScoredCombination } from "../../document/document.js";
import { type Kind, kindOf } from "../../document/kinds.js";
import { TYPE_PROPERTIES } from "../../document/types.js";
import { wordsOfEntity } from "../../document/words.js";
import {
  countryPopulation,
  type NamedPopulation,
  populationOf,
} from "../../knowledge/rates/population.js";
import type { Population } from "../../knowledge/rates/rate.js";
import type { Rates } from "../../knowledge/rates/rates.js";
import { foldTerm } from "../../language/fold.js";
import type { Measure } from "../measure.js";
import { type Fact, factsOf } from "./facts.js";
import { expectedOf, fitOf, termsOf } from "./fit.js";
import { MOST_FACTS, minimalSets } from "./minimal.js";
import { type PersonFacts, peopleOf } from "./people.js";

/** For whom the measure runs. */
export type Protected = "everyone" | "subject" | "named";

export interface PopulationOptions {
  readonly rates: Rates;
  /** Absent: inferred from the places of each text. */
  readonly population?: NamedPopulation;
  /** Least number of people who must fit; default 20. */
  readonly k?: number;
  /** Default: everyone. */
  readonly protect?: Protected;
  /** Kinds of which what is not rare counts as known to everybody, and is never asked to be hidden. */
  readonly keepCommon?: readonly Kind[];
}

/** Less is rare: the European Union's definition of a rare disease. */
const RARE = 1 / 2_000;

/** What is known of one person: facts by entity, rarest first, and what all of them leave. */
export interface Known {
  readonly entity: string | null;
  readonly ids: readonly string[];
  readonly facts: readonly (readonly Fact[])[];
}

const DEFAULT_K = 20;

/**
 * A combination's score is the expected number of people who fit; risky below k.
 * @throws POPULATION_UNKNOWN
 */
export function populationMeasure({
  rates,
  population: named,
  k = DEFAULT_K,
  protect = "everyone",
  keepCommon = [],
}: PopulationOptions): Measure {
  const common = new Set(keepCommon);
  const given = named === undefined ? undefined : populationOf(named, rates);
  const populationIn = (detected: Detected) => given ?? inferredPopulation(detected, rates);
  return {
    name: "population",
    threshold: k,
    risky: "below",
    assess(detected) {
      const population = populationIn(detected);
      const { entities } = detected;
      const settled = new Set(
        entities.filter(({ identifier }) => identifier === "DIRECT").map(({ id }) => id),
      );
      const kindsOf = kindOfEach(detected);
      const isKept = (id: string, facts: readonly Fact[]) =>
        common.has(kindsOf.get(id) as Kind) &&
        facts.every(({ known, share }) => known && share >= RARE);
      return knownOf(detected, protect, rates, population).flatMap((person) =>
        riskyOf(person, { population, kinds: namesOf(person, detected), settled, isKept, k }),
      );
    },
    people(detected, hidden) {
      const population = populationIn(detected);
      return knownOf(detected, protect, rates, population).map(({ entity, ids, facts }) => {
        const count = (kept: readonly (readonly Fact[])[]) =>
          rounded(fitOf(allTerms(kept), population));
        return {
          entity,
          fit: count(facts),
          after: count(facts.filter((_, i) => !hidden.has(ids[i]!))),
          population: population.inferred ? `${population.name} (inferred)` : population.name,
        };
      });
    },
    reassess(detected, trials) {
      const population = populationIn(detected);
      const people = knownOf(detected, protect, rates, population);
      const byId = new Map(detected.entities.map((entity) => [entity.id, entity]));
      return trials.map(({ combination, entity, words }) => {
        const mention = detected.mentions[byId.get(entity)!.mentions[0]!]!;
        const vaguer = factsOf(mention, words, rates, population);
        if (vaguer.length === 0 || vaguer.some(({ known }) => !known)) return undefined;
        const person = people.find(({ ids }) =>
          combination.entities.every((id) => ids.includes(id)),
        );
        if (!person) return undefined;
        const rest = combination.entities.filter((id) => id !== entity);
        const facts = [vaguer, ...rest.map((id) => person.facts[person.ids.indexOf(id)]!)];
        const count = expectedOf(allTerms(facts), population);
        return scored(combination.entities, count, `about ${about(count)} fit with vaguer words`);
      });
    },
  };
}

function riskyOf(
  { ids, facts }: Known,
  {
    population,
    kinds,
    settled,
    isKept,
    k,
  }: {
    readonly population: Population;
    readonly kinds: ReadonlyMap<string, string>;
    readonly settled: ReadonlySet<string>;
    readonly isKept: (id: string, facts: readonly Fact[]) => boolean;
    readonly k: number;
  },
): ScoredCombination[] {
  const left = ids.flatMap((id, i) => (settled.has(id) ? [] : [i]));
  const open = left.filter((i) => !isKept(ids[i]!, facts[i]!));
  const rare = open.slice(0, MOST_FACTS);
  const background = left.filter((i) => !rare.includes(i)).map((i) => facts[i]!);
  const people = (set: readonly number[]) =>
    expectedOf(allTerms([...set.map((i) => facts[rare[i]!]!), ...background]), population);
  const where = population.inferred ? `${population.name}, as the text suggests` : population.name;
  const alone = open.map((i) => {
    const count = expectedOf(allTerms([facts[i]!]), population);
    const id = ids[i]!;
    return scored([id], count, `about ${about(count)} of ${where} share the ${kinds.get(id)}`);
  });
  // one alone is among the scores already, unless what is known to everybody makes it risky
  const together = minimalSets(rare.length, (set) => people(set) < k).filter(
    (set) => set.length > 1 || background.length > 0,
  );
  return [
    ...alone,
    ...together.map((set) => {
      const members = set.map((i) => ids[rare[i]!]!);
      const count = people(set);
      const names = members.map((id) => kinds.get(id)!);
      const [least] = set;
      const without = people(set.filter((i) => i !== least));
      const rest = set.length > 1 ? `; without the ${names[0]} about ${about(without)}` : "";
      return scored(
        members,
        count,
        `about ${about(count)} of ${where} fit: ${listed(names)}${rest}`,
      );
    }),
  ];
}

const scored = (
  entities: readonly string[],
  people: number,
  evidence: string,
): ScoredCombination => ({
  entities,
  measure: "population",
  score: people,
  risk: 1 / Math.max(1, people),
  evidence,
});

export function allTerms(facts: readonly (readonly Fact[])[]) {
  const flat = facts.flat();
  return termsOf(flat, flat.find(({ ages }) => ages)?.ages);
}

/** The people whom the measure protects, each with facts from the rarest to the most common. */
export function knownOf(
  detected: Detected,
  protect: Protected,
  rates: Rates,
  population: Population,
): readonly Known[] {
  const byId = new Map(detected.entities.map((entity) => [entity.id, entity]));
  return protectedOf(peopleOf(detected), detected, protect).map(({ entity, facts: ids }) => {
    const known = ids
      .map((id) => ({ id, facts: factsOfEntity(detected, byId.get(id)!, rates, population) }))
      .filter(({ facts }) => facts.length > 0)
      .map((one) => ({ ...one, people: expectedOf(allTerms([one.facts]), population) }))
      .sort((a, b) => a.people - b.people);
    return {
      entity,
      ids: known.map(({ id }) => id),
      facts: known.map(({ facts }) => facts),
    };
  });
}

/** Of several mentions the most telling counts. */
function factsOfEntity(
  detected: Detected,
  entity: Entity,
  rates: Rates,
  population: Population,
): readonly Fact[] {
  const words = wordsOfEntity(detected, entity);
  let least: readonly Fact[] = [];
  let share = Number.POSITIVE_INFINITY;
  for (const [i, index] of entity.mentions.entries()) {
    const facts = factsOf(detected.mentions[index]!, words[i]!, rates, population);
    const product = facts.reduce((all, fact) => all * fact.share, 1);
    if (facts.length === 0 || product >= share) continue;
    share = product;
    least = facts;
  }
  return least;
}

function protectedOf(
  people: readonly PersonFacts[],
  { entities }: Detected,
  protect: Protected,
): readonly PersonFacts[] {
  if (protect === "everyone" || people.length === 0) return people;
  if (protect === "named") {
    const named = new Set(entities.filter(({ role }) => role === "protected").map(({ id }) => id));
    return people.filter(({ entity }) => entity !== null && named.has(entity));
  }
  const mentioned = new Map(entities.map(({ id, mentions }) => [id, mentions.length]));
  const weight = ({ entity, facts }: PersonFacts) =>
    (entity === null ? 0 : mentioned.get(entity)!) + facts.length;
  return [people.reduce((most, one) => (weight(one) > weight(most) ? one : most))];
}

/** The country that most places and nationalities of the text lie in or belong to. */
export function inferredPopulation({ document, mentions }: Detected, rates: Rates): Population {
  const votes = new Map<string, number>();
  for (const { type, start, end } of mentions) {
    if (type !== "LOC" && type !== "DEM") continue;
    const whole = document.text.slice(start, end);
    // of 'Kirkwall, Scotland' the last part that is known
    const code = [whole, ...whole.split(",").reverse()]
      .map(foldTerm)
      .map(
        (words) =>
          rates.country(words)?.code ??
          (type === "LOC" ? rates.places(words)[0]?.country : undefined),
      )
      .find((one) => one !== undefined);
    if (code === undefined || !rates.countryBy(code)) continue;
    // a nationality may say that somebody is from elsewhere
    votes.set(code, (votes.get(code) ?? 0) + (type === "LOC" ? 1 : 0.4));
  }
  const [most] = [...votes].sort(([, a], [, b]) => b - a);
  return most ? { ...countryPopulation(most[0], rates, true) } : UNNAMED;
}

/** Nothing says where: a country from five to two hundred million people. */
const UNNAMED: Population = {
  name: "a country that the text does not name",
  people: 30_000_000,
  within: 6,
  spread: true,
  inferred: true,
};

/** The kind of each entity, by its first mention. */
const kindOfEach = ({ entities, mentions }: Detected): ReadonlyMap<string, Kind | undefined> =>
  new Map(entities.map(({ id, mentions: own }) => [id, kindOf(mentions[own[0]!]!)]));

/** What the facts of each entity are about, as people call it: 'occupation and marital status'. */
const namesOf = ({ ids, facts }: Known, { entities, mentions }: Detected) =>
  new Map(
    ids.map((id, i) => {
      const first = mentions[entities.find((entity) => entity.id === id)!.mentions[0]!]!;
      const known = facts[i]!.filter((fact) => fact.known).map(({ kind }) => kind);
      const kinds = known.length > 0 ? known : [kindOf(first) ?? TYPE_PROPERTIES[first.type].name];
      return [id, [...new Set(kinds)].join(" and ").replaceAll("-", " ")];
    }),
  );

const listed = (names: readonly string[]): string =>
  `the ${names.slice(0, -1).join(", the ")}${names.length > 1 ? " and the " : ""}${names.at(-1)}`;

/** A count to two figures: '3 people', '1,400 people'. */
function about(people: number): string {
  const count = people < 10 ? Math.round(people) : Number(people.toPrecision(2));
  return `${count.toLocaleString("en")} ${count === 1 ? "person" : "people"}`;
}

const rounded = ({ low, expected, high }: PersonFit["fit"]): PersonFit["fit"] => ({
  low: Math.round(low),
  expected: Math.round(expected),
  high: Math.round(high),
});
