/** The state as it leaves the server: offsets in code points, everything a reader needs to see. */

import type { OffsetConverter } from "../../document/offsets.js";
import type { Span } from "../../document/span.js";
import type { Analysis, Step } from "./analysis.js";
import { proposalsOf } from "./analysis.js";
import type { Dossier } from "./dossier.js";
import type { EventBody } from "./events.js";
import { isOpen, type Scored, type Showing } from "./risk.js";
import type { Candidate, Comment, Entity, MeasureScore, Mention, Risk, Suspect } from "./schema.js";
import {
  coveredIn,
  detectedOf,
  type EntityState,
  inOrder,
  type MentionState,
  mentionId,
  mentionsByEntity,
  proposalOf,
  type ReviewState,
  wordsOf,
} from "./state.js";
import { suspectsIn } from "./sweep.js";

/** What of a task changes with its events, by id and in order. */
export interface View {
  readonly mentions: ReadonlyMap<string, Mention>;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly suspects: ReadonlyMap<string, Suspect>;
  readonly comments: ReadonlyMap<string, Comment>;
}

const views = new WeakMap<ReviewState, View>();

/** The view of a state; the same state gives the same view, made once. */
export function viewOf(dossier: Dossier, state: ReviewState, scored: Scored): View {
  const known = views.get(state);
  if (known) return known;
  const view: View = {
    mentions: mentionsIn(dossier, state),
    entities: entitiesIn(dossier, state, scored),
    suspects: suspectViews(dossier, state),
    comments: commentsIn(dossier, state),
  };
  views.set(state, view);
  return view;
}

function mentionsIn(
  { analysis, offsets }: Dossier,
  state: ReviewState,
): ReadonlyMap<string, Mention> {
  const { text } = analysis.document;
  const covered = coveredIn(state);
  const proposals = proposalsOf(analysis);
  const comments = new Map<string, number>();
  for (const { mention } of state.comments) {
    if (mention !== null) comments.set(mention, (comments.get(mention) ?? 0) + 1);
  }
  return new Map(
    inOrder(state).map((mention) => {
      const found = detectedOf(mention, analysis);
      const entity = state.entities.get(mention.entity)!;
      const proposal = proposalOf(mention, proposals);
      const view: Mention = {
        id: mention.id,
        start: offsets.toCodePoint(mention.start),
        end: offsets.toCodePoint(mention.end),
        text: text.slice(mention.start, mention.end),
        type: mention.type,
        ...(found?.subtype === undefined ? {} : { subtype: found.subtype }),
        score: found?.score ?? 1,
        detector: found?.detector ?? "reader",
        evidence: found?.evidence ?? {},
        ...(found?.decision === undefined ? {} : { probabilities: found.decision }),
        entity: mention.entity,
        state: mention.state,
        replacement: wordsOf(mention, entity),
        level: mention.level,
        proposal: {
          state: proposal.state,
          replacement: wordsOf({ ...mention, ...proposal }, entity),
          level: proposal.level,
        },
        decided: mention.decided,
        unsure: mention.unsure,
        covered: covered.get(mention.id) ?? null,
        comments: comments.get(mention.id) ?? 0,
      };
      return [mention.id, view] as const;
    }),
  );
}

function entitiesIn(
  { analysis }: Dossier,
  state: ReviewState,
  scored: Scored,
): ReadonlyMap<string, Entity> {
  const byEntity = mentionsByEntity(state);
  const scores = scoresByEntity(scored);
  const total = analysis.totalContent || 1;
  return new Map(
    [...byEntity].map(([id, mentions]) => {
      const entity = state.entities.get(id)!;
      const detected = analysis.entities[entity.ladder];
      const decision = detected && decisionsOf(analysis).get(detected.id);
      const words = new Set(mentions.map((mention) => mention.state));
      const view: Entity = {
        id,
        type: entity.type,
        identifier: entity.identifier,
        number: entity.number,
        mentions: mentions.map((mention) => mention.id),
        mixed: words.size > 1,
        action: decision?.action ?? "mask",
        reasons: [...(decision?.reasons ?? ["a reader marked it"])],
        scores: detected ? (scores.get(detected.id) ?? []) : [],
        cost: mentions.reduce((sum, one) => sum + (analysis.content[one.detected] ?? 0), 0) / total,
        ladder: ladderView(analysis, entity, mentions),
      };
      return [id, view] as const;
    }),
  );
}

