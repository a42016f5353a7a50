/**
 * True but vaguer words: the first ladder of `ladders/registry.ts` that answers decides. What none covers has no
 * candidate here, and the label is used.
 */

import { dayMonthOrder } from "../../language/time/order.js";
import type { Hemisphere } from "../../language/time/time.js";
import { type Calendar, labelled, type Sources } from "../ladders/ladder.js";
import { firstDayOfLog } from "../ladders/log-times.js";
import { LOOKUPS, RULES } from "../ladders/registry.js";
import type { Choice, Occasion, Proposal, Replacer } from "../replacer.js";

export interface GeneralizeOptions extends Sources {
  readonly hemisphere?: Hemisphere;
  /** Default: the first that survives the attack. */
  readonly choice?: Choice;
}

export function generalize(options: GeneralizeOptions = {}): Replacer {
  const { hemisphere = "north" } = options;
  return {
    name: "generalize",
    choice: options.choice ?? "attack",
    laddered: true,
    async propose(occasions, document) {
      const order = dayMonthOrder(document.text);
      const logFrom = firstDayOfLog(document.text);
      const proposals: Proposal[] = [];
      for (const occasion of occasions) {
        proposals.push(
          byRule(occasion, { hemisphere, order, logFrom }) ?? (await byLookup(occasion, options)),
        );
      }
      return proposals;
    },
  };
}

/** What the rules say of a mention; undefined where none covers it. */
export function byRule(occasion: Occasion, calendar: Calendar): Proposal | undefined {
  for (const { propose } of RULES) {
    const proposal = propose(occasion, calendar);
    if (proposal) return proposal;
  }
  return undefined;
}

async function byLookup(occasion: Occasion, sources: Sources): Promise<Proposal> {
  for (const { propose } of LOOKUPS) {
    const proposal = await propose(occasion, sources);
    if (proposal) return proposal;
  }
  return labelled("no ladder covers it");
}
