/** Saves events: each at once, in one transaction, bound to what its author saw. */

import { randomUUID } from "node:crypto";
import { asPalimpsestError } from "../../../errors.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import { changesOutput, type ReviewEvent, undoStacksOf } from "../model/events.js";
import { peopleFitOf } from "../model/fit.js";
import { broughtBackBy } from "../model/own-words.js";
import { eventInvalid, notAllowed, Refusal } from "../model/refusal.js";
import { isOpen } from "../model/risk.js";
import { seatOf } from "../queries/access.js";
import { assessmentOf, recordOf } from "../queries/assessment.js";
import { note } from "../queries/audit.js";
import { type CheckFacts, checksOf, requireChecks } from "../queries/checks.js";
import type { ReviewContext } from "../queries/context.js";
import type { Stream } from "../queries/dossier.js";
import { checksFor, type OpenTask, openTask } from "../queries/open-task.js";
import { rowIn } from "../queries/queue-context.js";
import { difference, risksIn, riskyOf, viewOf } from "../queries/view.js";
import type { Applied, Change, EventInput } from "../schema.js";
import { voidApproval } from "../store/approval-records.js";
import {
  appendEvent,
  findEvent,
  SHARED,
  type StoredEvent,
  saveStream,
  streamOfReader,
  streamsOf,
  type TaskRecord,
} from "../store/records.js";
import { namedBy, refuseConflicts } from "./conflict.js";
import { drawForRecheck } from "./recheck.js";
import { identifiesSomebody } from "./replacement-check.js";
import { validateEvent } from "./validate-event.js";

/**
 * Saves one event, or says that it was saved before.
 * @throws CONFLICT, CHECKS_FAILED, EVENT_INVALID, NOT_ALLOWED, NOT_FOUND, REASON_MISSING,
 *   SPAN_INVALID; nothing is saved then
 */
export async function saveEvent(
  context: ReviewContext,
  id: string,
  user: User,
  input: EventInput,
): Promise<Applied> {
  let keep: () => void = () => {};
  const identifying = await identifyingIn(context, id, user, input);
  try {
    const applied = await context.store.transaction(async (on) => {
      const opened = await openTask(context, on, id, user, { lock: true });
      if (!opened.seat.mayEdit) throw notAllowed("only a reader of this document may do this");
      const saved = await findEvent(on, context.store.seal, id, input.id);
      if (saved) return repeated(context, on, opened, saved, user);
      const event = await eventFrom(context, on, opened, input, user, identifying);
      const { task, next } = await write(context, on, opened, event);
      const again =
        event.body.kind === "finish" && (await drawForRecheck(context, on, opened, user.name));
      if (again) {
        await saveBeginning(on, opened);
        keep = () => context.dossiers.forget(id); // its stream has another name now
        const seat = seatOf(again, opened.project.annotators, user) ?? opened.seat;
        return appliedOf(context, on, { ...opened, task: again, seat }, next, event, user);
      }
      keep = () => opened.dossier.streams.set(next.name, next);
      return appliedOf(context, on, { ...opened, task }, next, event, user);
    });
    keep(); // only now is it certain
    return applied;
  } catch (error) {
    // whatever was half done in memory is read again from what is stored
    if (asPalimpsestError(error).httpStatus >= 500) context.dossiers.forget(id);
    throw error;
  }
}

/** Mentions whose new words identify somebody, as the detectors read; before anything is locked. */
async function identifyingIn(
  context: ReviewContext,
  id: string,
  user: User,
  input: EventInput,
): Promise<ReadonlySet<string>> {
  if (input.kind !== "decide") return new Set();
  const own = input.changes.filter(
    ({ state, replacement, level }) =>
      state === "generalize" && replacement !== undefined && level == null,
  );
  if (own.length === 0) return new Set();
  const { project, dossier, stream } = await openTask(context, context.store, id, user);
  const { text } = dossier.analysis.document;
  const identify = async ({ mention: at, replacement }: Change) => {
    const mention = stream.state.mentions.get(at);
    const found =
      mention && (await identifiesSomebody(context, replacement!, text, mention, project));
    return found ? [at] : [];
  };
  return new Set((await Promise.all(own.map(identify))).flat());
}

