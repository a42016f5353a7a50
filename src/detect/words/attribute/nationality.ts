import { COUNTRIES } from "../../../language/countries.js";
import {
  gapBetween,
  isCapitalized,
  listOf,
  type PhraseMatch,
  phraseDetector,
  phrasesOf,
  plural,
  type Words,
} from "../../kit/phrases.js";

const NATIONALITY = "nationality";
const CONTINENT = "continent";
const CONTINENTS = ["African", "Asian", "European", "Scandinavian", "Latin American", "Caribbean"];

// what follows the adjective in names of money, waters and wares
const NOT_OF_PEOPLE = new Set(
  listOf(`
  crown, crowns, dollar, dollars, dinar, dinars, franc, francs, forint, forints, krona, kronor,
  krone, kroner, lira, liras, lire, mark, marks, peso, pesos, pound, pounds, rand, rouble, roubles,
  ruble, rubles, rupee, rupees, schilling, schillings, shekel, shekels, yen, yuan, zloty, zlotys,
  ocean, channel, sea, gulf, polynesia, guiana, antilles, samoa, fries, toast, bulldog, shepherd,
  blue, spot, measles, flu, influenza, horn, breakfast, bath, delight, carpet, rug, pony, cat, terrier, setter, wolfhound,
  spaniel, mastiff, whisky, whiskey, pastry, pastries, ink, roulette, doll, dolls, cress, ivy, windows, doors, dressing,
  sausage, bean, beans, elm, chestnut, polo, leather, plait, manicure, barn, oven, door, hoe, cap, uncle, lamp, wheel, hat, gate, knot, onion, omelette`),
);

function* words(): Generator<string> {
  for (const { adjectives, people } of COUNTRIES) {
    for (const word of adjectives) {
      yield word;
      if (!/(?:ese|sh|ss|ch|ois)$/.test(word)) yield `${word}s`;
    }
    for (const word of people) {
      yield word;
      if (!/(?:s|men)$/.test(word)) yield `${word}s`;
    }
  }
}

/** Whether the word behind a nationality makes it a disease, an animal or a ware: 'German measles', 'Mongolian blue spot'. */
export const isWare = (next: string): boolean =>
  NOT_OF_PEOPLE.has(next.toLowerCase()) || NOT_OF_PEOPLE.has(next.toLowerCase().replace(/s$/, ""));

function isOfPeople(match: PhraseMatch<string>, words: Words): boolean {
  const next = words.lower[match.endWord];
  if (next === undefined || gapBetween(words, match.endWord - 1) !== "") return true;
  if (isWare(next)) return false;
  // 'European Court', 'African Union'
  return match.value !== CONTINENT || !isCapitalized(words, match.endWord);
}

/** Nationalities and the like: 'Turkish', 'a Dane', 'Frenchwoman', 'European'. */
export const nationality = phraseDetector({
  name: "nationality",
  type: "DEM",
  subtype: "nationality",
  presidioEntity: "NRP",
  score: 0.85,
  phrases: [
    ...phrasesOf([...words()], NATIONALITY, { caseSensitive: true }),
    ...phrasesOf([...CONTINENTS, ...CONTINENTS.map(plural)], CONTINENT, { caseSensitive: true }),
  ],
  accepts: isOfPeople,
});
