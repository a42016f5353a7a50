/** Numbers of entities that go on where an earlier turn of a conversation ended. */

import type { SemanticType } from "../../document/types.js";
import { identityOf } from "../release.js";
import type { Numbering } from "../replacers/numbering.js";

export type Numbered = readonly [type: string, number: number, identity: string];

export interface ContinuedNumbering extends Numbering {
  list(): readonly Numbered[];
}

export function continuedNumbering(known: readonly Numbered[] = []): ContinuedNumbering {
  const numbers = new Map(
    known.map(([type, number, identity]) => [`${type}\u0000${identity}`, number]),
  );
  const counts = new Map<string, number>();
  for (const [type, number] of known) counts.set(type, Math.max(counts.get(type) ?? 0, number));
  return {
    numberOf(type: SemanticType, words) {
      const key = `${type}\u0000${identityOf(type, words)}`;
      const number = numbers.get(key) ?? (counts.get(type) ?? 0) + 1;
      counts.set(type, Math.max(counts.get(type) ?? 0, number));
      numbers.set(key, number);
      return number;
    },
    list: () =>
      [...numbers].map(([key, number]): Numbered => {
        const [type = "", identity = ""] = key.split("\u0000");
        return [type, number, identity];
      }),
  };
}
