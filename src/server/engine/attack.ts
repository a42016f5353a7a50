/** One text attacked against a background, in a thread of the engine. */

import type { DocumentAttack } from "../../entries/evaluate.js";
import { attackDocument, prepareAttack } from "../../entries/own/release.js";
import type { Resources } from "../../index.js";
import type { AttackTask } from "./engine-task.js";

/** @throws INPUT_FORMAT (one person only), DUPLICATE_ID, INPUT_EMPTY */
export async function attack(
  { text, background, by, person }: AttackTask,
  { embedder }: Pick<Resources, "embedder">,
): Promise<DocumentAttack> {
  const attacker = await prepareAttack({
    background: background.map((one) => ({ id: one.name, text: one.text })),
    attacker: by,
    ...(by === "lexical" ? {} : { embedder: await embedder() }),
  });
  return attackDocument(attacker, text, person);
}
