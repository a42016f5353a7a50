/** What a search is asked about a document: entities and people as words. */

import type { Entity, Mention } from "../../document/document.js";
import { TYPE_PROPERTIES } from "../../document/types.js";
import { longestMention, wordsAt } from "../../document/words.js";

export const wordsOf = (text: string, mentions: readonly Mention[], entity: Entity): string =>
  wordsAt(text, longestMention(mentions, entity));

/** The people to protect: those named, else everyone mentioned. */
export function namesOf(
  persons: readonly string[],
  entities: readonly Entity[],
  words: (entity: Entity) => string,
): readonly string[] {
  if (persons.length > 0) return persons;
  return entities.filter(({ type }) => TYPE_PROPERTIES[type].direct === "protected").map(words);
}
