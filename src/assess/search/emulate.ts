/**
 * The search measure without a search: a small network predicts which entities, alone or together,
 * would lead to pages about the person (Papadopoulou et al. 2022, section 3.2.2, who emulate Algorithm
 * 1 by a network too). It reads no page and sends nothing, so hundreds of entities take milliseconds.
 *
 * It was trained on what searches in local indexes found, and knows of an entity its type, its form
 * and how surprising it is. It cannot know what is written about a person: models/MODEL_CARD.md says
 * how often it agrees with a search.
 */

import type { Detected, ScoredCombination } from "../../document/document.js";
import type { LanguageModel } from "../../models/language-model.js";
import type { SearchEmulation } from "../../models/search-emulation.js";
import type { Measure } from "../measure.js";
import { replaceWords, type Trial } from "../vaguer.js";
import { entityFeatures } from "./features.js";
import { type Projected, probabilityOf, project } from "./network.js";

export interface EmulationOptions {
  readonly model: SearchEmulation;
  readonly languageModel: LanguageModel;
  /** Largest combination, at most 3: it was trained on no larger ones. Default 2. */
  readonly arity?: number;
  /** Risky from this probability upward; default the model's own. */
  readonly threshold?: number;
}

const MOST = 3;

/**
 * A combination's score is the probability that a search for it leads to the person. Larger ones are
 * made of what is not risky in a smaller one, and given only where they are.
 */
export function emulatedSearchMeasure(options: EmulationOptions): Measure {
  const threshold = options.threshold ?? options.model.threshold;
  return {
    name: "search",
    threshold,
    risky: "from",
    assess: (detected) => assess(detected, { ...options, threshold }),
    reassess: (detected, trials) => trials.map((trial) => retried(detected, trial, options)),
  };
}

/** The combination's score with vaguer words for one member. */
function retried(
  detected: Detected,
  { combination, entity, words }: Trial,
  { model, languageModel }: EmulationOptions,
): ScoredCombination {
  const edited = replaceWords(detected, new Map([[entity, words]]));
  const members = edited.entities.filter(({ id }) => combination.entities.includes(id));
  const projected = entityFeatures(edited, members, languageModel).map((one) =>
    project(model, one),
  );
  return score(projected, probabilityOf(model, projected));
}

function assess(
  detected: Detected,
  { model, languageModel, arity = 2, threshold }: EmulationOptions & { readonly threshold: number },
): ScoredCombination[] {
  // direct identifiers are masked whatever a search says
  const open = detected.entities.filter(({ identifier }) => identifier !== "DIRECT");
  const scored: ScoredCombination[] = [];
  const left: Projected[] = [];
  for (const features of entityFeatures(detected, open, languageModel)) {
    const entity = project(model, features);
    const probability = probabilityOf(model, [entity]);
    scored.push(score([entity], probability));
    if (probability < threshold) left.push(entity);
  }
  const risky = new Set<string>();
  for (let size = 2; size <= Math.min(arity, MOST); size++) {
    for (const members of combinationsOf(left, size, risky)) {
      const probability = probabilityOf(model, members);
      if (probability < threshold) continue;
      risky.add(members.map(({ id }) => id).join(" "));
      scored.push(score(members, probability));
    }
  }
  return scored;
}

/** Combinations of a size in reading order, without those that contain a risky pair. */
function* combinationsOf(
  entities: readonly Projected[],
  size: number,
  risky: ReadonlySet<string>,
  from = 0,
  chosen: readonly Projected[] = [],
): Generator<readonly Projected[]> {
  for (let i = from; i < entities.length; i++) {
    const entity = entities[i]!;
    if (risky.size > 0 && chosen.some(({ id }) => risky.has(`${id} ${entity.id}`))) continue;
    const members = [...chosen, entity];
    if (members.length === size) yield members;
    else yield* combinationsOf(entities, size, risky, i + 1, members);
  }
}

const score = (members: readonly Projected[], probability: number): ScoredCombination => ({
  entities: members.map(({ id }) => id),
  measure: "search",
  score: Math.round(probability * 10_000) / 10_000,
  risk: probability,
  evidence: `a search would lead to the person with probability ${probability.toFixed(2)}, as a trained model emulates it`,
});
