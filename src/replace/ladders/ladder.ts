/** What a ladder is: vaguer words for one kind of thing. `registry.ts` has them all, in the order in which they are asked. */

import type { Ontology } from "../../knowledge/ontology/ontology.js";
import type { WikidataService } from "../../knowledge/ontology/wikidata-service.js";
import type { DayMonthOrder } from "../../language/time/order.js";
import type { Hemisphere } from "../../language/time/time.js";
import type { Candidate, Occasion, Proposal } from "../replacer.js";
import type { Step } from "./rung.js";

/** How the document counts days and seasons. */
export interface Calendar {
  readonly hemisphere: Hemisphere;
  /** Day or month first in figures, where the document says it. */
  readonly order?: DayMonthOrder | undefined;
  /** The first day of the log that the document is. */
  readonly logFrom?: number | undefined;
}

/** What a ladder may look words up in. */
export interface Sources {
  /** Loaded when a mention first needs it; absent: only rules apply. */
  readonly ontology?: () => Promise<Ontology>;
  /** Asked where the ontology does not know a name; without it nothing leaves this machine. */
  readonly service?: WikidataService;
}

/** A ladder that needs nothing but the mention and its sentence. */
export interface RuleLadder {
  /** As in this folder's registry; lower case, unique. */
  readonly name: string;
  /**
   * Its words, most specific first, each true of the mention. `undefined` passes the mention on to the next ladder; no
   * candidates end the search, and the label is used.
   */
  readonly propose: (occasion: Occasion, calendar: Calendar) => Proposal | undefined;
}

/** A ladder that looks words up; asked where no rule answers. */
export interface LookupLadder {
  readonly name: string;
  readonly propose: (occasion: Occasion, sources: Sources) => Promise<Proposal | undefined>;
}

/** The label, and why. */
export const labelled = (note: string): Proposal => ({ candidates: [], note });

/**
 * Steps as candidates that a rule makes.
 * @param ground what their truth rests on
 */
export const byRuleOf = (
  steps: readonly Step[],
  ground: string,
  truth: Candidate["truth"] = "true",
): readonly Candidate[] => steps.map((step) => ({ ...step, source: "rule", truth, ground }));
