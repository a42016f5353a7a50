/**
 * Replacements against those that people chose (WikiReplace; Olstad et al. 2023, section 4): how many
 * mentions get a generalization, how often a person's choice is among ours and at which level, and how
 * far the first of ours agrees with people beyond chance.
 *
 * Two replacements are the same when they say the same in other clothes: 'date in the 1930s' and 'the
 * 1930s', 'PERSON 1' and '[PERSON 3]', 'country in Middle East' and 'country in the Middle East'.
 */

import type { GoldReplacement } from "../../document/gold.js";
import type { SemanticType } from "../../document/types.js";
import { cohenKappa, lightKappa, type PairAgreement, type Unit } from "./coefficients.js";

export type { PairAgreement } from "./coefficients.js";

/** What is offered for a mention, most specific first; the label apart, since it generalizes nothing. */
export interface Offered {
  readonly candidates: readonly string[];
  /** Used when no candidate will do: '[PERSON 1]'. */
  readonly label: string;
}

export interface ReplacementScores {
  readonly mentions: number;
  /** Share of mentions with a generalization; a person's number counts as one, as in the paper. */
  readonly withGeneralization: number;
  /** Choices of people other than `***`. */
  readonly choices: number;
  /** Share of all choices that are `***`: nothing that was offered would do. null without any. */
  readonly suppressed: number | null;
  /** Share of `choices` that are among ours, labels too. null without choices. */
  readonly selectedAmongCandidates: number | null;
  /** At which of ours: 1 is the first, 'label' the label. */
  readonly levels: Readonly<Record<string, number>>;
}

export interface ReplacementMetrics extends ReplacementScores {
  readonly documents: number;
  readonly byType: Readonly<Partial<Record<SemanticType, ReplacementScores>>>;
  /**
   * Light's kappa: of our first candidate with each person, and among people. null where nothing was
   * chosen twice. `pairs`: of each two people, and of each person with us, who are called 'ours' (figure 2).
   */
  readonly agreement: {
    readonly withPeople: number | null;
    readonly amongPeople: number | null;
    readonly pairs: readonly PairAgreement[];
  };
}

const SUPPRESSED = "***";
/** We, among the people who chose. */
const OURS = "ours";

/** @param offered for each mention of the gold, in its order */
export function evaluateReplacements(
  gold: readonly GoldReplacement[],
  offered: readonly Offered[],
): ReplacementMetrics {
  const pairs = gold.map((one, i) => ({ gold: one, offered: offered[i]! }));
  const types = [...new Set(gold.map(({ mention }) => mention.type))].sort();
  return {
    documents: new Set(gold.map(({ document }) => document.id)).size,
    ...scoresOf(pairs),
    byType: Object.fromEntries(
      types.map((type) => [
        type,
        scoresOf(pairs.filter((pair) => pair.gold.mention.type === type)),
      ]),
    ),
    agreement: agreementOf(pairs),
  };
}

interface Pair {
  readonly gold: GoldReplacement;
  readonly offered: Offered;
}

function scoresOf(pairs: readonly Pair[]): ReplacementScores {
  const levels: Record<string, number> = {};
  let generalized = 0;
  let choices = 0;
  let among = 0;
  let suppressed = 0;
  for (const { gold, offered } of pairs) {
    if (offered.candidates.length > 0 || gold.mention.type === "PERSON") generalized++;
    const ours = offered.candidates.map(meaningOf);
    const label = meaningOf(offered.label);
    for (const choice of gold.chosen.values()) {
      if (choice === SUPPRESSED) {
        suppressed++;
        continue;
      }
      choices++;
      const theirs = meaningOf(choice);
      const at = ours.indexOf(theirs);
      if (at === -1 && theirs !== label) continue;
      among++;
      const level = at === -1 ? "label" : `${at + 1}`;
      levels[level] = (levels[level] ?? 0) + 1;
    }
  }
  return {
    mentions: pairs.length,
    withGeneralization: pairs.length === 0 ? 0 : generalized / pairs.length,
    choices,
    suppressed: choices + suppressed === 0 ? null : suppressed / (choices + suppressed),
    selectedAmongCandidates: choices === 0 ? null : among / choices,
    levels: Object.fromEntries(Object.entries(levels).sort()),
  };
}

function agreementOf(pairs: readonly Pair[]): ReplacementMetrics["agreement"] {
  const people = [...new Set(pairs.flatMap(({ gold }) => [...gold.chosen.keys()]))].sort();
  const units = pairs.map(
    ({ gold, offered }): Unit => ({
      labels: new Map([
        ...[...gold.chosen].map(([person, choice]) => [person, meaningOf(choice)] as const),
        [OURS, meaningOf(offered.candidates[0] ?? offered.label)],
      ]),
      weight: 1,
    }),
  );
  const pairsOf = (of: readonly (readonly [string, string])[]) =>
    of.map(([a, b]) => cohenKappa(units, a, b)).filter((pair) => pair.units > 0);
  const withPeople = pairsOf(people.map((person) => [OURS, person]));
  const amongPeople = pairsOf(people.flatMap((a, i) => people.slice(i + 1).map((b) => [a, b])));
  return {
    withPeople: lightKappa(withPeople),
    amongPeople: lightKappa(amongPeople),
    pairs: [...withPeople, ...amongPeople],
  };
}

/** The labels of the paper's rules for what our labels say. */
const LABELS: Readonly<Record<string, string>> = {
  person: "PERSON",
  date: "DATETIME",
  datetime: "DATETIME",
  x: "QUANTITY",
  quantity: "QUANTITY",
};

/** What a replacement says, whatever its clothes. */
export function meaningOf(replacement: string): string {
  if (replacement === SUPPRESSED) return SUPPRESSED;
  const words = replacement
    .toLowerCase()
    .replace(/[[\]]/g, "")
    .replace(/^date in (?=the )/, "")
    .replace(/(?:^|(?<=\bin ))(?:the|an?) /g, "")
    .trim();
  return LABELS[words.replace(/ \d+$/, "")] ?? words;
}
