/** The attackers that infer who it is and what is true of each person, as a policy sets them up. */

import { createDocument, type Detected, type Document } from "../document/document.js";
import { lazy } from "../document/lazy.js";
import { shieldOf } from "../document/shield.js";
import type { AttributeAttacker } from "../evaluate/attack/attributes/attribute.js";
import { chatAttacker } from "../evaluate/attack/attributes/chat-attacker.js";
import { lexicalAttributes } from "../evaluate/attack/attributes/lexical-attributes.js";
import type { Policy } from "../policy/policy.js";
import { vocabularyOf } from "../replace/lexicon.js";
import type { DryRun } from "../services/dry-run.js";
import { chatOf } from "./from-policy/replacers.js";
import { createResources, type Resources } from "./resources.js";

/** Attackers that infer attributes of each person, and do not compare texts with a background. */
export const PEOPLE_ATTACKERS = ["chat", "attributes"] as const;
export type PeopleAttackerName = (typeof PEOPLE_ATTACKERS)[number];
export const isOfPeople = (name: string): name is PeopleAttackerName =>
  (PEOPLE_ATTACKERS as readonly string[]).includes(name);

/** What the requests used; estimated where the server does not say. */
export interface ChatCost {
  readonly requests: number;
  readonly unanswered: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** In the unit of the prices. */
  readonly cost: number;
}

export interface PeopleAttackerParts {
  readonly detect: (
    document: Document,
  ) => Promise<Pick<Detected, "document" | "mentions" | "entities">>;
  readonly resources?: Pick<Resources, "ontology" | "languageModel">;
  /** Names among whom the person is. They are sent where the policy says `send: originals`. */
  readonly candidates?: readonly string[];
  readonly dryRun?: DryRun | undefined;
}

/** Most names in a request. */
const MOST_CANDIDATES = 100;

/**
 * A chat model reads texts as services get them: with labels in the place of direct identifiers, unless the policy says
 * `send: originals`.
 * @throws POLICY_INVALID without `chat`; CHAT_REFUSED, MODEL_MISSING, MODEL_INVALID
 */
export async function peopleAttacker(
  name: PeopleAttackerName,
  policy: Policy,
  { detect, resources = createResources(), candidates = [], dryRun }: PeopleAttackerParts,
): Promise<{ readonly attacker: AttributeAttacker; readonly cost: ChatCost }> {
  const cost = { requests: 0, unanswered: 0, tokensIn: 0, tokensOut: 0, cost: 0 };
  if (name === "attributes") {
    const visibleIn = async (text: string) => (await detect(createDocument(text))).mentions;
    return { attacker: lexicalAttributes(visibleIn), cost };
  }
  const chat = await chatOf(policy, dryRun);
  const { readings, price_in: priceIn = 0, price_out: priceOut = 0 } = policy.chat!;
  const originals = policy.send === "originals";
  const attacker = chatAttacker({
    ...(readings !== undefined && { readings }),
    // names are direct identifiers
    ...(originals && candidates.length > 0 && { candidates: candidates.slice(0, MOST_CANDIDATES) }),
    async ask(messages, maxTokens, standIn) {
      const answer = await chat.complete({ messages, maxTokens, standIn });
      cost.requests++;
      if (answer.text === undefined) {
        cost.unanswered++;
        return undefined;
      }
      cost.tokensIn += answer.usage.tokensIn;
      cost.tokensOut += answer.usage.tokensOut;
      cost.cost = (cost.tokensIn * priceIn + cost.tokensOut * priceOut) / 1_000_000;
      return answer.text;
    },
  });
  if (originals) return { attacker, cost };
  const vocabulary = lazy(async () =>
    vocabularyOf(await resources.ontology(policy), await resources.languageModel()),
  );
  const shielded = async (text: string) =>
    shieldOf(await detect(createDocument(text)), await vocabulary()).hide(text);
  return {
    attacker: { ...attacker, infer: async (text) => attacker.infer(await shielded(text)) },
    cost,
  };
}
