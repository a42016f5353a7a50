/**
 * What a masked entity's words still show elsewhere: 'Ankara' is masked, 'Ankara Assize Court' is
 * kept. A reader of the report should know before an attacker does.
 */

import type { Entity, Sanitized } from "../../document/document.js";
import { EditedText } from "../../document/edited-text.js";
import { lineFinder } from "../../document/lines.js";
import { maskedBy } from "../../document/masked.js";
import { wordsOfEntity } from "../../document/words.js";

export interface Residue {
  readonly entity: string;
  /** How often words of the entity's mentions still occur in the sanitized text, as whole words. */
  readonly occurrences: number;
}

/** Shorter words without a digit are too common to mean the same thing again. */
const TELLING = /\p{N}{2}|\p{L}{4}/u;

/** Entities that were masked and whose words are still there, most frequent first. */
export function residueOf(sanitized: Sanitized): Residue[] {
  const masked = maskedBy(sanitized.decisions);
  const visible = visibleText(sanitized);
  return sanitized.entities
    .filter(({ id }) => masked.has(id))
    .map((entity) => ({
      entity: entity.id,
      occurrences: occurrencesOf(entity, sanitized, visible),
    }))
    .filter(({ occurrences }) => occurrences > 0)
    .sort((a, b) => b.occurrences - a.occurrences);
}

/** Where words that were hidden stay readable, as they are written, and why. */
export interface Stay {
  /** What stands where they were hidden: '[PLACE 2]'. */
  readonly replacement: string;
  /** Of the original, from 1. */
  readonly lines: readonly number[];
  /** Of the first: why it was kept, or that nothing was found there. */
  readonly reason: string;
}

/** The same with places, for whoever wants to look before the text leaves the house; letter case counts. */
export function staysOf(sanitized: Sanitized): Stay[] {
  const { document, entities, mentions, decisions, replacements } = sanitized;
  const masked = maskedBy(decisions);
  const reasons = new Map(decisions.map(({ entity, reasons: [first] }) => [entity, first]));
  const keptAt = (at: number): string | undefined => {
    const own = mentions.findIndex(({ start, end }) => start <= at && at < end);
    const entity = entities.find((one) => one.mentions.includes(own));
    return entity && !masked.has(entity.id) ? reasons.get(entity.id) : undefined;
  };
  const hidden = new EditedText(document.text);
  for (const { start, end } of replacements)
    hidden.replace(start, end, "\u0000".repeat(end - start));
  const visible = hidden.finish();
  const lineOf = lineFinder(document.text);
  return entities.flatMap((entity) => {
    if (!masked.has(entity.id)) return [];
    const places = [...new Set(wordsOfEntity(sanitized, entity))]
      .filter((word) => TELLING.test(word))
      .flatMap((word) => placesOf(visible, word))
      .sort((a, b) => a - b);
    const said = replacements.find((one) => one.entity === entity.id)?.replacement;
    if (places.length === 0 || said === undefined) return [];
    const lines = new Set(places.map((at) => lineOf(at).line));
    const reason = keptAt(places[0]!) ?? "nothing was found there";
    return [{ replacement: said, lines: [...lines], reason }];
  });
}

/** The sanitized text with the replacements blanked, folded for comparison. */
function visibleText({ text, replacements }: Sanitized): string {
  const visible = new EditedText(text);
  for (const { outStart, outEnd } of replacements) visible.replace(outStart, outEnd, "\u0000");
  return comparable(visible.finish());
}

function occurrencesOf(entity: Entity, sanitized: Sanitized, visible: string): number {
  const words = new Set(wordsOfEntity(sanitized, entity).map(comparable));
  let count = 0;
  for (const word of words) if (TELLING.test(word)) count += placesOf(visible, word).length;
  return count;
}

/** Where a text has the words, whole. */
function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordAt(text, at - 1) && !isWordAt(text, at + word.length)) places.push(at);
  }
  return places;
}

const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** A text in the form in which words are compared across documents. */
export const comparable = (text: string): string => text.normalize("NFKC").toLowerCase();
