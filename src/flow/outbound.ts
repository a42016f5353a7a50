/** Chat models for other uses than replacing, behind the same limits and the same shield. */

import { createDocument } from "../document/document.js";
import { shieldOf } from "../document/shield.js";
import type { Policy } from "../policy/policy.js";
import { vocabularyOf } from "../replace/lexicon.js";
import type { ChatModel } from "../services/chat-model.js";
import type { DryRun } from "../services/dry-run.js";
import { chatOf } from "./from-policy/replacers.js";
import { createResources, type Resources } from "./resources.js";
import type { Sanitizer } from "./sanitizer.js";

/** The chat model that a policy names. @throws POLICY_INVALID, CHAT_REFUSED, MODEL_MISSING, MODEL_INVALID */
export const openPolicyChat = (
  policy: Pick<Policy, "version" | "chat">,
  dryRun?: DryRun,
): Promise<ChatModel> => chatOf(policy, dryRun);

/** The text with labels in the place of direct identifiers, as services get it. */
export async function shielded(
  sanitizer: Sanitizer,
  text: string,
  resources: Resources = createResources(),
): Promise<string> {
  const vocabulary = await vocabularyOf(
    await resources.ontology(sanitizer.policy),
    await resources.languageModel(),
  );
  return shieldOf(await sanitizer.detect(createDocument(text)), vocabulary).hide(text);
}
