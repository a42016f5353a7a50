/**
 * The base rates that ship, and a user's own before them. Words are looked up folded; what the tables do not know
 * is answered by nothing, and what that means is for the measure to say.
 */

import { host } from "#host";
import { openModel } from "#models";
import { foldTerm } from "../../language/fold.js";
import { singularOf } from "../../language/lemma.js";
import { rowsOfList, wordList } from "../../language/lists.js";
import { COUNTRIES_FILE, OCCUPATIONS_FILE, PLACES_FILE, RATES, SortedLines } from "./file.js";
import { type OwnRates, phrasesOf } from "./own-rates.js";
import type { Place, Rate, RateKind } from "./rate.js";

interface Country {
  readonly code: string;
  readonly people: number;
}

/** A rate with what it is about, and the country whose figures it has. */
export interface KnownRate extends Rate {
  readonly kind: RateKind;
  readonly home?: string;
}

export interface Rates {
  /** What the user's rates or the shipped tables of attributes say of a folded phrase. */
  attribute(phrase: string): KnownRate | undefined;
  /** How many have the occupation of a folded phrase, in the singular or the plural. */
  occupation(phrase: string): KnownRate | undefined;
  /** The country that a folded word names, or whose people it names. */
  country(phrase: string): Country | undefined;
  countryBy(code: string): Country | undefined;
  /** Towns and regions of a folded name, one per country, most people first. */
  places(phrase: string): readonly Place[];
  /** The share of a country's people who speak the language of a folded English name. */
  language(phrase: string, country: string): KnownRate | undefined;
}

/** @throws MODEL_MISSING, MODEL_CORRUPT */
export async function loadRates(directory?: string, own?: OwnRates): Promise<Rates> {
  const folder = await openModel(RATES, directory);
  const read = async (name: string) => new SortedLines(host.unpack(await folder.read(name)));
  const [countries, places, occupations] = [
    await read(COUNTRIES_FILE),
    await read(PLACES_FILE),
    await read(OCCUPATIONS_FILE),
  ];
  const byCode = new Map<string, Country>();
  const byWord = new Map<string, Country>();
  const speakers = new Map<string, ReadonlyMap<string, number>>();
  for (const [code = "", people = "", words = "", languages = ""] of countries.all()) {
    const country = { code, people: Number(people) };
    byCode.set(code, country);
    // of a word for several countries the one with most people is meant most often
    for (const word of words.split(",")) {
      if (word.length > 2 && (byWord.get(word)?.people ?? 0) < country.people) {
        byWord.set(word, country);
      }
    }
    speakers.set(
      code,
      new Map(
        languages.split(",").map((one): [string, number] => {
          const [language = "", percent] = one.split(":");
          return [language, Number(percent) / 100];
        }),
      ),
    );
  }
  for (const [word, code] of SHORT_NAMES) byWord.set(word, byCode.get(code)!);
  const attributes = attributeTable();
  const languages = languageCodes([...speakers.values()]);
  return {
    attribute: (phrase) => own?.attribute(phrase) ?? attributes.get(phrase),
    occupation: (phrase) => {
      const title = occupations.find(phrase) ? phrase : inSingular(phrase);
      const [perMillion, within] = occupations.find(title) ?? [];
      if (perMillion === undefined) return undefined;
      return {
        kind: "occupation",
        share: Number(perMillion) / 1e6,
        within: Number(within),
        home: "US",
        source: "Bureau of Labor Statistics, May 2024, by titles of O*NET",
      };
    },
    country: (phrase) => byWord.get(phrase),
    countryBy: (code) => byCode.get(code),
    places: (phrase) =>
      (places.find(phrase)?.[0] ?? "").split(",").flatMap((one) => {
        const [code = "", people] = one.split(":");
        return people === undefined ? [] : [{ country: code.slice(0, 2), people: Number(people) }];
      }),
    language: (phrase, country) => {
      const code = languages.get(phrase);
      if (code === undefined) return undefined;
      const share = speakers.get(country)?.get(code) ?? LEAST_SPEAKERS;
      const source = "CLDR, territoryInfo";
      return { kind: "language", share: Math.max(share, LEAST_SPEAKERS), within: 2, source };
    },
  };
}

/** What CLDR lists no speakers for, in a country. */
const LEAST_SPEAKERS = 0.0005;

const SHORT_NAMES = [
  ["uk", "GB"],
  ["us", "US"],
  ["usa", "US"],
] as const;

/** The last word in the singular: 'truck drivers' is 'truck driver'. */
function inSingular(phrase: string): string {
  const at = phrase.lastIndexOf(" ") + 1;
  return phrase.slice(0, at) + singularOf(phrase.slice(at));
}

/** `languages/en/rates`, and of illnesses what detection knows to be common. */
function attributeTable(): ReadonlyMap<string, KnownRate> {
  const table = new Map<string, KnownRate>();
  for (const [perHundred = "", , names = ""] of rowsOfList("en/prevalence")) {
    const share = Number(perHundred) / 100;
    for (const name of phrasesOf(names)) {
      table.set(name, { kind: "illness", share, within: 2, home: "GB", source: PREVALENCE });
    }
  }
  for (const symptom of wordList("en/symptoms")) {
    const said = {
      kind: "illness",
      share: 0.5,
      within: 2,
      source: "what everybody has had",
    } as const;
    table.set(foldTerm(symptom), said);
  }
  for (const [kind, perHundred, within, home = "", source = "", words = ""] of rowsOfList(
    "en/rates",
  )) {
    const rate = {
      kind: kind as RateKind,
      share: Number(perHundred) / 100,
      within: Number(within),
      home,
      source,
    };
    for (const phrase of phrasesOf(words)) table.set(phrase, rate);
  }
  return table;
}

const PREVALENCE =
  "general practice registers, Global Burden of Disease, textbooks (languages/en/prevalence)";

function languageCodes(
  spoken: readonly ReadonlyMap<string, number>[],
): ReadonlyMap<string, string> {
  const nameOf = new Intl.DisplayNames(["en"], { type: "language" });
  const codes = new Set(spoken.flatMap((languages) => [...languages.keys()]));
  return new Map(
    [...codes]
      .filter((code) => /^[a-z]{2,3}$/.test(code))
      .map((code) => [foldTerm(nameOf.of(code) ?? code), code]),
  );
}
