/**
 * Which candidate is used: the first that is true, reveals no masked name and survives the inference
 * attack (Pilán et al. 2025, Algorithm 1). None: the label.
 */

import type { CandidateOutcome } from "../document/document.js";
import type { Attacker } from "./attack/attacker.js";
import { secretOf } from "./attack/match.js";
import type { EditedDocument, Slot } from "./edited.js";
import { isVacuous } from "./empty-words.js";
import type { Candidate, Choice, Occasion, Rival } from "./replacer.js";
import type { RevealCheck } from "./reveal-check.js";

/** The candidates for an entity, judged one by one. */
export interface Judged {
  readonly candidate: Candidate;
  outcome: CandidateOutcome["outcome"];
  attacker?: string;
}

/**
 * Candidates that must not be used whatever an attacker says are marked so.
 * @param trusted the source whose words may be used without proof that they are true
 * @param words the only words that may be used, as decided; absent: any
 */
export function judged(
  candidates: readonly Candidate[],
  { original }: Occasion,
  {
    revealCheck,
    trusted,
    words,
  }: { revealCheck: RevealCheck; trusted?: string; words?: readonly string[] },
): Judged[] {
  const allowed = words && new Set(words);
  const outcomeOf = (candidate: Candidate): Judged["outcome"] => {
    const { form, text, truth, ground, source } = candidate;
    if (!mayStand(candidate, trusted)) return truth === "false" ? "untrue" : "unproven";
    if (isVacuous(candidate)) return "vacuous";
    if (allowed?.has(text) === false) return "risky";
    if (source === "rule" && ground === "text" && revealCheck.repeats(text, original))
      return "telling";
    // times, amounts and labels are made by rule
    if (form === undefined) return "untried";
    return revealCheck.reveals(text) ? "telling" : "untried";
  };
  return candidates.map((candidate) => ({ candidate, outcome: outcomeOf(candidate) }));
}

/** Whether a candidate is shown to be true, false on purpose, or from a trusted source where nothing can be shown. */
export const mayStand = ({ truth, source, deliberate }: Candidate, trusted?: string): boolean =>
  truth === "true" || deliberate === true || (truth === "unknown" && source === trusted);

/** Candidates that are false on purpose. */
export const unjudged = (candidates: readonly Candidate[]): Judged[] =>
  candidates.map((candidate) => ({ candidate, outcome: "untried" }));

/** Takes the first or the last that may be used. */
export function take(candidates: readonly Judged[], choice: Choice): Judged | undefined {
  const standing = candidates.filter(({ outcome }) => outcome === "untried");
  const taken = choice === "least-specific" ? standing.at(-1) : standing[0];
  if (taken) taken.outcome = "chosen";
  return taken;
}

/**
 * Lets the attackers of this machine try the candidates in order.
 * @param all try all of them, not only up to the first that survives
 */
export async function attack(
  candidates: readonly Judged[],
  occasion: Occasion,
  { slot, edited, attackers, all }: Ground,
): Promise<void> {
  const { type } = occasion.entity;
  const secret = secretOf(type, occasion.original);
  for (const one of candidates) {
    if (one.outcome !== "untried") continue;
    const { candidate } = one;
    const target = {
      type,
      candidate,
      sentence: edited.sentence(slot, candidate.text),
      leftovers: edited.leftovers,
    };
    const finds = (guess: string) => secret.isFoundBy(guess, candidate.text);
    for (const attacker of attackers) {
      if (attacker.among?.(target).some(finds) === false) continue;
      const answer = attacker.guess(target, finds);
      // nearly all answer at once
      const guesses = answer instanceof Promise ? await answer : answer;
      if (guesses.some(finds)) {
        one.outcome = "guessed";
        one.attacker = attacker.name;
        break;
      }
    }
    if (one.outcome === "untried" && !all) return;
  }
}

/** Where an attack takes place. */
export interface Ground {
  readonly slot: Slot;
  readonly edited: EditedDocument;
  readonly attackers: readonly Attacker[];
  readonly all: boolean;
}

/**
 * Lets a rival try all candidates that are left, or in order up to the first that withstands.
 * @returns false when it had no answer
 */
export async function attackByRival(
  candidates: readonly Judged[],
  { entity, original }: Occasion,
  rival: Rival,
  document: string,
): Promise<boolean> {
  const left = candidates.filter(({ outcome }) => outcome === "untried");
  if (left.length === 0) return true;
  const secret = secretOf(entity.type, original);
  for (const shown of rival.inOrder ? left.map((one) => [one]) : [left]) {
    const guesses = await rival.guess(
      document,
      shown.map(({ candidate }) => candidate.text),
    );
    if (!guesses) return false;
    for (const [i, one] of shown.entries()) {
      if (guesses[i]!.some((guess) => secret.isFoundBy(guess, one.candidate.text))) {
        one.outcome = "guessed";
        one.attacker = rival.name;
      } else if (rival.inOrder) return true;
    }
  }
  return true;
}
