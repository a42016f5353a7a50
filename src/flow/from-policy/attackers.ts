/** The attackers on vaguer words that a policy names. */

import type { Ontology } from "../../knowledge/ontology/ontology.js";
import { INFERENCE_ATTACKERS } from "../../policy/policy.js";
import type { Attacker } from "../../replace/attack/attacker.js";
import { countingAttacker } from "../../replace/attack/counting.js";
import { echoAttacker } from "../../replace/attack/echo.js";
import { leftoverAttacker } from "../../replace/attack/leftovers.js";
import {
  contextAttacker,
  embeddingAttacker,
  frequencyAttacker,
  siblingsIn,
} from "../../replace/attack/siblings.js";
import type { Resources } from "../resources.js";

type AttackerName = (typeof INFERENCE_ATTACKERS)[number];
/** Vectors take most of the time and find little more: measured in docs/benchmarks.md. */
export const DEFAULT_ATTACKERS = INFERENCE_ATTACKERS.filter((name) => name !== "embedding");

/** What attackers need; models load when they are first used. */
interface AttackerParts extends Pick<Resources, "languageModel" | "embedder"> {
  readonly ontology: () => Promise<Ontology>;
}

export async function attackersOf(
  names: readonly AttackerName[],
  { ontology, languageModel, embedder }: AttackerParts,
): Promise<readonly Attacker[]> {
  const terms = await ontology();
  const siblings = siblingsIn(terms);
  const makers: Record<AttackerName, () => Attacker | Promise<Attacker>> = {
    echo: () => echoAttacker,
    counting: () => countingAttacker,
    "rest-of-text": () => leftoverAttacker(terms),
    frequency: () => frequencyAttacker(siblings),
    context: async () => contextAttacker(siblings, await languageModel()),
    embedding: async () => embeddingAttacker(siblings, await embedder()),
  };
  return Promise.all([...new Set(names)].map((name) => makers[name]()));
}
