/**
 * From events to a state: each is applied in order, those undone are left out. Pure: the same
 * beginning and events give the same state.
 */

import type { Span } from "../../../document/span.js";
import type { SemanticType } from "../../../document/types.js";
import { foldTerm } from "../../../language/fold.js";
import type { Analysis } from "../../engine/analysis.js";
import { type ReviewEvent, undoneIn } from "./events.js";
import {
  type EntityState,
  labelled,
  type Mark,
  type MentionState,
  type ReviewState,
} from "./state.js";

/** The state after all events of a stream, those undone left out. */
export function fold(
  initial: ReviewState,
  events: readonly ReviewEvent[],
  analysis: Analysis,
): ReviewState {
  const undone = undoneIn(events);
  const draft = draftOf(initial);
  for (const event of events) apply(draft, event, undone.has(event.id), analysis);
  return draft;
}

/** The state after one more event that is no undo: the same as folding all of them. */
export function after(state: ReviewState, event: ReviewEvent, analysis: Analysis): ReviewState {
  const draft = draftOf(state);
  apply(draft, event, false, analysis);
  return draft;
}

type Draft = {
  -readonly [Key in keyof ReviewState]: ReviewState[Key] extends ReadonlyMap<infer K, infer V>
    ? Map<K, V>
    : ReviewState[Key] extends ReadonlySet<infer V>
      ? Set<V>
      : ReviewState[Key] extends readonly (infer V)[]
        ? V[]
        : ReviewState[Key];
};

const draftOf = (state: ReviewState): Draft => ({
  ...state,
  mentions: new Map(state.mentions),
  entities: new Map(state.entities),
  removed: [...state.removed],
  dismissed: new Set(state.dismissed),
  comments: [...state.comments],
  resolutions: new Map(state.resolutions),
  changed: new Map(state.changed),
});

function apply(draft: Draft, event: ReviewEvent, undone: boolean, analysis: Analysis): void {
  const { body } = event;
  const mark: Mark = { by: event.author, at: event.at, version: event.version, event: event.id };
  for (const id of event.touched) draft.changed.set(id, mark);
  if (body.kind !== "finish" && body.kind !== "comment") draft.finished = false;
  if (undone) return;
  switch (body.kind) {
    case "decide": {
      if (body.settings) draft.settings = body.settings;
      const reason = body.reason ?? null;
      for (const { mention: id, state, replacement, level, identifies } of body.changes) {
        change(draft, id, (mention) => ({
          ...mention,
          identifies: identifies === true,
          ...(state === "generalize"
            ? { state, replacement: replacement ?? null, level: level ?? null }
            : { state, ...fixedWords(mention, state, analysis) }),
          decided: { ...mark, reason },
          unsure: false,
        }));
      }
      break;
    }
    case "add": {
      const own = new Map<string, EntityState>();
      const entityOf = (span: Span): EntityState => {
        const words = body.apart
          ? foldTerm(analysis.document.text.slice(span.start, span.end))
          : "";
        const entity =
          own.get(words) ??
          joined(draft, body.entity) ??
          newEntity(draft, `${event.id}.e${own.size || ""}`, analysis, body.type);
        own.set(words, entity);
        return entity;
      };
      for (const [i, { start, end }] of body.spans.entries()) {
        const entity = entityOf({ start, end });
        const like = [...draft.mentions.values()].find((mention) => mention.entity === entity.id);
        const state = body.state ?? like?.state ?? "mask";
        const id = addedId(event.id, i);
        draft.mentions.set(id, {
          id,
          start,
          end,
          type: body.type,
          entity: entity.id,
          detected: -1,
          state,
          replacement: state === "generalize" ? (like?.replacement ?? null) : null,
          level: state === "generalize" ? (like?.level ?? null) : null,
          decided: { ...mark, reason: body.reason ?? null },
          unsure: false,
        });
      }
      break;
    }
    case "remove":
      for (const id of body.mentions) {
        const mention = draft.mentions.get(id);
        if (!mention) continue;
        draft.mentions.delete(id);
        draft.removed.push({ start: mention.start, end: mention.end });
      }
      break;
    case "retype":
      retype(draft, event.id, analysis, body.mentions, body.type);
      break;
    case "boundary": {
      const { start, end } = body;
      change(draft, body.mention, (mention) => ({ ...mention, start, end }));
      break;
    }
    case "merge": {
      const [into, ...others] = body.entities;
      if (!draft.entities.has(into!)) break;
      const merged = new Set(others);
      for (const mention of draft.mentions.values()) {
        if (merged.has(mention.entity)) {
          draft.mentions.set(mention.id, { ...mention, entity: into! });
        }
      }
      break;
    }
    case "split": {
      const mentions = body.mentions.flatMap((id) => draft.mentions.get(id) ?? []);
      const [first] = mentions;
      const from = first && draft.entities.get(first.entity);
      if (!from) break;
      const entity = newEntity(draft, `${event.id}.e`, analysis, from.type, from);
      for (const mention of mentions) {
        draft.mentions.set(mention.id, { ...mention, entity: entity.id });
      }
      break;
    }
    case "unsure":
      for (const id of body.mentions) {
        change(draft, id, (mention) => ({ ...mention, unsure: body.unsure }));
      }
      break;
    case "comment":
      draft.comments.push({
        id: event.id,
        mention: body.mention ?? null,
        text: body.text,
        by: event.author,
        at: event.at,
      });
      break;
    case "dismiss":
      for (const id of body.suspects) draft.dismissed.add(id);
      break;
    case "finish":
      draft.finished = true;
      draft.sentBack = null;
      break;
    case "resolve":
      draft.resolutions.set(body.cluster, {
        ...mark,
        cluster: body.cluster,
        take: body.take,
        reason: body.reason ?? null,
      });
      break;
    case "return":
      draft.sentBack = { by: event.author, at: event.at, reason: body.reason };
      break;
    case "undo": // what it takes back was left out
    case "reopen": // any event but a comment ends 'finished'
      break;
  }
  dropEmpty(draft);
}

