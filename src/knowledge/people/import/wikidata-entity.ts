/**
 * One entity of Wikidata's JSON dump, as far as it matters here: is it a human, how is it called, and
 * what do its statements say. Known defects of dumps are minded: empty maps written as `[]`,
 * statements without value, item values that carry only a number.
 */

import { isRecord } from "../../../document/is-record.js";
/** What a statement says: words, or an item that has to be looked up by its number. */
export type ClaimValue =
  | { readonly words: string; readonly aliases?: readonly string[] }
  | { readonly item: number }
  | undefined;

type Json = Record<string, unknown>;

/** Number of an item: 42 for 'Q42'; undefined for properties, lexemes and what is no id. */
export function itemNumber(id: unknown): number | undefined {
  if (typeof id !== "string" || !/^Q[1-9][0-9]{0,9}$/.test(id)) return undefined;
  return Number(id.slice(1));
}

const INSTANCE_OF = "P31";
const HUMAN = 5;

/** Whether the entity is an instance of human (Q5). */
export const isHuman = (entity: Json): boolean =>
  statements(entity, INSTANCE_OF).some((statement) => {
    const value = claimValue(statement);
    return value !== undefined && "item" in value && value.item === HUMAN;
  });

/**
 * Label and aliases in the chosen languages, each once, the first language's label first. 'mul', where
 * Wikidata keeps names that are alike in many languages, is always read.
 */
export function namesOf(entity: Json, languages: readonly string[]): string[] {
  const names = new Set<string>();
  const chosen = [...languages, "mul"];
  for (const language of chosen) addName(names, at(entity["labels"], language));
  for (const language of chosen) {
    const aliases = at(entity["aliases"], language);
    if (Array.isArray(aliases)) for (const alias of aliases) addName(names, alias);
  }
  return [...names];
}

function addName(names: Set<string>, monolingual: unknown): void {
  const value = at(monolingual, "value");
  if (typeof value === "string" && value.trim() !== "") names.add(value.trim());
}

/** Statements of a property that were not marked as wrong. */
export function statements(entity: Json, property: string): Json[] {
  const list = at(entity["claims"], property);
  if (!Array.isArray(list)) return [];
  return list.filter((one): one is Json => isRecord(one) && one["rank"] !== "deprecated");
}

/** The value of a statement; undefined where it has none, or none of a kind that reads as words. */
export function claimValue(statement: Json): ClaimValue {
  const snak = at(statement, "mainsnak");
  if (at(snak, "snaktype") !== "value") return undefined;
  const data = at(snak, "datavalue");
  const value = at(data, "value");
  switch (at(data, "type")) {
    case "string":
      return words(value);
    case "monolingualtext":
      return words(at(value, "text"));
    case "quantity":
      return words(String(at(value, "amount") ?? "").replace(/^\+/, ""));
    case "time":
      return words(timeWords(at(value, "time"), at(value, "precision")));
    case "wikibase-entityid": {
      const number = at(value, "numeric-id");
      // the number alone also stands for properties and lexemes
      if (at(value, "entity-type") !== "item") return undefined;
      const item = itemNumber(at(value, "id") ?? `Q${number}`);
      return item === undefined ? undefined : { item };
    }
    default:
      return undefined;
  }
}

const words = (value: unknown): ClaimValue =>
  typeof value === "string" && value.trim() !== "" ? { words: value.trim() } : undefined;

const at = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

const TIME = /^([+-])0*([0-9]+)-([0-9]{2})-([0-9]{2})T/;

/**
 * A point in time at its precision: '1992-08-05', '1992-08', '1992', '1990s', '20th century';
 * '44 BC'. Precisions beyond a century say nothing about a person.
 */
function timeWords(time: unknown, precision: unknown): string | undefined {
  const match = typeof time === "string" ? TIME.exec(time) : null;
  if (!match) return undefined;
  const [, sign, year, month, day] = match as unknown as [string, string, string, string, string];
  const number = Number(year);
  if (precision === 7) return `${ordinal(Math.ceil(number / 100))} century${era(sign)}`;
  if (precision === 8) return `${number - (number % 10)}s${era(sign)}`;
  if (sign === "-" || precision === 9 || month === "00") return `${number}${era(sign)}`;
  const padded = year.padStart(4, "0");
  if (precision === 10 || day === "00") return `${padded}-${month}`;
  return precision === 11 ? `${padded}-${month}-${day}` : undefined;
}

const era = (sign: string): string => (sign === "-" ? " BC" : "");

function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${teens ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th")}`;
}
