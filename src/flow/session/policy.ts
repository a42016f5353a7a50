/** What a conversation hides where its policy does not say so itself: the preset for prompts. */

import type { Policy } from "../../policy/policy.js";

/**
 * Names, codes, addresses, dates of birth and employers get labels. Whatever a task is about is left: illnesses,
 * ages, sums, dates, towns, products. `examples/policies/prompt.yaml` is the same as a file.
 */
export const FOR_PROMPTS: Policy = {
  version: 1,
  mask: "risk",
  measures: [],
  replace: { default: "label" },
  types: { address: "mask", employer: "mask", "date-of-birth": "mask" },
  allow_unsupported_language: true,
};

/** Keys that say what is hidden: with one of them a policy is no longer the preset. */
const OWN_CHOICE = [
  "mask",
  "measures",
  "types",
  "thresholds",
  "weights",
  "budget",
  "others",
] as const;

/** A policy for a conversation, and whether what a task needs is left alone. */
export function conversationPolicy(policy: Policy | undefined): {
  readonly policy: Policy;
  readonly isForPrompts: boolean;
} {
  if (policy === undefined) return { policy: FOR_PROMPTS, isForPrompts: true };
  const chooses = OWN_CHOICE.some((key) => policy[key] !== undefined);
  if (chooses || policy.replace !== undefined) {
    const isPreset = isDeepStrictEqualPreset(policy);
    return { policy, isForPrompts: isPreset };
  }
  return { policy: { ...FOR_PROMPTS, ...policy }, isForPrompts: true };
}

const KEYS = ["mask", "measures", "types"] as const;

/** Whether a policy was read from the preset's file. */
const isDeepStrictEqualPreset = (policy: Policy): boolean =>
  KEYS.every((key) => JSON.stringify(policy[key]) === JSON.stringify(FOR_PROMPTS[key]));
