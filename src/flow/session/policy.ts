/** What a conversation hides where its policy does not say so itself: the preset for prompts. */

import { checkPolicy, type Policy } from "../../policy/policy.js";

/**
 * `examples/policies/prompt.yaml`, with what a conversation decides itself: which organizations say where somebody is
 * to be found, and labels that somebody typed. A language that the recognizer does not know is no reason to refuse a
 * question; its codes are found in any.
 */
const FOR_PROMPTS = {
  version: 1,
  extends: "prompt",
  types: { ORG: "risk", MISC: "risk" },
  allow_unsupported_language: true,
} as const satisfies Policy;

/** Keys that say what is hidden: with one of them a policy is its own. */
const OWN_CHOICE = [
  "extends",
  "mask",
  "measures",
  "types",
  "thresholds",
  "weights",
  "budget",
  "replace",
] as const;

export interface ConversationPolicy {
  readonly policy: Policy;
  /** Whether what a task needs is left alone. */
  readonly isForPrompts: boolean;
}

/** A policy for a conversation. @throws POLICY_INVALID */
export function conversationPolicy(given: Policy = { version: 1 }): ConversationPolicy {
  const own = OWN_CHOICE.some((key) => given[key] !== undefined);
  if (!own) return { policy: checkPolicy({ ...FOR_PROMPTS, ...given }), isForPrompts: true };
  if (given.extends !== "prompt") return { policy: checkPolicy(given), isForPrompts: false };
  const types = { ...FOR_PROMPTS.types, ...given.types };
  return { policy: checkPolicy({ ...FOR_PROMPTS, ...given, types }), isForPrompts: true };
}