/** The event, after everything that may be wrong with it. */
async function eventFrom(
  context: ReviewContext,
  on: Queryable,
  opened: OpenTask,
  input: EventInput,
  user: User,
  identifying: ReadonlySet<string>,
): Promise<ReviewEvent> {
  const { dossier, stream } = opened;
  if (input.kind === "return" && !user.roles.has("approve")) {
    throw notAllowed("sending a document back needs the role 'approve'");
  }
  // first by what it names, since what somebody removed meanwhile is a conflict and no mistake
  refuseConflicts(input, namedBy(input, stream.state), dossier, stream, user.name);
  const { body, touched } = validateEvent(input, dossier, stream, user.name, identifying);
  refuseConflicts(input, touched, dossier, stream, user.name);
  if (body.kind === "decide") refuseHiddenWords(body.changes, dossier, stream);
  if (body.kind === "finish") {
    const checks = await checksFor(context, on, opened, user);
    requireChecks(checks, "finished", ({ blocks }) => blocks === "finish");
  }
  return {
    id: input.id,
    version: stream.version + 1,
    author: user.name,
    at: context.now().toISOString(),
    body,
    touched,
  };
}

/** Words of one's own that bring back what is hidden are not saved. @throws HIDDEN_WORDS with the places */
function refuseHiddenWords(
  changes: readonly Change[],
  { analysis, offsets }: OpenTask["dossier"],
  { state }: Stream,
): void {
  const places = changes.flatMap(({ mention: id, state: to, replacement, level }) => {
    const at = state.mentions.get(id);
    if (!at || to !== "generalize" || replacement === undefined || level != null) return [];
    return broughtBackBy(replacement, analysis, state, at).map((hidden) => ({
      mention: id,
      hidden: hidden.id,
      start: offsets.toCodePoint(hidden.start),
      end: offsets.toCodePoint(hidden.end),
    }));
  });
  const [first] = places;
  if (!first) return;
  throw new Refusal(
    "HIDDEN_WORDS",
    `these words bring back what is hidden at ${first.start}-${first.end}; write others`,
    { places: places.slice(0, MOST_PLACES) },
  );
}

/** Places that a refusal names. */
const MOST_PLACES = 100;

async function write(
  context: ReviewContext,
  on: Queryable,
  { task, project, seat, dossier, stream }: OpenTask,
  event: ReviewEvent,
): Promise<{ task: TaskRecord; next: Stream }> {
  const { seal } = context.store;
  const reading = seat.claims ? await claimed(on, task, event.author) : task;
  const link = await appendEvent(on, seal, task.id, stream.name, event);
  const stored: StoredEvent = { ...event, stream: stream.name, link };
  const next = await context.dossiers.with(on, task, dossier, stream, stored);
  const assessment = assessmentOf(dossier, next.state, project);
  await saveStream(on, recordOf(task.id, dossier, next, assessment));
  const at = new Date(event.at);
  if (event.body.kind === "return") await voidApproval(on, task.id, event.author, at);
  if (changesOutput(event)) {
    await voidApproval(on, task.id, event.author, at, event.version);
    await on.query("update tasks set exported_at = null where id = $1", [task.id]);
  }
  await note(on, at, {
    by: event.author,
    action: "task.event",
    task: task.id,
    details: {
      kind: event.body.kind,
      version: event.version,
      mentions: event.touched.length,
      risk: assessment.risk.level,
    },
  });
  const after = { ...reading, exportedAt: changesOutput(event) ? null : task.exportedAt };
  if (event.body.kind !== "finish" || !task.double || task.phase === "merged") {
    return { task: after, next };
  }
  dossier.streams.set(next.name, next); // the merge reads both readings from there
  return { task: await mergedIfBoth(context, on, after, dossier, project), next };
}

/** The task with one reader more. */
async function claimed(on: Queryable, task: TaskRecord, name: string): Promise<TaskRecord> {
  const readers = [...task.readers, name];
  await on.query("update tasks set readers = $2 where id = $1", [task.id, JSON.stringify(readers)]);
  return { ...task, readers };
}

/** What a document looks like that nobody has begun, so that a second reader cannot tell it from one. */
async function saveBeginning(on: Queryable, { task, dossier, project }: OpenTask): Promise<void> {
  const state = dossier.initial;
  const beginning: Stream = { name: SHARED, version: 0, events: [], state };
  const assessment = assessmentOf(dossier, state, project);
  await saveStream(on, recordOf(task.id, dossier, beginning, assessment));
}

