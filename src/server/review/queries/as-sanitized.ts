/** A reviewed document in the shape that the stages give, so that reports and formats take it as it is. */

import type { Decision, Entity, Mention, Sanitized } from "../../../document/document.js";
import type { Output } from "../model/output.js";
import {
  detectedOf,
  inOrder,
  type MentionState,
  mentionsByEntity,
  type ReviewState,
} from "../model/state.js";
import type { Assessment } from "./assessment.js";
import type { Dossier } from "./dossier.js";
import { riskyOf } from "./view.js";

export function asSanitized(
  { analysis }: Dossier,
  state: ReviewState,
  output: Output,
  { scored }: Pick<Assessment, "scored">,
): Sanitized {
  const ordered = inOrder(state);
  const index = new Map(ordered.map(({ id }, i) => [id, i]));
  const byEntity = [...mentionsByEntity(state)];
  const entities = byEntity.map(([id, mentions]): Entity => {
    const { type, identifier } = state.entities.get(id)!;
    return { id, type, identifier, mentions: mentions.map((mention) => index.get(mention.id)!) };
  });
  const detected = new Map(analysis.decisions.map((decision) => [decision.entity, decision]));
  const hidden = analysis.content.reduce((sum, content, i) => {
    const mention = state.mentions.get(`m${i + 1}`);
    return mention && mention.state !== "keep" ? sum + content : sum;
  }, 0);
  const total = analysis.content.reduce((sum, content) => sum + content, 0);
  return {
    document: analysis.document,
    mentions: ordered.map((mention) => mentionOf(mention, detectedOf(mention, analysis))),
    entities,
    unexamined: analysis.unexamined,
    scores: analysis.measured,
    risks: riskyOf(scored),
    decisions: byEntity.map(([id, mentions]) => decisionOf(id, mentions, detected.get(id))),
    cost: { hidden, total, bound: hidden },
    text: output.text,
    replacements: output.replacements.map(({ mention, free, level, ...replacement }) => ({
      ...replacement,
      level: level ?? LABEL_LEVEL,
      by: free ? "reader" : level === null ? "label" : "generalize",
      truth: free ? "unknown" : "true",
    })),
  };
}

/** Steps of a label, above every ladder, as the stages count. */
const LABEL_LEVEL = 10;

const mentionOf = (mention: MentionState, found: Mention | undefined): Mention => ({
  score: 1,
  detector: "reader",
  evidence: {},
  ...found,
  start: mention.start,
  end: mention.end,
  type: mention.type,
});

function decisionOf(
  entity: string,
  mentions: readonly MentionState[],
  detected: Decision | undefined,
): Decision {
  const action = mentions.some(({ state }) => state !== "keep") ? "mask" : "keep";
  const people = new Set(mentions.flatMap(({ decided }) => decided?.by ?? []));
  const reasons = [
    ...(people.size > 0 ? [`decided by ${people.size === 1 ? "a reader" : "readers"}`] : []),
    ...(detected?.action === action ? detected.reasons : []),
  ];
  return { entity, action, reasons: reasons.length > 0 ? reasons : ["as another of its mentions"] };
}
