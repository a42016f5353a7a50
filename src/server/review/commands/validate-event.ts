/**
 * From what a client sent to an event that can be stored: offsets into UTF-16, words of a ladder's
 * steps filled in, and everything refused that does not fit the state.
 */

import { spanOf } from "../../../document/span.js";
import { errors } from "../../../errors.js";
import type { Analysis } from "../../engine/analysis.js";
import { chainOf, type EventBody, isUndoable, undoneIn } from "../model/events.js";
import { addedId } from "../model/fold.js";
import { eventInvalid } from "../model/refusal.js";
import { scoredUnder } from "../model/risk.js";
import type { MentionState, ReviewState } from "../model/state.js";
import type { Dossier, Stream } from "../queries/dossier.js";
import { type Change, type EventInput, REASONS } from "../schema.js";

export interface ValidEvent {
  readonly body: EventBody;
  /** Mentions it changes. */
  readonly touched: readonly string[];
}

/**
 * The event as it will be stored.
 * @param identifying mentions whose free text the detectors find somebody in
 * @throws EVENT_INVALID, REASON_MISSING, SPAN_INVALID
 */
export function validateEvent(
  input: EventInput,
  dossier: Dossier,
  { state, events }: Pick<Stream, "state" | "events">,
  author: string,
  identifying: ReadonlySet<string> = new Set(),
): ValidEvent {
  const { id, seen: _, ...body } = input;
  switch (body.kind) {
    case "decide": {
      requireReason(body, state, dossier.analysis);
      const changes = body.changes.map((change) =>
        filledIn(change, state, dossier.analysis, identifying),
      );
      return { body: { ...body, changes }, touched: changes.map(({ mention }) => mention) };
    }
    case "add": {
      if (body.entity !== undefined && !state.entities.has(body.entity)) {
        throw eventInvalid("the entity to add to is not in this task");
      }
      const spans = body.spans.map((span) => placed(span, dossier));
      const marked = new Set(
        Array.from(state.mentions.values(), ({ start, end }) => `${start}-${end}`),
      );
      if (spans.some(({ start, end }) => marked.has(`${start}-${end}`))) {
        throw eventInvalid("the span is already marked; change that mention instead");
      }
      return { body: { ...body, spans }, touched: spans.map((_span, i) => addedId(id, i)) };
    }
    case "remove":
    case "retype":
    case "unsure":
      return { body, touched: mentionsOf(body.mentions, state).map((mention) => mention.id) };
    case "boundary": {
      mentionsOf([body.mention], state);
      return { body: { ...body, ...placed(body, dossier) }, touched: [body.mention] };
    }
    case "merge": {
      const entities = new Set(body.entities);
      if (entities.size < 2 || [...entities].some((entity) => !state.entities.has(entity))) {
        throw eventInvalid("joining needs two or more entities of this task");
      }
      const moved = [...state.mentions.values()].filter(({ entity }) => entities.has(entity));
      return { body, touched: moved.map((mention) => mention.id) };
    }
    case "split": {
      const mentions = mentionsOf(body.mentions, state);
      const from = new Set(mentions.map(({ entity }) => entity));
      const whole = [...state.mentions.values()].filter(({ entity }) => from.has(entity));
      if (from.size !== 1 || new Set(body.mentions).size === whole.length) {
        throw eventInvalid("splitting takes some, not all, of the mentions of one entity");
      }
      return { body, touched: body.mentions };
    }
    case "comment":
      if (body.mention !== undefined) mentionsOf([body.mention], state);
      return { body, touched: [] };
    case "dismiss":
      if (!body.suspects.every((suspect) => /^\d+-\d+$/.test(suspect))) {
        throw eventInvalid("the places named are not those that the sweep lists");
      }
      return { body, touched: [] };
    case "undo": {
      const byId = new Map(events.map((event) => [event.id, event]));
      const target = byId.get(body.event);
      const root = target && chainOf(target, byId).root;
      if (!root || target.author !== author || !isUndoable(root)) {
        throw eventInvalid("only your own events that can be undone may be undone");
      }
      if (undoneIn(events).has(target.id)) {
        throw eventInvalid("the event has already been undone");
      }
      return { body, touched: root.touched };
    }
    case "reopen":
    case "return":
      if (!state.finished) throw eventInvalid("the document is already open");
      return { body, touched: [] };
    case "resolve":
      return { body, touched: resolvedMentions(body.cluster, body.take, dossier) };
    case "finish":
      if (state.finished) throw eventInvalid("the document is already finished");
      return { body, touched: [] };
  }
}

