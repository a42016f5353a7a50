/**
 * What a masked entity's words still show elsewhere: 'Ankara' is masked, 'Ankara Assize Court' is
 * kept. A reader of the report should know before an attacker does.
 */

import type { Entity, Sanitized } from "../../document/document.js";
import { EditedText } from "../../document/edited-text.js";
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

/** The sanitized text with the replacements blanked, folded for comparison. */
function visibleText({ text, replacements }: Sanitized): string {
  const visible = new EditedText(text);
  for (const { outStart, outEnd } of replacements) visible.replace(outStart, outEnd, "\u0000");
  return comparable(visible.finish());
}

function occurrencesOf(entity: Entity, sanitized: Sanitized, visible: string): number {
  const words = new Set(wordsOfEntity(sanitized, entity).map(comparable));
  let count = 0;
  for (const word of words) if (TELLING.test(word)) count += countWhole(visible, word);
  return count;
}

function countWhole(text: string, word: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordAt(text, at - 1) && !isWordAt(text, at + word.length)) count++;
  }
  return count;
}

const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** A text in the form in which words are compared across documents. */
export const comparable = (text: string): string => text.normalize("NFKC").toLowerCase();
