/** What `--until-safe` did to a document, in a line: the risk before and after, and what was hidden with its gain. */

import type { Safety, Sanitized } from "../document/document.js";
import { TYPE_PROPERTIES } from "../document/types.js";

/** The words of the document are never in it: what was hidden is named by its type and its entity. */
export function safetyTold({ document: { id }, entities }: Sanitized, safety: Safety): string {
  const { before, after, candidates, attacker, gains } = safety;
  const standing = ({ rank, probability }: Safety["before"]) =>
    `rank ${rank} of ${candidates}, probability ${probability.toFixed(3)}`;
  const typeOf = new Map(entities.map((entity) => [entity.id, TYPE_PROPERTIES[entity.type].name]));
  const hidden = gains.map(
    ({ entity, gain }) => `${typeOf.get(entity) ?? "words"} ${entity} (-${gain.toFixed(3)})`,
  );
  const more =
    hidden.length === 0 ? "nothing more was hidden" : `hidden for it: ${hidden.join(", ")}`;
  return `${id}: ${attacker} attack before: ${standing(before)}; after: ${standing(after)}; ${more}`;
}
