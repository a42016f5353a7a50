/** One text attacked, against a background or by what can be inferred from it, in a thread of the engine. */

import {
  attackDocument,
  isOfPeople,
  peopleAttacker,
  prepareAttack,
  textInference,
} from "../../entries/own/release.js";
import type { Resources, Sanitizer } from "../../index.js";
import type { Attacked, AttackTask } from "./engine-task.js";

/**
 * @param sanitizer that finds what a chat model may not read
 * @throws INPUT_FORMAT (one person only), DUPLICATE_ID, INPUT_EMPTY; POLICY_INVALID for a chat model that nobody named
 */
export async function attack(
  task: AttackTask,
  resources: Resources,
  sanitizer: () => Promise<Sanitizer>,
): Promise<Attacked> {
  const { text, background, by, person } = task;
  if (isOfPeople(by)) return infer({ ...task, by }, resources, await sanitizer());
  const attacker = await prepareAttack({
    background: background.map((one) => ({ id: one.name, text: one.text })),
    attacker: by,
    ...(by === "lexical" ? {} : { embedder: await resources.embedder() }),
  });
  return attackDocument(attacker, text, person);
}

async function infer(
  { by, text, background, policy, person }: AttackTask & { readonly by: "chat" | "attributes" },
  resources: Resources,
  sanitizer: Sanitizer,
): Promise<Attacked> {
  const { attacker } = await peopleAttacker(by, policy, {
    detect: (document) => sanitizer.detect(document),
    resources,
    candidates: background.map(({ name }) => name),
  });
  const { who, people, clues } = textInference(text, await attacker.infer(text));
  const candidates = who.map(({ name, confidence }, i) => ({
    id: name,
    rank: i + 1,
    probability: confidence,
  }));
  const theirs = candidates.find(({ id }) => id === person);
  return {
    background: background.length,
    chance: background.length === 0 ? 0 : 100 / background.length,
    candidates,
    ...(theirs && { person: theirs }),
    people,
    clues,
  };
}
