/** The labels that a policy gives the entities of a document, for whoever decides step by step. */

import type { Detected } from "../document/document.js";
import { SEMANTIC_TYPES, type SemanticType } from "../document/types.js";
import { labelIn, labelWord } from "../language/label-words.js";
import type { Policy } from "../policy/policy.js";
import { label, labelLanguage } from "../replace/replacers/labels.js";
import { documentNumbering, keyedNumbering } from "../replace/replacers/numbering.js";
import { tasksOf } from "../replace/tasks.js";
import { keyedRelease } from "./from-policy/replacers.js";

export interface Labels {
  /** By entity: the word of its label in the language of the text, and in a release with a key its code. */
  readonly found: readonly { readonly word: string; readonly code?: string }[];
  /** What is called a mention of a type of which nothing more is known, in the same language. */
  readonly plain: Readonly<Record<SemanticType, string>>;
}

/** @throws POLICY_INVALID */
export function labelsOf(detected: Detected, policy: Policy): Labels {
  const { document, mentions, entities } = detected;
  const labels = policy.labels ?? "kind";
  const keyed = keyedRelease(policy);
  const language = labels === "type" ? undefined : labelLanguage(document, mentions);
  const tasks = tasksOf(detected, new Map(entities.map(({ id }) => [id, undefined])), {
    labels,
    numbering: keyed ? keyedNumbering(keyed) : documentNumbering,
    replacerFor: () => label,
  });
  return {
    found: tasks.map(({ occasions: [first] }) => ({
      word: first!.label!,
      ...(keyed && { code: String(first!.number) }),
    })),
    plain: Object.fromEntries(
      SEMANTIC_TYPES.map((type) => [type, labelIn(labelWord(type, [], labels), language)]),
    ) as Record<SemanticType, string>,
  };
}
