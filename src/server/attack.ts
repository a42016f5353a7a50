/** One text attacked against a background, in a thread of the engine. */

import {
  attackDocument,
  type DocumentAttack,
  type Embedder,
  loadEmbedder,
  prepareAttack,
} from "../index.js";
import type { AttackTask } from "./engine-task.js";

let embedder: Promise<Embedder> | undefined;

/** @throws INPUT_FORMAT (one person only), DUPLICATE_ID, INPUT_EMPTY */
export async function attack({
  text,
  background,
  by,
  person,
}: AttackTask): Promise<DocumentAttack> {
  if (by !== "lexical") embedder ??= loadEmbedder();
  const attacker = await prepareAttack({
    background: background.map((one) => ({ id: one.name, text: one.text })),
    attacker: by,
    ...(embedder && { embedder: await embedder }),
  });
  return attackDocument(attacker, text, person);
}
