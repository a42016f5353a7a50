/** What a mention says about somebody, as base rates: its words are looked up, and what no table knows gets the rate of its kind. */

import type { Mention } from "../../document/document.js";
import { kindOf } from "../../document/kinds.js";
import type { Population, RateKind } from "../../knowledge/rates/rate.js";
import type { KnownRate, Rates } from "../../knowledge/rates/rates.js";
import { termTokens } from "../../language/fold.js";
import { isFunctionWords } from "../../language/function-words.js";
import { wordSet } from "../../language/lists.js";
import { parseTime } from "../../language/time/time.js";
import { AGE_WITHIN, type Ages, shareOfAges } from "./ages.js";
import { NARROWER, rateByKind } from "./classes.js";

export interface Fact {
  readonly kind: RateKind;
  /** In (0, 1], of the population. */
  readonly share: number;
  readonly within: number;
  readonly ages?: Ages;
  /** A table knew the words; false: the rate of the kind. */
  readonly known: boolean;
}

/** Of the population, of which all is true, if nothing depends on anything. */
export const shareOf = (facts: readonly Fact[]): number =>
  facts.reduce((product, one) => product * one.share, 1);

const LONGEST_PHRASE = 5;
/** Words beside an attribute that leave it as common as it is: 'mild asthma'. */
const harmless: ReadonlySet<string> = new Set([
  ...wordSet("en/harmless-modifiers"),
  // true of so many with an illness that they single out nobody, but too much to leave out where words must be true
  ...["early", "idiopathic", "resting", "stable", "suspected", "probable", "possible", "known"],
  "previous",
]);
/** Figures of one country, used in another. */
const ABROAD = 2.5;
/** Of people who are not spread over a country, as a staff is: they share places and bodies. */
const SHARED_IN_STAFF = { share: 0.3, within: 3 };
/** A country's people abroad, as a share of the foreigners, who are a tenth of a population. */
const FOREIGNERS = 0.1;
const PEOPLE_OF_THE_WORLD = 8.1e9;

/** Empty for what says nothing about how many it is true of: names and codes. */
export function factsOf(
  mention: Mention,
  words: string,
  rates: Rates,
  population: Population,
): readonly Fact[] {
  const kind = rateByKind(mention);
  if (kind === undefined) return [];
  const { common } = mention;
  const age =
    mention.type === "DEM" || mention.type === "DATETIME" ? ageOf(mention, words) : undefined;
  if (age) return [age];
  if (mention.type === "DATETIME") return [dateOf(mention, words)];
  if (mention.type === "DEM" || mention.type === "LOC" || mention.type === "MISC") {
    const found = lookUp(mention, words, rates, population);
    if (found.length > 0) return found;
  }
  if (kind.share !== undefined) {
    return [
      { kind: kind.kind, share: kind.share, within: kind.within, known: common !== undefined },
    ];
  }
  if (!population.spread && kind.people! > 1) {
    return [{ kind: kind.kind, ...SHARED_IN_STAFF, known: false }];
  }
  const share = Math.min(1, kind.people! / population.people);
  return [{ kind: kind.kind, share, within: kind.within, known: false }];
}

/** The longest phrases that tables know, from the left; a word that none knows narrows the rest down. */
function lookUp(
  mention: Mention,
  words: string,
  rates: Rates,
  population: Population,
): readonly Fact[] {
  const tokens = termTokens(words).map(({ folded }) => folded);
  const facts: Fact[] = [];
  let unknown = 0;
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(LONGEST_PHRASE, tokens.length - at);
    let fact: Fact | undefined;
    for (; length > 0; length--) {
      fact = known(tokens.slice(at, at + length).join(" "), mention, rates, population);
      if (fact) break;
    }
    if (fact) facts.push(fact);
    else if (!isFunctionWords(tokens[at]!) && !harmless.has(tokens[at]!)) unknown++;
    at += Math.max(1, length);
  }
  if (facts.length === 0 || unknown === 0) return facts;
  // 'the only vicar of a village' says more than 'vicar'
  const kind = rateByKind(mention)!;
  if (kind.people === 1) return [];
  const [first, ...others] = facts;
  const narrower = { ...first!, ...narrowed(first!, Math.min(unknown, 2)), known: false };
  return [narrower, ...others];
}

function narrowed({ share, within }: Fact, times: number): Pick<Fact, "share" | "within"> {
  let fact = { share, within };
  for (let i = 0; i < times; i++) {
    fact = { share: fact.share * NARROWER.share!, within: combine(fact.within, NARROWER.within) };
  }
  return fact;
}

