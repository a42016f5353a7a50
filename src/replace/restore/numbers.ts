/** Numbers of entities that go on where an earlier turn of a conversation ended. */

import { identityOf } from "../release.js";
import type { Numbering } from "../replacers/numbering.js";

/** `type` is absent in maps whose labels are types. */
export type Numbered = readonly [label: string, number: number, identity: string, type?: string];

export interface ContinuedNumbering extends Numbering {
  list(): readonly Numbered[];
}

/** @param known those of earlier turns; a thing keeps the label that it had first */
export function continuedNumbering(known: readonly Numbered[] = []): ContinuedNumbering {
  const first = new Map<string, { readonly label: string; readonly number: number }>();
  const counts = new Map<string, number>();
  for (const [label, number, identity, type = label] of known) {
    first.set(`${type}\u0000${identity}`, { label, number });
    counts.set(label, Math.max(counts.get(label) ?? 0, number));
  }
  return {
    numberOf({ type, label }, words) {
      const identity = identityOf(type, words);
      const seen = first.get(`${type}\u0000${identity}`);
      if (seen) return seen;
      const number = (counts.get(label) ?? 0) + 1;
      counts.set(label, number);
      first.set(`${type}\u0000${identity}`, { label, number });
      return { label, number };
    },
    list: () =>
      [...first].map(([key, { label, number }]): Numbered => {
        const [type = "", identity = ""] = key.split("\u0000");
        return [label, number, identity, type];
      }),
  };
}
