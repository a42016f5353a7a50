/** The state as it leaves the server: offsets in code points, everything a reader needs to see. */

import { fold } from "../../../document/fold.js";
import type { OffsetConverter } from "../../../document/offsets.js";
import type { Span } from "../../../document/span.js";
import { type Analysis, proposalsOf } from "../../engine/analysis.js";
import type { EventBody } from "../model/events.js";
import { isOpen, type RiskScores, type ShownEntities } from "../model/risk.js";
import {
  coveredIn,
  detectedOf,
  type EntityState,
  inOrder,
  type MentionState,
  mentionId,
  proposalOf,
  type ReviewState,
  wordsOf,
} from "../model/state.js";
import { suspectsIn } from "../model/sweep.js";
import type { Comment, Entity, Mention, Risk, Suspect } from "../schema.js";
import type { Dossier } from "./dossier.js";
import { entitiesIn } from "./entity-view.js";

/** What of a task changes with its events, by id and in order. */
export interface View {
  readonly mentions: ReadonlyMap<string, Mention>;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly suspects: ReadonlyMap<string, Suspect>;
  readonly comments: ReadonlyMap<string, Comment>;
}

const views = new WeakMap<ReviewState, View>();

/** The view of a state; the same state gives the same view, made once. */
export function viewOf(dossier: Dossier, state: ReviewState, scored: RiskScores): View {
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

/** Made once for each mention as long as nothing about it changes: a document has thousands. */
const mentionViews = new WeakMap<
  MentionState,
  {
    readonly entity: EntityState;
    readonly around: string | null;
    readonly remarks: number;
    readonly view: Mention;
  }
>();

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
      const entity = state.entities.get(mention.entity)!;
      const around = covered.get(mention.id) ?? null;
      const remarks = comments.get(mention.id) ?? 0;
      const known = mentionViews.get(mention);
      if (known?.entity === entity && known.around === around && known.remarks === remarks) {
        return [mention.id, known.view] as const;
      }
      const found = detectedOf(mention, analysis);
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
        covered: around,
        comments: remarks,
      };
      mentionViews.set(mention, { entity, around, remarks, view });
      return [mention.id, view] as const;
    }),
  );
}

/** By the suspicions of a document and a suspect's id: the view of a suspect as it was last. */
const suspectLast = new WeakMap<Dossier["suspicions"], Map<string, Suspect>>();

function suspectViews(dossier: Dossier, state: ReviewState): ReadonlyMap<string, Suspect> {
  const { analysis, offsets, suspicions } = dossier;
  const last = suspectLast.get(suspicions) ?? new Map<string, Suspect>();
  suspectLast.set(suspicions, last);
  return new Map(
    suspectsIn(state, suspicions).map(({ id, start, end, kind, mention, dismissed }) => {
      const entity = mention && state.mentions.get(mention)!.entity;
      const known = last.get(id);
      if (known?.kind === kind && known.entity === entity && known.dismissed === dismissed) {
        return [id, known] as const;
      }
      const view: Suspect = {
        id,
        start: offsets.toCodePoint(start),
        end: offsets.toCodePoint(end),
        text: analysis.document.text.slice(start, end),
        kind,
        entity,
        dismissed,
      };
      last.set(id, view);
      return [id, view] as const;
    }),
  );
}

function commentsIn({ analysis }: Dossier, state: ReviewState): ReadonlyMap<string, Comment> {
  const { text } = analysis.document;
  const hidden = new Set(
    inOrder(state)
      .filter((mention) => mention.state !== "keep" && mention.end - mention.start > 3)
      .map(({ start, end }) => fold(text.slice(start, end)).text),
  );
  const quotes = (words: string) => {
    const folded = fold(words).text;
    for (const surface of hidden) if (folded.includes(surface)) return true;
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
  scored: RiskScores,
  show: ShownEntities,
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

export const riskyOf = ({ combinations, risky }: RiskScores) =>
  combinations.filter((_, i) => risky[i]);

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
    if (old === value) continue;
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
