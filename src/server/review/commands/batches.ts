/**
 * Batches: one decision over documents, done to exactly the list that was looked at, as one event a
 * document, and taken back as one.
 */

import { randomUUID } from "node:crypto";
import { PalimpsestError } from "../../../errors.js";
import { proposalsOf } from "../../engine/analysis.js";
import type { User } from "../../http/user.js";
import { undoneIn } from "../model/events.js";
import { notAllowed, notFound } from "../model/refusal.js";
import { proposalOf } from "../model/state.js";
import { note } from "../queries/audit.js";
import type { ReviewContext } from "../queries/context.js";
import type { OpenTask } from "../queries/open-task.js";
import type { Batch, BatchInput, Change, EventInput } from "../schema.js";
import { batchesIn, findBatch, saveBatch } from "../store/batch-records.js";
import { openedBy, requireProject, type WhySkipped, whyLeftAlone } from "./batch-preview.js";
import { saveEvent } from "./save.js";

/** What was done under an id before. @throws NOT_FOUND for the project */
export async function batchBefore(
  context: ReviewContext,
  project: string,
  user: User,
  id: string,
): Promise<Batch | undefined> {
  await requireProject(context, project, user);
  return findBatch(context.store, project, id);
}

/**
 * Does a batch to the listed mentions; its id is the id of its event in each document. A request with
 * an id that was used before gives what was done then.
 * @throws NOT_FOUND for the project
 */
export async function applyBatch(
  context: ReviewContext,
  project: string,
  user: User,
  { id, action, targets, type = "MISC", reason }: BatchInput,
): Promise<Batch> {
  const { store, now } = context;
  const known = await batchBefore(context, project, user, id);
  if (known) return known;
  const applied: Batch["applied"] = [];
  const skipped: Batch["skipped"] = [];
  for (const { task, seen, mentions, cell } of targets) {
    const wholeCell = action === "mask" ? cell : undefined;
    if (!wholeCell && mentions.length === 0) continue;
    const head = { id, seen, ...(reason !== undefined && { reason }) };
    const why = await saveIn(context, project, task, user, (opened) =>
      wholeCell
        ? { ...head, kind: "add", spans: [wholeCell], type, state: "mask" }
        : {
            ...head,
            kind: "decide",
            changes: changesOf(opened, mentions, action),
            scope: "batch",
          },
    );
    if (why) skipped.push({ task, why });
    else applied.push({ task, mentions: wholeCell ? 1 : mentions.length });
  }
  const at = now().toISOString();
  const batch: Batch = { id, by: user.name, at, action, applied, skipped, undone: null };
  await store.transaction(async (on) => {
    await saveBatch(on, project, batch);
    const details = { batch: id, tasks: applied.length };
    await note(on, now(), { by: user.name, action: "batch.apply", project, details });
  });
  return batch;
}

/**
 * Takes a batch back wherever it is still in force. What others have decided since stays.
 * @throws NOT_FOUND, NOT_ALLOWED for another's
 */
export async function undoBatch(
  context: ReviewContext,
  project: string,
  user: User,
  id: string,
): Promise<Batch> {
  const { store, now } = context;
  await requireProject(context, project, user);
  const batch = await findBatch(store, project, id);
  if (!batch) throw notFound("batch");
  if (batch.by !== user.name) throw notAllowed("the batch is somebody else's");
  const skipped: Batch["skipped"] = [];
  let tasks = 0;
  for (const { task } of batch.applied) {
    const why = await saveIn(context, project, task, user, ({ stream }) =>
      undoneIn(stream.events).has(id)
        ? undefined
        : { kind: "undo", id: randomUUID(), seen: stream.version, event: id },
    );
    if (why) skipped.push({ task, why });
    else tasks++;
  }
  const undone: Batch = { ...batch, undone: { at: now().toISOString(), tasks, skipped } };
  await store.transaction(async (on) => {
    await saveBatch(on, project, undone);
    const details = { batch: id, tasks };
    await note(on, now(), { by: user.name, action: "batch.undo", project, details });
  });
  return undone;
}

/** The batches of a project, newest first. @throws NOT_FOUND */
export async function listBatches(
  context: ReviewContext,
  project: string,
  user: User,
): Promise<Batch[]> {
  await requireProject(context, project, user);
  return batchesIn(context.store, project);
}

/** Saves one event in a document of the project, or says why it was left alone. */
export async function saveIn(
  context: ReviewContext,
  project: string,
  task: string,
  user: User,
  eventFor: (opened: OpenTask) => EventInput | undefined,
): Promise<WhySkipped | undefined> {
  const opened = await openedBy(context, task, user);
  if (opened?.task.project !== project) return "gone";
  const event = eventFor(opened);
  // an event that exists already is a request sent twice, not one that came too late
  if (!event || opened.stream.events.some(({ id }) => id === event.id)) return undefined;
  const why = await whyLeftAlone(context, context.store, opened, user);
  if (why) return why;
  try {
    await saveEvent(context, task, user, event);
    return undefined;
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    if (error.code === "CONFLICT") return "conflict";
    if (error.code === "EVENT_INVALID" || error.code === "NOT_FOUND") return "gone";
    throw error;
  }
}

/** @throws EVENT_INVALID for an unknown mention, when the event is saved */
function changesOf(
  { dossier: { analysis }, stream }: OpenTask,
  mentions: readonly string[],
  action: BatchInput["action"],
): Change[] {
  const proposals = proposalsOf(analysis);
  return mentions.map((id): Change => {
    if (action !== "proposal") return { mention: id, state: action };
    const mention = stream.state.mentions.get(id);
    if (!mention) return { mention: id, state: "mask" };
    const { state, replacement, level } = proposalOf(mention, proposals);
    return state === "generalize" && replacement !== null
      ? { mention: id, state, replacement, level }
      : { mention: id, state };
  });
}
