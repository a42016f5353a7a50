/**
 * Labels that a source already holds. A text may say '[PERSON 1]' or 'code 12' of its own; turned back, such
 * words must stay what they were, whatever the conversation has given these numbers to.
 *
 * | the number | what happens |
 * | --- | --- |
 * | is given to nobody | it never is |
 * | is somebody's already | the words of the source get a label of their own, whose original they are |
 */

import type { Entity, Mention, Replacement, Sanitized } from "../../document/document.js";
import { EditedText } from "../../document/edited-text.js";
import type { SemanticType } from "../../document/types.js";
import { labelsIn } from "./restore.js";

/** Which labels a conversation has given. */
export interface LabelNumbers {
  /** Keeps a number from being given. @returns false where it is somebody's already */
  reserve(type: SemanticType, number: number): boolean;
  numberOf(type: SemanticType, words: readonly string[]): number;
}

/** Labels of a source that must get other ones, by where they begin. */
export type Taken = ReadonlyMap<number, { readonly end: number; readonly type: SemanticType }>;

/** What became of the labels that a source holds. */
export interface OwnLabels {
  readonly taken: Taken;
  /** Those that are nobody's and stay so. */
  readonly kept: readonly { readonly words: string; readonly type: SemanticType }[];
}

/** Reserves the numbers of a source's own labels, before the text is sanitized. */
export function reserveLabels(text: string, numbers: LabelNumbers): OwnLabels {
  const taken = new Map<number, { end: number; type: SemanticType }>();
  const kept = new Map<string, SemanticType>();
  for (const { start, end, type, number } of labelsIn(text)) {
    if (numbers.reserve(type, number)) kept.set(`[${type} ${number}]`, type);
    else taken.set(start, { end, type });
  }
  return { taken, kept: Array.from(kept, ([words, type]) => ({ words, type })) };
}

/** Puts labels of their own in the place of those that are taken, wherever nothing was hidden. */
export function escapeLabels(sanitized: Sanitized, taken: Taken, numbers: LabelNumbers): Sanitized {
  const { document } = sanitized;
  const free = [...taken].filter(
    ([start, { end }]) => !sanitized.replacements.some((one) => one.start < end && start < one.end),
  );
  if (free.length === 0) return sanitized;
  const mentions: Mention[] = [];
  const entities: Entity[] = [];
  const added = free.map(([start, { end, type }], i): Replacement => {
    const words = document.text.slice(start, end);
    const entity = `source label ${i + 1}`;
    mentions.push({ start, end, type, score: 1, detector: "source-label", evidence: {} });
    entities.push({
      id: entity,
      type,
      identifier: "DIRECT",
      mentions: [sanitized.mentions.length + i],
    });
    return {
      start,
      end,
      outStart: 0,
      outEnd: 0,
      // letter case and spaces are part of what comes back, so that 'code 12' and 'CODE 12' are two
      replacement: `[${type} ${numbers.numberOf(type, [literal(words)])}]`,
      level: 0,
      entity,
      by: "label",
      truth: "true",
      ground: "label",
    };
  });
  const out = new EditedText(document.text);
  const replacements = [...sanitized.replacements, ...added]
    .sort((a, b) => a.start - b.start)
    .map((one) => {
      const place = out.replace(one.start, one.end, one.replacement);
      return { ...one, outStart: place.start, outEnd: place.end };
    });
  return {
    ...sanitized,
    text: out.finish(),
    replacements,
    mentions: [...sanitized.mentions, ...mentions],
    entities: [...sanitized.entities, ...entities],
    decisions: [
      ...sanitized.decisions,
      ...entities.map(({ id }) => ({
        entity: id,
        action: "mask" as const,
        reasons: ["the source has a label that the conversation has given to somebody else"],
      })),
    ],
  };
}

/** Words as an identity that differs wherever they differ in any character. */
const literal = (words: string): string =>
  `\u0001${[...words].map((one) => one.codePointAt(0)!.toString(16)).join("-")}`;
