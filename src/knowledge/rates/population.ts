/** A population by what a policy calls it: `GB`, `Leeds`, `340`, `staff: 340`. */

import { errors, type PalimpsestError } from "../../errors.js";
import { foldTerm } from "../../language/fold.js";
import type { Population } from "./rate.js";
import type { Rates } from "./rates.js";

export type NamedPopulation = string | number | Readonly<Record<string, number>>;

/** How well the people of a country, and of a town, are counted. */
const COUNTRY_WITHIN = 1.05;
const TOWN_WITHIN = 1.3;

/** @throws POPULATION_UNKNOWN */
export function populationOf(named: NamedPopulation, rates: Rates): Population {
  if (typeof named === "number") return counted(`${named.toLocaleString("en")} people`, named);
  if (typeof named !== "string") {
    const [[name, people] = ["", Number.NaN], ...more] = Object.entries(named);
    if (more.length === 0 && name !== "") return counted(name, people);
    throw unknown();
  }
  const [, name, digits] = /^(?:(.+?)\s*:)?\s*([0-9][0-9,_ ]*)$/.exec(named.trim()) ?? [];
  if (digits !== undefined) {
    const people = Number(digits.replace(/[,_ ]/g, ""));
    return counted(name ?? `${people.toLocaleString("en")} people`, people);
  }
  const country = rates.countryBy(named.trim()) ?? rates.country(foldTerm(named));
  if (country) return countryPopulation(country.code, rates, false);
  const [, town = named, within] = /^(.+?),\s*([A-Za-z ]+)$/.exec(named.trim()) ?? [];
  const code =
    within === undefined
      ? undefined
      : (rates.countryBy(within.trim())?.code ?? rates.country(foldTerm(within))?.code);
  const place = rates
    .places(foldTerm(town))
    .find((one) => within === undefined || one.country === code);
  if (place) {
    const { people, country: of } = place;
    const called = `${town.trim()}, ${countryName(of)}`;
    return {
      name: called,
      people,
      within: TOWN_WITHIN,
      country: of,
      spread: true,
      inferred: false,
    };
  }
  throw unknown();
}

export function countryPopulation(code: string, rates: Rates, inferred: boolean): Population {
  const { people } = rates.countryBy(code)!;
  const name = countryName(code);
  return { name, people, within: COUNTRY_WITHIN, country: code, spread: true, inferred };
}

const NAMES = new Intl.DisplayNames(["en"], { type: "region" });
const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Bahamas|Maldives|Gambia)\b|(?:Islands|Republic)$/;

function countryName(code: string): string {
  const name = NAMES.of(code) ?? code;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

function counted(name: string, people: number): Population {
  if (!Number.isInteger(people) || people < 1) throw unknown();
  return { name, people, within: 1.05, spread: false, inferred: false };
}

const unknown = (): PalimpsestError =>
  errors.POPULATION_UNKNOWN`the population is neither a country, nor a town or region of 1,000 people or more, nor a number; write GB, Leeds, 'Leeds, GB', 340 or 'staff: 340'`;
