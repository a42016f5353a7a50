/** What tries to guess the original from a candidate and the edited document. */

import type { SemanticType } from "../../document/types.js";
import type { Leftover } from "../edited.js";
import type { Candidate, Sentence } from "../replacer.js";

/** What an attacker sees: never the original. */
export interface Target {
  readonly type: SemanticType;
  readonly candidate: Candidate;
  /** The edited sentence with the candidate in its place. */
  readonly sentence: Sentence;
  /** Names that are still in the edited document. */
  readonly leftovers: readonly Leftover[];
}

/** Guesses of an attacker that runs on this machine without a chat model. */
export interface Attacker {
  readonly name: string;
  /**
   * Everything it might guess, in any order, where that is told sooner than what it does guess; absent: anything.
   * Where none of it would find the original, the attacker is not asked.
   */
  among?(target: Target): readonly string[];
  /**
   * At most `GUESSES`, most likely first. Where it only matters whether one of them finds the original, `finds` says
   * which do, and those that do not may be left out.
   */
  guess(
    target: Target,
    finds?: (guess: string) => boolean,
  ): readonly string[] | Promise<readonly string[]>;
}

/** How many guesses an attacker has (Pilán et al. 2025, section 5.2). */
export const GUESSES = 5;
