/**
 * False towns: of the same country and about the size of the true one, and for an address one whose postcodes are known, so
 * that the code belongs to it. Country names follow the ontology: 'England', 'the United States'.
 */

import type { Faker } from "@faker-js/faker";
import type { SemanticType } from "../../document/types.js";
import type { Ontology } from "../../knowledge/ontology/ontology.js";

/** Towns with the beginning of their postcodes; the rest may be any digits. Royal Mail, USPS, Deutsche Post, La Poste. */
const POSTED: Readonly<Record<string, string>> = {
  England:
    "Bradford BD,Norwich NR,Exeter EX,Derby DE,Leicester LE,Ipswich IP,Preston PR,Carlisle CA,Durham DH,Lincoln LN,Hereford HR,Gloucester GL,Coventry CV,Wakefield WF",
  "the United States":
    "Dayton OH 454,Toledo OH 436,Boise ID 837,Fresno CA 937,Tucson AZ 857,Omaha NE 681,Tulsa OK 741,Spokane WA 992,Syracuse NY 132,Akron OH 443,Albany NY 122",
  Germany:
    "Kassel 341,Erfurt 990,Ulm 890,Augsburg 861,Rostock 180,Trier 542,Mainz 551,Bonn 531,Lübeck 235,Potsdam 144",
  France:
    "Dijon 210,Angers 490,Limoges 870,Tours 370,Amiens 800,Metz 570,Brest 292,Caen 140,Reims 511,Poitiers 860",
};
/** What a country's postcodes look like, behind the beginning that says where. */
const FIVE = /(?<!\d)\d{5}(?:-\d{4})?(?!\d)/u;
const BRITISH = /(?<![\p{L}\d])[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}(?![\p{L}\d])/u;
/** No code has others behind its last digit. */
const INWARD = "ABDEFGHJLNPQRSTUWXYZ";

