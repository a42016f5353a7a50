/**
 * What writing needs of sanitized documents, in few large arrays: a table has as many documents as rows, and
 * objects cost far more than their content when they are copied to another process.
 */

import type { Document, Entity, Replacement, Sanitized } from "../../document/document.js";

export interface Packed {
  readonly texts: readonly string[];
  /** Replacements of each document. */
  readonly counts: Uint32Array;
  /** Of each replacement: start, end, start and end in the new text, place of its entity. */
  readonly places: Uint32Array;
  readonly words: readonly string[];
  /** Entities of each document. */
  readonly entityCounts: Uint32Array;
  /** Of each entity: id, type, kind of identifier. */
  readonly entities: readonly string[];
  /** Of each document, why it is not released. */
  readonly errors: readonly Sanitized["notReleased"][];
}

const PER_REPLACEMENT = 5;
const PER_ENTITY = 3;

/** @returns undefined where the documents are not those that were read */
export function packSanitized(
  all: readonly Sanitized[],
  documents: readonly Document[],
): Packed | undefined {
  const isSame =
    all.length === documents.length &&
    all.every(
      ({ document: { id, text } }, i) => documents[i]!.text === text && documents[i]!.id === id,
    );
  if (!isSame) return undefined;
  const places: number[] = [];
  const words: string[] = [];
  const entities: string[] = [];
  for (const one of all) {
    const order = new Map<string, number>();
    for (const [i, { id, type, identifier }] of one.entities.entries()) {
      order.set(id, i);
      entities.push(id, type, identifier);
    }
    for (const { start, end, outStart, outEnd, entity, replacement } of one.replacements) {
      const at = order.get(entity);
      if (at === undefined) return undefined;
      places.push(start, end, outStart, outEnd, at);
      words.push(replacement);
    }
  }
  return {
    texts: all.map(({ text }) => text),
    counts: Uint32Array.from(all, ({ replacements }) => replacements.length),
    places: Uint32Array.from(places),
    words,
    entityCounts: Uint32Array.from(all, (one) => one.entities.length),
    entities,
    errors: all.map(({ notReleased }) => notReleased),
  };
}

/** As much of the sanitized documents as formats look at when they write. */
export function unpackSanitized(
  { texts, counts, places, words, entityCounts, entities, errors }: Packed,
  documents: readonly Document[],
): Sanitized[] {
  let replaced = 0;
  let known = 0;
  return documents.map((document, i) => {
    const own: Entity[] = [];
    for (let j = 0; j < entityCounts[i]!; j++, known++) {
      const [id, type, identifier] = entities.slice(PER_ENTITY * known, PER_ENTITY * (known + 1));
      own.push({ id, type, identifier, mentions: [] } as unknown as Entity);
    }
    const replacements: Replacement[] = [];
    for (let j = 0; j < counts[i]!; j++, replaced++) {
      const at = PER_REPLACEMENT * replaced;
      replacements.push({
        start: places[at]!,
        end: places[at + 1]!,
        outStart: places[at + 2]!,
        outEnd: places[at + 3]!,
        replacement: words[replaced]!,
        entity: own[places[at + 4]!]!.id,
        level: 0,
        by: "",
        truth: "unknown",
      });
    }
    return {
      document,
      mentions: [],
      entities: own,
      unexamined: [],
      scores: [],
      risks: [],
      decisions: [],
      cost: { hidden: 0, total: 0, bound: 0 },
      text: texts[i]!,
      replacements,
      ...(errors[i] && { notReleased: errors[i] }),
    };
  });
}
