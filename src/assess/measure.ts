import type { Detected, PersonFit, ScoredCombination } from "../document/document.js";
import type { Trial } from "./vaguer.js";

/**
 * A measure of re-identification risk: which entities, alone or together, could give somebody away?
 * Unknown counts as risky: an entity that a measure cannot judge gets the score of the worst case,
 * with that as evidence.
 */
export interface Measure {
  readonly name: string;
  /** Where risk begins on the measure's own scale. */
  readonly threshold: number;
  /** Risky `below` the threshold (a count of people), or `from` it upward (a probability). */
  readonly risky: "below" | "from";
  /** Everything it can judge, risky or not; combinations that cannot matter may be left out. */
  assess(detected: Detected): Promise<readonly ScoredCombination[]> | readonly ScoredCombination[];
  /**
   * Its score of combinations that it has scored before, with vaguer words for one member; one
   * answer a trial, undefined where it has no answer. A measure without it is answered by masking alone.
   */
  reassess?(
    detected: Detected,
    trials: readonly Trial[],
  ): Promise<readonly Answer[]> | readonly Answer[];
  /** How many fit each person of the text, before and after the entities of these ids are hidden. */
  people?(detected: Detected, hidden: ReadonlySet<string>): readonly PersonFit[];
}

/** A score with vaguer words; undefined: unknown, which counts as risky. */
export type Answer = ScoredCombination | undefined;

/** Which side of a threshold is risky, and where it lies. */
export type Threshold = Pick<Measure, "threshold" | "risky">;

/** Whether a score lies on the risky side. */
export const isRisky = (score: number, { threshold, risky }: Threshold): boolean =>
  risky === "below" ? score < threshold : score >= threshold;
