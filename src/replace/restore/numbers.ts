/** Numbers of entities that go on where an earlier turn of a conversation ended. */

import type { SemanticType } from "../../document/types.js";
import { identityOf } from "../release.js";
import type { Numbering } from "../replacers/numbering.js";
import type { LabelNumbers } from "./escape.js";

export type Numbered = readonly [type: string, number: number, identity: string];

export interface ContinuedNumbering extends Numbering, LabelNumbers {
  numberOf(type: SemanticType, words: readonly string[]): number;
  list(): readonly Numbered[];
}

/** In the place of an identity: a number that a source's own words have. */
const RESERVED = "\u0001";

export function continuedNumbering(known: readonly Numbered[] = []): ContinuedNumbering {
  const numbers = new Map(
    known
      .filter(([, , identity]) => identity !== RESERVED)
      .map(([type, number, identity]) => [`${type}\u0000${identity}`, number]),
  );
  const counts = new Map<string, number>();
  const given = new Map<string, boolean>();
  for (const [type, number, identity] of known) {
    given.set(`${type} ${number}`, identity !== RESERVED);
    if (identity !== RESERVED) counts.set(type, Math.max(counts.get(type) ?? 0, number));
  }
  const next = (type: SemanticType): number => {
    let number = (counts.get(type) ?? 0) + 1;
    while (given.has(`${type} ${number}`)) number++;
    counts.set(type, number);
    return number;
  };
  return {
    numberOf(type: SemanticType, words) {
      const key = `${type}\u0000${identityOf(type, words)}`;
      const number = numbers.get(key) ?? next(type);
      given.set(`${type} ${number}`, true);
      numbers.set(key, number);
      return number;
    },
    reserve(type, number) {
      const key = `${type} ${number}`;
      if (given.get(key) === true) return false;
      given.set(key, false);
      return true;
    },
    list: () => [
      ...[...numbers].map(([key, number]): Numbered => {
        const [type = "", identity = ""] = key.split("\u0000");
        return [type, number, identity];
      }),
      ...[...given]
        .filter(([, isGiven]) => !isGiven)
        .map(([key]): Numbered => [key.split(" ")[0]!, Number(key.split(" ")[1]), RESERVED]),
    ],
  };
}