/** Id of the i-th mention that an event adds. */
export const addedId = (event: string, i: number): string => `${event}.${i}`;

function change(draft: Draft, id: string, to: (mention: MentionState) => MentionState): void {
  const mention = draft.mentions.get(id);
  if (mention) draft.mentions.set(id, to(mention));
}

/** Words of a state that leaves no choice: none where kept, the policy's hash or stars where masked. */
function fixedWords(mention: MentionState, state: "keep" | "mask", analysis: Analysis) {
  const hidden = analysis.hidden[mention.detected];
  const words = state === "mask" && hidden?.state === "mask" ? hidden.replacement : null;
  return { replacement: words, level: null };
}

const joined = (draft: Draft, id: string | undefined): EntityState | undefined =>
  id === undefined ? undefined : draft.entities.get(id);

function newEntity(
  draft: Draft,
  id: string,
  analysis: Analysis,
  type: SemanticType,
  like?: EntityState,
): EntityState {
  const entity: EntityState = {
    id,
    type,
    identifier: like?.identifier ?? "QUASI",
    ...numbered(draft, like?.word ?? plainWord(analysis, type)),
    ladder: like?.ladder ?? -1,
  };
  draft.entities.set(id, entity);
  return entity;
}

/** What people mark or call something else has no kind. */
const plainWord = ({ labels }: Analysis, type: SemanticType): string => labels?.plain[type] ?? type;

/** The next label of a word. */
function numbered({ entities, addedAbove }: Draft, word: string) {
  let number = addedAbove + 1;
  for (const one of entities.values()) {
    if (one.word === word && one.number >= number) number = one.number + 1;
  }
  return { word, number, label: labelled(word, number) };
}

/** Whole entities change their type; some mentions of one become an entity of the new type. */
function retype(
  draft: Draft,
  event: string,
  analysis: Analysis,
  ids: readonly string[],
  type: SemanticType,
): void {
  const byEntity = new Map<string, MentionState[]>();
  for (const id of ids) {
    const mention = draft.mentions.get(id);
    if (!mention) continue;
    byEntity.set(mention.entity, [...(byEntity.get(mention.entity) ?? []), mention]);
  }
  const sizes = new Map<string, number>();
  for (const { entity } of draft.mentions.values()) sizes.set(entity, (sizes.get(entity) ?? 0) + 1);
  let made = 0;
  for (const [id, mentions] of byEntity) {
    const from = draft.entities.get(id)!;
    if (from.type === type) continue;
    const whole = sizes.get(id) === mentions.length;
    const entity = whole
      ? { ...from, type, ...numbered(draft, plainWord(analysis, type)), ladder: -1 }
      : newEntity(draft, `${event}.e${made++}`, analysis, type);
    draft.entities.set(entity.id, entity);
    for (const mention of mentions) {
      draft.mentions.set(mention.id, { ...mention, type, entity: entity.id });
    }
  }
}

function dropEmpty(draft: Draft): void {
  const used = new Set(Array.from(draft.mentions.values(), ({ entity }) => entity));
  for (const id of draft.entities.keys()) if (!used.has(id)) draft.entities.delete(id);
}
