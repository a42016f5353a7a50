/**
 * What the machine says about a document, kept beside it and never changed: people's decisions are
 * events on top of it. Offsets are UTF-16 inside.
 */

import type {
  CandidateOutcome,
  Decision,
  Document,
  Entity,
  Mention,
  Replacement,
  Sanitized,
  ScoredCombination,
  Truth,
  Unexamined,
} from "../../document/document.js";
import { maskedBy } from "../../document/masked.js";
import type { Span } from "../../document/span.js";
import type { StatedPerson } from "../../entries/evaluate.js";
import type { Labels } from "../../entries/own/release.js";
import type { Sanitizer } from "../../index.js";
import type { State } from "./states.js";

/** What is decided or proposed for a mention. */
export interface MentionDecision {
  readonly state: State;
  /** null where the original stays, and where the label is used. */
  readonly replacement: string | null;
  /** Steps of abstraction; null for kept mentions and free text. */
  readonly level: number | null;
}

/** The machine's proposal for a mention. */
export interface Proposal extends MentionDecision {
  /** Characters before the mention that the words take with them: 'on 4 June' -> 'in June'. */
  readonly taken: number;
}

/** A step of an entity's ladder. */
export interface Step {
  readonly text: string;
  readonly level: number;
  readonly by: string;
  readonly truth: Truth;
  readonly outcome: CandidateOutcome["outcome"] | null;
  readonly attacker: string | null;
}

/** Which side of a measure's threshold is risky, and where it lies. */
export interface Threshold {
  readonly threshold: number;
  readonly risky: "below" | "from";
}

export interface Analysis {
  readonly document: Document;
  readonly mentions: readonly Mention[];
  readonly entities: readonly Entity[];
  readonly unexamined: readonly Unexamined[];
  /** What was removed from its file, or read in an unusual way; absent: nothing, or an earlier release. */
  readonly notes?: readonly string[];
  /** What counts: everything measured, or the weighed means where the policy weighs the measures. */
  readonly scores: readonly ScoredCombination[];
  /** Everything measured. */
  readonly measured: readonly ScoredCombination[];
  readonly risks: readonly ScoredCombination[];
  readonly decisions: readonly Decision[];
  /** By mention: its replacement if it is hidden. */
  readonly hidden: readonly Proposal[];
  /** By entity: the ladder of its first mention, most specific first. */
  readonly ladders: readonly (readonly Step[])[];
  /** By mention: information content, in nats. */
  readonly content: readonly number[];
  /** Information content of the whole text, in the same unit; never less than the mentions' sum. */
  readonly totalContent: number;
  /** By measure, as the document was assessed; `weighed` alone where the measures are weighed. */
  readonly thresholds: Readonly<Record<string, Threshold>>;
  /** Measures whose calibration holds: none with a model of the policy's own behind it. */
  readonly calibrated?: readonly string[];
  /** In place of thresholds: risky above this risk; null where the policy has none. */
  readonly riskBudget: number | null;
  /** What is stated of each person, to count those who still fit; absent: an earlier release. */
  readonly people?: readonly StatedPerson[];
  /** Words of the text that a reader could hardly guess. */
  readonly rare: readonly Span[];
  /** What labels say; absent: an earlier release, which named the types. */
  readonly labels?: Labels;
  /** Of a file with several documents, the numbers of its labels; absent: counted in the document. */
  readonly numbers?: {
    /** By entity. */
    readonly found: readonly number[];
    /** Those of entities that people add are above, where no other document of the file has any. */
    readonly added: number;
  };
}

/** Replacers whose words hide a mention whole. */
const OPAQUE = new Set(["label", "suppress", "mask", "hash", "encrypt"]);

/**
 * The analysis from two runs of the flow over one document: with the policy, and with everything
 * masked, which gives each entity a ladder whatever was decided.
 */
export function analysisOf(
  decided: Sanitized,
  everything: Sanitized,
  reading: Pick<Analysis, "content" | "totalContent" | "rare">,
  { policy, thresholds }: Pick<Sanitizer, "policy" | "thresholds">,
): Analysis {
  const { document, mentions, entities, unexamined, risks, decisions } = decided;
  // measures that are weighed together count as one
  const weighed = policy.weights !== undefined;
  const scores = weighed ? risks : decided.scores;
  const replacements = byMention(everything);
  return {
    document,
    mentions,
    entities,
    unexamined,
    scores,
    measured: decided.scores,
    risks,
    decisions,
    hidden: mentions.map((mention, i) => hiddenAs(mention, replacements.get(i))),
    ladders: entities.map(({ mentions: [first] }) => ladderOf(replacements.get(first!))),
    ...reading,
    thresholds,
    calibrated:
      policy.models?.recognizer === undefined ? ["classifier", "surprisal"] : ["surprisal"],
    riskBudget: weighed ? null : (policy.budget?.risk ?? null),
  };
}

/** Replacements by the index of their mention; they end where it ends. */
function byMention({ mentions, replacements }: Sanitized): ReadonlyMap<number, Replacement> {
  const byEnd = new Map(replacements.map((replacement) => [replacement.end, replacement]));
  return new Map(
    mentions.flatMap(({ end }, i) => {
      const replacement = byEnd.get(end);
      return replacement ? [[i, replacement] as const] : [];
    }),
  );
}

const LABELLED: Proposal = { state: "mask", replacement: null, level: null, taken: 0 };

function hiddenAs({ start }: Mention, replacement: Replacement | undefined): Proposal {
  if (!replacement || replacement.by === "label") return LABELLED;
  const { by, level, replacement: text } = replacement;
  if (by === "keep") return { state: "keep", replacement: null, level: null, taken: 0 };
  const taken = start - replacement.start;
  return OPAQUE.has(by)
    ? { state: "mask", replacement: text, level: null, taken }
    : { state: "generalize", replacement: text, level, taken };
}

function ladderOf(replacement: Replacement | undefined): Step[] {
  const steps = (replacement?.candidates ?? []).map(
    ({ text, level, source, truth, outcome, attacker }): Step => ({
      text,
      level,
      by: source,
      truth,
      outcome,
      attacker: attacker ?? null,
    }),
  );
  if (steps.length > 0 || !replacement || OPAQUE.has(replacement.by)) return steps;
  const { replacement: text, level, by, truth } = replacement;
  return by === "keep" ? [] : [{ text, level, by, truth, outcome: "chosen", attacker: null }];
}

/** The entity of each mention, by index. */
export function entityOfMention({ mentions, entities }: Analysis): readonly number[] {
  const of: number[] = new Array(mentions.length).fill(-1);
  for (const [i, entity] of entities.entries()) for (const m of entity.mentions) of[m] = i;
  return of;
}

/** What the machine proposes for each mention. */
export function proposalsOf(analysis: Analysis): readonly Proposal[] {
  const masked = maskedBy(analysis.decisions);
  const owners = entityOfMention(analysis);
  const kept: Proposal = { state: "keep", replacement: null, level: null, taken: 0 };
  return analysis.hidden.map((hidden, i) => {
    const owner = analysis.entities[owners[i]!];
    return owner && masked.has(owner.id) ? hidden : kept;
  });
}
