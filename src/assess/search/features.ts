/** What the emulation of search knows about entities and combinations of them; no page is read for it. */

import type { Detected, Entity } from "../../document/document.js";
import { SEMANTIC_TYPES } from "../../document/types.js";
import { longestMention } from "../../document/words.js";
import type { LanguageModel } from "../../models/language-model.js";

const ROLES = ["official", "private"] as const;

/** In the order of `entityFeatures`; numbers are scaled to lie near [0, 1]. */
export const ENTITY_FEATURES: readonly string[] = [
  ...SEMANTIC_TYPES.map((type) => `type ${type}`),
  ...ROLES.map((role) => `role ${role}`),
  "information in context",
  "information of the rarest piece",
  "information without context",
  "mentions",
  "place of the first mention",
  "words",
  "characters",
  "share of words in capitals",
  "share of digits",
  "a year",
  "a full date",
];

export const COMBINATION_FEATURES: readonly string[] = [
  "one entity",
  "two entities",
  "three entities",
  "least information",
  "most information",
  "information together",
];

/** Nats that count as 1. */
const MUCH = 20;

export interface EntityFeatures {
  readonly id: string;
  readonly values: Float64Array;
  /** Information content of the longest mention in its context, in units of twenty nats. */
  readonly information: number;
}

/** One row for each entity, in their order. */
export function entityFeatures(
  { document: { text }, mentions }: Detected,
  entities: readonly Entity[],
  model: LanguageModel,
): EntityFeatures[] {
  const longest = entities.map((entity) => longestMention(mentions, entity));
  const content = model.informationContent(text, longest);
  return entities.map((entity, i) => {
    const words = text.slice(longest[i]!.start, longest[i]!.end);
    const [alone] = model.informationContent(words, [{ start: 0, end: words.length }]);
    const { ofSpan, ofRarestToken } = content[i]!;
    const first = Math.min(...entity.mentions.map((index) => mentions[index]!.start));
    const values = Float64Array.from([
      ...SEMANTIC_TYPES.map((type) => Number(type === entity.type)),
      ...ROLES.map((role) => Number(role === entity.role)),
      ofSpan / MUCH,
      (2 * ofRarestToken) / MUCH,
      alone!.ofSpan / MUCH,
      Math.log(entity.mentions.length) / 3,
      first / text.length,
      ...shapeOf(words),
    ]);
    return { id: entity.id, values, information: ofSpan / MUCH };
  });
}

const YEAR = /^(?:1[5-9]|20)\d\d$/u;
const FULL_DATE = /^(?=.*\b(?:1[5-9]|20)\d\d\b)(?=.*\b[0-3]?\d\b)(?=.*\p{L}).+$/u;

function shapeOf(words: string): number[] {
  const parts = words.split(/\s+/u);
  const share = (pattern: RegExp) => (words.match(pattern)?.length ?? 0) / words.length;
  return [
    Math.log(parts.length) / 2,
    Math.log(words.length) / 4,
    parts.filter((part) => /^\p{Lu}/u.test(part)).length / parts.length,
    share(/\d/gu),
    Number(YEAR.test(words)),
    Number(FULL_DATE.test(words)),
  ];
}

/** @param information that of each member */
export function combinationFeatures(information: readonly number[]): number[] {
  return [
    Number(information.length === 1),
    Number(information.length === 2),
    Number(information.length >= 3),
    Math.min(...information),
    Math.max(...information),
    information.reduce((sum, one) => sum + one, 0),
  ];
}

export const FEATURE_NAMES = { entity: ENTITY_FEATURES, combination: COMBINATION_FEATURES };
