/** What a search is asked about a document: entities and people as words. */

import type { Entity, Mention } from "../../document/document.js";
import { TYPE_PROPERTIES } from "../../document/types.js";

/** An entity's longest mention: what one would type into a search box. */
export function longestMention(mentions: readonly Mention[], entity: Entity): Mention {
  return entity.mentions
    .map((index) => mentions[index]!)
    .reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a));
}

export function wordsOf(text: string, mentions: readonly Mention[], entity: Entity): string {
  const { start, end } = longestMention(mentions, entity);
  return text.slice(start, end);
}

/** The people to protect: those named, else everyone mentioned. */
export function namesOf(
  persons: readonly string[],
  entities: readonly Entity[],
  words: (entity: Entity) => string,
): readonly string[] {
  if (persons.length > 0) return persons;
  return entities.filter(({ type }) => TYPE_PROPERTIES[type].direct === "protected").map(words);
}
