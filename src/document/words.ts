/** The words of mentions and entities, as their document has them. */

import type { Detected, Entity, Mention } from "./document.js";
import type { Span } from "./span.js";

/** A document whose mentions are known. */
type Read = Pick<Detected, "document" | "mentions">;

export const wordsAt = (text: string, { start, end }: Span): string => text.slice(start, end);

/** The words of each mention of an entity, in order. */
export const wordsOfEntity = (
  { document: { text }, mentions }: Read,
  { mentions: own }: Pick<Entity, "mentions">,
): readonly string[] => own.map((index) => wordsAt(text, mentions[index]!));

/** An entity's longest mention: what one would type into a search box. */
export const longestMention = (
  mentions: readonly Mention[],
  { mentions: own }: Pick<Entity, "mentions">,
): Mention =>
  own
    .map((index) => mentions[index]!)
    .reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a));