/** Two factors of uncertainty, independent of each other. */
const combine = (a: number, b: number): number => Math.exp(Math.hypot(Math.log(a), Math.log(b)));

function known(
  phrase: string,
  mention: Mention,
  rates: Rates,
  population: Population,
): Fact | undefined {
  if (mention.type === "LOC") return placeOf(phrase, rates, population);
  const nation = rates.country(phrase);
  if (nation) return nationOf(nation, population);
  const rate =
    rates.attribute(phrase) ??
    rates.occupation(phrase) ??
    (mention.subtype === undefined && population.country !== undefined
      ? rates.language(phrase, population.country)
      : undefined);
  if (rate) return ofRate(rate, population);
  return kindOf(mention) === "birthplace" ? placeOf(phrase, rates, population) : undefined;
}

function ofRate({ kind, share, within, home }: KnownRate, population: Population): Fact {
  const foreign = home !== undefined && home !== population.country;
  return { kind, share, within: foreign ? combine(within, ABROAD) : within, known: true };
}

function nationOf(nation: { code: string; people: number }, population: Population): Fact {
  if (nation.code === population.country) {
    return { kind: "nationality", share: 1 - FOREIGNERS, within: 1.1, known: true };
  }
  const share = (FOREIGNERS * nation.people) / PEOPLE_OF_THE_WORLD;
  return { kind: "nationality", share: Math.max(share, 1e-6), within: 8, known: true };
}

/** A town or region within the population's country; another country or its town; nothing for an unknown name. */
function placeOf(phrase: string, rates: Rates, population: Population): Fact | undefined {
  const country = rates.country(phrase);
  if (country) {
    if (country.code === population.country)
      return { kind: "place", share: 1, within: 1, known: true };
    return nationOf(country, population);
  }
  const places = rates.places(phrase);
  if (places.length === 0) return undefined;
  if (!population.spread) return { kind: "place", ...SHARED_IN_STAFF, known: true };
  const home = places.find((one) => one.country === population.country);
  const { people } = home ?? places[0]!;
  const whole = home
    ? population.people
    : Math.max(population.people, rates.countryBy(places[0]!.country)?.people ?? 0);
  // people of a town abroad who are among the population at all
  const share = Math.min(1, people / whole) * (home ? 1 : FOREIGNERS / 10);
  return { kind: "place", share, within: home ? 1.4 : 10, known: true };
}

const DECIMALS = /^\D{0,12}(\d{1,3})\D{0,14}$/;

function ageOf(mention: Mention, words: string): Fact | undefined {
  const parsed = parseTime(words);
  const isAge = mention.subtype === "age" || parsed?.kind === "age";
  // the recognizer gives an age in figures the type of an attribute
  const bare =
    mention.type === "DEM" && mention.subtype === undefined ? DECIMALS.exec(words) : null;
  const figures = isAge ? DECIMALS.exec(words) : bare;
  let ages: Ages | undefined;
  if (parsed?.kind === "age") {
    const { min, max, unit } = parsed;
    ages = unit === "year" ? { min: Math.floor(min), max: Math.floor(max) } : { min: 0, max: 0 };
  } else if (figures) ages = { min: Number(figures[1]), max: Number(figures[1]) };
  if (ages === undefined || ages.max > 120) return undefined;
  return { kind: "age", share: shareOfAges(ages), within: AGE_WITHIN, ages, known: true };
}

const DAYS_PER_YEAR = 365;
/** Years from which most dates of a life's events are. */
const YEARS = 10;

/** Of a birth: everybody has one, spread over 80 years. Of another event: as likely as any day of the last years. */
function dateOf(mention: Mention, words: string): Fact {
  const parsed = parseTime(words);
  const born = mention.subtype === "birth-date";
  const date = parsed?.kind === "date" ? parsed : undefined;
  const year = date?.year !== undefined ? 1 / (born ? 80 : YEARS) : 1;
  const day = date?.day !== undefined ? 1 / DAYS_PER_YEAR : date?.month !== undefined ? 1 / 12 : 1;
  if (date === undefined) {
    const { kind, share = 1, within } = rateByKind(mention)!;
    return { kind, share, within, known: false };
  }
  const share = Math.min(born ? 1 : 0.5, year * day);
  const kind = born ? "age" : "date";
  return { kind, share, within: born ? 1.5 : 5, known: born };
}
