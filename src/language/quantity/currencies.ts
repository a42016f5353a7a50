/**
 * Currencies: ISO 4217 codes in use and withdrawn ones still found in documents, other
 * abbreviations, symbols and the English (and own-language) names used in running text.
 */

import { rowsOfList } from "../lists.js";
import { alternatives } from "./alternatives.js";

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** Plural for running text: 'Polish zlotys'. */
  readonly plural: string;
  /** Abbreviations other than the code, as they are written. */
  readonly abbreviations: readonly string[];
  readonly symbols: readonly string[];
  /** Lower-case nouns, singular and plural. */
  readonly nouns: readonly string[];
  /** Lower-case adjectives that may come before the noun; several currencies share a noun. */
  readonly adjectives: readonly string[];
}

const list = (field: string | undefined): string[] => (field ? field.split(",") : []);

export const CURRENCIES: readonly Currency[] = rowsOfList("en/currencies").map(
  ([code, plural, nouns, adjectives, abbreviations, symbols]) => ({
    code: code!,
    plural: plural!,
    nouns: list(nouns),
    adjectives: list(adjectives),
    abbreviations: list(abbreviations),
    symbols: list(symbols),
  }),
);

/** A code, abbreviation or symbol before the amount: 'EUR', 'DM', '€', 'US$'. Case matters. */
export const CURRENCY_SIGN = `(?:${alternatives([
  ...CURRENCIES.flatMap((c) => [c.code, ...c.abbreviations, ...c.symbols]),
  "Kr.",
  "kr.",
  "kr",
])})`;

// words of other meanings name a currency only after its adjective
const AMBIGUOUS = new Set(["mark", "marks", "won", "real", "som"]);
const nouns = CURRENCIES.flatMap((c) => c.nouns);

/** A currency's name after the amount: 'euros', 'Turkish liras', 'new Polish zlotys'. Flag `i`. */
export const CURRENCY_NAME = `(?:(?:old |new )?(?:${alternatives(
  CURRENCIES.flatMap((c) => c.adjectives),
)}) (?:${alternatives(nouns)})|(?:${alternatives(
  nouns.filter((noun) => !AMBIGUOUS.has(noun)),
)}|cents?|pence|pennies))`;

const bySign = new Map<string, Currency>(
  CURRENCIES.flatMap((c) =>
    [c.code, ...c.abbreviations, ...c.symbols].map((sign) => [sign, c] as const),
  ).reverse(),
);
const byName = new Map<string, Currency>(
  CURRENCIES.flatMap((c) =>
    c.nouns.flatMap((noun) =>
      c.adjectives.map((adjective) => [`${adjective} ${noun}`, c] as const),
    ),
  ).reverse(),
);
// a noun alone means a currency only when no other has it, or by general use
const shared = new Map<string, number>();
for (const c of CURRENCIES)
  for (const noun of c.nouns) shared.set(noun, (shared.get(noun) ?? 0) + 1);
for (const c of CURRENCIES) {
  for (const noun of c.nouns) {
    if (shared.get(noun) === 1 || ["GBP", "EUR"].includes(c.code)) byName.set(noun, c);
  }
}

/** The currency that a sign or name means; undefined where several do ('francs', 'crowns'). */
export function currencyOf(text: string): Currency | undefined {
  return bySign.get(text) ?? byName.get(text.toLowerCase());
}