/** The country of most texts in a language; other languages have no towns of their own here. */
const OF_LANGUAGE = new Map(
  "en England,de Germany,fr France,es Spain,it Italy,nl the Netherlands,pl Poland,pt Portugal,sv Sweden,nb Norway,da Denmark,fi Finland,ro Romania,hr Croatia,sk Slovakia"
    .split(",")
    .map((row) => [row.slice(0, 2), row.slice(3)] as const),
);
const IS_TOWN = /^(?:(?:large|small) )?(?:city|town) in (?<country>.+)$/u;
/** A state's letters before the digits. */
const AMERICAN = /(?<!\p{L})[A-Z]{2} \d{5}(?!\d)/u;
/** So many towns before and after the true one are about its size: siblings come by size. */
const NEAR = 12;
const MOST = 400;
const PLAIN = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}?[\p{L}’'-]+){0,2}$/u;

export interface TownOptions {
  readonly ontology: Ontology;
  /** The document, and the language of most of it. */
  readonly text: string;
  readonly language: string | undefined;
}

export interface Towns {
  /** Another town for the name of one; `null` where the name is known as something else; undefined: not known. */
  like(name: string, context: string, faker: Faker): string | null | undefined;
  /** A smaller town of the document's country. */
  some(faker: Faker): string;
  /** A town and a postcode that belongs to it, in the form of the one that a part of an address has. */
  posted(part: string, faker: Faker): { readonly town: string; readonly code: string } | undefined;
  isPostcode(words: string): boolean;
  /** A street of the document's country, without its number. */
  street(faker: Faker): string;
}

/** Streets that most towns of a country have. */
const STREETS: Readonly<Record<string, string>> = {
  Germany:
    "Bahnhofstraße,Gartenweg,Schulstraße,Bergstraße,Feldweg,Mühlenweg,Goethestraße,Wiesenweg",
  France: "rue des Lilas,rue Pasteur,rue de la Gare,avenue Foch,rue des Écoles,rue du Moulin",
  Spain: "Calle Mayor,Calle Real,Calle del Sol,Avenida de la Paz,Calle Nueva",
  Italy: "Via Roma,Via Garibaldi,Via Mazzini,Via Dante,Via Verdi",
  "the Netherlands": "Kerkstraat,Dorpsstraat,Schoolstraat,Molenweg,Stationsweg",
  Poland: "ul. Polna,ul. Leśna,ul. Ogrodowa,ul. Szkolna,ul. Krótka",
};

function streetIn(country: string, faker: Faker): string {
  const names = STREETS[country]?.split(",");
  return names === undefined ? faker.location.street() : faker.helpers.arrayElement(names);
}

export function falseTowns({ ontology, text, language = "en" }: TownOptions): Towns {
  const type: SemanticType = "LOC";
  const country = BRITISH.test(text)
    ? "England"
    : AMERICAN.test(text)
      ? "the United States"
      : (OF_LANGUAGE.get(language) ?? "England");
  const namesOf = (concept: string) =>
    ontology.siblings(concept, MOST).terms.filter((term) => PLAIN.test(term));

  function like(name: string, context: string, faker: Faker): string | null | undefined {
    const { linked, certain, candidates } = ontology.generalizations(name, { type, context });
    if (linked === undefined) return undefined;
    for (const { text: concept } of candidates) {
      if (!certain || !IS_TOWN.test(concept)) continue;
      const { terms } = ontology.siblings(concept, MOST);
      const at = terms.indexOf(linked.name);
      // one that is not among them is smaller than all of them
      const place = at < 0 ? terms.length - 1 : at;
      const near = terms.slice(Math.max(0, place - NEAR), place + NEAR + 1);
      const others = near.filter((other) => PLAIN.test(other) && !sharesWord(other, name));
      if (others.length > 1) return faker.helpers.arrayElement(others);
    }
    // a town that several countries have is one of the document's own
    return candidates.some(({ text: one }) => /(?:^|\s)(?:city|town)(?: in|$)/u.test(one))
      ? some(faker, name)
      : null;
  }

  function some(faker: Faker, but = ""): string {
    const towns = [`town in ${country}`, `city in ${country}`].flatMap(namesOf);
    const smaller = (towns.length > 3 * NEAR ? towns.slice(NEAR) : towns).filter(
      (town) => !sharesWord(town, but),
    );
    return faker.helpers.arrayElement(smaller);
  }

  function posted(part: string, faker: Faker) {
    const british = BRITISH.exec(part)?.[0];
    const written = british ?? FIVE.exec(part)?.[0];
    if (written === undefined) return undefined;
    const where = british ? "England" : country === "England" ? "the United States" : country;
    const rows = POSTED[where]?.split(",");
    if (rows === undefined) return undefined;
    const row = faker.helpers.arrayElement(
      rows.filter((one) => !part.includes(one.split(" ")[0]!)),
    );
    const [town, ...rest] = row.split(" ") as [string, ...string[]];
    const area = rest.at(-1)!;
    const state = rest.length > 1 && AMERICAN.test(part) ? `${rest[0]} ` : "";
    const digit = (min = 0) => faker.number.int({ min, max: 9 });
    const letter = () => faker.helpers.arrayElement([...INWARD]);
    const code = british
      ? `${area}${digit(1)}${british.includes(" ") ? " " : ""}${digit(1)}${letter()}${letter()}`
      : `${state}${area}${digit()}${digit(1)}`;
    return { town, code };
  }

  return {
    like,
    some: (faker) => some(faker),
    posted,
    isPostcode: (words) => [BRITISH, FIVE].some((form) => form.exec(words)?.[0] === words),
    street: (faker) => streetIn(country, faker),
  };
}

const sharesWord = (a: string, b: string): boolean => {
  const words = new Set(b.toLowerCase().split(/[\s-]+/u));
  return a
    .toLowerCase()
    .split(/[\s-]+/u)
    .some((word) => words.has(word));
};