const decisions = new WeakMap<Analysis, ReadonlyMap<string, Analysis["decisions"][number]>>();

function decisionsOf(analysis: Analysis): ReadonlyMap<string, Analysis["decisions"][number]> {
  const known = decisions.get(analysis);
  if (known) return known;
  const made = new Map(analysis.decisions.map((decision) => [decision.entity, decision]));
  decisions.set(analysis, made);
  return made;
}

/** What each measure says about an entity alone, and the worst about it together with others. */
function scoresByEntity({ combinations, risky, thresholds }: Scored): Map<string, MeasureScore[]> {
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
}

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
  telling: "it shows a masked name",
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

function suspectViews(dossier: Dossier, state: ReviewState): ReadonlyMap<string, Suspect> {
  const { analysis, offsets, suspicions } = dossier;
  return new Map(
    suspectsIn(analysis, state, suspicions).map((suspect) => [
      suspect.id,
      {
        id: suspect.id,
        start: offsets.toCodePoint(suspect.start),
        end: offsets.toCodePoint(suspect.end),
        text: analysis.document.text.slice(suspect.start, suspect.end),
        kind: suspect.kind,
        entity: suspect.mention && state.mentions.get(suspect.mention)!.entity,
        dismissed: suspect.dismissed,
      },
    ]),
  );
}

function commentsIn({ analysis }: Dossier, state: ReviewState): ReadonlyMap<string, Comment> {
  const { text } = analysis.document;
  const hidden = new Set(
    inOrder(state)
      .filter((mention) => mention.state !== "keep" && mention.end - mention.start > 3)
      .map(({ start, end }) => text.slice(start, end).toLowerCase()),
  );
  const quotes = (words: string) => {
    const lower = words.toLowerCase();
    for (const surface of hidden) if (lower.includes(surface)) return true;
    return false;
  };
  return new Map(
    state.comments.map((comment) => [comment.id, { ...comment, warning: quotes(comment.text) }]),
  );
}

/** The risky combinations, with the entities as they are called now, and whether one is hidden. */
export function risksIn(
  { analysis }: Dossier,
  state: ReviewState,
  scored: Scored,
  show: Showing,
): Risk[] {
  const nameNow = namesNow(analysis, state);
  return riskyOf(scored).map((combination) => ({
    entities: combination.entities.map((id) => nameNow.get(id) ?? id),
    measure: combination.measure,
    score: combination.score,
    risk: combination.risk,
    evidence: combination.evidence,
    broken: !isOpen(combination, show),
  }));
}

export const riskyOf = ({ combinations, risky }: Scored) => combinations.filter((_, i) => risky[i]);

/** Detected entities by what they are called after merges and splits: where their first mention is. */
export function namesNow(analysis: Analysis, state: ReviewState): ReadonlyMap<string, string> {
  return new Map(
    analysis.entities.flatMap(({ id, mentions }) => {
      const now = mentions.flatMap((index) => state.mentions.get(mentionId(index)) ?? [])[0];
      return now ? [[id, now.entity] as const] : [];
    }),
  );
}

/** What is new or different in `after`, and what is gone. */
export function difference<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): { changed: T[]; removed: string[] } {
  const changed: T[] = [];
  for (const [id, value] of after) {
    const old = before.get(id);
    if (old === undefined || JSON.stringify(old) !== JSON.stringify(value)) changed.push(value);
  }
  return { changed, removed: [...before.keys()].filter((id) => !after.has(id)) };
}

/** An event's content with offsets in code points. */
export function bodyView(
  body: EventBody,
  { toCodePoint }: OffsetConverter,
): Record<string, unknown> {
  const { kind: _, ...rest } = body;
  const outward = ({ start, end }: Span) => ({ start: toCodePoint(start), end: toCodePoint(end) });
  if (body.kind === "add") return { ...rest, spans: body.spans.map(outward) };
  if (body.kind === "boundary") return { ...rest, ...outward(body) };
  return rest;
}