/** A later reader of the log must not have to guess why another risk was good enough. */
function requireReason(
  { settings, reason }: Extract<EventBody, { kind: "decide" }>,
  state: ReviewState,
  analysis: Analysis,
): void {
  if (!settings) return;
  const isMoved = scoredUnder(analysis, settings).key !== scoredUnder(analysis, state.settings).key;
  const codes: readonly (string | undefined)[] = REASONS;
  if (!isMoved || codes.includes(reason)) return;
  throw errors.REASON_MISSING`${reason === undefined ? "a changed threshold needs a reason" : "the reason for the changed threshold is not one of those listed"}; choose one of '${REASONS.join("', '")}' and send the event again`;
}

function placed(span: { start: number; end: number }, { analysis, offsets }: Dossier) {
  const { text } = analysis.document;
  return spanOf(text, offsets.toUtf16(span.start), offsets.toUtf16(span.end));
}

function mentionsOf(ids: readonly string[], state: ReviewState): MentionState[] {
  return ids.map((id) => {
    const mention = state.mentions.get(id);
    if (!mention) throw eventInvalid("the event names a mention that is not in this task");
    return mention;
  });
}

/** A change with the words of its step; words of no step are a person's own and have no level. */
function filledIn(
  sent: Change,
  state: ReviewState,
  analysis: Analysis,
  identifying: ReadonlySet<string>,
): Change {
  const { identifies: _, ...change } = sent; // the server says so, not the client
  const [mention] = mentionsOf([change.mention], state);
  if (change.state !== "generalize") return { mention: change.mention, state: change.state };
  const steps = stepsOf(mention!, state, analysis);
  const { replacement: words, level } = change;
  const step =
    steps.find((one) => one.text === words && (level === undefined || one.level === level)) ??
    steps.find((one) => words === undefined && one.level === level) ??
    (words === undefined && (level === undefined || level === null) ? steps[0] : undefined);
  if (step) return { ...change, replacement: step.text, level: step.level };
  if (words === undefined || words.trim() === "") {
    throw eventInvalid(
      "a generalization needs a step of the mention's ladder or words of your own",
    );
  }
  return {
    ...change,
    replacement: words,
    level: null,
    ...(identifying.has(change.mention) && { identifies: true }),
  };
}

/** The possible words of a mention: what the machine would write, then its entity's ladder. */
function stepsOf(
  mention: MentionState,
  { entities }: ReviewState,
  { hidden, ladders }: Analysis,
): { text: string; level: number }[] {
  const own = hidden[mention.detected];
  const ladder = ladders[entities.get(mention.entity)!.ladder] ?? [];
  return own?.state === "generalize" && own.replacement !== null && own.level !== null
    ? [{ text: own.replacement, level: own.level }, ...ladder]
    : [...ladder];
}

function resolvedMentions(cluster: string, take: string, { merged }: Dossier): string[] {
  const found = merged?.clusters.find(({ id, differs }) => id === cluster && differs.length > 0);
  if (!merged || !found)
    throw eventInvalid("there is no dispute between two finished readings to settle");
  const sides = [...merged.readings.map(({ reader }) => reader), "protective", "neither"];
  if (!sides.includes(take)) {
    throw eventInvalid("the choice must be one of the two readers, 'protective' or 'neither'");
  }
  return [...new Set(found.sides.flat().map((mention) => mention.id))];
}
