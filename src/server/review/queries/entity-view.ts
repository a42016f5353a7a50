/** Entities as they leave the server: what was decided and why, what each measure says, the ladder. */

import { PERSON_ROLES, type PersonRole } from "../../../document/document.js";
import { type Analysis, entityOfMention, type Step } from "../../engine/analysis.js";
import { oncePer } from "../model/once.js";
import type { RiskScores } from "../model/risk.js";
import {
  type EntityState,
  type MentionState,
  mentionsByEntity,
  type ReviewState,
  wordsOf,
} from "../model/state.js";
import type { Candidate, Entity, MeasureScore } from "../schema.js";
import type { Dossier } from "./dossier.js";

/** Made once for each entity as long as nothing about it changes. */
const entityViews = new WeakMap<
  EntityState,
  {
    readonly scored: RiskScores;
    readonly mentions: readonly MentionState[];
    readonly view: Entity;
  }
>();

export function entitiesIn(
  { analysis }: Dossier,
  state: ReviewState,
  scored: RiskScores,
): ReadonlyMap<string, Entity> {
  const byEntity = mentionsByEntity(state);
  const scores = scoresByEntity(scored);
  const total = analysis.totalContent || 1;
  return new Map(
    [...byEntity].map(([id, mentions]) => {
      const entity = state.entities.get(id)!;
      const known = entityViews.get(entity);
      const isSame =
        known?.scored === scored &&
        known.mentions.length === mentions.length &&
        known.mentions.every((mention, i) => mention === mentions[i]);
      if (isSame) return [id, known.view] as const;
      const detected = analysis.entities[entity.ladder];
      const decision = detected && decisionsOf(analysis).get(detected.id);
      const words = new Set(mentions.map((mention) => mention.state));
      const view: Entity = {
        id,
        type: entity.type,
        identifier: entity.identifier,
        number: entity.number,
        label: entity.label,
        role: roleIn(analysis, entity, mentions),
        mentions: mentions.map((mention) => mention.id),
        mixed: words.size > 1,
        action: decision?.action ?? "mask",
        reasons: [...(decision?.reasons ?? ["a reader marked it"])],
        scores: detected ? (scores.get(detected.id) ?? []) : [],
        cost: mentions.reduce((sum, one) => sum + (analysis.content[one.detected] ?? 0), 0) / total,
        ladder: ladderView(analysis, entity, mentions),
      };
      entityViews.set(entity, { scored, mentions, view });
      return [id, view] as const;
    }),
  );
}

const decisionsOf = oncePer(
  ({ decisions }: Analysis) => new Map(decisions.map((decision) => [decision.entity, decision])),
);

const ownersIn = oncePer(entityOfMention);

/** Of entities that were merged the strongest role counts: who is protected stays so. */
function roleIn(
  analysis: Analysis,
  { type }: EntityState,
  mentions: readonly MentionState[],
): PersonRole | null {
  if (type !== "PERSON") return null;
  const owners = ownersIn(analysis);
  const roles = mentions.map(({ detected }) => analysis.entities[owners[detected] ?? -1]?.role);
  return PERSON_ROLES.find((role) => roles.includes(role)) ?? null;
}

/** What each measure says about an entity alone, and the worst about it together with others. */
const scoresByEntity = oncePer((scored: RiskScores): ReadonlyMap<string, MeasureScore[]> => {
  const { combinations, risky, thresholds } = scored;
  const scores = new Map<string, MeasureScore[]>();
  const worst = new Map<string, { risk: number; at: number; list: MeasureScore[] }>();
  for (const [i, { entities, measure, score, risk, evidence }] of combinations.entries()) {
    for (const id of entities) {
      const list = scores.get(id) ?? [];
      scores.set(id, list);
      const threshold = thresholds[measure]?.threshold ?? null;
      const view: MeasureScore = { measure, score, threshold, risky: risky[i]!, evidence };
      const key = `${id} ${measure}`;
      const known = worst.get(key);
      if (!known) worst.set(key, { risk, at: list.push(view) - 1, list });
      else if (risk > known.risk) {
        known.risk = risk;
        known.list[known.at] = view;
      }
    }
  }
  return scores;
});

function ladderView(
  analysis: Analysis,
  entity: EntityState,
  mentions: readonly MentionState[],
): Candidate[] {
  const ladder = analysis.ladders[entity.ladder] ?? [];
  const [first] = mentions;
  const label = wordsOf({ ...first!, state: "mask", ...opaque(first!, analysis) }, entity)!;
  return [
    ...ladder.map(candidateOf),
    {
      text: label,
      level: (ladder.at(-1)?.level ?? 0) + 1,
      by: "label",
      state: "mask" as const,
      similarity: null,
      truth: "true" as const,
      attack: null,
      note: null,
    },
  ];
}

const opaque = ({ detected }: MentionState, { hidden }: Analysis) => ({
  replacement: hidden[detected]?.state === "mask" ? hidden[detected].replacement : null,
});

const NOTES: Readonly<Record<string, string>> = {
  guessed: "an attacker found the original from it",
  untrue: "it is not true of the original",
  unproven: "nothing shows that it is true of the original",
  vacuous: "it says no more than the label",
  telling: "it shows a masked name",
  risky: "it is not vague enough for the requested risk",
};

const candidateOf = (step: Step): Candidate => ({
  text: step.text,
  level: step.level,
  by: step.by,
  state: "generalize",
  similarity: null,
  truth: step.truth,
  attack:
    step.attacker !== null || step.outcome === "guessed"
      ? { survived: step.outcome !== "guessed", attacker: step.attacker }
      : null,
  note: (step.outcome && NOTES[step.outcome]) ?? null,
});