/** Ends the blind reading once both readers have finished: from now on there is one stream. */
async function mergedIfBoth(
  context: ReviewContext,
  on: Queryable,
  task: TaskRecord,
  dossier: OpenTask["dossier"],
  project: OpenTask["project"],
): Promise<TaskRecord> {
  const streams = (await streamsOf(on, [task.id])).get(task.id) ?? [];
  const finished = task.readers.filter((reader) =>
    streams.some(({ stream, finished }) => stream === streamOfReader(reader) && finished),
  );
  if (finished.length < 2) return task;
  const merged: TaskRecord = { ...task, phase: "merged" };
  await on.query("update tasks set phase = 'merged' where id = $1", [task.id]);
  dossier.streams.delete(SHARED);
  await context.dossiers.merged(on, merged, dossier);
  const shared = await context.dossiers.stream(on, merged, dossier, SHARED);
  const assessment = assessmentOf(dossier, shared.state, project);
  await saveStream(on, recordOf(task.id, dossier, shared, assessment));
  await finishedIfAgreed(context, on, merged, dossier, shared, project);
  return merged;
}

/** What two readers agree on needs nobody else: the document is finished by itself. */
async function finishedIfAgreed(
  { store, dossiers, now }: ReviewContext,
  on: Queryable,
  task: TaskRecord,
  dossier: OpenTask["dossier"],
  shared: Stream,
  project: OpenTask["project"],
): Promise<void> {
  const assessment = assessmentOf(dossier, shared.state, project);
  const checks = checksOf(dossier, shared, assessment, NOBODY_ASKS);
  if (shared.state.finished || checks.some(({ ok, blocks }) => !ok && blocks === "finish")) return;
  const event: ReviewEvent = {
    id: randomUUID(),
    version: shared.version + 1,
    author: MACHINE,
    at: now().toISOString(),
    body: { kind: "finish" },
    touched: [],
  };
  const link = await appendEvent(on, store.seal, task.id, SHARED, event);
  const stored: StoredEvent = { ...event, stream: SHARED, link };
  const next = await dossiers.with(on, task, dossier, shared, stored);
  await saveStream(
    on,
    recordOf(task.id, dossier, next, assessmentOf(dossier, next.state, project)),
  );
  dossier.streams.set(SHARED, next);
}

/** Who finishes what needs nobody. */
const MACHINE = "palimpsest";
const NOBODY_ASKS: CheckFacts = {
  readersFinished: true,
  attacked: null,
  decided: false,
  columns: 0,
};

/** What an event did to what its author sees. */
async function appliedOf(
  context: ReviewContext,
  on: Queryable,
  opened: OpenTask,
  next: Stream,
  event: ReviewEvent,
  user: User,
): Promise<Applied> {
  const { dossier, stream, project } = opened;
  const old = assessmentOf(dossier, stream.state, project);
  const now = assessmentOf(dossier, next.state, project);
  const before = viewOf(dossier, stream.state, old.scored);
  const after = viewOf(dossier, next.state, now.scored);
  const mentions = difference(before.mentions, after.mentions);
  const entities = difference(before.entities, after.entities);
  const suspects = difference(before.suspects, after.suspects);
  const comments = difference(before.comments, after.comments);
  return {
    event: event.id,
    version: event.version,
    at: event.at,
    repeated: false,
    mentions: mentions.changed,
    removed: mentions.removed,
    entities: entities.changed,
    removedEntities: entities.removed,
    suspects: suspects.changed,
    removedSuspects: suspects.removed,
    comments: comments.changed,
    removedComments: comments.removed,
    row: await rowIn(context, on, opened),
    risk: now.risk,
    utility: now.utility,
    fit: peopleFitOf(dossier.analysis, next.state),
    risks:
      old.scored.key === now.scored.key ? null : risksIn(dossier, next.state, now.scored, now.show),
    broken: riskyOf(now.scored).map((combination) => !isOpen(combination, now.show)),
    ...undoStacksOf(next.events, user.name),
  };
}

/** The answer to an event that is already saved: the present state of its mentions. */
async function repeated(
  context: ReviewContext,
  on: Queryable,
  opened: OpenTask,
  saved: StoredEvent,
  user: User,
): Promise<Applied> {
  const { dossier, stream, project } = opened;
  if (saved.author !== user.name) {
    throw eventInvalid("the event's id is already in use");
  }
  const { scored } = assessmentOf(dossier, stream.state, project);
  const { mentions } = viewOf(dossier, stream.state, scored);
  const touched = new Set(saved.touched);
  return {
    ...(await appliedOf(context, on, opened, stream, saved, user)),
    version: stream.version,
    repeated: true,
    mentions: [...mentions.values()].filter(({ id }) => touched.has(id)),
    removed: saved.touched.filter((id) => !mentions.has(id)),
  };
}
