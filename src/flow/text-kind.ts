/**
 * The kind of a document's text, as the policy names it or as it reads, and what follows where the policy leaves it open:
 * prompts to a language model and logs of machines are decided by kinds of mentions, as the presets for them do, since the
 * task of the one and the values of the other must stay whole. Names, codes, addresses and employers go there too.
 */

import type { Detected } from "../document/document.js";
import type { TextKind, TextKindFound } from "../document/text-kind.js";
import { memoize } from "../language/memo.js";
import type { TextKinds } from "../models/text-kinds.js";
import { checkPolicy, type Policy } from "../policy/policy.js";
import type { Preset } from "../policy/presets.js";

/** Kinds whose preset decides where the policy leaves it open. */
const PRESET_OF: Partial<Record<TextKind, Preset>> = { prompt: "prompt", logs: "logs" };
/** Probability of a kind from which nobody need name it. */
const SURELY = 0.85;

/** Nothing for texts in other languages than English, of which the model has seen none. */
export async function textKindOf(
  { document: { text }, mentions }: Detected,
  { text_kind: named }: Policy,
  kinds: () => Promise<TextKinds>,
): Promise<TextKindFound | undefined> {
  if (named !== undefined) return { kind: named, from: "policy" };
  if (mentions.some(({ language }) => language !== undefined)) return undefined;
  const { kind, probability } = (await kinds()).kindOf(text);
  return { kind, probability: Number(probability.toFixed(3)), from: "inferred" };
}

/** Whether the policy says anything about what is hidden: then it decides, whatever kind of text it is. */
const decides = ({ extends: preset, types, measures, mask = "risk", ...rest }: Policy): boolean =>
  preset !== undefined ||
  types !== undefined ||
  measures !== undefined ||
  mask !== "risk" ||
  rest.thresholds !== undefined ||
  rest.weights !== undefined ||
  rest.budget !== undefined;

const typesOf = memoize(
  (preset: string): Policy["types"] => checkPolicy({ version: 1, extends: preset }).types,
);

/** The treatment of kinds of mentions by a policy in a text of a kind. */
export function typesFor(policy: Policy, found: TextKindFound | undefined): Policy["types"] {
  const preset = found && PRESET_OF[found.kind];
  if (preset === undefined || (found?.probability ?? 1) < SURELY || decides(policy)) {
    return policy.types;
  }
  return typesOf(preset);
}
