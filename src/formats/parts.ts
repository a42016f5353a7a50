/** A document made of several texts, as a message of headers and bodies, and what became of each text. */

import {
  createDocument,
  type Document,
  type GivenMention,
  type Replacement,
  type Sanitized,
} from "../document/document.js";
import type { Span } from "../document/span.js";

/** The two sides of it are two things. */
const SEPARATOR = "\n\n";

export interface Joined {
  readonly document: Document;
  /** The place of each text in the document. */
  readonly spans: readonly Span[];
}

/** One document of several texts in order, with the given mentions of all. */
export function joinDocuments(
  parts: readonly Document[],
  options: Pick<Document, "id" | "persons" | "scope">,
): Joined {
  let text = "";
  const spans: Span[] = [];
  const given: GivenMention[] = [];
  for (const [i, part] of parts.entries()) {
    if (i > 0) text += SEPARATOR;
    const start = text.length;
    text += part.text;
    spans.push({ start, end: text.length });
    for (const one of part.given ?? []) {
      given.push({ ...one, start: one.start + start, end: one.end + start });
    }
  }
  return { document: createDocument(text, { ...options, given }), spans };
}

/**
 * What became of one text of a joined document. A replacement that reaches over its edge counts inside
 * only.
 */
export function partOf(sanitized: Sanitized, document: Document, { start, end }: Span): Sanitized {
  const original = sanitized.document.text;
  let text = "";
  let last = start;
  const replacements: Replacement[] = [];
  for (const one of sanitized.replacements) {
    const from = Math.max(one.start, start);
    const to = Math.min(one.end, end);
    if (from >= to) continue;
    text += original.slice(last, from);
    const outStart = text.length;
    text += one.replacement;
    last = to;
    replacements.push({
      ...one,
      start: from - start,
      end: to - start,
      outStart,
      outEnd: text.length,
    });
  }
  text += original.slice(last, end);
  const indexes = new Map<number, number>();
  const mentions = sanitized.mentions.flatMap((one, i) => {
    const from = Math.max(one.start, start);
    const to = Math.min(one.end, end);
    if (from >= to) return [];
    indexes.set(i, indexes.size);
    return [{ ...one, start: from - start, end: to - start }];
  });
  const replaced = new Set(replacements.map(({ entity }) => entity));
  const entities = sanitized.entities.flatMap((one) => {
    const own = one.mentions.flatMap((i) => indexes.get(i) ?? []);
    return own.length === 0 && !replaced.has(one.id) ? [] : [{ ...one, mentions: own }];
  });
  return { ...sanitized, document, text, replacements, mentions, entities };
}

/** The new words of a span of a document. */
export function wordsAt({ document, replacements }: Sanitized, { start, end }: Span): string {
  let text = "";
  let last = start;
  for (const one of replacements) {
    const from = Math.max(one.start, start);
    const to = Math.min(one.end, end);
    if (from >= to) continue;
    text += document.text.slice(last, from) + one.replacement;
    last = to;
  }
  return text + document.text.slice(last, end);
}
