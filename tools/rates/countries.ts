/** Countries with their people, the words for both, and the languages that they speak (CLDR, territoryInfo). */

import { createRequire } from "node:module";
import { COUNTRIES } from "../../src/language/countries.js";
import { foldTerm } from "../../src/language/fold.js";

interface Territory {
  readonly _population: string;
  readonly languagePopulation?: Readonly<Record<string, { readonly _populationPercent: string }>>;
}

/** Names of the word lists that CLDR writes otherwise. */
const CALLED: Readonly<Record<string, string>> = {
  "cote d ivoire": "CI",
  "ivory coast": "CI",
  "czech republic": "CZ",
  turkey: "TR",
  burma: "MM",
  myanmar: "MM",
  "hong kong": "HK",
  macau: "MO",
  macao: "MO",
  palestine: "PS",
  "cape verde": "CV",
  "east timor": "TL",
  swaziland: "SZ",
  macedonia: "MK",
  "united states of america": "US",
  "united states": "US",
  america: "US",
  "united kingdom": "GB",
  "great britain": "GB",
  britain: "GB",
  congo: "CD",
};

export function readCountries() {
  const { supplemental } = createRequire(import.meta.url)(
    "cldr-core/supplemental/territoryInfo.json",
  ) as { supplemental: { territoryInfo: Readonly<Record<string, Territory>> } };
  const territories = Object.entries(supplemental.territoryInfo).filter(([code]) =>
    /^[A-Z]{2}$/.test(code),
  );
  const nameOf = new Intl.DisplayNames(["en"], { type: "region" });
  const codeOf = new Map<string, string>(Object.entries(CALLED));
  for (const [code] of territories) codeOf.set(foldTerm(nameOf.of(code) ?? code), code);
  const words = new Map<string, Set<string>>();
  for (const { names, adjectives, people } of COUNTRIES) {
    const code = names.map((name) => codeOf.get(foldTerm(name))).find((one) => one !== undefined);
    if (code === undefined) continue;
    const all = words.get(code) ?? new Set<string>();
    for (const adjective of adjectives) {
      all.add(foldTerm(adjective));
      if (!/(?:sh|ch|ese|ss)$/.test(adjective)) all.add(foldTerm(`${adjective}s`));
    }
    for (const word of [...names, ...people]) all.add(foldTerm(word));
    words.set(code, all);
  }
  const lines = territories.map(([code, { _population, languagePopulation = {} }]) => {
    const all = new Set([
      code.toLowerCase(),
      foldTerm(nameOf.of(code) ?? code),
      ...[...codeOf].filter(([, one]) => one === code).map(([word]) => word),
      ...(words.get(code) ?? []),
    ]);
    const languages = Object.entries(languagePopulation).map(
      ([language, { _populationPercent }]) => `${language}:${_populationPercent}`,
    );
    return [code, _population, [...all].join(","), languages.join(",")].join("\t");
  });
  return {
    lines,
    peopleOf: (code: string): number => Number(supplemental.territoryInfo[code]!._population),
  };
}
